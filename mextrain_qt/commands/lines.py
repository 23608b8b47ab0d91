"""JSON lines in and out, shared by the commands that read positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any


def objects_on_standard_input() -> Iterator[dict[str, Any] | str]:
    """Each non-empty line of standard input as an object, or as a sentence on why it is none."""
    for number, raw in enumerate(sys.stdin.buffer, start=1):
        try:
            text = raw.decode("utf-8").strip()
            if not text:
                continue
            data = json.loads(text, parse_constant=_refuse_constant)
        except (ValueError, RecursionError) as error:
            yield f"line {number} is not JSON: {error}"
            continue
        if isinstance(data, dict):
            yield data
        else:
            yield f"line {number} is not a JSON object"


def say(text: str) -> None:
    """One line on standard output."""
    sys.stdout.write(text + "\n")


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")
