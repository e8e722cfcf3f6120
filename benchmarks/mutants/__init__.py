"""Finds what the tests would not notice: small changes to the code, each tried against the tests that reach it.

We wrote our own tool because no maintained one fits (as of 2026). mutmut 3.8 leaves alone every decorated function,
which is what a command is, and everything outside functions, where the tables of our rules stand; it knows neither a
branch's lines nor an end of its time. pytest-gremlins 1.12 switches within expressions, so it deletes no call and no
raise, which is what a permission is. cosmic-ray 8.7 chooses lines by git, but runs the same tests in a new process for
every mutant. mutatest has been unmaintained since 2022.

`changes` makes the mutants, `reach` knows which tests reach a line, `trial` runs them.
"""
