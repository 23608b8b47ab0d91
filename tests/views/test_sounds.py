"""Which sounds belong to what happened, when they are heard, and what the files hold."""

from __future__ import annotations

import struct
import wave
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, Signal
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import INSTANT, NORMAL, Pace
from mextrain_qt.bridge.published import RoundResult, TableView
from mextrain_qt.model.actions import Play
from mextrain_qt.model.events import (
    DoubleOpened,
    Knocked,
    MarkerSet,
    RoundEnded,
    TileDrawn,
    TileLaid,
    TurnBegan,
)
from mextrain_qt.model.tiles import Tile
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.sound_box import SoundBox
from mextrain_qt.views.sounds import LAYING, WINNING, Sound, sounds_of
from tests.views.builders import Table

BY_BEA = TileLaid(1, 1, Tile(12, 5), 12, 5)
BY_ME = TileLaid(0, 0, Tile(12, 4), 12, 4)


def view(persons: tuple[int, ...] = (0,)) -> TableView:
    return Table(persons=persons).view()


def ended(seat: int | None, points: tuple[int, ...], winners: tuple[int, ...] = (), **how: object) -> Sound:
    table = view(**how)  # type: ignore[arg-type]
    result = RoundResult("out" if seat is not None else "blocked", seat, points, ((),) * 4)
    (sound,) = sounds_of(replace(table, result=result, winners=winners), (RoundEnded("out", seat, points),))
    return sound


# What is heard.


def test_a_laid_tile_clicks_and_not_always_alike() -> None:
    heard = {sounds_of(view(), (TileLaid(0, 0, Tile(12, low), 12, low),))[0] for low in range(12)}
    assert heard == set(LAYING)


def test_a_double_that_waits_shimmers_after_its_click() -> None:
    assert sounds_of(view(), (BY_BEA, DoubleOpened(1, 5))) == (LAYING[(12 + 10) % 3], Sound.GOLD)


def test_the_last_tile_is_knocked_for() -> None:
    assert sounds_of(view(), (BY_BEA, Knocked(1)))[-1] is Sound.KNOCK


def test_drawing_slides() -> None:
    assert sounds_of(view(), (TileDrawn(2, None, 0),)) == (Sound.DRAW,)


def test_markers_and_turns_are_silent() -> None:
    assert sounds_of(view(), (MarkerSet(1), TurnBegan(2))) == ()


def test_the_one_who_goes_out_hears_the_round_won() -> None:
    assert ended(0, (0, 9, 30, 4)) is Sound.ROUND_WON


def test_whoever_does_not_go_out_has_lost_also_without_points() -> None:
    assert ended(2, (0, 9, 0, 4)) is Sound.ROUND_LOST


def test_a_blocked_round_is_won_with_the_fewest_points() -> None:
    assert ended(None, (3, 9, 30, 4)) is Sound.ROUND_WON
    assert ended(None, (5, 9, 30, 4)) is Sound.ROUND_LOST


def test_the_end_of_the_match_is_told_by_the_match_alone() -> None:
    assert ended(1, (7, 0, 3, 9), winners=(0,)) is Sound.MATCH_WON
    assert ended(0, (0, 9, 3, 9), winners=(1,)) is Sound.ROUND_LOST


def test_where_nobody_plays_nobody_has_won() -> None:
    assert ended(1, (7, 0, 3, 9), persons=()) is Sound.ROUND_OVER


def test_where_one_of_two_people_wins_nothing_is_celebrated() -> None:
    assert ended(1, (7, 0, 3, 9), persons=(0, 1)) is Sound.ROUND_OVER
    assert ended(2, (7, 3, 0, 9), persons=(0, 1)) is Sound.ROUND_LOST


@pytest.mark.parametrize("out", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("winners", [(), (0,), (1,), (0, 3), (2, 3)])
@pytest.mark.parametrize("persons", [(0,), (1,), (0, 1), (2, 3)])
def test_losing_never_plays_the_winning_sound(
    out: int | None, winners: tuple[int, ...], persons: tuple[int, ...]
) -> None:
    points = tuple(0 if seat == out else 5 + seat for seat in range(4))
    best = set(winners) or {out if out is not None else 0}
    sound = ended(out, points, winners, persons=persons)
    assert (sound in WINNING) == (set(persons) <= best)


def test_a_whole_round_is_heard_tile_by_tile() -> None:
    table = Table()
    heard: list[Sound] = []
    laid = 0
    while table.match.round.outcome is None:
        action = table.simple_choice()
        laid += isinstance(action, Play)
        heard.extend(sounds_of(table.view(), table.apply(action)))
    assert sum(sound in LAYING for sound in heard) == laid
    assert heard[-1] in (Sound.ROUND_WON, Sound.ROUND_LOST)


# When and how loud it is heard.


class Ear(QObject):
    """A player that notes what it is to play."""

    silence_known = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Sound, float]] = []
        self.prepared = 0
        self.silence: Silence | None = None

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, sound: Sound, loudness: float) -> None:
        self.heard.append((sound, loudness))

    def shut_down(self) -> None:
        self.heard.clear()

    @property
    def sounds(self) -> list[Sound]:
        return [sound for sound, _ in self.heard]


