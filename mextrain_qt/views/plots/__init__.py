"""Plots drawn by ourselves, in the colours of the desktop, light or dark."""
