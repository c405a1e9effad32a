"""For whoever keeps a salon open: serving it, working for it, and looking after it."""
