"""The preferences dialog: looks, play, sound and language, shown at the table as they are chosen."""
