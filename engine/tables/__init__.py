"""Tables: where a match is played, by whom, and how it survives a restart."""
