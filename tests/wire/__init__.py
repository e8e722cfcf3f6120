"""A stand-in for Discord on loopback, and what Discord would say about the requests it gets."""
