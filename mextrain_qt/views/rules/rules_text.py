"""The rules of a table in words, from the options in force."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.tiles import set_size
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.scope import HOUSE_RULES, Need, unmet_need, value_of
from mextrain_qt.views.rules.advice_text import AdviceText
from mextrain_qt.views.rules.anchors import PLACE_OF_OPTION, Anchor
from mextrain_qt.views.rules.page import Entry, Figure, Section

USUAL = PRESETS["salon"]
"""The table that changes are told from."""


class RulesText(QObject):
    """Writes the page for a table: its options, and how many players sit at it (2..8).

    What an option means is said in the words of the new-game dialog.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = OptionText(self)
        self._advice = AdviceText(self)

    def page(self, options: Options, players: int) -> tuple[Section, ...]:
        """All sections, from what changed to the advice."""
        return (
            self._changes(options, players),
            self._aim(),
            self._tiles(options, players),
            self._start(options),
            self._turn(options),
            self._doubles(options),
            self._burst(options),
            self._end(options),
            *self._advice.sections(options),
        )

    def _meaning(self, option: str, options: Options) -> str:
        """What the value of an option means; empty where the option makes no difference."""
        if unmet_need(option, options) is not None:
            return ""
        return self._words.value_sentence(option, value_of(option, options))

    def _meanings(self, options: Options, *names: str) -> str:
        return " ".join(filter(None, (self._meaning(name, options) for name in names)))

    # What changed.

    def _changes(self, options: Options, players: int) -> Section:
        entries = tuple(self._match_changes(options, players)) + tuple(
            self._change(name, options)
            for names in HOUSE_RULES.values()
            for name in names
            if unmet_need(name, options) is None and self._differs(name, options)
        )
        summary = self._words.summary(options)
        if entries:
            lead = self.tr("This table plays by: %1. The usual table is %2; here is what differs from it.")
            lead = lead.replace("%1", summary).replace("%2", self._words.preset(USUAL.preset))
        else:
            lead = self.tr("Nothing. This is the usual table: %1.").replace("%1", summary)
        return Section(Anchor.CHANGES, self.tr("What changed from the usual"), entries, lead)

    def _differs(self, name: str, options: Options) -> bool:
        """Whether an option is not as on the usual table, or was changed back to that from its preset."""
        value = value_of(name, options)
        return value != value_of(name, USUAL) or value != value_of(name, PRESETS[options.preset])

    def _change(self, name: str, options: Options) -> Entry:
        value, usual = value_of(name, options), value_of(name, USUAL)
        title = self._words.choice(self._words.name(name), self._words.value(name, value))
        text = self._words.value_sentence(name, value)
        if value != usual:
            text += " " + self.tr("(Usually: %1.)").replace("%1", self._words.value(name, usual))
        else:
            preset = self._words.preset(options.preset)
            text += " " + self.tr("(As usual, though %1 has it otherwise.)").replace("%1", preset)
        return Entry(title, text, goes_to=PLACE_OF_OPTION[name])

    def _match_changes(self, options: Options, players: int) -> list[Entry]:
        changed = []
        usual_hand = Options(highest=options.highest).tiles_per_hand(players)
        if options.highest != USUAL.highest:
            changed.append(self._plain_change("set", options.highest, USUAL.highest))
        if options.tiles_per_hand(players) != usual_hand:
            changed.append(self._plain_change("hand_size", options.tiles_per_hand(players), usual_hand))
        if options.engine != "highest" and options.engine_of_first_round() != options.highest:
            first = options.engine_of_first_round()
            changed.append(self._plain_change("first_engine", first, options.highest))
        if options.number_of_rounds() != options.largest_number_of_rounds():
            most = options.largest_number_of_rounds()
            changed.append(self._plain_change("rounds", options.number_of_rounds(), most))
        return changed

    def _plain_change(self, name: str, value: int, usual: int) -> Entry:
        text = self._words.value_sentence(name, value)
        text += " " + self.tr("(Usually: %1.)").replace("%1", self._words.value(name, usual))
        title = self._words.choice(self._words.name(name), self._words.value(name, value))
        return Entry(title, text, goes_to=PLACE_OF_OPTION[name])

    # The rules.

    def _aim(self) -> Section:
        lead = self.tr(
            "Everybody lays tiles on a line of their own, out from the engine in the middle, and all share "
            "one more line, the Mexican train. Lay your last tile before the others do: what stays in a "
            "hand counts against its player. The lowest total after the last round wins the match."
        )
        return Section(Anchor.AIM, self.tr("The game in short"), (), lead)

    def _tiles(self, options: Options, players: int) -> Section:
        tiles = self._words.value_sentence("set", options.highest)
        count = self.tr("That makes %n tile(s).", "", set_size(options.highest))
        hand = self._words.value_sentence("hand_size", options.tiles_per_hand(players))
        if options.engine == "highest":
            engines = self._words.need(Need.FIXED_ENGINE)
        else:
            text = self.tr("The first engine is the double %1, and every later round takes the next lower.")
            engines = text.replace("%1", str(options.engine_of_first_round()))
        rounds = self.tr("The match has %n round(s).", "", options.number_of_rounds())
        rest = self.tr("The others are the boneyard and stay face down. You play from your own hand alone.")
        entries = (
            Entry(self.tr("The set"), f"{tiles} {count}"),
            Entry(self.tr("Hand and boneyard"), f"{hand} {rest}", Anchor.HAND),
            Entry(self.tr("Rounds"), f"{rounds} {engines}", Anchor.ROUNDS),
        )
        return Section(Anchor.TILES, self.tr("Tiles and rounds"), entries)

    def _start(self, options: Options) -> Section:
        name = self._words.name("engine")
        engine = Entry(
            name,
            self._meaning("engine", options),
            figure=Figure.START,
            caption=self.tr("The engine, and a line that runs out of it."),
        )
        missing = self._meaning("engine_missing", options)
        entries = (engine, Entry(self._words.name("engine_missing"), missing)) if missing else (engine,)
        return Section(Anchor.START, self._words.group("start"), entries)

    def _turn(self, options: Options) -> Section:
        must_play = self.tr(
            "If a tile of yours fits a line you may use, you have to lay one. Which one and where is yours "
            "to choose."
        )
        words = self._words
        entries = (
            Entry(
                self.tr("What fits"),
                self.tr(
                    "A line offers one number: the outer half of its last tile or, while it has none, the "
                    "engine’s. A tile fits where one of its halves has that number, and that half goes "
                    "inward."
                ),
                Anchor.FIT,
                Figure.FIT,
                self.tr("This line offers a 5: the first tile fits, the second does not."),
            ),
            Entry(
                self.tr("Where you may play"),
                self.tr(
                    "On your own line, on the Mexican train, and on every line whose marker is on: that "
                    "line is open. Every other line is closed to you."
                ),
                Anchor.LINES,
                Figure.OPEN_LINE,
                self.tr("The upper line is open, since a marker stands on it; the lower one is closed."),
            ),
            Entry(words.name("own_first"), self._meaning("own_first", options), Anchor.OWN_FIRST),
            Entry(words.name("mexican"), self._meaning("mexican", options), Anchor.MEXICAN),
            Entry(self.tr("Who can play has to"), must_play, Anchor.MUST_PLAY),
            Entry(
                self.tr("Drawing"),
                self._joined(
                    self.tr("If nothing fits, you draw one tile from the boneyard."),
                    self._meaning("draws", options),
                ),
                Anchor.DRAW,
            ),
            Entry(words.name("must_play_drawn"), self._meaning("must_play_drawn", options), Anchor.DRAWN),
            Entry(
                self.tr("Passing"),
                self.tr(
                    "If the drawn tile does not fit either, or the boneyard is empty, you pass. Your "
                    "marker goes on, and from then on everybody may play on your line."
                ),
                Anchor.PASS,
            ),
            Entry(words.name("marker_off"), self._meaning("marker_off", options), Anchor.MARKER),
        )
        lead = self.tr(
            "The turn goes round clockwise, and only the player whose turn it is may play: the one whose "
            "plate is framed. One tile on one line is a turn, unless doubles or a first turn make it "
            "longer."
        )
        return Section(Anchor.TURN, self.tr("A turn"), entries, lead)

    def _joined(self, *sentences: str) -> str:
        return " ".join(filter(None, sentences))

    def _doubles(self, options: Options) -> Section:
        words = self._words
        replay = self._joined(
            self._meaning("replay", options),
            # Either of these says where the next tile may go.
            self._meaning("several_doubles", options) or self._meaning("replay_where", options),
        )
        dead = self._joined(words.sentence("release_dead"), self._meaning("release_dead", options))
        entries = [
            self._cover(options),
            Entry(self.tr("Several open doubles"), self._oldest(options), Anchor.OLDEST),
            Entry(words.name("replay"), replay, Anchor.REPLAY),
            Entry(words.name("release_dead"), dead, Anchor.DEAD),
            *self._not_followed(options),
            Entry(self.tr("Saying done"), self._done(options), Anchor.DONE),
            Entry(words.name("end_on_double"), self._meaning("end_on_double", options), Anchor.LAST_DOUBLE),
        ]
        lead = self.tr("A double is laid across its line. Nothing of this holds for the engine.")
        return Section(Anchor.DOUBLES, words.group("doubles"), tuple(entries), lead)

    def _cover(self, options: Options) -> Entry:
        text = self._meanings(options, "doubles", "cover")
        figure, caption = (
            Figure.DOUBLE,
            self.tr("An open double glows golden. The tile on its right covers it."),
        )
        if options.doubles == "block":
            text = self._joined(
                text,
                self.tr(
                    "It glows golden, and may be covered on every line, also on one that is closed to you."
                ),
                self.tr("Who cannot cover it draws and, if that does not help, passes."),
            )
        elif options.doubles == "pause" and options.cover == 2:
            figure = Figure.TWO_COVERS
            caption = self.tr("The first tile lies beside the line; the second carries the line on.")
        elif options.doubles == "free":
            caption = self.tr("A double lies across its line; any tile with its number carries the line on.")
        return Entry(self._words.name("doubles"), text, Anchor.COVER, figure, caption)

    def _oldest(self, options: Options) -> str:
        if options.doubles == "block":
            return self.tr("They are covered in the order in which they were laid, the oldest first.")
        if options.doubles == "pause":
            return self.tr("Each waits for its own tiles, and nobody has to keep to an order.")
        return self.tr("No double waits, so there is no order to keep.")

    def _not_followed(self, options: Options) -> list[Entry]:
        text = self._meaning("layer_pays", options)
        return [Entry(self._words.name("layer_pays"), text)] if text else []

    def _done(self, options: Options) -> str:
        ways = []
        if options.burst:
            ways.append(self.tr("In a burst you say that you are done when you want to stop."))
        if not options.layer_pays and unmet_need("layer_pays", options) is None:
            ways.append(
                self.tr(
                    "If the last tile you laid is a double and you cannot go on, you say that you are "
                    "done: you draw nothing, and your marker stays off."
                )
            )
        if not ways:
            ways.append(self.tr("Nobody says that at this table: a turn ends with a tile, or with a pass."))
        return " ".join(ways)

    def _burst(self, options: Options) -> Section:
        entries = [Entry(self._words.name("burst"), self._meaning("burst", options))]
        double = self._meaning("burst_double", options)
        if double:
            entries.append(Entry(self._words.name("burst_double"), double))
        return Section(Anchor.BURST, self._words.group("burst"), tuple(entries))

    def _end(self, options: Options) -> Section:
        entries = (
            Entry(
                self.tr("Out"),
                self.tr(
                    "Whoever lays the last tile of a hand is out and ends the round. Whenever a hand comes "
                    "down to one tile, the table is told."
                ),
            ),
            Entry(
                self.tr("Blocked"),
                self.tr(
                    "When the boneyard is empty and nobody can lay a tile any more, the round is over at "
                    "once, and every hand counts."
                ),
            ),
            Entry(
                self.tr("Points"),
                self._joined(
                    self.tr("Every pip left in a hand is a point. Whoever is out scores 0."),
                    self._meaning("blank_points", options),
                ),
                Anchor.POINTS,
                Figure.POINTS,
                self._sum(options),
            ),
            Entry(self._words.name("tie_break"), self._meaning("tie_break", options), Anchor.TIE),
        )
        return Section(Anchor.END, self.tr("The end of a round, and the points"), entries)

    def _sum(self, options: Options) -> str:
        text = self.tr("This hand counts 9 + 6 + %1 = %2.")
        blank = options.blank_points
        return text.replace("%1", str(blank)).replace("%2", str(15 + blank))
