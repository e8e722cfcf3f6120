"""Where everything is kept: the journal, its rows, and the databases below it."""
