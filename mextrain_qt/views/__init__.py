"""What a person sees: windows, the table, the rack and the scoresheet."""
