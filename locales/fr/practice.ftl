# The practice table: the bot without Discord, in the browser.
practice-server = Entraînement
practice-channel = cartes
practice-you = Vous
practice-guide = Table d’entraînement
practice-welcome =
    **Bienvenue à la table d’entraînement.** Tout se passe comme dans Discord, mais personne d’autre ne le voit.
    Tapez `/table ouvrir`, ajoutez des ordinateurs avec les boutons du message qui apparaît, puis commencez. **Ma main** montre vos cartes. En haut de la page, vous pouvez prendre la place d’un ami et jouer aussi pour lui.
