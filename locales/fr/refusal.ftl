# Pourquoi une chose est refusée et que faire : une phrase chaque fois.
refusal-unexpected = Quelque chose a mal tourné de mon côté et rien n’a changé ; réessaie dans un instant.
refusal-not-saved = Je n’ai pas pu noter cela, donc cela ne compte pas ; réessaie dans un instant.
refusal-journal-busy = Mon journal est occupé en ce moment, rien n’a donc été noté ; réessaie dans un instant.
refusal-unknown-choice = « { $given } » n’existe pas ici ; choix possibles : { $possible }.
refusal-unknown-preset = Il n’y a pas de variante « { $given } » ; choisis dans la liste qui apparaît pendant que tu écris.
refusal-unknown-option = Il n’y a pas de règle « { $given } » ; choix possibles : { $possible }.
refusal-unknown-value = « { $given } » n’est pas possible pour { $option } ; choix possibles : { $possible }.
refusal-unknown-number = « { $given } » n’est pas possible pour { $option } : il faut { $step ->
    [1] un nombre entier
   *[other] un multiple de { $step },
} de { $least } à { $most }.
refusal-unreadable = Je n’arrive pas à lire « { $text } » ; choisis dans la liste qui apparaît pendant que tu écris.
refusal-option-twice = « { $typed } » a deux valeurs, { $given } et { $text } : enlève l’une des deux.
refusal-ladder-has-a-form = Un barème n’entre pas ici. Enregistre tes règles avec /{ house-command } { house-save }, change le barème avec /{ house-command } { house-edit }, puis ouvre la table selon ces règles de la maison.
refusal-impossible-no-slate = { $game } ne se marque pas sur une ardoise à lignes : « { $rule } » n’y a pas de sens ; ajoute scoring=slate, ou enlève cette règle.
refusal-impossible-no-tree = { $game } ne se marque pas sur un arbre : « { $rule } » n’y a pas de sens ; ajoute scoring=tree ou scoring=numbers, ou enlève cette règle.
refusal-impossible-no-cows = { $game } ne se compte pas en vaches : « { $rule } » n’y a pas de sens ; ajoute scoring=cows, ou enlève cette règle.
refusal-impossible-no-royes = { $game } ne se compte pas en rôyes : « { $rule } » n’y a pas de sens ; ajoute scoring=royes, ou enlève cette règle.
refusal-impossible-no-points = { $game } ne se joue pas en un nombre de points : « { $rule } » n’y a pas de sens ; ajoute scoring=points, ou enlève cette règle.
refusal-impossible-own-pack = { $game } se joue avec un paquet à lui : « { $rule } » ne convient pas ; enlève cette règle.
refusal-impossible-pack-of-three = Le paquet sans les sept noirs est celui du Troeven à trois ; { $game } se joue avec 24 ou 32 cartes.
refusal-impossible-no-mit = La Mit’ ne compte qu’en rôyes ou en vaches : « { $rule } » ne convient pas à { $game } ; ajoute scoring=royes, scoring=cows ou mit=none.
refusal-impossible-needs-mit = « { $rule } » demande la Mit’ : ajoute mit=plain ou mit=kontra.
refusal-impossible-not-forced = { $game } : personne n’y montre de carte en faisant l’atout, « { $rule } » n’y a donc pas de sens ; ajoute making=forced, ou enlève cette règle.
refusal-impossible-lies-on-table = { $game } se joue avec des cartes sur la table, données pour cela : « { $rule } » ne convient pas ; enlève cette règle.
refusal-impossible-trees-for-three = { $game } se joue à trois, chacun pour soi et avec son arbre : « { $rule } » ne convient pas ; enlève cette règle, ou ajoute scoring=tree.
refusal-impossible-mit-in-sight = { $game } se joue avec des cartes découvertes sur la table, qui montreraient qui a la Mit’ : « { $rule } » ne convient pas ; enlève cette règle.
refusal-impossible-upcard-in-stock = { $game } : tout le monde y pioche au talon, « { $rule } » ne convient donc pas ; choisis une autre façon de faire l’atout.
refusal-impossible-no-last-card = La dernière carte du donneur est proposée après la quatrième : « { $rule } » ne convient pas ici ; ajoute cards=5 ou plus.
refusal-impossible-too-few-cards = { $game } : le paquet n’a pas assez de cartes pour « { $rule } » ; donnes-en moins à chacun ou ajoute pack=32.
refusal-impossible-no-stub = { $game } : avec « { $rule } », il ne reste aucune carte à retourner ; donnes-en moins à chacun ou ajoute pack=32.
refusal-impossible-no-stock = { $game } : avec « { $rule } », il ne reste pas de talon ; donne moins de cartes à chacun.
refusal-impossible-no-partners = On ne tire les partenaires qu’à quatre, en deux équipes ; ce n’est pas le cas pour { $game }.
refusal-impossible-no-end = Dans un tournoi, chaque partie doit avoir une fin : dis combien elle dure.
refusal-impossible-no-quinte = Avec trois cartes en main, il n’y a pas de quinte ; « { $rule } » ne convient donc pas à { $game }.
refusal-impossible-trumps-turned-up = { $game } : l’atout est retourné, « { $rule } » ne convient donc pas.
refusal-impossible-shuffled = Ici, les cartes sont battues à chaque donne ; « { $rule } » ne convient donc pas : ajoute shuffle=no, ou enlève cette règle.
refusal-discord-permission = Discord ne me laisse pas faire cela ici ; quelqu’un qui gère le serveur doit me permettre de voir ce salon, d’y écrire et d’y joindre des fichiers.
refusal-discord-gone = Ce dont il s’agit n’existe plus : le salon, le rôle ou le message a été supprimé. Retape la commande là où tu la veux.
refusal-discord-nobody = Discord ne connaît plus cette personne ici ; elle a peut-être quitté le serveur. Choisis quelqu’un qui est là.
refusal-discord-place = Discord ne me laisse pas faire ça dans un endroit de ce genre ; utilise un salon textuel d’un serveur, ou un fil dans un tel salon.
refusal-discord-pause = Discord n’en accepte plus ici pour un moment ; réessaie dans quelques minutes.
refusal-discord-filter = Un filtre de ce serveur ou de Discord bloque ce que je voulais écrire ici ; regarde quel nom ou quel mot s’y trouve, ou demande à quelqu’un qui gère le serveur de m’exempter d’AutoMod.
refusal-discord-opening = Discord ne me laisse plus écrire à de nouvelles personnes pour le moment ; réessaie dans une heure, ou tape d’abord une commande dans nos messages privés.
refusal-discord-closed = Les messages privés de cette personne me sont fermés, donc rien n’y a été envoyé : il faudrait y autoriser les messages des membres de ce serveur.
refusal-discord-thread = Ce fil est archivé ou verrouillé ; quelqu’un qui gère les fils doit le rouvrir ; sinon, utilise un autre salon.
refusal-discord-threads = On joue ici dans le salon : ce serveur a autant de fils ouverts que Discord le permet. Fermes-en quelques-uns, et la prochaine table aura de nouveau le sien.
refusal-missing-permissions = Je ne peux ouvrir une table ici que si quelqu’un qui gère le serveur me donne ces permissions dans ce salon : { $permissions }.
refusal-thread-private = Je ne suis pas dans ce fil privé, je ne peux donc rien y montrer. Ajoute-moi à ce fil avec { $bot }, puis réessaie.
refusal-thread-locked = Ce fil est fermé et verrouillé, je ne peux donc rien y montrer. Fais-le rouvrir, ou va dans un autre salon.
refusal-server-unseen = Discord ne m’a encore rien dit de ce serveur : réessaie dans un instant.
refusal-channel-unseen = Je ne vois pas { $channel } en ce moment : vérifie que j’en ai le droit, et réessaie dans un instant.
refusal-no-member = { $name } n’est pas membre de ce serveur, ou ne l’est plus : nomme quelqu’un qui l’est.
refusal-seats-given-up =
    { $count ->
        [one] { $names } n’est plus sur ce serveur : sa place est de nouveau libre. Regarde la table, puis réessaie.
       *[other] { $names } ne sont plus sur ce serveur : leurs places sont de nouveau libres. Regarde la table, puis réessaie.
    }
