# Les règles de la maison d’un serveur : la commande, ses réponses, le formulaire des options et de la marque, et ce qui se contredit.
house-command = maison
house-command-hint = Règles de la maison : options et barème de ce serveur, sous un nom
house-save = enregistrer
house-save-hint = Enregistre des règles sous un nom ; sans variante, celles de ta table
house-show = montrer
house-show-hint = Affiche toutes les règles de la maison de ce serveur, ou certaines en entier
house-edit = modifier
house-edit-hint = Modifie des règles de la maison : les options ici, ou sans elles tout, étape par étape
house-clock-hint = Le temps par tour aux tables jouées ainsi ; un nom, des secondes, ou avec réserve : 20+120
house-clock-server = comme sur le serveur
house-rename = renommer
house-rename-hint = Donne un autre nom à des règles de la maison ; les tables qui les jouent continuent
house-copy = copier
house-copy-hint = Enregistre les mêmes règles encore une fois, sous un autre nom
house-share = partager
house-share-hint = Des règles de la maison en une ligne de texte, à importer sur un autre serveur
house-import = importer
house-import-hint = Enregistre des règles de la maison qu’un autre serveur partage, en texte ou en fichier
house-line = texte
house-line-hint = La ligne de texte telle que l’autre serveur la partage
house-file = fichier
house-file-hint = Le fichier que donne l’autre serveur si les règles sont trop longues pour un message
house-delete = supprimer
house-delete-hint = Supprime des règles de la maison ; les tables qui les jouent continuent
house-name = nom
house-name-hint = Comment tout le monde ici appelle ces règles, de 1 à 32 caractères
house-which = maison
house-which-hint = Les règles de la maison de ce serveur, par leur nom

house-saved = Les règles de la maison **{ $name }** sont enregistrées : { $variant }. Tout le monde ici peut les jouer : /{ command-table } { command-open }, { house-which }.
house-changed = Les règles de la maison **{ $name }** sont modifiées. Les tables déjà ouvertes gardent les leurs.
house-edit-keeps = « { $rule } » n’aurait alors plus de sens dans **{ $name }** : ajoute aussi { $usual }, qui l’enlève. Rien n’est encore changé.
house-renamed = Les règles de la maison **{ $before }** s’appellent maintenant **{ $name }**. Les tables déjà ouvertes gardent leur nom.
house-copied = **{ $name }** est une copie des règles de la maison **{ $before }**.
house-shared = **{ $name }** : envoie cette ligne à un autre serveur, et importe-la là-bas avec /{ house-command } { house-import }.
house-shared-file = **{ $name }** : la ligne est trop longue pour un message, la voici en fichier. Apporte-le sur un autre serveur avec /{ house-command } { house-import }.
house-import-nothing = Dis ce que tu importes : la ligne dans `{ house-line }`, ou le fichier dans `{ house-file }`, comme les donne /{ house-command } { house-share }.
house-file-too-large = Ce fichier est trop gros pour des règles de la maison : { $most } Ko au plus.
house-file-no-text = Ce fichier n’est pas du texte. Apporte celui que donne /{ house-command } { house-share }.
house-import-unreadable = « { $typed } » n’est pas une ligne de règles de la maison : copie toute la ligne que donne /{ house-command } { house-share }, comme couillon malmedy : mit=none
house-import-part = Le barème de cette ligne est illisible à « { $typed } » : copie de nouveau toute la ligne, ou corrige ce morceau. Il se lit comme accept 8=8 +3 -3
house-import-unknown = « { $typed } » n’est pas connu ici. Si tu as copié toute la ligne, elle vient d’une version plus récente du bot ; sinon, copie-la de nouveau. Sont connus : { $possible }.
house-confirm = Supprimer les règles de la maison **{ $name }** ? Les tables qui les jouent continuent.
house-confirm-yes = Supprimer
house-confirm-no = Garder
house-deleted = Les règles de la maison **{ $name }** sont supprimées.
house-kept = Les règles de la maison **{ $name }** restent.
house-none = Ce serveur n’a pas encore de règles de la maison ; composes-en avec /{ house-command } { build-command }, ou enregistre celles d’une table avec /{ house-command } { house-save }.
house-list-title = ### Règles de la maison de ce serveur
house-list = **{ $name }** · { $variant } · par { $maker }
house-title = ### { $name }
house-made-by = -# { $variant } · par { $maker }
house-as-usual = Toutes les options sont celles de la variante.
house-button-edit = Modifier…
house-button-scores = Barème…
house-button-rename = Renommer…
house-button-copy = Copier…
house-button-share = Partager
house-rename-title = Renommer : { $name }
house-copy-title = Copier : { $name }
house-form-name = Nom
house-button-delete = Supprimer…
house-button-again = Corriger…
house-panel = Selon les règles de la maison…

