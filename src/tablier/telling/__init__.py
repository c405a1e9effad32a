"""What happens at a table, in sentences: the same ones for the terminal and for the salon."""
