"""Finds what the tests would not notice: small changes to the code, each tried against the tests that reach it.

We wrote our own tool because no maintained one fits (as of 2026). mutmut 3.8 rewrites every function behind a switch,
which breaks the signatures that discord.py reads; it skips tables of data, which is what our rules are, and knows
neither a branch's lines nor a time limit. pytest-gremlins 1.12 switches within expressions, so it deletes no call and
no raise, which is what a permission is. cosmic-ray 8.7 chooses lines by git, but runs the same tests in a new process
for every mutant. mutatest has been unmaintained since 2022.

`changes` makes the mutants, `reach` knows which tests reach a line, `trial` runs them.
"""
