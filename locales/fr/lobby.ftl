# La table avant la partie, le panneau de l’hôte, et les réponses sur l’ouverture, les places et les réglages.
lobby-title = ### { $game } · table { $table }
lobby-hint = Choisis une place. L’hôte met des ordinateurs aux places libres et lance la partie.
lobby-hint-full = Toutes les places sont prises : l’hôte peut lancer la partie.
lobby-playing = La partie est en cours.
lobby-over = La partie est finie.
lobby-stopped = La table a été arrêtée.
lobby-option-lines = { $value } lignes sur l’ardoise
lobby-option-royes = { $value ->
    [one] { $value } rôye chacun au départ
   *[other] { $value } rôyes chacun au départ
}
lobby-option-target = partie en { $value } points
lobby-option-pack = { $value ->
    [30] 30 cartes, sans les sept noirs
   *[other] { $value } cartes
}
lobby-option-mit = { $value ->
    [none] sans la Mit’
    [plain] la Mit’ sans Kontra ni Re
   *[kontra] la Mit’ avec Kontra et Re
}
lobby-option-dame_de_make = { $value ->
    [yes] Dame de Make : la dame de trèfle est toujours atout
   *[no] sans Dame de Make
}
lobby-option-red_queens = { $value ->
    [yes] les dames rouges sont toujours atouts aussi
   *[no] les dames rouges sont des cartes ordinaires
}
lobby-option-ottant = { $value ->
    [yes] qui fait l’atout, annonce la Mit’ et perd en ajoute deux
   *[no] qui fait l’atout et perd en ajoute une
}
lobby-option-tie = { $value ->
    [both-score] à égalité, chaque équipe retire une rôye
   *[none] à égalité, rien ne compte
}
lobby-option-deals = { $value ->
    [0] jusqu’à la victoire
    [1] une partie d’une donne
   *[other] une partie de { $value } donnes
}
lobby-option-seats_by = { $value ->
    [high-cards] partenaires tirés aux plus hautes cartes
    [jacks] partenaires tirés aux valets
   *[lobby] partenaires face à face
}
lobby-option-parties = { $value ->
    [1] la manche en un seul point
   *[other] la manche au meilleur des { $value } points
}
lobby-option-manches = { $value ->
    [1] une seule manche
   *[other] au meilleur des { $value } manches
}
lobby-option-quinte = la quinte vaut { $value }
lobby-option-mondoubleau_doubled = { $value ->
    [yes] l’annonce qui fait l’atout compte double
   *[no] l’annonce qui fait l’atout compte simple
}
lobby-option-number = { $rule } (un nombre de { $least } à { $most })
lobby-access-open = ouverte à tous
lobby-access-invited = sur invitation
lobby-clock = { $seconds } secondes par tour
lobby-no-clock = sans horloge
lobby-side = **Équipe { $side }** — { $people }
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = libre
lobby-dummy = Mort
lobby-dummy-seat = *Mort*, joué par la place { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Prendre la place { $seat }
lobby-start = Commencer
lobby-add-computer = Ajouter un ordinateur
lobby-leave = Me lever
lobby-rules = Règles
lobby-host-panel = Hôte…

lobby-panel-title = **Table { $table }** — pour l’hôte seulement.
lobby-panel-preset = Autre variante…
lobby-panel-options = Règles de la maison…
lobby-preset-choice = { $game } · { $players } joueurs
lobby-fill = Compléter avec des ordinateurs
lobby-remove = Retirer…
lobby-swap = Échanger deux places…
lobby-invite = Inviter des gens…
lobby-stop = Arrêter la table
lobby-make-open = Ouvrir à tous
lobby-make-invited = Sur invitation seulement
lobby-make-lobby = Partenaires selon les places
lobby-make-high-cards = Tirer les partenaires aux cartes
lobby-make-jacks = Tirer les partenaires aux valets
lobby-invited = { $people } { $count ->
    [one] peut
   *[other] peuvent
} maintenant s’asseoir à ta table.
lobby-left = Tu as quitté la table { $table }.
lobby-you-stopped = Tu as arrêté la table { $table }.

lobby-opened = La table { $table } est ouverte et tu as la place 1.
lobby-rules-changed = On joue maintenant à la table { $table } : { $game }. { $rules }
lobby-started = La partie à la table { $table } a commencé.
lobby-greeting = Tu joues à la table { $table } ({ $game }) dans { $channel }. Tes cartes arriveront ici, pour tes yeux seulement.
lobby-dm-closed = Tes messages privés me sont fermés, donc tes cartes ne peuvent pas y arriver. Tu peux jouer quand même : appuie sur **Ma main** sous la table, ou utilise /main et /jouer.
lobby-dm-opened = Je les ai ouverts, réessaie
lobby-dm-open = Ça marche : tes cartes arriveront par message privé.

lobby-list-lobby = `{ $table }` { $game } dans { $channel }, attend du monde : { $people }
lobby-list-playing = `{ $table }` { $game } dans { $channel }, partie en cours : { $people }
lobby-list-none = Il n’y a pas de table sur ce serveur ; ouvres-en une avec /table ouvrir.
lobby-clock-set = Les tables ouvertes à partir de maintenant donnent { $seconds } secondes par tour.
lobby-language-set = Les tables ouvertes à partir de maintenant parlent { $language }.

# Un défi.
lobby-challenge = **{ $other }, { $name } te défie** : { $game } ! Le match commence dès que tu acceptes.
lobby-challenge-off = { $name } avait défié { $other } : il n’y aura pas de match.
lobby-challenged = { $name } est appelé à la table { $table } ; le match commence dès que le défi est accepté.
lobby-accept = J’accepte
lobby-decline = Non merci
