# Der Test für alle, die den Bot betreiben.
check-thread = Selbsttest
check-words = Selbsttest: Diese Nachricht verschwindet von selbst.
check-press = Drück innerhalb einer Minute auf diesen Knopf, damit der Bot prüfen kann, was dann geschieht.
check-button = Drück mich
