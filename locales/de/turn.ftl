# Ein Zug: eine Zeile über dem Bild, die auch in der Benachrichtigung steht.
turn-line = ► **Du bist dran**, { $name }.{ $there } Tisch { $table } · Spiel { $deal }
turn-line-bid = ► **Du sagst an**, { $name }.{ $there } Tisch { $table } · Spiel { $deal }
turn-reserve = ⏳ Deine Reserve: { $left } s
# Wer dran ist, auf dem Band quer durchs Bild.
turn-head = Du bist dran
turn-head-bid = Du sagst an
turn-head-dummy = Für den Strohmann
turn-head-dummy-trumps = Für den Strohmann
# Dahinter, was vor dem Ausspielen gefragt ist. Kurz: höchstens etwa dreißig Buchstaben.
turn-due-say = was sagst du?
turn-due-bid = { "" }
turn-due-accept = annehmen oder passen?
turn-due-trumps = mach Trumpf
turn-due-dummy-trumps = mach Trumpf
turn-due-kontra = Kontra oder passen?
turn-due-re = Re oder passen?
turn-due-troel = wähl den Trumpf
turn-due-double = doppelt?
turn-due-discard = leg eine Karte weg
# Was erlaubt ist, wenn eine Karte zu spielen ist, nach dem, was es nicht ist.
turn-lead = spiel aus, was du willst
turn-any = spiel, was du willst
turn-last = spiel die letzte Karte
turn-some = eine der hellen Karten
turn-must-follow = { $led } bedienen oder stechen
turn-must-follow-suit = { $led } bedienen
turn-must-follow-trump = Trumpf angespielt: spiel Trumpf
turn-must-trump = du musst stechen
turn-must-beat = spiel einen höheren Trumpf
turn-must-overtrump = du musst überstechen
turn-must-lead-troel = spiel die gerufene Karte aus
# In der Mitte des Bildes, über dem Stich davor.
turn-last-trick = letzter Stich: { $name }
turn-open = offen: { $name }
turn-own-hand = dein eigenes Blatt
turn-last-trick-yours = letzter Stich: du
turn-asked = { $head }: { $detail }
# Text zum Bild.
turn-alt-asked = { $asked }.
turn-alt-best = Die beste Karte bisher: { $name }.
