"""A matrix of faults: whatever goes wrong with any request, everybody soon sees what is true."""
