"""What the options are called, and what each of their values means, in plain sentences."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.model.options import Options
from mextrain_qt.views.new_game.scope import Need, changes


class OptionText(QObject):
    """The words for options, values, presets, groups of options and what an option waits for.

    Options and values are named as on the rules page; any other name raises ``KeyError``.
    """

    def preset(self, preset: str) -> str:
        """What a preset is called."""
        return {
            "salon": self.tr("Salon"),
            "station": self.tr("Station"),
            "family": self.tr("Family"),
        }[preset]

    def preset_sentence(self, preset: str) -> str:
        """What is typical of a preset."""
        return {
            "salon": self.tr(
                "The engine lies ready. A double stops the table until it is covered; "
                "several may follow each other."
            ),
            "station": self.tr(
                "Whoever holds the engine begins. A double stops the table, and nobody goes out on one."
            ),
            "family": self.tr(
                "A double takes two tiles and stops only its own line. A drawn tile may be kept."
            ),
        }[preset]

    def summary(self, options: Options) -> str:
        """A table's rules in a few words: "Salon", "Salon, with 2 changes"."""
        name, count = self.preset(options.preset), len(changes(options))
        if not count:
            return name
        return self.tr("%1, with %n change(s)", "", count).replace("%1", name)

    def choice(self, name: str, value: str) -> str:
        """A name with its value behind it, in one line: "After a double: Play again"."""
        return self.tr("%1: %2").replace("%2", value).replace("%1", name)

    def group(self, group: str) -> str:
        """What a group of house rules is called."""
        return {
            "start": self.tr("Start of a round"),
            "lines": self.tr("Lines and markers"),
            "doubles": self.tr("Doubles"),
            "drawing": self.tr("Drawing"),
            "burst": self.tr("First turn"),
            "points": self.tr("Points"),
        }[group]

    def name(self, option: str) -> str:
        """What an option is called."""
        return {
            "set": self.tr("Set"),
            "rounds": self.tr("Rounds"),
            "hand_size": self.tr("Tiles in a hand"),
            "first_engine": self.tr("First engine"),
            "engine": self.tr("The engine"),
            "engine_missing": self.tr("An engine that nobody holds"),
            "mexican": self.tr("Starting the Mexican train"),
            "own_first": self.tr("Your own line first"),
            "marker_off": self.tr("Taking the marker off"),
            "doubles": self.tr("An open double"),
            "cover": self.tr("Tiles to cover a double"),
            "replay": self.tr("After a double"),
            "several_doubles": self.tr("Several doubles in one turn"),
            "replay_where": self.tr("Where to play after a double"),
            "release_dead": self.tr("Dead doubles"),
            "layer_pays": self.tr("A double you cannot follow"),
            "end_on_double": self.tr("Going out on a double"),
            "draws": self.tr("How often to draw"),
            "must_play_drawn": self.tr("A drawn tile that fits"),
            "burst": self.tr("A burst on the first turn"),
            "burst_double": self.tr("Doubles in a burst"),
            "blank_points": self.tr("The double blank"),
            "tie_break": self.tr("A tie at the end"),
        }[option]

    def sentence(self, option: str) -> str:
        """What an option decides."""
        return {
            "set": self.tr("The tiles that are played with, named after the highest double."),
            "rounds": self.tr("How many rounds the match has, each with its own engine."),
            "hand_size": self.tr("How many tiles everybody is dealt."),
            "first_engine": self.tr(
                "The engine of the first round. Every later round takes the next lower double."
            ),
            "engine": self.tr("Which double a round starts from, and who has the first turn."),
            "engine_missing": self.tr("What is done when the engine was dealt to nobody."),
            "mexican": self.tr(
                "When the first tile may be laid on the Mexican train. After that it is open to everybody."
            ),
            "own_first": self.tr("Whether you have to start your own line before you play elsewhere."),
            "marker_off": self.tr("Which play closes your open line again."),
            "doubles": self.tr("What a double asks of the table until it is covered."),
            "cover": self.tr("How many tiles a double needs before its line goes on."),
            "replay": self.tr("Whether laying a double gives another play in the same turn."),
            "several_doubles": self.tr("Whether you may lay more doubles before the first is covered."),
            "replay_where": self.tr("Where the next tile of the same turn may go."),
            "release_dead": self.tr("A double is dead when every tile with its number lies on the table."),
            "layer_pays": self.tr("What happens when you laid a double last and hold nothing to follow it."),
            "end_on_double": self.tr("Whether a double may be the last tile of a hand."),
            "draws": self.tr("How many tiles you may draw in one turn."),
            "must_play_drawn": self.tr("Whether it has to be laid at once."),
            "burst": self.tr("Whether the first turn of a round may be longer than one tile."),
            "burst_double": self.tr("What a double laid in a burst asks for."),
            "blank_points": self.tr("What 0-0 counts when it is left in a hand. It has no pips to count."),
            "tie_break": self.tr("Who wins when the lowest totals are equal."),
        }[option]

    def value(self, option: str, value: object) -> str:
        """What a value is called, in a word or two; ``None`` is the usual value."""
        if option in ("rounds", "hand_size", "first_engine") and value is None:
            return self.tr("Usual")
        if option in ("set", "first_engine"):
            return self.tr("Double %1").replace("%1", str(value))
        if option in ("rounds", "hand_size"):
            return str(value)
        if option == "blank_points" and isinstance(value, int):
            return self.tr("%n point(s)", "", value)
        return {
            ("engine", "centre"): self.tr("Set aside"),
            ("engine", "holder"): self.tr("From a hand"),
            ("engine", "highest"): self.tr("Highest double"),
            ("engine_missing", "draw"): self.tr("Draw for it"),
            ("engine_missing", "centre"): self.tr("Take it out"),
            ("mexican", "anyone"): self.tr("At once"),
            ("mexican", "permanent"): self.tr("Always there"),
            ("mexican", "second_turn"): self.tr("Second turn"),
            ("mexican", "after_own"): self.tr("After your own"),
            ("mexican", "after_all"): self.tr("After all lines"),
            ("own_first", False): self.tr("Not needed"),
            ("own_first", True): self.tr("Required"),
            ("marker_off", "own"): self.tr("Your own line"),
            ("marker_off", "any"): self.tr("Any line"),
            ("doubles", "block"): self.tr("Everybody waits"),
            ("doubles", "pause"): self.tr("Its line waits"),
            ("doubles", "free"): self.tr("Nobody waits"),
            ("cover", 1): self.tr("One"),
            ("cover", 2): self.tr("Two"),
            ("replay", False): self.tr("Turn ends"),
            ("replay", True): self.tr("Play again"),
            ("several_doubles", False): self.tr("Cover first"),
            ("several_doubles", True): self.tr("Allowed"),
            ("replay_where", "double"): self.tr("On the double"),
            ("replay_where", "anywhere"): self.tr("Anywhere"),
            ("release_dead", False): self.tr("Stay open"),
            ("release_dead", True): self.tr("Released"),
            ("layer_pays", False): self.tr("Let go"),
            ("layer_pays", True): self.tr("Draw"),
            ("end_on_double", False): self.tr("Not enough"),
            ("end_on_double", True): self.tr("Allowed"),
            ("draws", "per_play"): self.tr("After each tile"),
            ("draws", "per_turn"): self.tr("Once a turn"),
            ("must_play_drawn", False): self.tr("May be kept"),
            ("must_play_drawn", True): self.tr("Must be laid"),
            ("burst", False): self.tr("No burst"),
            ("burst", True): self.tr("Allowed"),
            ("burst_double", "cover"): self.tr("Cover it"),
            ("burst_double", "free"): self.tr("Nothing"),
            ("tie_break", "last_round"): self.tr("Last round"),
            ("tie_break", "rounds_won"): self.tr("Rounds won"),
            ("tie_break", "shared"): self.tr("Shared"),
        }[option, value]

    def value_sentence(self, option: str, value: object) -> str:
        """What a value means at the table; ``None`` is the usual value."""
        number = self._number_sentence(option, value)
        if number:
            return number
        return {
            ("engine", "centre"): self.tr(
                "It is laid in the centre before the deal. The players begin in turn, one each round."
            ),
            ("engine", "holder"): self.tr(
                "It is dealt with the other tiles. Whoever holds it lays it and has the first turn."
            ),
            ("engine", "highest"): self.tr(
                "The highest double that was dealt is the engine. Its holder lays it and has the first turn."
            ),
            ("engine_missing", "draw"): self.tr(
                "Everybody draws one tile in turn until it appears. Whoever drew it has the first turn."
            ),
            ("engine_missing", "centre"): self.tr(
                "It is taken out of the boneyard and laid. The players begin in turn, one each round."
            ),
            ("mexican", "anyone"): self.tr("Anybody may start it, from the first turn on."),
            ("mexican", "permanent"): self.tr(
                "The same, and the line is shown as running from the start of the round."
            ),
            ("mexican", "second_turn"): self.tr("You may start it from your second turn of the round on."),
            ("mexican", "after_own"): self.tr("You may start it once your own line has a tile."),
            ("mexican", "after_all"): self.tr("You may start it once every player’s line has a tile."),
            ("own_first", False): self.tr(
                "From the first turn on you may use every line that is open to you."
            ),
            ("own_first", True): self.tr(
                "Until your own line has a tile you play nowhere else, except to cover an open double."
            ),
            ("marker_off", "own"): self.tr("Only a tile on your own line takes your marker off."),
            ("marker_off", "any"): self.tr("A tile on any line takes your marker off."),
            ("doubles", "block"): self.tr(
                "Nothing else may be played, by anybody, until the oldest open double is covered."
            ),
            ("doubles", "pause"): self.tr(
                "Its line goes on only from the double. All other lines are played as usual."
            ),
            ("doubles", "free"): self.tr("A double is a tile like any other."),
            ("cover", 1): self.tr("One tile covers the double and carries its line on."),
            ("cover", 2): self.tr(
                "The first tile is laid beside the line and closes one side. The second carries the line on."
            ),
            ("replay", False): self.tr("A double is one play, as any tile."),
            ("replay", True): self.tr("You play one more tile, and draw if nothing fits."),
            ("several_doubles", False): self.tr("The double has to be covered before anything else."),
            ("several_doubles", True): self.tr(
                "You may lay more doubles first. One cover ends your turn; the next players cover the rest."
            ),
            ("replay_where", "double"): self.tr("The next tile has to cover the double."),
            ("replay_where", "anywhere"): self.tr(
                "It may go on any line you may use. A double left open falls to the next player."
            ),
            ("release_dead", False): self.tr(
                "A dead double asks for the same as any other, though nothing fits it."
            ),
            ("release_dead", True): self.tr(
                "A dead double asks for nothing more, and laying one gives no other play."
            ),
            ("layer_pays", False): self.tr("The turn is over. Nothing is drawn and no marker set."),
            ("layer_pays", True): self.tr(
                "You draw. If that tile does not help either, you pass and your marker goes on."
            ),
            ("end_on_double", False): self.tr(
                "You are not out yet: you draw and go on until the double is settled."
            ),
            ("end_on_double", True): self.tr("A double as your last tile ends the round at once."),
            ("draws", "per_play"): self.tr(
                "Once you have laid a tile you may draw again if nothing else fits."
            ),
            ("draws", "per_turn"): self.tr("One tile is drawn in a turn, however many are laid in it."),
            ("must_play_drawn", False): self.tr(
                "You may keep it and pass, unless it covers the double everybody waits for."
            ),
            ("must_play_drawn", True): self.tr("You may not pass with a drawn tile that fits."),
            ("burst", False): self.tr("The first turn is a turn like any other."),
            ("burst", True): self.tr(
                "You may lay as many tiles as you like on your own line, then say that you are done."
            ),
            ("burst_double", "cover"): self.tr("It has to be covered, as on any other turn."),
            ("burst_double", "free"): self.tr("Nobody has to cover it."),
            ("tie_break", "last_round"): self.tr(
                "The lower score in the last round wins. If that is equal too, they share the match."
            ),
            ("tie_break", "rounds_won"): self.tr(
                "Whoever won more rounds wins. If that is equal too, they share the match."
            ),
            ("tie_break", "shared"): self.tr("Everybody with the lowest total shares the match."),
        }[option, value]

    def _number_sentence(self, option: str, value: object) -> str:
        """The sentence of an option that is a number; empty for any other option."""
        if option == "set":
            text = self.tr("All tiles from the double blank to the double %1.")
        elif option == "rounds" and value is None:
            text = self.tr("A full match: one round for every engine, down to the double blank.")
        elif option == "rounds":
            text = self.tr("The match ends after round %1.")
        elif option == "hand_size" and value is None:
            text = self.tr("The hand that is usual for the set and the number of players.")
        elif option == "hand_size" and isinstance(value, int):
            text = self.tr("Everybody is dealt %n tile(s).", "", value)
        elif option == "first_engine" and value is None:
            text = self.tr("The match begins with the highest double of the set.")
        elif option == "first_engine":
            text = self.tr("The match begins with the double %1.")
        elif option == "blank_points" and isinstance(value, int):
            text = self.tr("0-0 left in a hand counts %n point(s).", "", value)
        else:
            return ""
        return text.replace("%1", str(value))

    def need(self, need: Need) -> str:
        """Why an option makes no difference now."""
        return {
            Need.HOLDER: self.tr("Only for an engine that is dealt with the other tiles."),
            Need.FIXED_ENGINE: self.tr("Every round finds its own engine: the highest double dealt."),
            Need.BLOCK: self.tr("Only where everybody waits for an open double."),
            Need.PAUSE: self.tr("Only where the line of an open double waits."),
            Need.REPLAY: self.tr("Only where you play again after a double."),
            Need.REPLAY_ON_DOUBLE: self.tr("Any tile may already be laid anywhere after a double."),
            Need.DEAD_MATTERS: self.tr("A dead double changes nothing under the other rules."),
            Need.LONG_TURN: self.tr("Under the other rules every turn ends with its first tile."),
            Need.BURST: self.tr("Only where a burst is allowed."),
        }[need]
