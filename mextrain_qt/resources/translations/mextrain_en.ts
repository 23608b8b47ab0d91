<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandoned</numerusform>
            <numerusform>%n abandoned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n of them shared</numerusform>
            <numerusform>%n of them shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>in %n round</numerusform>
            <numerusform>in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>%n pip(s) fewer in your hand</source>
        <translation>
            <numerusform>%n pip fewer in your hand</numerusform>
            <numerusform>%n pips fewer in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%seat has %n tile(s) left</source>
        <translation>
            <numerusform>%seat has %n tile left</numerusform>
            <numerusform>%seat has %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it begins your train of %n tile(s)</source>
        <translation>
            <numerusform>it begins your train of %n tile</numerusform>
            <numerusform>it begins your train of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it keeps your train of %n tile(s)</source>
        <translation>
            <numerusform>it keeps your train of %n tile</numerusform>
            <numerusform>it keeps your train of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your train still has %n tile(s) without it</source>
        <translation>
            <numerusform>your train still has %n tile without it</numerusform>
            <numerusform>your train still has %n tiles without it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message numerus="yes">
        <source>%n round(s) without a point</source>
        <translation>
            <numerusform>%n round without a point</numerusform>
            <numerusform>%n rounds without a point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) with %1 to %2 points</source>
        <translation>
            <numerusform>%n round with %1 to %2 points</numerusform>
            <numerusform>%n rounds with %1 to %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message numerus="yes">
        <source>Round %1, after %n action(s)</source>
        <translation>
            <numerusform>Round %1, after %n action</numerusform>
            <numerusform>Round %1, after %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) played</source>
        <translation>
            <numerusform>%1 of %n round played</numerusform>
            <numerusform>%1 of %n rounds played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>%n tile each</numerusform>
            <numerusform>%n tiles each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boneyard</source>
        <translation>
            <numerusform>%n in the boneyard</numerusform>
            <numerusform>%n in the boneyard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, with %n change</numerusform>
            <numerusform>%1, with %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n tile(s).</source>
        <translation>
            <numerusform>Everybody is dealt %n tile.</numerusform>
            <numerusform>Everybody is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>0-0 left in a hand counts %n point(s).</source>
        <translation>
            <numerusform>0-0 left in a hand counts %n point.</numerusform>
            <numerusform>0-0 left in a hand counts %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlatesStrip</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message numerus="yes">
        <source>Points over rounds, and the mean of the last %n</source>
        <translation>
            <numerusform>Points over rounds, and the mean of the last %n</numerusform>
            <numerusform>Points over rounds, and the mean of the last %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), on the average %1 points.</source>
        <translation>
            <numerusform>%n round, on the average %1 points.</numerusform>
            <numerusform>%n rounds, on the average %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n: %1</source>
        <translation>
            <numerusform>Mean of the last %n: %1</numerusform>
            <numerusform>Mean of the last %n: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RackLayer</name>
    <message numerus="yes">
        <source>of %n tiles</source>
        <translation>
            <numerusform>of %n tile</numerusform>
            <numerusform>of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message numerus="yes">
        <source>This takes about %n second(s), in the background.</source>
        <translation>
            <numerusform>This takes about %n second, in the background.</numerusform>
            <numerusform>This takes about %n seconds, in the background.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n decision(s) reviewed.</source>
        <translation>
            <numerusform>%n decision reviewed.</numerusform>
            <numerusform>%n decisions reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing better was found.</source>
        <translation>
            <numerusform>In %n nothing better was found.</numerusform>
            <numerusform>In %n nothing better was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n the difference is within the noise.</source>
        <translation>
            <numerusform>In %n the difference is within the noise.</numerusform>
            <numerusform>In %n the difference is within the noise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clearly cost points: %1 ± %2 together.</source>
        <translation>
            <numerusform>%n clearly cost points: %1 ± %2 together.</numerusform>
            <numerusform>%n clearly cost points: %1 ± %2 together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <source>That makes %n tile(s).</source>
        <translation>
            <numerusform>That makes %n tile.</numerusform>
            <numerusform>That makes %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s).</source>
        <translation>
            <numerusform>The match has %n round.</numerusform>
            <numerusform>The match has %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation>
            <numerusform>Double %1: %n tile</numerusform>
            <numerusform>Double %1: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharesPlot</name>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won (%3)</source>
        <translation>
            <numerusform>%1: %2 of %n match won (%3)</numerusform>
            <numerusform>%1: %2 of %n matches won (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <translation>
            <numerusform>Your hand, %n tile</numerusform>
            <numerusform>Your hand, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>on a line</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Boneyard, %n tile</numerusform>
            <numerusform>Boneyard, %n tiles</numerusform>
        </translation>
    </message>
</context>
</TS>
