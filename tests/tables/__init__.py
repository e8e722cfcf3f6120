"""Tables: rules of the lobby, the match in time, and what survives a kill."""
