# Raad voor spelers: het laatste hoofdstuk van /regels, samengesteld volgens de variant.

# Couillon.
tips-couillon-accept = **Aannemen** doe je alleen met een hand die kan winnen: haalt je kant minder kaartpunten, dan wordt ze gestraft. Passen kost niets.
tips-couillon-accept-tie = Ook gelijk redt je niet.
tips-couillon-forced = **Troef maken** moet wie links van de gever zit, en zijn kant draait ervoor op.
tips-couillon-turn = Heb je van elke kleur een kaart en geen enkele goede, vraag dan een gekeerde kaart.
tips-couillon-named = **Noemen** Je mag een kleur noemen die je niet hebt: een deel van je kaarten moet nog komen. Verliest je kant, dan wordt ze gestraft.
tips-couillon-worth = **Wat telt** Azen, heren, vrouwen en boeren, in die volgorde. Al de rest is niets waard: dat kun je missen.
tips-couillon-trump = **Troeven** Je mag troeven, ook als je kunt volgen. Alleen dit mag niet: iets anders afgooien terwijl je kunt volgen.
tips-couillon-strict = **Troeven** Zolang je kunt volgen, mag je niet troeven; en kun je niet volgen, dan moet je.
tips-couillon-mit = **Mit’** Meld ze met een goede hand: de vrouw wordt sterker en de gift meer waard. Met een zwakke hand zwijg je beter: het extra is voor wie wint, en dat zouden de anderen zijn.
tips-couillon-mit-later = **Mit’ gemeld** Je hoeft ze niet meteen te spelen. Kom je ermee uit, dan moeten de anderen troef volgen; wordt er troef gevraagd en is ze je enige, dan moet ze eraan.
tips-couillon-kontra = **Kontra en Re** De gift telt meer voor wie ze wint: zeg ze als je denkt te winnen. Met alle slagen, Mit’, Kontra en Re gaan er in één gift vijf rôyes af.
tips-couillon-ottant = **Twee voor twee** Maakte je kant troef, dan kost de Mit’ melden en verliezen er twee in plaats van één.
tips-couillon-queens = **Vrouwen die altijd troef zijn** hoef je niet te melden en kosten niets: tel ze mee als troef als je de kleur kiest, en niet bij hun eigen kleur.
tips-couillon-tie = **Na een gelijke gift** telt de volgende winst dubbel.
tips-couillon-passed = **Na een ronde passen** telt de volgende winst één meer.
tips-couillon-layout = **Open kaarten** Iedereen ziet wat je kunt spelen. Wat je speelt, beslist ook welke dichte kaart bloot komt.
tips-couillon-stock = **Zolang er een talon is**, hoeft niemand te volgen: je kunt afgooien wat niets waard is. In de laatste acht slagen moet iedereen volgen of troeven.

# Chouine.
tips-chouine-brisques = **Wat telt** Punten komen van brisques in de slagen en van combinaties. Elk mag in elke slag melden: een slag zonder zulke kaarten hoef je dus niet te halen.
tips-chouine-last = **De laatste slag** is de uitzondering: die brengt { $der } op. Daarvoor hou je troeven.
tips-chouine-early = **In het begin** gooi je af wat niets waard is, zevens, achten en negens buiten troef het eerst, en je verzamelt voor combinaties.
tips-chouine-choose = **Is elke kaart goed**, dan moet er toch een weg: plaatjes, vooral heren en vrouwen, die een combinatie kunnen worden; azen en tienen voor een { $brisques } of voor de slagen die ze halen; troeven voor het einde. Hoeveel kaarten er nog te trekken zijn, zegt wat je mag hopen.
tips-chouine-hide = **Toon weinig** Misschien wacht een ander net op de kaart die je vasthoudt. Wie meldt, toont zijn kaarten, en vroeg melden brengt niet meer op: wacht tot je er toch een van speelt, intussen kan de combinatie groeien. Een mariage kan wachten tot het je laatste twee kaarten zijn.
tips-chouine-remember = **Onthoud** wat er gespeeld is. Is de heer of de vrouw van een kleur weg, dan zit er in die kleur geen combinatie meer, en aan haar plaatjes heb je niets meer.
tips-chouine-seven = **Troefzeven** ruil je altijd, maar pas als je de gekeerde kaart wilt: om ze te spelen of ermee te melden. Wacht niet tot de uitkomst van slag { $lead }: dan is het te laat.
tips-chouine-count = **Tellen** Brisques en dix de der zijn samen { $high } punten, alle heren, vrouwen en boeren maar { $low }. Meestal zeggen meldingen, brisques en de laatste slag wie er wint; de rest tel je alleen als het nipt is.

# Kleurenwiezen.
tips-kleurenwiezen-nine = **Meegaan** De gewoonte wil dat je alleen meegaat als je bereid bent tot negen slagen te gaan.
tips-kleurenwiezen-solo5 = Wie alleen gaat voor vijf, wordt daardoor meestal overboden.
tips-kleurenwiezen-alone = **Alleen** krijg je van drie, of je betaalt er drie: voor jou is een contract drie keer zijn punten waard.
tips-kleurenwiezen-high = **Een heel sterke hand** is voor een abondance, en wel als eerste bod: later kan het niet meer.
tips-kleurenwiezen-solo-most = Wie alleen gaat, krijgt niets meer voor slagen boven acht.
tips-kleurenwiezen-abondance = **Een abondance** betaalt wat je biedt, niet wat je haalt: ben je zeker van meer dan negen slagen, zeg het dan meteen. Later mag je enkel hoger als iemand je overbiedt.
tips-kleurenwiezen-overtricks = **Met een maat** bied je niet meer dan nodig: overslagen brengen evenveel op als wanneer je ze geboden had.
tips-kleurenwiezen-failed = **Een contract samen of alleen dat mislukt**, kost meestal meer dan het waard is: de onderslagen komen erbij, minstens één.
tips-kleurenwiezen-listen = **Luister** Vragen vertellen over de handen, ook die waar niemand op inging: een kleur die je maat eerst vroeg, is goed om te weten als je uitkomt.
tips-kleurenwiezen-parole = **Passe parole** als je sterk staat, maar niet weet of de hand van je maat goed genoeg is voor { $tricks } slagen.
tips-kleurenwiezen-troel = **Troel** Ben je de maat, kijk dan naar de gevraagde kaart: heb je die kleur kort en een andere lang, dan is die misschien de betere troef, zelfs voor negen slagen.
tips-kleurenwiezen-royal = Wie alle azen en een lange kleur heeft, verdient soms meer door alleen te gaan.
tips-kleurenwiezen-pack = **Niemand schudt**, dus kleuren zitten bijeen: handen zijn wilder, en hoge contracten komen vaker voor dan met geschudde kaarten.
