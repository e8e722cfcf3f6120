"""What people learn from: lessons, hints, and looking back on a finished match."""
