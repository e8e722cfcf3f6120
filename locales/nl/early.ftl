# Een partij die vroeger stopt of een andere lengte krijgt, in overleg.
early-end = afronden
early-end-hint = Stel voor om na deze gift te stoppen, met de stand als uitslag
early-play-on = doorspelen
early-play-on-hint = Stel voor om toch door te spelen, als de partij na deze gift zou stoppen
early-length = lengte
early-length-hint = Stel een langere of kortere partij voor: giften, strepen, rôyes, punten, partijen
early-length-new = nieuw
early-length-new-hint = Hoe lang de partij moet zijn; niets: kijk wat er kan
early-end-button = Stoppen na deze gift
early-end-button-now = De partij nu afronden
early-play-on-button = Toch doorspelen
early-length-button = Langer of korter
early-end-doubt = **De partij aan tafel { $table } na deze gift afronden?** De stand na gift { $deal } is dan de uitslag.
early-end-doubt-now = **De partij aan tafel { $table } nu afronden?** De stand na gift { $deal } is dan de uitslag.
early-end-rating = Is de partij voor de rating, dan telt ze als { $deals ->
    [one] een partij van één gift
   *[other] een partij van { $deals } giften
 }: hoe minder giften, hoe minder de rating beweegt.
early-asks = Iedereen die er is moet akkoord gaan: { $people }.
early-end-propose = Ja, voorstellen
early-end-yes = Ja, afronden
early-ends = De partij aan tafel { $table } ({ $game }) stopt na gift { $deal }.
early-ended = De partij aan tafel { $table } ({ $game }) is na gift { $deal } gestopt.
early-goes-on = De partij aan tafel { $table } ({ $game }) gaat na gift { $deal } verder.
early-last-deal = 🏁 **Laatste gift:** de partij stopt ermee, zoals afgesproken.
early-result = -# In overleg vroeger gestopt, na { $deals ->
    [one] één gift
   *[other] { $deals } giften
 }{ $planned ->
    [0] {""}
   *[other] {" "}van de { $planned }
 }. Ze telt als een partij van zoveel giften.
early-absent = -# Eén kant is niet gekomen: ze heeft verloren, alsof ze had opgegeven. De rest van de laatste gift heeft niemand gespeeld.
early-end-proposed = **{ $name } wil de partij vroeger afronden:** na de gift die gespeeld wordt, of meteen tussen twee giften. De stand is dan de uitslag. Is de partij voor de rating, dan telt ze volgens de giften die gespeeld zijn: hoe minder giften, hoe minder ze telt.
early-end-carried = **Afgesproken: gift { $deal } is de laatste.** De stand erna is de uitslag.
early-end-alone = **{ $name } rondt de partij af: gift { $deal } is de laatste.** De stand erna is de uitslag.
early-end-declined = { $other } speelt liever verder; { $name } stelde voor om de partij vroeger af te ronden.
early-end-over = De partij gaat verder; { $name } stelde voor om ze vroeger af te ronden.
early-play-on-proposed = **{ $name } wil toch doorspelen,** hoewel afgesproken was dat de partij na deze gift stopt.
early-play-on-carried = **De partij gaat verder** na deze gift, zoals de regels zeggen.
early-play-on-declined = { $other } houdt het liever zo: de partij stopt na deze gift. { $name } stelde voor om door te spelen.
early-play-on-over = De afspraak blijft: deze gift is de laatste. { $name } stelde voor om door te spelen.
early-length-proposed = **{ $name } wil een andere lengte voor de partij: { $length }.** Nu is het: { $now }. De stand wordt dan omgerekend, alsof de partij zo begonnen was.
early-length-carried = **Afgesproken: { $length }.** De stand is omgerekend, alsof de partij zo begonnen was.
early-length-alone = **{ $name } verandert de lengte van de partij: { $length }.** De stand is omgerekend, alsof de partij zo begonnen was.
early-length-declined = { $other } houdt liever de lengte die er is; { $name } stelde voor: { $length }.
early-length-over = De partij houdt haar lengte; { $name } stelde voor: { $length }. Daarop moet geantwoord worden voor de gift voorbij is.
early-length-choose = **Een andere lengte voor de partij aan tafel { $table }?** Nu is het: { $now }. Iedereen die er is moet akkoord gaan voor deze gift voorbij is.
early-length-menu = De nieuwe lengte
early-length-is = De partij aan tafel { $table } ({ $game }) heeft een andere lengte: { $length }.
early-no-lengths = De lengte van de partij aan tafel { $table } kan niet meer veranderen; je kunt voorstellen om ze af te ronden.
early-which-length = { $given } is geen lengte die deze partij kan krijgen; kies er een uit de lijst.