house-say-what = Dis pour quelle variante sont ces règles, ou assieds-toi à une table : ce sont alors les siennes.
house-has-variant = Les règles de la maison disent elles-mêmes pour quel jeu et quelle variante elles sont : ne les indique pas.

# Le formulaire. Un titre a 45 caractères au plus, une explication 100.
house-form-title = Règles de la maison : { $name }
house-form-options = Options
house-form-options-hint = Une par ligne, par exemple { $example }. Ce qui manque est comme d’habitude.
house-form-scores = Ordre et barème
house-form-scores-hint = Un contrat par ligne, le plus bas d’abord ; après / le barème des adversaires. Vide : l’habituel.
house-ladder-lost = chuté
house-form-scores-words = **8** ce que ça rapporte · **+3** par pli de plus · **-3** par pli de moins · **chuté 23** ce que coûte d’abord une chute, si c’est autre chose · **13:30** 13 plis exactement rapportent 30 · **x2** compte double · **13x2** double avec 13 plis · **&** devant une ligne : même rang que la ligne au-dessus · **/** le barème des adversaires

house-not-read = **Rien n’est encore enregistré :**
house-error-contract = • Ligne { $line } : « { $typed } » ne commence pas par un contrat. Écris l’un de ceux ci-dessous, puis ses points.
house-error-figures = • Ligne { $line }, { $row } : « { $typed } » est illisible. Écris les points, + pour chaque pli de plus, − pour chaque pli de moins : 8 +3 +3 +10 -3. Ensuite, s’il le faut : { house-ladder-lost } 23, 13:30, x2, 13x2.
house-error-twice = • Ligne { $line } : { $row } est déjà à la ligne { $first }. Supprime l’un des deux.
house-error-beside = • Ligne { $line } : aucune ligne au-dessus ne peut partager son rang avec { $row }. Enlève le &.
house-error-share = • Ligne { $line } : { $row } est sans atout, et un contrat du même rang aussi. Enlève le &.
house-error-long = • Dans une des langues, le barème dépasse { $most } caractères. Écris moins de nombres.
house-contracts = -# Contrats : { $contracts }

# Ce qui se contredit. La règle est l’option en toutes lettres.
house-contradictory = **Ces règles se contredisent, donc rien n’est enregistré :**
house-contradiction-no-troel = • « { $rule } » est sans effet : il n’y a pas de trou. Enlève cette option, ou admets le trou.
house-contradiction-no-troel-row = • « { $rule } » est sans effet : il n’y a pas de trou dans le barème. Enlève cette option, ou ajoute cette ligne.
house-contradiction-no-four-aces = • « { $rule } » est sans effet : seuls trois as exactement font un trou. Enlève l’une des deux options.
house-contradiction-no-high-accept = • « { $rule } » est sans effet : aucun emballage ne va jusqu’à 11 plis. Enlève cette option, ou ajoute une telle ligne.
house-contradiction-one-proposal = • « { $rule } » est sans effet : une couleur ne peut être proposée qu’une fois. Enlève l’une des deux options.
house-contradiction-no-solo = • « { $rule } » est sans effet : il n’y a pas de contrat seul dans le barème. Enlève cette option, ou ajoute une telle ligne.
house-contradiction-no-misere = • « { $rule } » est sans effet : il n’y a ni misère ni piccolo dans le barème. Enlève cette option, ou ajoute une telle ligne.
house-contradiction-no-higher-misere = • « { $rule } » est sans effet : ni misère ni piccolo ne dépasse une abondance. Enlève cette option, ou change l’ordre.
house-contradiction-no-small-misere = • « { $rule } » est sans effet : il n’y a pas de petite misère dans le barème. Enlève cette option, ou ajoute cette ligne.
house-contradiction-flemish = • « { $rule } » est sans effet avec le barème flamand. Enlève l’une des deux options.
house-contradiction-own-ladder = • « { $rule } » est sans effet : ton propre barème en décide. Enlève cette option, ou vide le barème.
house-contradiction-no-accept = • Il n’y a pas d’emballage dans le barème, donc personne ne peut proposer de couleur. Ajoute une ligne comme { $example }.
house-contradiction-troel-is-off = • Il y a un trou dans le barème, mais on n’en joue pas. Supprime la ligne, ou admets le trou.
house-contradiction-out-of-order = • { $row } est placé sous { $other }, qui demande moins de plis. Échange les deux lignes.
house-contradiction-same-rank = • { $row } et { $other } ont le même rang, on ne peut donc pas monter de l’un à l’autre. Enlève le &.
house-contradiction-two-of-twelve = • { $row } et { $other } demandent les mêmes 12 plis. Supprime l’un des deux.
house-contradiction-too-many-steps = • { $row } : { $most ->
    [0] il n’y a plus de pli à gagner, enlève donc tous les nombres avec +.
    [one] on ne peut gagner que { $most } pli de plus, n’écris donc qu’un nombre avec +.
   *[other] on ne peut gagner que { $most } plis de plus, n’écris donc pas plus de nombres avec +.
}
house-contradiction-undertricks-of-misere = • { $row } se gagne ou se perd, enlève donc le nombre avec −.
house-contradiction-pays-nothing = • Aucun contrat du barème ne rapporte ni ne coûte jamais un point. Écris ce que vaut l’un d’eux au moins : { $example }

# Ce qui est montré avant d’enregistrer une marque.
house-ask-title = ### Enregistrer **{ $name }** ainsi ?
house-ask-compared = **Le barème, comparé à { $variant } :**
house-change-new = • **{ $row }** est nouveau, { $where } : `{ $figures }`
house-change-gone = • **{ $row }** disparaît : on ne peut plus l’annoncer.
house-change-pays = • **{ $row }** rapporte `{ $before }` → `{ $after }`{ $example }
house-change-example = {" "}({ $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : { $before } → { $after })
house-change-rank = • **{ $row }** se place maintenant { $where }.
house-change-lowest = tout en bas
house-change-above = juste après { $row }
house-change-level = à égalité avec { $rows }
house-change-more = • … et { $count } de plus.
house-button-more = Suite…
house-button-save = Enregistrer
house-button-drop = Ne pas enregistrer
house-meanwhile = **Quelqu’un a modifié { $name } depuis que tu as commencé.** *{ house-button-save }* met tes règles, ci-dessous, à la place ; *{ house-button-drop }* laisse celles de l’autre. Là où elles diffèrent, l’autre dit :
house-deleted-meanwhile = **Quelqu’un a supprimé { $name } depuis que tu as commencé.** *{ house-button-save }* les garde malgré tout, avec tes règles ci-dessous ; *{ house-button-drop }* les laisse supprimées.
house-dropped = Rien n’est enregistré.
house-forgotten = Il n’y a plus rien à enregistrer ici : c’est déjà fait, ou j’ai redémarré depuis. Regarde avec /{ house-command } { house-show }, ou envoie-le à nouveau.

# --- Une marque modifiée par menu, contrat par contrat. Un titre a 45 caractères au plus, une explication 100.
house-no-rows = Seul le whist à la couleur a un barème à modifier par menu : modifie **{ $name }** avec /{ house-command } { house-edit }.
house-rows-title = ### Barème : { $name }
house-rows-head = -# { $variant } · du plus bas au plus haut · rien n’est enregistré avant *Enregistrer…*
house-rows-pick = Modifier un contrat…
house-rows-add = Ajouter un contrat…
house-rows-figures = Points…
house-rows-special = Cas particuliers…
house-rows-remove = Enlever
house-rows-down = Moins haut
house-rows-up = Plus haut
house-rows-beside = Même rang qu’au-dessus
house-rows-apart = Un rang à part
house-rows-keep = Enregistrer…
house-rows-undo = Annuler
house-rows-text = En texte…
house-rows-drop = Abandonner
house-rows-not-read = **Rien n’est encore changé.** Rouvre le formulaire : ce que tu as écrit y est toujours.
house-rows-form = Points : { $row }
house-rows-option = { $row } : { $figures }
house-rows-field-points = Points
house-rows-field-points-hint = Ce que chaque demandeur reçoit ou, s’il chute, paie : 8
house-rows-field-more = Chaque pli de plus
house-rows-field-more-hint = Un nombre pour chacun : 1. Ou pli par pli : +3 +3 +10. Vide : rien.
house-rows-field-missing = Chaque pli de moins
house-rows-field-missing-hint = Ce que chacun ajoute à la perte : 1. Vide : rien.
house-rows-field-loss = Perte
house-rows-field-loss-hint = Ce que coûte une chute, avant les plis de moins : 23. Vide : les points.
house-rows-field-tricks = Certains nombres de plis
house-rows-field-tricks-hint = 13:30 si 13 plis exactement rapportent 30, 7:-11 si 7 coûtent 11. Vide : aucun.
house-rows-field-doubles = Doubles
house-rows-field-doubles-hint = x2 : double dès le début. 13x2 : double avec 13 plis, 0x2 : sans pli. Vide : jamais.
house-rows-field-against = Le barème des adversaires
house-rows-field-against-hint = Comme une ligne : 5 +1 -1. Le barème n’est plus équilibré. Vide : le même.
house-rows-bad-points = • Points : « { $typed } » n’est pas un nombre. Écris un nombre de 0 à 9999, comme 8.
house-rows-bad-more = • Chaque pli de plus : « { $typed } » est illisible. Écris un nombre pour tous, 1, ou un pour chacun avec +, comme +3 +3 +10.
house-rows-bad-missing = • Chaque pli de moins : « { $typed } » n’est pas un nombre. Écris un nombre comme 1, ou rien.
house-rows-bad-loss = • Perte : « { $typed } » n’est pas un nombre. Écris un nombre comme 23, ou rien.
house-rows-bad-tricks = • Certains nombres de plis : « { $typed } » est illisible. Écris des plis de 0 à 13, deux points et ce qu’ils rapportent, comme 13:30 7:-11.
house-rows-bad-doubles = • Doubles : « { $typed } » est illisible pour { $row }. Écris x2 ou x3 pour un double dès le début et, avec atout, 13x2 pour un nombre de plis.
house-rows-bad-against = • Le barème des adversaires : « { $typed } » est illisible. Écris les points, + pour chaque pli de plus, − pour chaque pli de moins, comme 5 +1 -1 ; pas de double.

# Des résultats en exemple. Anne et Bert sont n’importe qui.
house-result-made = { $tricks ->
    [0] réussi sans pli
    [one] réussi avec { $tricks } pli
   *[other] réussi avec { $tricks } plis
}
house-result-lost = { $tricks ->
    [0] chuté sans pli
    [one] chuté avec { $tricks } pli
   *[other] chuté avec { $tricks } plis
}
house-result-one = -# { $outcome } : Anne { $own }, les autres { $others } chacun
house-result-two = -# { $outcome } : Anne et Bert { $own } chacun, les autres { $others } chacun
house-result-sum = (somme { $sum })
house-doubts = **C’est bien ce que tu veux ?** On peut jouer ainsi.
house-doubt-pays-less = • { $row } demande plus de plis et rapporte moins : { $other } vaut plus.
house-doubt-made-for-nothing = • { $row } ne rapporte rien à celui qui le réussit de justesse.
house-doubt-lost-for-nothing = • { $row } ne coûte rien à celui qui le chute de peu.
house-doubt-unbalanced = -# Ce barème n’est pas équilibré : les adversaires ont le leur, la somme d’une donne n’est donc pas toujours nulle. Sur les feuilles et dans les listes, les points comptent tels quels ; une mise se paie selon l’écart avec la moyenne des quatre.
house-balances = -# Ce barème est équilibré : ce que les uns gagnent, les autres le perdent.