refusal-only-in-channels = Cela ne marche que dans un salon d’un serveur.
refusal-away = Je ne suis pas ici moi-même : je ne peux y répondre qu’à toi, et pas y jouer. Joue avec moi en message privé ({ $bot }) : `/{ lesson-command }`, `/{ command-duel }`, `/{ deals-daily } { deals-play }`, `/{ score-command } { score-open }`. Pour jouer ici, quelqu’un qui gère le serveur peut m’ajouter : { $link }
refusal-offered-tables = Quelle table veux-tu dire ?
refusal-which-table = Tu joues à plusieurs tables : dis laquelle avec l’option « { command-which-table } » ({ $tables }).
refusal-no-table-of-yours = Tu n’as de place à aucune table ; ouvres-en une avec /{ command-table } { command-open }.
refusal-no-table-here = Il n’y a pas ici de table que tu puisses commencer ou arrêter ; /{ command-table } { command-list } montre toutes les tables.
refusal-no-such-table-text = « { $given } » n’est pas une de tes tables ; choix possibles : { $possible }.
refusal-no-such-card = Je ne connais pas de carte « { $typed } » ; essaie par exemple { $example }.
refusal-which-card = « { $typed } » peut être { $cards } ; choisis dans la liste qui apparaît pendant que tu écris.
refusal-no-such-call = Tu ne peux pas dire « { $typed } » maintenant ; choix possibles : { $possible }.
refusal-which-call = « { $typed } » peut être : { $possible }. Précise laquelle de ces annonces.
refusal-nothing-to-say = Il n’y a rien à dire maintenant, seulement une carte à jouer ; utilise /{ command-play }.
refusal-nothing-to-play = Il n’y a pas de carte à jouer maintenant, mais quelque chose à dire ; utilise /{ command-bid }.
refusal-whose-turn = { $count ->
    [one] C’est à { $name } de jouer, pas à toi.
   *[other] Seules ces personnes peuvent répondre maintenant : { $name }.
}
refusal-no-last-trick = Aucun pli n’est encore terminé dans cette donne.
refusal-manage-server = Seul quelqu’un qui peut gérer le serveur peut faire cela.
refusal-still-closed = Tes messages privés me sont toujours fermés : autorise les messages des membres de ce serveur dans ses paramètres de confidentialité, puis réessaie.
refusal-too-many-computers = Il y a de la place pour { $room ->
    [one] { $room } ordinateur
   *[other] { $room } ordinateurs
} au plus.
refusal-swap-two = Choisis deux places différentes à échanger.

