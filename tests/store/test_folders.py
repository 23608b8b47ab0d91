"""Where a person's matches are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from mextrain_qt.store.folders import data_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked itself")


@pytest.mark.parametrize("kept", ["set", "empty", "unset", "relative"])
@pytest.mark.parametrize("home", ["set", "unset"])
def test_the_folder_is_the_one_that_the_platform_has(
    kept: str, home: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, how in (("XDG_DATA_HOME", kept), ("HOME", home)):
        monkeypatch.setenv(name, {"set": str(tmp_path / name), "empty": "", "relative": "here"}.get(how, ""))
        if how == "unset":
            monkeypatch.delenv(name)
    assert data_folder() == Path(platformdirs.user_data_dir("mextrain-qt", appauthor=False))
