# Ce que /oublie-moi fait des messages déjà envoyés.
forget-stood-here = -# Ici se trouvait quelque chose sur une personne qui a voulu être oubliée.
forget-somebody-gone = quelqu’un qui est parti
forget-under-way =
    { $count ->
        [1] Je retire maintenant ton nom du seul message où je l’ai mis.
       *[other] Je retire maintenant ton nom des { $count } messages où je l’ai mis, les plus récents d’abord. Les anciens prennent une demi-minute chacun. Inutile d’attendre : je continue même après un redémarrage.
    }
forget-renewed =
    { $count ->
        [1] Un de mes messages ne te nomme plus.
       *[other] { $count } de mes messages ne te nomment plus.
    }
forget-refused =
    { $count ->
        [1] {"**"}Un message te nomme encore :** Discord ne me laisse pas le modifier pour l’instant. Je réessaie toutes les heures ; ceux qui gèrent le serveur peuvent l’effacer.
       *[other] {"**"}{ $count } messages te nomment encore :** Discord ne me laisse pas les modifier pour l’instant. Je réessaie toutes les heures ; ceux qui gèrent le serveur peuvent les effacer.
    }
forget-older = {"**"}Plus anciens que ma liste de messages :** pour ces tables, je ne connais pas tous les messages que j’ai envoyés. Ceux qui gèrent le serveur peuvent effacer ceux qui te nomment ; les liens mènent à ce jour-là.
forget-link = • { $table } : { $link }
forget-older-deals = {"**"}Donnes que tu as envoyées :** les messages privés qui l’ont dit sont plus anciens que ma liste ; ils te nomment donc encore chez ces personnes.
forget-out-of-reach = {"**"}Hors de ma portée :** ce que les autres ont écrit et là où ils t’ont mentionné, les noms des règles de la maison, des soirées et des saisons, et les images et fichiers que quelqu’un a enregistrés.
forget-still-named =
    { $count ->
        [1] Un message nomme quelqu’un qui a voulu être oublié, et je ne peux pas le modifier. Rends-moi les permissions dans son salon, ou efface-le :
       *[other] { $count } messages nomment quelqu’un qui a voulu être oublié, et je ne peux pas les modifier. Rends-moi les permissions dans leurs salons, ou efface-les :
    }
