# Comment et par qui une table a été arrêtée.
stopped-host = { $name } a arrêté la table.
stopped-agreed = La table a été arrêtée, sans résultat : { $name } l’a proposé et tout le monde était d’accord.
stopped-manager = { $name }, qui en a le droit sur ce serveur, a arrêté la table.
stopped-declined = { $name } ne veut pas jouer ; la table a été arrêtée.
stopped-tournament = La table a été arrêtée avec son tournoi.
stopped-empty = La table s’est arrêtée, sans résultat : le dernier joueur est parti.
stopped-channel = La table s’est arrêtée, sans résultat : son salon n’existe plus.
stopped-server = La table s’est arrêtée, sans résultat : le bot a été retiré du serveur.
stopped-unreadable = La table a été arrêtée, sans résultat : ce qui en était conservé n’était plus lisible.
stopped-lobby = La table s’est arrêtée : personne n’a commencé la partie pendant un jour.
stopped-nobody = La table s’est arrêtée, sans résultat : il n’y avait plus personne, et personne n’est revenu.
stopped-paused = La table s’est arrêtée, sans résultat : la partie est restée en pause pendant un mois.
stopped-clockless = La table s’est arrêtée, sans résultat : personne n’a joué pendant un mois.
stopped-unknown = La table a été arrêtée.
stopped-because = { $how } Raison : « { $reason } »
stopped-counts-not = La partie n’a pas de résultat et ne compte pour aucune cote.
stopped-unfinished = -# Il montre aussi les mains de la donne inachevée ; plus personne ne la jouera.
