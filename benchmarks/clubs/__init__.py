"""Measurements of what clubs do: drawing tournaments, and how much of their results is luck."""
