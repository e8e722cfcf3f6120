# The practice table: the bot without Discord, in the browser.
practice-server = Oefenserver
practice-channel = kaarten
practice-you = Jij
practice-guide = Oefentafel
practice-welcome =
    **Welkom aan de oefentafel.** Alles werkt hier zoals in Discord, maar niemand anders ziet het.
    Typ `/tafel openen`, voeg computers toe met de knoppen van het bericht dat verschijnt, en begin. **Mijn kaarten** toont je hand. Bovenaan de pagina kun je van persoon wisselen en ook voor een vriend spelen.