# Règles du jeu.
refusal-deal-over = Cette donne est terminée ; la suivante arrive dans un instant.
refusal-not-your-turn = Ce n’est pas ton tour ; c’est à la place { $actors }.
refusal-not-now = { $phase ->
    [auction] Pas encore : il y a d’abord les enchères.
    [troel] Pas encore : le partenaire du trou choisit d’abord l’atout.
    [trumps] Pas encore : on fait d’abord l’atout.
    [kontra] Pas encore : on répond d’abord à la Mit’.
    [discard] Pas encore : chacun écarte d’abord une carte.
    [double] Pas encore : les adversaires disent d’abord s’ils doublent.
    [play] Cela ne peut pas se dire maintenant : on joue les cartes.
   *[other] Ce n’est pas possible maintenant.
}
refusal-not-in-this-game = Les règles de cette table ne connaissent pas cela.
refusal-not-held = Tu n’as pas { $card } en main.
refusal-must-follow = Tu as encore de la couleur demandée ({ $led }) : fournis ou coupe (atout { $trump }).
refusal-must-follow-suit = Tu as encore de la couleur demandée ({ $led }) : fournis.
refusal-must-follow-trump = On a joué atout ({ $led }) et il t’en reste : joue atout.
refusal-must-trump = Tu n’as pas de la couleur demandée ({ $led }), mais tu as de l’atout ({ $trump }) : coupe.
refusal-suit-not-seen = Aucune de tes premières cartes n’est de cette couleur ({ $suit }) ; choisis celle d’une de ces cartes{ $making ->
    [forced] , ou fais retourner une carte
   *[held] { "" }
}.
refusal-must-show-card = Ici, on fait l’atout en montrant une carte : choisis une de tes premières cartes, sa couleur devient l’atout.
refusal-no-card-shown = Ici, on ne choisit pas de carte à montrer : nomme seulement la couleur ({ $suit }).
refusal-mit-not-held = Seul celui qui a la dame de pique peut annoncer la Mit’.
refusal-must-beat = On a joué atout ({ $led }) et tu peux monter sur la plus forte carte du pli, { $best } : joue un atout plus fort.
refusal-must-overtrump = Tu n’as pas de la couleur demandée ({ $led }) et le pli est coupé avec { $best } : tu peux surcouper, il le faut.
refusal-combination-not-held = Tu n’as pas cette combinaison avec cette carte.
refusal-already-declared = Tu as déjà annoncé dans cette couleur, ou des brisques, pendant cette partie ; une seule annonce compte.
refusal-seven-not-held = Il faut avoir le sept d’atout pour l’échanger.
refusal-too-late-to-exchange = C’est trop tard pour échanger le sept : cela se fait avant l’entame du dernier pli suivi d’une pioche.
refusal-must-lead-troel = Un trou s’entame de la carte appelée, ou de l’as du nouvel atout.
refusal-already-discarded = Tu as déjà écarté une carte.
refusal-too-late = C’est trop tard : cela se dit avant ta propre première carte.
refusal-for-dummy = Tu joues maintenant pour le mort : choisis une de ses cartes étalées.
refusal-said-kontra = { $name } a déjà dit Kontra.
refusal-said-re = { $name } a déjà dit Re.
refusal-said-double = { $name } a déjà doublé.
refusal-said-all = C’est trop tard pour répondre à la Mit’ : le jeu a continué.

# Les enchères du whist à la couleur.
refusal-has-passed = Tu as passé : tu ne participes plus à ces enchères.
refusal-partner-speaks = C’est ton partenaire qui parle pour vous deux maintenant.
refusal-troel-is-announced = Un trou ne s’enchérit pas : trois ou quatre as sont annoncés d’office.
refusal-troel-tricks = Dans cette couleur, l’annonce est « { $due } ».
refusal-too-low = Cela ne dépasse pas la plus haute annonce : { $highest }.
refusal-not-the-least = N’annonce pas plus de plis qu’il n’en faut : { $least }.
refusal-wait-first-only = Seule la personne à gauche du donneur peut attendre, et seulement comme toute première annonce.
refusal-wait-not-after-troel = Après un trou, personne ne peut attendre.
refusal-waited = Tu as attendu : tu ne peux plus qu’emballer ou passer.
refusal-proposal-live = La proposition d’un autre à { $suit } tient encore : on peut l’emballer, mais pas la refaire.
refusal-proposal-accepted = Une proposition à { $suit } a été emballée : plus personne ne peut proposer cette couleur.
refusal-proposed-enough = Tu as proposé { $suit } aussi souvent que cette table le permet.
refusal-suit-not-held = Tu n’as aucune carte de cette couleur ({ $suit }).
refusal-nobody-to-accept = Tous les autres ont passé ou sont engagés : plus personne ne peut emballer.
refusal-misere-closes = Une misère ou un piccolo est annoncé ; à cette table, on ne propose plus de nouvelle couleur ensuite.
refusal-no-partnership-higher = À deux à { $suit }, plus rien ne dépasse la plus haute annonce : { $highest }.
refusal-not-proposed = Aucune proposition d’un autre à { $suit } ne tient en ce moment.
refusal-suit-undertaken = D’autres se sont déjà engagés à { $suit } : tu ne peux pas y jouer seul.
refusal-solo-after-repeat = Tu as proposé { $suit } plus d’une fois ; à cette table, on ne peut plus y jouer seul ensuite.
refusal-partner-first = Cherche d’abord un partenaire à { $suit } : tu ne peux jouer seul que si personne n’a emballé, ou si plus personne ne le peut.
refusal-first-bid-only = Une abondance ou un chelem doit être ta toute première annonce.
refusal-bound-to-partnership = Ton engagement à { $suit }, avec ton partenaire, tient toujours : monte ou passe.
refusal-bound-after-partner = Ton partenaire a passé, mais ton engagement à { $suit } tient toujours : tu ne peux pas annoncer cela.
refusal-bound-to-solo = Ton engagement, seul à { $suit }, tient toujours : monte ou passe.
refusal-bound-to-negative = Il ne te reste que les misères et le piccolo : annonces-en un assez haut, ou passe.
refusal-bound-to-abondance = Il ne te reste que l’abondance et le chelem à { $suit } : tu ne peux pas annoncer cela.
refusal-parole-acceptor-only = Seule la personne qui a emballé peut dire « passe parole », quand c’est son tour de monter.
refusal-parole-from-eleven = « Passe parole » se dit à partir de onze plis ; ici, { $least } suffit.

