# Équité : l’empreinte avant la première donne, le secret après la partie, la vérification de chaque jeu de cartes.
fair-command = vérifier
fair-command-hint = Voir que personne n’a choisi les cartes : l’empreinte d’une partie, puis chaque donne vérifiée
fair-which-hint = Le numéro de la table, même terminée
fair-which = Quelle table ? Donne son numéro, comme dans `/vérifier table:12` ; il figure dans le premier message de la table.
fair-digest = -# SHA-256 du secret d’où viennent toutes les cartes : `{ $digest }`
fair-committed = { fair-digest } · `/{ fair-command }`
fair-secret = -# Le secret d’où venaient toutes les cartes : `{ $secret }`
fair-button = Vérifier les cartes
fair-may-cut = -# { $name } peut d’abord couper le jeu.
fair-title = ### { $game }, table { $table } : les cartes
fair-lobby = La partie n’a pas commencé. À son début, l’empreinte d’un secret s’affichera ici et dans le salon, avant la première carte donnée.
fair-without = Cette partie a commencé quand les cartes ne venaient pas encore d’un secret : il n’y a rien à vérifier.
fair-later = Chaque jeu battu de cette partie vient d’un secret, fixé par cette empreinte avant la première donne, puis il est coupé. Après la partie, le secret s’affichera ici et chaque donne sera vérifiée. D’ici là, personne ne le voit.
fair-broken-off = La partie a été interrompue : personne ne verra jamais son secret, qui montrerait les mains de la donne inachevée. Seule une partie jouée jusqu’au bout peut se vérifier.
fair-right = **Tout est juste.** { $deals ->
    [one] Les cartes de la seule donne viennent
   *[other] Les cartes des { $deals } donnes viennent
 } bien du secret et { $deals ->
    [one] de la coupe
   *[other] des coupes
 }{ $draws ->
    [0] {""}
    [one] , le tirage aussi
   *[other] , les { $draws } tirages aussi
 }.
fair-wrong = **Quelque chose ne va pas**, à « { $where } » : { $why }.
fair-deal = Donne { $deal } : { $name } a coupé { $cards } cartes
fair-deal-by-chance = Donne { $deal } : { $cards } cartes coupées au hasard
fair-script = Pour vérifier sans le bot, enregistre les deux fichiers et lance, avec Python 3.9 ou plus récent : `{ $command }`
