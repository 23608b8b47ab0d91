"""Icons, sounds, translations and help that ship with the program."""
