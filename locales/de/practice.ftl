# The practice table: the bot without Discord, in the browser.
practice-server = Übung
practice-channel = karten
practice-you = Du
practice-guide = Übungstisch
practice-welcome =
    **Willkommen am Übungstisch.** Alles ist hier wie in Discord, aber niemand sonst sieht es.
    Tippe `/tisch öffnen`, setze mit den Knöpfen der Nachricht, die dann kommt, Computer an den Tisch und fang an. **Mein Blatt** zeigt deine Karten. Oben auf der Seite kannst du zu einem Freund wechseln und auch für ihn spielen.
