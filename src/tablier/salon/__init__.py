"""The salon: tables in the browser, kept by a web server that forgets nothing."""
