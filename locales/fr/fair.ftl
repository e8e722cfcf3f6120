# Équité : l’empreinte avant la première donne, le secret après la partie, la vérification de chaque jeu de cartes.
fair-command = vérifier
fair-command-hint = Vérifie que personne n’a choisi les cartes : l’empreinte d’une partie, puis chaque donne
fair-which-hint = Le numéro de la table, même terminée
fair-which = Quelle table ? Donne son numéro, comme dans `/{ fair-command } { command-which-table }:12` ; il figure dans le message avec l’empreinte.
fair-digest = -# SHA-256 du secret : `{ $digest }`
fair-committed = Personne ne peut plus choisir les cartes : ensuite, `/{ fair-command }` les contrôle.
fair-secret = -# Le secret d’où tout venait : `{ $secret }`
fair-button = Vérifier les cartes
fair-may-cut = -# { $name } peut d’abord couper le jeu.
fair-title = ### { $game }, table { $table } : les cartes
fair-lobby = La partie n’a pas commencé. À son début, l’empreinte d’un secret est publiée dans le salon, avant tout tirage et avant la première carte.
fair-without = Cette partie a commencé quand les cartes ne venaient pas encore d’un secret : il n’y a rien à vérifier.
fair-later = Chaque tirage, chaque jeu battu, l’ordre des plis ramassés à la main et chaque coupe laissée au hasard viennent d’un secret, fixé par cette empreinte avant la première donne. Après la partie, ou si elle est arrêtée, le secret s’affiche ici et chaque donne est vérifiée. D’ici là, personne ne le voit.
fair-still-played = D’autres tables jouent peut-être encore ces donnes : dès que tout le monde a fini, le secret s’affiche ici et chaque donne est vérifiée.
fair-broken-off = La partie a été arrêtée avant la première donne : il n’y a pas de cartes à vérifier.
fair-right = **Tout est juste.** { $deals ->
    [one] La seule donne a été recalculée
   *[other] Les { $deals } donnes ont été recalculées
 }{ $draws ->
    [0] {""}
    [one] , le tirage aussi
   *[other] , les { $draws } tirages aussi
 } ; voici ce que cela prouve.
fair-wrong = **Quelque chose ne va pas**, à « { $where } » : { $why }.
fair-deal = Donne { $deal } : { $name } a coupé { $cards } cartes
fair-deal-by-chance = Donne { $deal } : { $cards } cartes coupées au hasard
fair-script = Pour vérifier sans le bot, enregistre les deux fichiers et lance, avec Python 3.9 ou plus récent : `{ $command }`
fair-place = [Le message qui la porte]({ $link }) a été envoyé le { $day } à { $when }. Il doit contenir exactement toute cette empreinte, ne pas être modifié, et être le premier et le seul pour cette table.
fair-awaited = Elle est en cours de publication dans le salon ; les cartes suivent.
fair-unproved = **Cette partie n’est pas prouvée :** l’empreinte n’a pas pu être publiée dans le salon avant la première donne. Rien ne montre donc que personne n’a choisi le secret.
fair-unproved-here = -# Cette partie n’est pas prouvée : l’empreinte de ses cartes n’a pas pu être publiée. `/{ fair-command }`
fair-first-deal = Donner
fair-first-deal-when = -# Les premières cartes arrivent { $when }, ou tout de suite avec le bouton.
fair-cut-words = Couper avec un mot
fair-cut-with = { $name } a coupé { $cards } cartes et a dit « { $words } ».
fair-words-title = Couper avec un mot
fair-words = Des mots ou des nombres
fair-words-hint = { $most } caractères au plus, visibles après la donne. Les cartes en dépendent dès la donne suivante.
fair-words-muted = L’hôte t’a mis en sourdine, tes mots ne seraient donc pas affichés : coupe sans rien dire.
fair-words-without-cards = Indique aussi combien de cartes tu coupes : les mots vont avec la coupe.
fair-command-words = mots
fair-command-words-hint = Mots ou nombres : les donnes suivantes en dépendent ; tous les voient après celle-ci
fair-proved = **Prouvé :** { $claims }.
fair-not-proved = **Pas prouvé :** { $claims }.
fair-claim-posted = l’empreinte était publiée avant la donne, et le numéro de son message est entré dans le jeu
fair-claim-shared = que personne n’a essayé secret après secret jusqu’à obtenir ces cartes : d’autres tables jouent les mêmes donnes, et seul le message avec l’empreinte montre que c’était prévu
fair-claim-unposted = qu’il y avait une empreinte avant la donne
fair-claim-unbound = que l’empreinte était là avant la donne : seuls ceux qui l’ont vue le savent
fair-claim-pack = le jeu vient du secret
fair-claim-hands = le jeu vient du secret et de la donne précédente telle que tout le monde l’a vue jouer
fair-claim-gathered = que les plis étaient posés et ramassés ainsi : le compte rendu de la partie le montre
fair-claim-cut = personne n’a coupé, et la coupe vient du secret
fair-claim-chance = la coupe : c’était le hasard du bot lui-même
fair-claim-person = que cette personne a vraiment coupé ainsi : elle seule le sait
fair-deal-with = Donne { $deal } : { $name } a coupé { $cards } cartes et a dit « { $words } »
fair-claim-given = quoi que ce soit sur les cartes : elles viennent d’une autre partie, que celle-ci continue
fair-deal-given = Donne { $deal } : reprise de la table { $table }
fair-claim-unlinked = que le numéro du message avec l’empreinte est entré dans les cartes : aucun message n’est connu
fair-claim-words = que personne, connaissant le secret, n’a essayé mot après mot, en coupant la dernière fois, jusqu’à obtenir ces cartes : personne ne les a coupées
fair-claim-computer = que quelqu’un a coupé là : un ordinateur avait cette place au début, demande qui l’a prise
fair-digest-terms = -# SHA-256 du secret et de ce qui est fixé avec lui : `{ $digest }`
fair-terms = -# Fixé avec lui : les règles, qui est assis où, et comment on trouve qui donne en premier : { $draw ->
    [high-cards] les équipes sont tirées aux cartes hautes
    [jacks] les équipes sont tirées aux valets
    [lowest] par tirage, la carte la plus basse donne
    [given] comme dans la partie que l’on continue ici
   *[number] par le secret
 }.
fair-shared-here = -# D’autres tables jouent les mêmes donnes.
fair-forgotten = **Pas prouvé :** qui était assis là au début, car quelqu’un s’est fait oublier : { $seats }.
