"""A stand-in for Discord on loopback, which also judges the requests it gets as Discord would."""
