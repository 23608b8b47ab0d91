"""The changes that no test can notice, as ``docs/mutants.md`` explains them."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path("docs/mutants.md")


def explained() -> dict[str, str]:
    """The reason by the change, from lines such as ``- `deal.py, new_number: 1 -> 2`: reason``."""
    if not PAGE.exists():
        return {}
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return {found[1]: found[2] for line in lines if (found := re.fullmatch(r"- `(.+?)`: (.+)", line))}
