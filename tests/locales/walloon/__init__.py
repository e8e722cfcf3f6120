"""A made fifth language, which Discord has no locale for: its room alone, and the tests that run with it."""
