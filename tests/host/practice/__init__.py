"""The practice page: what it shows, what it serves, what it keeps."""
