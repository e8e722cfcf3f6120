"""What whoever hosts the bot needs: settings, logs, copies of its database, and word to supervisors of how it is."""
