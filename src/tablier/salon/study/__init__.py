"""Matches that are over, looked into: reviews as jobs, questions to processes beside the server, records brought in."""
