"""The strongest player's word on a person's decisions: a curve, a table, and the way to each of them."""
