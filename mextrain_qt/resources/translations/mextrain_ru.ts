<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the longest train from your line’s end (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the selected tile round (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the best play and its reason (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo your last play (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ControlsDialog</name>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end of a line to play it, within the rack to move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the tile where only one place is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 … 8, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the line of a seat, or the Mexican train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click, F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn a tile round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move through the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrange the longest train from your line’s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a tile; so does a click on the boneyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass, or say that you are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo the last thing you did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a line, L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see all its tiles, large, and who laid them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the felt, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel, drag the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom and move the table; Ctrl+0 fits it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoverCard</name>
    <message>
        <source>%1’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is covered until you take your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>The history was damaged (%1) and has been set aside as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file has been set aside as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match cannot be opened: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved in %1: %2. You can play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be added to the history: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match cannot be removed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round can be replayed once it is over; no hand may be seen before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a match this program can open. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That text is too long to be a position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot be. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That text is not a position: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no house rules this program can use. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilePastMatches</name>
    <message>
        <source>That match has been played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That match is no longer in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be changed now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Thought over.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing else is legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it covers the golden double on %line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it closes your line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%tile is your heaviest loose tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%tile is the heaviest loose tile that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%line is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Mexican train is anyone’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%tile can follow at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>though you have no tile to cover a double %number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%tile fits the number it leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) fewer in your hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%seat has %n tile(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>laying what you drew keeps your line as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what could still be laid would cost more than it sheds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it begins your train of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it keeps your train of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your train still has %n tile(s) without it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it is all your train has</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Parts of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Play by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep these rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the house rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules called %1 are kept already. Put these in their place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the house rules called %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write house rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>The Mexican train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next tile needs a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open to everybody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boneyard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round’s deal is sealed: SHA-256 %1. After the round the deal and its salt are shown, and Play → Check the deal recomputes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train – deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits several places: click one, or type its digit (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not over. It will be kept, and you can continue it from the first page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position as text (JSON):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position shows every hand and the order of the boneyard. The match will be marked as looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train %1: the domino game against computer players that see no more than you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tiles in a hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First &amp;engine:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest double dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2, usually %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kept rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep house rules under a name, take them up again, hand them on as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players %1 and %2 have the same name: give one of them another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such deal: deals are numbered from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first engine is too high: this set has doubles up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many rounds: the doubles of this match are engines for %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are too large for %1 players: at most %2, so that one tile for each stays in the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boneyard</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Back to: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Salon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Station</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine lies ready. A double stops the table until it is covered; several may follow each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the engine begins. A double stops the table, and nobody goes out on one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double takes two tiles and stops only its own line. A drawn tile may be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An engine that nobody holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the Mexican train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own line first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to cover a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several doubles in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to play after a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double you cannot follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A burst on the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles in a burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that are played with, named after the highest double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rounds the match has, each with its own engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles everybody is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine of the first round. Every later round takes the next lower double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which double a round starts from, and who has the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done when the engine was dealt to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the first tile may be laid on the Mexican train. After that it is open to everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you have to start your own line before you play elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which play closes your open line again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a double asks of the table until it is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles a double needs before its line goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether laying a double gives another play in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether you may lay more doubles before the first is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the next tile of the same turn may go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is dead when every tile with its number lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when you laid a double last and hold nothing to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a double may be the last tile of a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles you may draw in one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it has to be laid at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the first turn of a round may be longer than one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a double laid in a burst asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What 0-0 counts when it is left in a hand. It has no pips to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when the lowest totals are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is laid in the centre before the deal. The players begin in turn, one each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dealt with the other tiles. Whoever holds it lays it and has the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest double that was dealt is the engine. Its holder lays it and has the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws one tile in turn until it appears. Whoever drew it has the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is taken out of the boneyard and laid. The players begin in turn, one each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may start it, from the first turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, and the line is shown as running from the start of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start it from your second turn of the round on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start it once your own line has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may start it once every player’s line has a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first turn on you may use every line that is open to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until your own line has a tile you play nowhere else, except to cover an open double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a tile on your own line takes your marker off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile on any line takes your marker off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else may be played, by anybody, until the oldest open double is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line goes on only from the double. All other lines are played as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is a tile like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile covers the double and carries its line on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile is laid beside the line and closes one side. The second carries the line on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is one play, as any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play one more tile, and draw if nothing fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double has to be covered before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay more doubles first. One cover ends your turn; the next players cover the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next tile has to cover the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may go on any line you may use. A double left open falls to the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead double asks for the same as any other, though nothing fits it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead double asks for nothing more, and laying one gives no other play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is over. Nothing is drawn and no marker set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw. If that tile does not help either, you pass and your marker goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not out yet: you draw and go on until the double is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double as your last tile ends the round at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have laid a tile you may draw again if nothing else fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile is drawn in a turn, however many are laid in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may keep it and pass, unless it covers the double everybody waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not pass with a drawn tile that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay as many tiles as you like on your own line, then say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be covered, as on any other turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower score in the last round wins. If that is equal too, they share the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever won more rounds wins. If that is equal too, they share the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody with the lowest total shares the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles from the double blank to the double %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full match: one round for every engine, down to the double blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after round %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand that is usual for the set and the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n tile(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match begins with the highest double of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match begins with the double %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>0-0 left in a hand counts %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only for an engine that is dealt with the other tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round finds its own engine: the highest double dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where everybody waits for an open double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where the line of an open double waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where you play again after a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any tile may already be laid anywhere after a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead double changes nothing under the other rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the other rules every turn ends with its first tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where a burst is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlatesStrip</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last tile!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican train: anyone’s line. Click to see all its tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is open to everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see the whole line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, or somebody else at this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the rules and makes a beginner’s mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at every play: the pips, and what it leaves to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps its longest train together and its marker off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries out each play against hands the others may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carlos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hanna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kira</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nina</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RackLayer</name>
    <message numerus="yes">
        <source>of %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>longest train: %1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train: %1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>Round %1, engine %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, engine not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points in this round, %3 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points in all, in the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresheetDock</name>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – swap with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: a demonstration by computer players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the turns of persons the screen is covered, so that hands stay hidden.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>the Mexican train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits: draw a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawn tile does not fit: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more fits here: you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the golden double, or lay another double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay the drawn tile, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawn tile fits: lay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on along your line, or say that you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to cover the golden double on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot cover the golden double on %1: draw a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot cover the golden double on %1: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the golden double on %1 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is blocked: nobody can go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out: the round is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golden double on %1 has to be covered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile does not fit: %1 ends in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That line is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such line at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start your own line first: this house plays nowhere else before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first tile of a burst only your own line may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mexican train may not be started yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That double is not the oldest one that is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a tile that fits, so you have to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawn tile fits and has to be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot end your turn like that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are done: this house lets your double go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have one tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 covered the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the double %1 is dead and waits no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round’s deal is sealed with the SHA-256 commitment
%1

Keep it if you like: when the round is over, the deal and its salt are shown and can be checked against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is the one that was promised before the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is NOT the one that was promised before the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To check it yourself, take the SHA-256 of the salt and the tiles, joined by single spaces.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyStrip</name>
    <message>
        <source>How many of the %1 tiles with each number lie on the table or in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles seen of each number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass or done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurr&amp;y to my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tally of the numbers seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself when nothing else is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Controls…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
