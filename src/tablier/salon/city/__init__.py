"""Several servers that share a database: what they tell each other, which of them live, who drives a table."""
