"""All tables of a process, and what goes beyond one: tournaments, evenings, seasons, score sheets, shared deals."""
