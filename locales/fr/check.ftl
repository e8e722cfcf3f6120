# Le test pour qui héberge le bot.
check-thread = Autotest
check-words = Autotest : ce message disparaîtra de lui-même.
check-press = Appuie sur ce bouton d’ici une minute, pour que le bot vérifie ce qui se passe alors.
check-button = Appuie ici