# Tables.
refusal-no-such-table = Il n’y a pas de table { $table } ici ; /{ command-table } { command-list } montre celles qui existent.
refusal-table-gone = La table { $table } n’existe plus : il n’en reste rien.
refusal-table-over = La partie à la table { $table } est terminée ; ouvre une nouvelle table avec /{ command-table } { command-open }.
refusal-ends-already = La partie se termine déjà après la donne { $deal }, comme convenu ; tu peux proposer de continuer.
refusal-not-ending = Personne n’a convenu de terminer cette partie plus tôt ; il n’y a rien à annuler.
refusal-same-length = La partie a déjà cette longueur.
refusal-too-short = Avec ce qui est déjà joué, la partie serait alors finie, ou se serait déroulée autrement ; choisis plus long, ou propose de terminer.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-already-seated = Tu as déjà une place à cette table : la place { $seat }.
refusal-table-full = Les { $seats } places sont prises.
refusal-seat-taken = { $name } occupe déjà la place { $seat } ; choisis-en une autre.
refusal-seat-empty = Il n’y a personne à la place { $seat }.
refusal-seat-shared = { $name } est déjà à la table { $table }, à la place que vous avez partagée, et les autres sont attendus aux places libres. Si quelqu’un ne vient pas, assieds-toi là.
refusal-seats-empty = { $empty ->
    [1] Une des { $seats } places est encore libre
   *[other] { $empty } des { $seats } places sont encore libres
} ; ajoute des ordinateurs ou attends du monde.
refusal-dummy-seat = Personne ne peut s’asseoir à la place { $seat } : c’est celle du mort.
refusal-too-many-people = Il y a { $people } personnes à cette table et cette variante se joue à { $seats } ; quelqu’un doit d’abord se lever.
refusal-not-invited = C’est sur invitation seulement : demande à l’hôte, ou à la personne avec qui tu veux jouer.
refusal-blocks-enough = Ta liste est pleine : retires-en d’abord quelqu’un.
refusal-not-host = Seul l’hôte, { $host }, peut faire cela.
refusal-not-offered = { $name } ne cède pas la place { $seat }.
refusal-not-away = Tu ne comptes pas parmi les absents.
refusal-called-enough = Tu peux inviter la même personne deux fois par jour, et dix personnes par heure. Ce sera de nouveau possible <t:{ $until }:R> ; venir sans invitation reste possible à tout moment.
refusal-seat-not-away = { $name } est là : personne d’autre ne peut proposer la place { $seat }.
refusal-still-awaited = Tout le monde n’a pas encore signalé son retour, et il reste du temps : demande aux autres <t:{ $until }:R>, ou attends « { stay-here } ».
refusal-nobody-waited-for = À cette table, on n’attend personne sans limite de temps, ou personne n’a encore demandé de limite.
refusal-you-are-waited-for = C’est toi qu’on attend : joue, ou accepte la limite de temps.
refusal-not-long-waited = Après un jour d’attente, tu peux demander une limite de temps : <t:{ $until }:R>. La partie ne peut être terminée qu’ensuite.
refusal-may-answer = Il reste du temps pour répondre à la demande de limite de temps ; ensuite tu pourras terminer la partie : <t:{ $until }:R>.
refusal-own-side-absent = C’est ton propre camp qu’on attend : il ne peut pas gagner ainsi ; tu peux terminer la partie sans résultat.
refusal-knows-other-hand = Tu as vu les cartes de la place { $seat } pendant cette donne : prends cette place, ou attends la fin de la donne.
refusal-knows-deals = Tu as déjà joué ces donnes, ici ou à une autre table, même si tu t’es fait oublier depuis : elles se jouent une fois.
refusal-paused = La partie est en pause : signale-toi avec /{ stay-resume }, et elle repart dès que tout le monde l’a fait.
refusal-not-paused = La partie n’est pas en pause.
refusal-other-proposal = { $name } a fait à cette table une proposition qui attend encore une réponse : réponds-y d’abord.
refusal-asked-this-turn = Tu l’as déjà demandé à ce tour : joue d’abord, ensuite tu pourras le redemander.
refusal-already-agreed = Tu as déjà dit oui ; { $missing ->
    [1] une personne n’a
   *[other] { $missing } personnes n’ont
} pas encore répondu.
refusal-nothing-proposed = Il n’y a plus de proposition à cette table à laquelle tu pourrais répondre.
refusal-not-asked = Cette fois, c’est à d’autres de répondre.
refusal-deal-is-over = Cette donne est déjà terminée.
refusal-not-on-turn = Tu peux réclamer le reste ou abandonner quand c’est ton tour.
refusal-no-claims = À ce jeu, personne ne réclame ni n’abandonne le reste : chaque donne se joue jusqu’au bout.
refusal-rest-not-settled = C’est possible une fois qu’on joue les cartes et qu’aucune ne peut plus être piochée, retournée ou annoncée.
refusal-no-tricks-wanted = Dans ce contrat personne ne veut des plis : on ne peut pas les réclamer ; abandonner, oui.
refusal-more-than-two-sides = Ici, plus de deux camps jouent : abandonner donnerait aussi ce qui est à d’autres. Continue à jouer.
refusal-cannot-be-lost = Je ne trouve plus de cartes qui feraient chuter ce contrat : impossible de l’abandonner. Continue à jouer.
refusal-no-taking-back = À cette table, on ne reprend aucun coup.
refusal-nothing-to-take-back = Tu n’as rien à reprendre maintenant : quelqu’un a joué depuis, des cartes ont été vues, ou tu viens déjà de reprendre un coup.
refusal-too-late-to-take-back = C’est trop tard pour reprendre ce coup : ici on a { $seconds } secondes.
refusal-host-not-muted = Tu es l’hôte : tu ne peux pas te mettre toi-même en sourdine.
refusal-not-dealt = Les premières cartes ne sont pas encore données.
refusal-deal-goes-on = La donne { $deal } n’est pas encore terminée.
refusal-nobody-cuts = Il n’y a pas de jeu à couper pour l’instant.
refusal-other-cuts = C’est { $name } qui coupe pour la donne suivante.
refusal-cut-out-of-range = Tu peux couper de { $least } à { $most } cartes.
refusal-cut-words = En coupant, tu peux dire { $most } caractères au plus : lettres latines, chiffres, espaces et `. , ! ? ' -`. Essaie avec d’autres mots, ou sans.
refusal-stale = La table a continué entre-temps ; utilise les boutons les plus récents.
refusal-no-partners = À ce jeu, les places ne font pas d’équipes : il n’y a pas d’autres partenaires.
refusal-not-over = La partie à la table { $table } n’est pas encore finie.

