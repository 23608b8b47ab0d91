"""Small changes to the rules, one at a time: some test has to notice each of them."""
