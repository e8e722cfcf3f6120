"""`make load`: evenings of many tables, with the real bot on a stand-in for Discord, in virtual time."""