# Permissions telles que Discord les nomme.
refusal-permission-view-channel = Voir le salon
refusal-permission-send-messages = Envoyer des messages
refusal-permission-send-messages-in-threads = Envoyer des messages dans les fils
refusal-permission-create-public-threads = Créer des fils publics
refusal-permission-attach-files = Joindre des fichiers
refusal-permission-create-events = Créer des évènements
refusal-permission-read-message-history = Voir les anciens messages

# Avec du recul, et rejouer.
refusal-plays-on = Cette table rejoue à partir de la partie { $origin }, selon ses règles : elles ne changent pas.
refusal-same-deals = D’autres tables jouent les mêmes donnes : règles, longueur et conseils restent ceux du début de la partie.
refusal-still-played = D’autres jouent peut-être encore ces donnes. Les cartes se montrent dès que tout le monde a fini : réessaie alors.
refusal-no-such-day = Cette donne du jour n’est plus conservée. Tape `/{ deals-daily } { deals-play }` pour celle d’aujourd’hui.
refusal-day-over = Le jour de cette donne est passé. Tape `/{ deals-daily } { deals-play }` pour celle d’aujourd’hui.
refusal-day-goes-on = Le jour n’est pas fini. On dira alors comment chacun a joué, pour que personne ne le sache avant.
refusal-day-played = Tu as déjà commencé la donne du jour, à la table { $table } : chacun la joue une fois.
refusal-no-such-sent-deal = Cette donne n’est plus conservée.
refusal-sent-to-other = Cette donne a été envoyée à quelqu’un d’autre.
refusal-sent-deal-played = Tu as déjà commencé cette donne, à la table { $table } : elle se joue une fois.
refusal-friend-knows = Cette personne connaît la donne, pour l’avoir jouée ou déjà reçue : envoie-la à quelqu’un d’autre.
refusal-sent-too-many = Trop de donnes attendent déjà cette personne ({ $most }). Réessaie quand elle en aura joué.
refusal-no-position = Il n’y a rien à rejouer à partir de là : choisis un moment au milieu d’une donne.
refusal-too-many-waiting = Beaucoup de parties attendent qu’on y revienne. Réessaie dans quelques minutes.

