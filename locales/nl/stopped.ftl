# Hoe en door wie een tafel gestopt is.
stopped-host = { $name } heeft de tafel gestopt.
stopped-agreed = De tafel is gestopt, zonder uitslag: { $name } stelde het voor en iedereen ging akkoord.
stopped-manager = { $name }, die dat op deze server mag, heeft de tafel gestopt.
stopped-declined = { $name } wil niet spelen; de tafel is gestopt.
stopped-tournament = De tafel is samen met het tornooi gestopt.
stopped-empty = De tafel is gestopt, zonder uitslag: de laatste speler is weg.
stopped-channel = De tafel is gestopt, zonder uitslag: het kanaal is er niet meer.
stopped-server = De tafel is gestopt, zonder uitslag: de bot werd van de server gehaald.
stopped-unreadable = De tafel is gestopt, zonder uitslag: wat ervan bewaard was, was niet meer leesbaar.
stopped-lobby = De tafel is gestopt: een dag lang begon niemand de partij.
stopped-nobody = De tafel is gestopt, zonder uitslag: iedereen was afwezig en niemand kwam terug.
stopped-paused = De tafel is gestopt, zonder uitslag: de partij was een maand onderbroken.
stopped-clockless = De tafel is gestopt, zonder uitslag: een maand lang speelde niemand.
stopped-unknown = De tafel is gestopt.
stopped-because = { $how } Reden: “{ $reason }”
stopped-counts-not = De partij heeft geen uitslag en telt voor geen rating.
stopped-unfinished = -# Het toont ook de handen van de onafgewerkte gift; die speelt niemand nog uit.
