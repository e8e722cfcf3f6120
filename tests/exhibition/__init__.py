"""Pictures of real matches: played by the whole bot in a simulated Discord, and taken from its messages."""
