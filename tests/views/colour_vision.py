"""How colours look to eyes that lack one kind of cone, and how far apart two colours are."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]

VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    # G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A physiologically-based model for simulation
    # of color vision deficiency", IEEE TVCG 15 (2009), severity 1.0; they apply to linear sRGB.
    "ordinary": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _encoded(channel: float) -> float:
    value = min(1.0, max(0.0, channel))
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def seen_by(vision: str, colour: QColor) -> QColor:
    """The colour as an eye of that kind sees it."""
    linear = [_linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF())]
    channels = (sum(m * c for m, c in zip(row, linear, strict=True)) for row in VISIONS[vision])
    return QColor.fromRgbF(*(_encoded(c) for c in channels))


def _lab(colour: QColor) -> Triple:
    r, g, b = (_linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(first: QColor, second: QColor) -> float:
    """CIEDE2000 between two colours (CIE 142-2001): 1 is just noticeable side by side."""
    return difference_of_lab(_lab(first), _lab(second))


def difference_of_lab(first: Triple, second: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    l_mean, c_mean = (l1 + l2) / 2, (c1 + c2) / 2
    h_mean = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = (
        1
        - 0.17 * cos(radians(h_mean - 30))
        + 0.24 * cos(radians(2 * h_mean))
        + 0.32 * cos(radians(3 * h_mean + 6))
        - 0.20 * cos(radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * weight
    bend = -2 * sqrt(c_mean**7 / (c_mean**7 + 25**7)) * sin(radians(60 * exp(-(((h_mean - 275) / 25) ** 2))))
    l_part, c_part, h_part = d_l / s_l, d_c / s_c, d_h / s_h
    return sqrt(l_part**2 + c_part**2 + h_part**2 + bend * c_part * h_part)
