"""Learning: the rulebook, the guides and their boards, and matches looked at again."""