# Tournois.
refusal-of-tournament = Cette table fait partie du tournoi { $tournament } : lève-toi s’il le faut, ou demande à l’hôte d’arrêter tout le tournoi avec /{ tournament-command } { tournament-stop }.
refusal-no-such-tournament = Il n’y a pas de tournoi { $tournament }.
refusal-tournament-over = Le tournoi { $tournament } est terminé.
refusal-tournament-started = Le tournoi { $tournament } a commencé et aucune place n’y est libre pour l’instant.
refusal-tournament-full = Les { $people } places sont prises.
refusal-already-entered = Tu participes déjà : tu as la place { $place }.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-in-the-round = Tu joues dans ce tour : lève-toi à ta table, ou pars quand le tour sera fini.
refusal-places-empty = { $empty ->
    [1] Une des { $people } places est encore libre
   *[other] { $empty } des { $people } places sont encore libres
} ; attends que d’autres s’inscrivent.
refusal-tournament-size = Personnes : de { $least } à { $most } ; de deux nombres, le plus petit d’abord.
refusal-tournament-rounds = Nombre de tours possible : de 1 à { $most }.
refusal-tournament-minutes = Nombre de minutes possible pour un tour : de 0 à { $most }. Avec 0, il dure le temps qu’il faut.
refusal-time-past = Ce moment est passé : choisis-en un plus tard.
refusal-knockout-of-two = L’élimination directe se joue à un contre un, et ce jeu se joue à { $seats } : choisis une autre formule.
refusal-entry-alone = À ce jeu, chacun joue pour soi : on s’inscrit sans partenaire.
refusal-entry-drawn = À ce jeu, des paires fixes ne font pas le compte : fais tirer les partenaires à chaque tour.
refusal-entry-with-partners = Ce jeu se joue avec un partenaire : fais tirer les partenaires à chaque tour, ou fais inscrire des paires.
refusal-tournament-total = Les tours de ce jeu ne s’additionnent pas ainsi. Les points de match et les victoires conviennent à tous les jeux.
refusal-tournament-bonus = Un bonus selon la place a dans ce jeu au plus { $places } nombres, un par place, la première place d’abord et aucun plus grand que le précédent, chacun de 0 à { $most }. Par exemple : 90, 60, 30, 0.
refusal-bonus-total = Un bonus selon la place s’ajoute à des points. Choisis le total en points, si ce jeu l’a, ou renonce au bonus.
refusal-bonus-compared = Un bonus selon la place ne va pas avec les mêmes donnes à toutes les tables, ni avec l’élimination directe, où le total vient d’ailleurs. Enlève-le (0), ou change le reste.
refusal-no-bonus = « { $given } » n’est pas un bonus selon la place. Tape des nombres entiers séparés par des virgules, comme 90, 60, 30, 0.
refusal-too-few-entered = Inscrits jusqu’ici : { $entered }. Il en faut au moins { $least } : attends qu’il en vienne d’autres.
refusal-no-partner-wanted = Dans ce tournoi, on ne choisit pas de partenaire : inscris-toi sans.
refusal-partner-is-self = Tu ne peux pas être ton propre partenaire : choisis quelqu’un d’autre.
refusal-has-partner = Tu joues déjà avec { $name }. Pour changer de partenaire, quitte le tournoi et réinscris-toi.
refusal-partner-taken = { $name } joue avec quelqu’un d’autre : choisis un autre partenaire, ou inscris-toi sans.
refusal-no-reason = Dis pourquoi : tout le monde lit la raison.
refusal-nothing-corrected = Une correction ajoute de 1 à { $most }, ou les retire avec un moins : dis combien.
refusal-no-such-round = Le tour { $round } n’a pas commencé. Tours jusqu’ici : { $rounds }.
refusal-channel-gone = Le salon de ce tournoi n’existe plus : quelqu’un de la direction doit d’abord le déplacer dans un autre.
refusal-round-goes-on = Pas maintenant : le tour suivant peut commencer quand toutes les tables de celui-ci ont fini.
refusal-no-such-place = Il n’y a pas de place { $place } ; les places vont de 1 à { $places }.
refusal-round-settled = Le tour { $round } a déjà décidé qui continue ; seul le dernier tour joué se corrige, avant que le suivant commence.
refusal-directs-already = { $name } dirige déjà ce tournoi.
refusal-bad-house-name = Des règles de la maison portent un nom de 1 à { $longest } caractères, sur une seule ligne.
refusal-house-name-taken = Ce serveur a déjà des règles de la maison appelées « { $name } » : choisis un autre nom, ou change celles-là avec /{ house-command } { house-edit }.
refusal-misleading-house-name = On confondrait le nom « { $name } » avec « { $other } », qui existe déjà : choisis-en un qui s’en distingue.
refusal-too-many-houses = Ce serveur a { $most } jeux de règles de la maison, c’est le maximum : supprimes-en d’abord un avec /{ house-command } { house-delete }.
refusal-no-such-house = Ce serveur n’a pas de règles de la maison appelées « { $name } » : /{ house-command } { house-show } en donne la liste.
refusal-house-gone = Ces règles de la maison ont été supprimées entre-temps : /{ house-command } { house-show } donne la liste de celles du serveur.
refusal-not-house-maker = Seul celui qui a créé les règles de la maison « { $name } », ou qui gère ce serveur, peut les changer ou les supprimer.
refusal-no-score-keeper = Le bot ne peut pas tenir la marque de ce jeu.
refusal-no-such-score = Il n’y a pas de feuille de marque { $score }.
refusal-not-at-score = Seuls ceux qui sont à la table, ou qui ont ouvert cette feuille de marque, peuvent la changer.
refusal-score-changed = Quelqu’un a changé la marque entre-temps ; regarde-la, puis utilise les boutons les plus récents.
refusal-score-ended = Cette partie est terminée ; rouvre-la d’abord.
refusal-score-goes-on = Cette partie n’est pas terminée.
refusal-score-full = Une feuille de marque a de la place pour { $most } donnes ; termine celle-ci et ouvres-en une autre.
refusal-no-such-score-deal = Il n’y a pas de donne { $deal } sur cette feuille de marque ; elle en a { $deals } jusqu’ici.
refusal-nothing-to-undo = Aucune donne n’est inscrite que l’on pourrait reprendre.
refusal-too-many-open = { $kind ->
    [tournaments] Tu es déjà l’hôte de { $most } tournois ici, c’est le maximum : { $mine }. Attends la fin de l’un d’eux, ou arrêtes-en un avec /{ tournament-command } { tournament-stop }.
    [evenings] Tu diriges déjà { $most } soirées ici, c’est le maximum : { $mine }. Annules-en d’abord une, avec /{ evening-command } { evening-cancel }.
    [houses] Tu gardes déjà { $most } jeux de règles de la maison ici, c’est le maximum : { $mine }. Supprimes-en d’abord un, avec /{ house-command } { house-delete }.
    [scores] Tu as déjà { $most } feuilles de marque ouvertes ici : { $mine }. Termines-en d’abord une, avec /{ score-command } { score-end }.
   *[tables] Tu es déjà l’hôte de { $most } tables ici, c’est le maximum : { $mine }. Termines-en d’abord une, avec /{ command-table } { command-stop }.
}
refusal-score-people = { $seats ->
    [one] La personne qui prend la place doit avoir un nom.
   *[other] Ce jeu se joue à { $seats }, ou jusqu’à { $most } quand on se repose à tour de rôle, et il faut un nom pour chacun.
}
refusal-score-twice = { $name } est nommé deux fois ; donne une place à chacun, et à chaque invité son propre nom.
refusal-score-guests = Une partie ne compte dans les classements que sur un serveur, et si tous ceux de la table en sont membres.
refusal-score-stake = Une mise va de { $least } à { $most } par point, dans une monnaie de 1 à { $longest } caractères.
refusal-score-pot = Prix d’une dame en points : de 0 à { $most }, et seulement à un jeu où chacun joue pour soi, comme au whist à la couleur.
refusal-score-row = Une ligne a besoin d’un nombre pour chacun, de −{ $most } à { $most }, dont au moins un qui n’est pas 0.
refusal-no-such-score-row = Cette ligne n’est plus sur la feuille. Regarde la feuille à nouveau.
refusal-no-tournament-here = Il n’y a pas de tournoi sur ce serveur ; ouvres-en un avec /{ tournament-command } { tournament-open }.
refusal-which-tournament = Il y a plusieurs tournois : dis lequel avec l’option « { tournament-which } » ({ $tournaments }).
refusal-too-many-rounds = À { $people } joueurs, il y a { $most } tours au plus : alors chacun a eu tous les partenaires.
refusal-no-bots = Les bots ne jouent pas ici ; des ordinateurs s’assoient où il manque quelqu’un.
refusal-plays-not-here = { $name } ne participe pas à ce tournoi.
refusal-they-entered = { $name } participe déjà, à la place { $place }.
refusal-they-play = { $name } joue dans ce tour. On peut se lever à sa table, ou être retiré quand le tour sera fini.
refusal-amount-unread = « { $typed } » n’est pas une valeur : écris un nombre de −999 à 999, comme −2.
refusal-classic-rules = Un tournoi de Malmedy se joue selon les règles de Malmedy ou de la Dame de Make : choisis une autre formule, ou laisse les règles de côté.
refusal-classic-people = Un tournoi de Malmedy est pour 4, 8, 12 ou 16 personnes, pas pour { $people } : choisis une autre formule.
refusal-classic-fixed = Dans un tournoi de Malmedy, l’inscription, le reste, le total et le temps sont fixés : laisse-les de côté, ou choisis une autre formule.

