"""What the choices of a finished match cost, from each seat's view, and what its cards allowed with all hands known."""
