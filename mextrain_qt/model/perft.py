"""Counting action sequences, to compare rules engines by a table of numbers."""

from __future__ import annotations

from mextrain_qt.model.round import Round


def perft(game: Round, depth: int) -> list[int]:
    """The number of action sequences of length 0..``depth``; a finished round counts once a depth.

    The order of the boneyard is known here, so a draw is one action.
    """
    counts = [0] * (depth + 1)
    _count(game, 0, counts)
    return counts


def _count(game: Round, at: int, counts: list[int]) -> None:
    counts[at] += 1
    if at == len(counts) - 1:
        return
    if game.outcome is not None:
        for deeper in range(at + 1, len(counts)):
            counts[deeper] += 1
        return
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        _count(after, at + 1, counts)