refusal-challenge-yourself = Tu ne peux pas te défier toi-même ; /{ command-duel } sans adversaire, c’est contre l’ordinateur.
refusal-challenge-bot = Les bots ne répondent pas aux défis ; /{ command-duel } sans adversaire, c’est contre l’ordinateur.
refusal-not-challenged = Ce défi est pour { $name }.
refusal-not-for-two = « { $given } » n’est pas un des jeux à deux. Tu as le choix entre : { $possible }.
refusal-house-not-for-two = Un duel se joue à deux, et les règles de la maison « { $house } » sont pour { $people } : joue-les à une table, /{ command-table } { command-open }.
refusal-only-last-trick = À ce jeu, on ne peut regarder que le dernier pli.
refusal-no-tricks = Tu n’as encore fait aucun pli dans cette donne.
refusal-takes-agreement = La partie est en cours : les personnes présentes doivent être d’accord. Propose-le, avec le bouton ou la commande.
refusal-barred = On t’a fait quitter cette partie et tu ne peux pas y revenir ; tu peux jouer la suivante.
refusal-stop-takes-agreement = D’autres jouent dans ce tournoi : on le leur demande d’abord ; ceux qui gèrent le serveur peuvent l’arrêter en donnant une raison.
refusal-stop-was-asked = On a déjà demandé pendant ce tour s’il faut arrêter. Redemande au prochain, ou fais-le arrêter par quelqu’un qui gère le serveur.
refusal-own-matter = Il s’agit de ta propre table ou de ton score. C’est à un autre directeur, qui ne joue pas, d’en décider, ou à quelqu’un qui gère le serveur.

