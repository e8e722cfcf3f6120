"""A stand-in for Discord on loopback and in virtual time, which also judges the requests it gets as Discord would."""
