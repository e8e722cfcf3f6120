"""The program as a host meets it: settings, sentences about mistakes, the practice page."""
