# What everybody gets at each round.
slip-title = ### 🏆 Tournoi { $tournament } · tour { $round }
slip-table = Tu joues à la **table { $letter }** dans { $channel }.
slip-cup = -# { $cup }
slip-partner = Partenaire : **{ $name }**
slip-opponents = Contre toi : { $names }
slip-until = -# Fin du temps { $when } : ta table finit alors la donne en cours, et les donnes non jouées comptent ta moyenne.
slip-bye = Tu ne joues pas ce tour ; il compte la moyenne de tes autres tours.
slip-through = Tu passes au tour suivant sans jouer.
slip-reserve = Tu es parmi les remplaçants : tu prends la première place libérée.
slip-closed = { $people } : mes messages privés n’arrivent pas, voici donc où aller.
