<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation>
            <numerusform>Double %1: %n tile</numerusform>
            <numerusform>Double %1: %n tiles</numerusform>
        </translation>
    </message>
</context>
</TS>
