"""The program as whoever hosts it meets it: settings, sentences about what is wrong, the practice page."""
