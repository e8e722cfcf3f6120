"""What the tests would not notice: small changes to the code, each tried against the tests that reach it.

A tool of our own, because of those that are kept up none fits (looked at in 2026): mutmut 3.8 rewrites every function
behind a switch, which the signatures that discord.py reads do not survive, leaves the tables of data alone that our
rules are, and knows neither a branch's lines nor a limit of time; pytest-gremlins 1.12 switches within expressions, so
it deletes no call and no raise, which is what a permission is; cosmic-ray 8.7 chooses lines by git, but runs the same
tests, in a new process, for every mutant. mutatest has been left since 2022.

`changes` makes the mutants, `reach` knows which tests reach a line, `trial` runs them.
"""
