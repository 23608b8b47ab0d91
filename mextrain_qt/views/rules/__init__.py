"""The rules page: the rules of the table in words and small drawings."""
