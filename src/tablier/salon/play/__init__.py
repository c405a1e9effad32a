"""The table in play: one task owns it; acts come in, states go out, bots think."""
