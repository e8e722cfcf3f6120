# What everybody gets at each round.
slip-title = ### 🏆 Turnier { $tournament } · Runde { $round }
slip-table = Du spielst an **Tisch { $letter }** in { $channel }.
slip-cup = -# { $cup }
slip-partner = Dein Partner: **{ $name }**
slip-opponents = Gegen dich: { $names }
slip-until = -# Die Zeit endet { $when }: Dann endet dein Tisch mit dem laufenden Spiel, und nicht gespielte Spiele zählen mit deinem Schnitt.
slip-bye = Du setzt diese Runde aus; sie zählt mit dem Schnitt deiner anderen Runden.
slip-through = Du kommst ohne Partie in die nächste Runde.
slip-reserve = Du wartest als Reserve: Du bekommst den ersten Platz, der frei wird.
slip-closed = { $people }: Direktnachrichten kommen nicht an, also steht hier, wo gespielt wird.
