"""The web: HTTP, sockets and pages; what every connection, every request and every answer has to keep to."""
