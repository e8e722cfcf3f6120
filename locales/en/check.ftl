# The check that hosts run.
check-thread = Self-check
check-words = Self-check: this message removes itself.
check-press = Press this button within a minute, so that the bot can check what happens.
check-button = Press me