@pytest.fixture
def ear(qapp: object) -> Ear:
    return Ear()


@pytest.fixture
def box(ear: Ear) -> SoundBox:
    made = SoundBox(player=ear)
    made.set_volume(100, muted=False)
    return made


def test_the_own_tile_is_heard_at_once_though_tiles_fly(box: SoundBox, ear: Ear) -> None:
    box.set_pace(NORMAL)
    box.show_table(view(), (BY_ME,))
    assert len(ear.heard) == 1


def test_another_players_tile_is_heard_when_it_arrives(box: SoundBox, ear: Ear, qtbot: QtBot) -> None:
    box.set_pace(Pace("test", 0, 1, 1))
    box.show_table(view(), (BY_BEA,))
    assert not ear.heard
    qtbot.waitUntil(lambda: bool(ear.heard))
    assert ear.sounds == [LAYING[22 % 3]]


def test_what_happens_next_does_not_wait_behind_what_is_still_to_be_heard(box: SoundBox, ear: Ear) -> None:
    box.set_pace(NORMAL)
    box.show_table(view(), (BY_BEA, DoubleOpened(1, 5)))
    box.show_table(view(), (BY_ME,))
    assert ear.sounds == [LAYING[22 % 3], Sound.GOLD, LAYING[20 % 3]]


def test_at_once_means_at_once(box: SoundBox, ear: Ear) -> None:
    box.set_pace(INSTANT)
    box.show_table(view(), (BY_BEA, DoubleOpened(1, 5), Knocked(1)))
    assert ear.sounds == [LAYING[22 % 3], Sound.GOLD, Sound.KNOCK]


def test_half_the_volume_is_a_quarter_of_the_loudness(box: SoundBox, ear: Ear) -> None:
    box.set_volume(50, muted=False)
    box.play(Sound.DRAW)
    assert ear.heard == [(Sound.DRAW, 0.25)]


@pytest.mark.parametrize(("volume", "muted"), [(100, True), (0, False)])
def test_muted_or_at_no_volume_nothing_is_started(box: SoundBox, ear: Ear, volume: int, muted: bool) -> None:
    box.set_volume(volume, muted=muted)
    box.prepare()
    box.play(Sound.DRAW)
    box.show_table(view(), (BY_BEA,))
    assert (ear.prepared, ear.heard) == (0, [])


def test_muting_silences_what_is_still_to_come(box: SoundBox, ear: Ear) -> None:
    box.set_pace(NORMAL)
    box.show_table(view(), (BY_BEA,))
    box.set_volume(100, muted=True)
    box.set_volume(100, muted=False)
    box.show_table(view(), (BY_ME,))
    assert ear.sounds == [LAYING[20 % 3]]


def test_why_nothing_can_be_heard_is_handed_on(box: SoundBox, ear: Ear, qtbot: QtBot) -> None:
    with qtbot.waitSignal(box.silence_known) as told:
        ear.silence_known.emit(Silence.NO_DEVICE)
    assert told.args == [Silence.NO_DEVICE]
    ear.silence = Silence.NO_DEVICE
    assert box.silence is Silence.NO_DEVICE


def test_where_nobody_sees_the_window_nobody_hears_it(qapp: object) -> None:
    box = SoundBox()
    box.set_volume(100, muted=False)
    box.prepare()
    box.play(Sound.DRAW)
    assert box.silence is Silence.NO_SCREEN
    assert not any(process.processId() for process in box.findChildren(QProcess))


# The files.


def samples(file: Path) -> list[int]:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22_050)
        return [value for (value,) in struct.iter_unpack("<h", sound.readframes(sound.getnframes()))]


def file_of(sound: Sound) -> Path:
    return Path(str(files("mextrain_qt.resources") / "sounds" / f"{sound}.wav"))


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_a_small_file_that_neither_clips_nor_clicks(sound: Sound) -> None:
    values = samples(file_of(sound))
    assert 0.1 < len(values) / 22_050 < 2.5
    assert 10_000 < max(map(abs, values)) < 32_000
    assert max(map(abs, values[-20:])) < 150, "it is cut off"
    assert file_of(sound).stat().st_size < 100_000


def test_there_is_no_file_without_a_use() -> None:
    assert {file.stem for file in file_of(Sound.DRAW).parent.glob("*.wav")} == set(map(str, Sound))
