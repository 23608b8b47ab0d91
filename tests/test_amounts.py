"""Amounts on the command line: what makes no sense is refused in one sentence."""

from __future__ import annotations

import argparse

import pytest

from mextrain_qt.amounts import from_nought, from_one, some_time
from mextrain_qt.cli import main


def test_whole_numbers_are_taken() -> None:
    assert [from_nought("0"), from_nought("12"), from_one("1")] == [0, 12, 1]


def test_a_time_may_be_a_fraction_and_a_week_at_most() -> None:
    assert [some_time("0.5"), some_time("604800")] == [0.5, 604_800]


@pytest.mark.parametrize("text", ["", "-1", "1.5", "x", "²", "nan"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    for amount in (from_nought, from_one):
        with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number"):
            amount(text)


@pytest.mark.parametrize("digits", [10, 5_000])
def test_a_number_that_nobody_waits_for_is_refused_by_its_length(digits: int) -> None:
    for amount in (from_nought, from_one):
        with pytest.raises(argparse.ArgumentTypeError, match=f"a number of {digits} digits is too large"):
            amount("9" * digits)


def test_nothing_is_not_from_one_on() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="from 1 on"):
        from_one("0")


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "1e308", "x", "604801"])
def test_a_time_that_cannot_be_waited_for_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a number above 0"):
        some_time(text)


@pytest.mark.parametrize(
    "command",
    [
        ("bench", "rounds", "--seconds", "0"),
        ("bench", "search", "--seconds", "nan"),
        ("bench", "stall", "--seconds", "-1"),
        ("bench", "window", "--runs", "0"),
        ("bench", "window", "--idle", "inf"),
        ("bench", "memory", "--matches", "none"),
    ],
)
def test_a_measurement_of_nothing_is_refused_in_one_sentence(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(list(command))
    assert ended.value.code == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert command[2] in told
    assert repr(command[3]) in told
