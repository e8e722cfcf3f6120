"""What whoever hosts the bot needs beside it: copies of its database, and word to supervisors of how it is."""
