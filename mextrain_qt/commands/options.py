"""The options of a table on the command line: ``--preset``, ``--option name=value``, ``--set``."""

from __future__ import annotations

import argparse
import json
from typing import Any

from mextrain_qt.model.options import PRESETS, Options, options_from_rules


def add_option_arguments(parser: argparse.ArgumentParser) -> None:
    """``--preset P`` and ``--option NAME=VALUE``, the latter as often as wanted."""
    parser.add_argument("--preset", metavar="P", default="salon", help=f"one of {', '.join(PRESETS)}")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule, as burst=true, cover=2 or engine=holder; may be given several times",
    )


def options_from(args: argparse.Namespace) -> Options:
    """The options asked for; raises :class:`~mextrain_qt.model.options.RefusedOption`."""
    rules: dict[str, Any] = {"preset": args.preset}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option {text}: an option is given as NAME=VALUE")
        rules[name] = _value(value)
    return options_from_rules(rules)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
