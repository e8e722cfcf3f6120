"""How the bot is: figures for whoever runs it, and what they mean."""
