"""What makes the game's sounds heard, in a process of its own.

A sound server that goes away takes along whoever speaks to it, and Qt Multimedia with its libraries has
been seen to hang and to abort then. The match is in another process and goes on. Here alone Qt Multimedia
is imported; it is an optional part of the program.
"""
