"""What the stand-in keeps as Discord does: screens, people, interactions, limits of rates, and faults."""
