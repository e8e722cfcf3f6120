# De rest opeisen, een gift opgeven.
company-claim = opeisen
company-claim-hint = De rest van de slagen is voor jou: meteen als dat zeker is, anders als de anderen akkoord gaan
company-show = toon
company-show-hint = Ja: als het niet zeker is, toon dan meteen je kaarten aan de tafel en vraag het
company-yes = ja
company-concede = opgeven
company-concede-hint = Geef deze gift op: ze telt zoals ze voor jullie het slechtst kan aflopen; je kant moet akkoord gaan
company-sure = zeker
company-sure-hint = Ja: zonder dat het nog eens gevraagd wordt
company-claim-button = De rest is voor mij
company-concede-button = Deze gift opgeven
company-claim-doubt = **Met wat jij kunt weten is dit niet zeker.** De anderen zouden akkoord moeten gaan, en daarvoor worden je resterende kaarten aan de hele tafel getoond: { $cards }. Ze blijven bekend als iemand nee zegt. (Met een opdracht: /{ company-claim } met { company-show }.)
company-claim-show = Tonen en vragen
company-concede-doubt = **Deze gift opgeven?** { $what } Spelen er mensen aan jouw kant, dan moeten die akkoord gaan. (Met een opdracht: /{ company-concede } met { company-sure }.)
company-concede-sure = Opgeven
company-play-on = Verder spelen
company-plays-on = Dan wordt er verder gespeeld.
company-claim-asked = De anderen zien je kaarten en krijgen de vraag. Tot ze geantwoord hebben, kun je nog altijd een kaart spelen; dan vervalt het.
company-claim-done = De rest is uitgespeeld.
company-claim-in-vain = Een computer gaat niet akkoord: hij ziet een verdediging, of de rest is te lang om helemaal na te kijken. Er wordt verder gespeeld.
company-concede-asked = Je maat krijgt de vraag of jullie opgeven.
company-concede-done = De gift is opgegeven, de rest is uitgespeeld.
company-claim-proposed = **{ $name } zegt: de rest is voor mij.** De kaarten: { $cards }. Als de anderen akkoord gaan, wordt de rest zo uitgespeeld; zegt er één nee, dan wordt er verder gespeeld en blijven deze kaarten bekend.
company-claim-carried = **De rest is voor { $name }**, met { $cards } in de hand.
company-claim-declined = { $other } gaat niet akkoord: er wordt verder gespeeld. { $name } heeft { $cards } getoond.
company-claim-over = Er wordt verder gespeeld. { $name } had de rest opgeëist en { $cards } getoond.
company-concede-proposed = **{ $name } wil deze gift opgeven.** { $what } De mensen van dezelfde kant moeten akkoord gaan.
company-giving-rest = Dan gaat de rest van de slagen naar { $others }, zover de kaarten dat toelaten.
company-giving-lost = Dan is { $contract } verloren.
company-giving-made = Dan wint { $side } { $contract }.
company-giving-stays-lost = { $contract } is al verloren en blijft dat.
company-gave-rest = **{ $name } geeft deze gift op:** de rest van de slagen gaat naar { $others }.
company-gave-rest-part = **{ $name } geeft deze gift op:** de rest van de slagen gaat naar { $others }; { $kept ->
    [one] één blijft
   *[other] { $kept } blijven
} bij de eigen kant.
company-gave-lost = **{ $name } geeft op:** { $contract } is verloren.
company-gave-made = **{ $name } geeft op:** { $side } wint { $contract }.
company-gave-stays-lost = **{ $name } geeft deze gift op:** { $side } heeft { $contract } toch verloren.
company-concede-declined = { $other } wil niet samen met { $name } opgeven: er wordt verder gespeeld.
company-concede-over = Er wordt verder gespeeld; { $name } wilde opgeven.
company-played-out = Uitgespeeld: { $told }

# Terugnemen, terugkijken.
company-undo = terugnemen
company-undo-hint = Neem terug wat je laatst deed, als de tafel dat toelaat en niemand sindsdien iets deed
company-undo-button = Terugnemen
company-undone = Teruggenomen: je bent weer aan de beurt, aan tafel { $table }.
company-took-back = { $name } heeft de laatste beurt teruggenomen
company-last = laatste-slag
company-last-hint = De laatste slag, aan jouw tafel of een in dit kanaal; eerdere blijven dicht

# Zinnen en reacties; wie de gastheer dempt.
company-say = zeg
company-say-hint = Zeg iets aan de tafel: een kant-en-klare zin of een reactie, in de taal van de tafel
company-say-button = Iets zeggen
company-say-what = Wat wil je zeggen?
company-phrase = zin
company-phrase-hint = Een kant-en-klare zin; met drie of meer tijdens een gift alleen wat niets over het spel verraadt
company-said = **{ $name }**: { $phrase }
company-passed-on = Gezegd aan tafel { $table }.
company-phrase-hello = Hallo allemaal!
company-phrase-luck = Veel geluk!
company-phrase-thanks = Dank je!
company-phrase-moment = Eén momentje.
company-phrase-patience = Neem je tijd.
company-phrase-hurry = Spelen we voort?
company-phrase-cheers = Santé!
company-phrase-again = Straks nog een partij?
company-phrase-bye = Ik moet weg na deze gift.
company-phrase-played = Goed gespeeld!
company-phrase-bid = Goed geboden!
company-phrase-bravo = Proficiat!
company-phrase-sorry = Sorry!
company-phrase-oops = Oei!
company-phrase-close = Dat was nipt!
company-phrase-laugh = (lacht)
company-phrase-clap = (applaudisseert)
company-phrase-amazed = (is verbaasd)
company-phrase-cry = (pinkt een traan weg)
company-phrase-sweat = (zweet)
company-no-such-phrase = Die zin bestaat niet; kies er een uit de lijst.
company-muted = De gastheer heeft je gedempt: wat je zegt, wordt aan deze tafel niet doorgegeven.
company-after-deal = Dat zou iets over het spel kunnen verraden: zeg het als de gift voorbij is.
company-too-soon = { $seconds ->
    [one] Wacht nog een seconde voor je weer iets zegt.
   *[other] Wacht nog { $seconds } seconden voor je weer iets zegt.
}
company-in-a-row = Je hebt drie keer na elkaar iets gezegd: laat nu de anderen praten of spelen.
company-mute = dempen
company-mute-hint = Gastheer: geef iemands zinnen aan je tafel niet meer door, of weer wel
company-person = wie
company-person-hint = Van wie de zinnen zijn
company-again = opnieuw
company-again-hint = Ja: geef ze weer door
company-mute-menu = Iemands zinnen doorgeven, of niet…
company-mute-one = { $name }: niet meer doorgeven
company-unmute = { $name }: weer doorgeven
company-muted-now = Wat { $person } aan tafel { $table } zegt, wordt niet meer doorgegeven.
company-unmuted-now = Wat { $person } aan tafel { $table } zegt, wordt weer doorgegeven.
company-last-none = Er is nog geen partij waarvan je de laatste slag kunt bekijken; je begint er een met `/{ command-table } { command-open }` in een kanaal van een server.
company-last-which = Hier worden verschillende partijen gespeeld: zeg welke met de optie “{ command-which-table }” ({ $tables }).
company-last-over = De partij aan tafel { $table } is voorbij. { $trick }
company-until = -# Komt er geen antwoord, dan gaat het spel { $when } verder.
company-over = De partij aan tafel { $table } is al meer dan { $minutes } minuten voorbij: daar kun je niets meer zeggen. In het kanaal schrijven kan wel.
