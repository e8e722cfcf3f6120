# The practice table: the bot without Discord, in the browser.
practice-server = Entraînement
practice-channel = cartes
practice-you = Toi
practice-guide = Table d’entraînement
practice-welcome = **Bienvenue à la table d’entraînement.** Tout se passe comme dans Discord, mais personne d’autre ne le voit.
    Une table est déjà ouverte, avec trois ordinateurs : appuie ci-dessous sur **Commencer**, puis sur **Ma main** pour voir tes cartes et jouer.
    Pour une autre table, de whist à la couleur par exemple, tape `/table ouvrir`, ou `/duel` pour une Chouine contre l’ordinateur. En haut de la page, tu peux te mettre dans la peau d’un ami, t’asseoir à sa place et jouer aussi pour lui.
