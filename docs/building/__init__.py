"""The site: what is on it, how its pages are laid out, and how they are built. ``make docs`` builds it."""