# Comme le texte du même nom sans `-by-message`, dit en message privé : les commandes des serveurs n’y marchent pas.
refusal-too-many-open-by-message = { $kind ->
    [tables] Tu as déjà { $most } parties ici, c’est le maximum : { $mine }. Quitte d’abord une table, avec **{ play-my-seat }** et **{ play-leave }**.
   *[scores] Tu as déjà { $most } feuilles de marque ouvertes ici : { $mine }. Termines-en d’abord une, avec /{ score-command } { score-end }.
}
refusal-no-table-of-yours-by-message = Tu n’as de place à aucune table. Contre l’ordinateur, tu joues ici, avec `/{ command-duel }` ; une table à plusieurs s’ouvre dans un salon d’un serveur : tapes-y `/{ command-table } { command-open }`.
refusal-no-such-table-by-message = Tu n’as pas de table { $table } ; `/{ stay-tables }` montre celles où tu joues.
refusal-table-over-by-message = La partie à la table { $table } est terminée. Une nouvelle table s’ouvre dans un salon d’un serveur, avec `/{ command-table } { command-open }`.

refusal-removed = L’hôte t’a fait quitter cette table : tu pourras t’y rasseoir dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou dès que l’hôte t’invite.

# Soirées et saisons.
refusal-no-such-evening = Il n’y a pas de soirée { $evening } ; /{ evening-command } { evening-list } montre celles qu’il y a.
refusal-no-evening-here = Il n’y a pas de soirée sur ce serveur ; crées-en une avec /{ evening-command } { evening-new }.
refusal-which-evening = « { $given } » n’est pas une soirée d’ici ; choix possibles : { $possible }.
refusal-evening-over = { $name } n’a plus lieu ; /{ evening-command } { evening-list } montre les soirées qu’il y a.
refusal-evening-full = La liste compte { $people } personnes et il n’y a plus de place ; réessaie si quelqu’un se désinscrit.
refusal-evening-under-way = La soirée est en cours, on ne peut plus l’annuler ; avec /{ evening-command } { evening-end }, on ne tire plus de tables.
refusal-evening-kind-stays = On joue déjà : que ce soit un tournoi ou non se change pour la prochaine date, quand celle-ci est finie.
refusal-evening-day-off = Ce jour-là, cette soirée a été annulée ou est finie : choisis un autre jour.
refusal-evening-not-begun = La soirée n’a pas commencé ; /{ evening-command } { evening-cancel } l’annule.
refusal-evening-closing = Ce soir, on ne tire plus de tables ; inscris-toi à la prochaine soirée.
refusal-not-director = Cela revient à { $director }, qui dirige cette soirée, ou à ceux qui gèrent le serveur.
refusal-director-gone = Plus personne ne dirige cette soirée : demande à quelqu’un qui gère le serveur.
refusal-already-signed-up = Tu es déjà sur la liste de cette soirée.
refusal-not-signed-up = Tu n’es pas sur la liste de cette soirée.
refusal-too-early-to-be-here = Tu peux dire que tu es là dès { $ahead } minutes avant le début ; d’ici là, tu peux t’inscrire.
refusal-already-here = Tu as déjà dit que tu es là ; on tire les tables cinq minutes après le début.
refusal-already-waiting = Tu attends déjà une place ; tu reçois la prochaine.
refusal-at-evening-table = Tu es à une table de cette soirée ; quand cette partie sera finie, tu pourras avoir une autre place.
refusal-too-many-evenings = Ce serveur a déjà { $most } soirées ; annules-en d’abord une.
refusal-no-such-zone = Il n’y a pas de fuseau horaire « { $zone } » ; choisis-en un dans la liste, comme Europe/Brussels.
refusal-evening-when = Je ne comprends pas quand c’est. Écris par exemple « mardi 20h », « premier mardi 20h » ou « 24/12 20h ».
refusal-evening-too-far = C’est trop loin : une soirée commence au plus tard en { $year }.
refusal-evening-director-bot = Un bot ne peut pas diriger une soirée ; choisis une personne.
refusal-bad-club-name = Un nom a de 1 à { $longest } caractères visibles.
refusal-season-runs = La saison { $name } est encore en cours ; termine-la d’abord avec /{ season-command } { season-end }.
refusal-no-season = Il n’y a pas de saison en cours sur ce serveur ; un administrateur en commence une avec /{ season-command } { season-new }.
refusal-no-season-ever = Il n’y a pas encore eu de saison sur ce serveur ; /{ season-command } { season-new } en commence une.
refusal-no-such-season = Il n’y a pas de saison « { $given } » ; choisis-en une dans la liste.
refusal-season-own-evening = Le tournoi { $tournament } fait partie d’une soirée, et les soirées comptent d’elles-mêmes.
refusal-season-not-over = Le tournoi { $tournament } n’a pas été joué jusqu’au bout. La saison le compte quand il est fini.
refusal-season-counts-it = Une saison compte déjà le tournoi { $tournament }. Avec l’option « { season-count-out } », elle ne le compte plus.
refusal-season-counts-not = La saison ne compte pas le tournoi { $tournament }.
refusal-season-which-tournament = Aucun tournoi « { $given } » de ce serveur ne peut compter : tape le numéro d’un tournoi fini, ouvert en dehors d’une soirée.
refusal-best-of-fewer = Sur { $planned } soirées, les { $best } meilleures ne peuvent pas compter ; dis un nombre plus petit.
refusal-no-such-code = Personne n’attend d’équipe avec le code { $code } ; demande à l’autre serveur son dernier code.
refusal-own-code = C’est le code de ton propre serveur ; c’est à l’autre de le taper.
refusal-teams-already = Ton équipe joue déjà contre un autre serveur ; arrête d’abord cela.
refusal-no-teams = Ton équipe ne joue contre aucun autre serveur, il n’y a rien à arrêter.
