"""The rack: the tiles in hand."""
