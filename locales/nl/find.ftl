# Een spel vinden: tafels in één stap, in threads, uitnodigingen, de tafel per commando, revanches.
find-who = { $role }**Wie heeft er zin in { $game }?**
find-private = **{ $host }** opent een tafel: { $game }
find-choose-seat = **Wie heeft er zin in { $game }?** Kies een plaats. De gastheer zet computers op de vrije plaatsen en begint de partij.
find-starts-when-full = Kies een plaats: de partij begint vanzelf als niemand meer ontbreekt. De gastheer mag computers op de vrije plaatsen zetten.
find-thread-notice = **Wie heeft er zin in { $game }?** De tafel staat in { $thread }; er { $free ->
    [one] is nog één plaats
   *[other] zijn nog { $free } plaatsen
} vrij.
find-thread-notice-full = De tafel staat in { $thread }; alle plaatsen zijn nu bezet.
find-thread-notice-private = De tafel staat in { $thread }; alleen wie uitgenodigd is, mag gaan zitten.
find-thread = { $game } · tafel { $table }
find-sit-down = Gaan zitten
find-fill-and-start = Aanvullen en beginnen
find-takes-back = een misklik kan binnen { $seconds } seconden teruggenomen worden
find-full = { $host }, tafel { $table } is vol: { $game } kan beginnen.
find-moved = Tafel { $table } staat nu lager: { $link }

# Gaan zitten en uitnodigen.
find-seated = Je zit op plaats { $seat } van tafel { $table } in { $channel }.
find-seats = Tafel { $table }:
    { $seats }
find-access-is = Tafel { $table }: { $access }.
find-invitation = { $people }, **{ $host }** nodigt uit voor { $game }: tafel { $table }.
find-there = De tafel staat hier: { $link }
find-invited-no-seat = { $people } { $count ->
    [one] mag
   *[other] mogen
} aan je tafel komen zitten zodra er een plaats vrijkomt: nu zijn ze allemaal bezet.
find-shown = Tafel { $table } staat weer onderaan in haar kanaal.
find-other-partners = Andere maats

# De partij nog een keer.
find-again = Revanche
find-again-others = Revanche, andere maats
find-rematch = **Revanche!** { $people }: wie doet er mee?
find-count-me-in = Ik doe mee
find-rematch-yours = De revanche is tafel { $table }, en daar zit je al aan.
find-not-of-match = Deze revanche is voor wie de partij aan tafel { $table } gespeeld heeft; open zelf een tafel met /{ command-table } { command-open }.
find-rematch-playing = De revanche aan tafel { $table } is al begonnen zonder jou; /{ command-table } { find-join } toont of er een plaats vrij is.
find-rematch-over = De revanche is al gespeeld, aan tafel { $table }: vraag de volgende onder het einde daarvan.
find-rematch-stopped = De revanche aan tafel { $table } is net gestopt; druk nog eens voor een nieuwe.
find-no-match-here = In dit kanaal is nog geen partij afgelopen.

# Weigeringen.
find-only-in-channels = Tafels worden hier geopend in { $channels }.
find-only-with-role = Op deze server openen alleen mensen met de rol { $role } tafels; aan elke open tafel mag je gaan zitten.
find-house-of-other = De huisregels “{ $house }” zijn voor { $game }: kies dat spel, of andere regels.
find-no-table = Er is op deze server nu geen tafel met een plaats voor jou; open er een met /{ command-table } { command-open }.
find-which-table = Er zijn verschillende tafels om aan te gaan zitten: zeg welke met de optie “{ command-which-table }” ({ $tables }).
find-not-to-join = Aan “{ $given }” kun je niet gaan zitten; mogelijk: { $possible }.
find-no-table-of-host = Je bent hier van geen enkele tafel de gastheer; open er een met /{ command-table } { command-open }.

# Commando’s en hun opties.
find-couillon = couillon
find-couillon-hint = Open meteen een tafel voor Couillon: wie heeft er zin?
find-chouine = chouine
find-chouine-hint = Open meteen een tafel voor Chouine: wie heeft er zin?
find-kleurenwiezen = kleurenwiezen
find-kleurenwiezen-hint = Open meteen een tafel voor kleurenwiezen: wie heeft er zin?
find-join = meedoen
find-join-hint = Ga aan een tafel zitten, of neem een vrije plaats in een partij over
find-seat = plaats
find-seat-hint = Welke plaats; standaard de eerste vrije
find-leave = opstaan
find-leave-hint = Sta op van een tafel, of sla een uitdaging af
find-computer = computer
find-computer-hint = Zet een computer op een plaats van je tafel, of kies hoe goed hij speelt
find-fill = aanvullen
find-fill-hint = Zet een computer op elke vrije plaats van je tafel
find-fill-level-hint = Hoe goed ze spelen; standaard zoals de laatste computer aan tafel
find-invite = uitnodigen
find-invite-hint = Nodig iemand uit aan je tafel
find-person = wie
find-person-hint = Wie je uitnodigt
find-access = toegang
find-access-hint = Zeg wie aan je tafel mag komen zitten; tijdens een partij moet iedereen akkoord gaan
find-swap = wisselen
find-swap-hint = Wissel twee plaatsen van je tafel
find-swap-seat-hint = Een van de twee plaatsen
find-other-seat = andere-plaats
find-remove = verwijderen
find-remove-hint = Laat iemand van je tafel opstaan; tijdens een partij moeten de anderen akkoord gaan
find-remove-seat-hint = Wie op deze plaats zit
find-partners = maats
find-partners-hint = Wissel van maats aan je tafel, of bepaal hoe ze gevonden worden
find-partners-same = dezelfde maats
find-partners-others = andere maats: iedereen schuift op
find-rematch-command = revanche
find-rematch-hint = Speel de laatste partij van dit kanaal nog eens
find-rematch-partners-hint = Of de maats dezelfde blijven; standaard wel
find-show = tonen
find-show-hint = Stuur het bericht van je tafel opnieuw, onder het gepraat
find-clock = klok
find-clock-hint = Hoelang een beurt mag duren; een naam uit de lijst, seconden, of met een reserve: 20+120
find-take-back = terugnemen
find-take-back-hint = Of een misklik teruggenomen kan worden
find-last-trick = laatste-slag
find-last-trick-hint = Of een laatste slag waarin niemand te kiezen heeft vanzelf gespeeld wordt
find-last-by-hand = de laatste slag wordt kaart voor kaart gespeeld

find-partners-now = { $people }: de gastheer, { $host }, heeft veranderd wie met wie speelt: { $sides }. Wie dat niet wil, staat op voor de partij begint.
find-partners-drawn = { $people }: de gastheer, { $host }, laat bij het begin van de partij de kaarten beslissen wie met wie speelt. Wie dat niet wil, staat eerst op.
find-partners-alone = { $people }: de gastheer, { $host }, heeft een spel gekozen waarin een plaats geen maat geeft. Wie dat niet wil, staat op voor de partij begint.
find-rematch-others = **Revanche, met andere maats!** { $people }: wie doet er mee?
find-rematch-other-partners = Deze revanche is met andere maats: zo wilde { $host } het. Wil je dat niet, sta dan op van tafel { $table } met `/{ command-table } { find-leave }`.
find-rematch-same-partners = Deze revanche is met dezelfde maats: zo wilde { $host } het. Als gastheer kan { $host } dat aan tafel { $table } veranderen met **{ find-other-partners }**.
