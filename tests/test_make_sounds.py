"""The script that makes the sounds gives what the package holds."""

from __future__ import annotations

import importlib.util
import struct
import wave
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "packaging" / "make_sounds.py"

pytestmark = pytest.mark.skipif(not SCRIPT.exists(), reason="the sources are not here")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(file: Path) -> list[int]:
    with wave.open(str(file)) as sound:
        return [value for (value,) in struct.iter_unpack("<h", sound.readframes(sound.getnframes()))]


def test_the_sounds_of_the_package_are_those_the_script_makes(script: ModuleType, tmp_path: Path) -> None:
    assert script.main([str(tmp_path)]) == 0
    made = sorted(file.name for file in tmp_path.iterdir())
    assert made == sorted(file.name for file in script.SOUNDS.glob("*.wav"))
    for name in made:
        pairs = zip(samples(tmp_path / name), samples(script.SOUNDS / name), strict=True)
        # Another platform's sine may differ in its last digit.
        assert all(abs(a - b) <= 1 for a, b in pairs), name


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert script.main([str(blocked)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("make_sounds: ")
    assert said.count("\n") == 1
