"""The numbers along an axis: from where to where, and which of them are written."""

from __future__ import annotations

from math import ceil, floor, log10

from mextrain_qt.model.frozen import frozen

_SAME = 1e-9  # of their size: figures that differ by no more are one


@frozen
class Scale:
    """An axis from ``low`` to ``high`` (low < high) with marks at ``ticks``, ``step`` apart."""

    low: float
    high: float
    step: float
    ticks: tuple[float, ...]

    def share(self, value: float) -> float:
        """Where a value lies, 0 at the low end and 1 at the high one."""
        return (value - self.low) / (self.high - self.low)


def round_scale(low: float, high: float, most: int) -> Scale:
    """An axis that holds ``low`` and ``high`` and ends on round numbers, with some ``most`` marks."""
    if high - low <= _SAME * max(1.0, abs(low), abs(high)):
        high = low + 1
    step = round_step((high - low) / max(1, most))
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(place * step for place in range(first, last + 1))
    return Scale(first * step, last * step, step, ticks)


def exact_scale(low: float, high: float, most: int) -> Scale:
    """An axis from exactly ``low`` to ``high``, with marks at whole round numbers between them."""
    if high <= low:
        high = low + 1
    step = max(1.0, round_step((high - low) / max(1, most)))
    ticks = tuple(place * step for place in range(ceil(low / step), floor(high / step) + 1))
    return Scale(low, high, step, ticks)


def round_step(least: float) -> float:
    """The next number of 1, 2 and 5 times a power of ten that is not below ``least`` (> 0)."""
    power = 10.0 ** floor(log10(least))
    for factor in (1.0, 2.0, 5.0):
        if least <= factor * power * (1 + 1e-9):
            return factor * power
    return 10.0 * power
