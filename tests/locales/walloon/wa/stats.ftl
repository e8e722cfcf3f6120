stats-none = { $name } n’ a nén co djouwé : `/{ command-duel }`
