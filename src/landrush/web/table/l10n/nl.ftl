web-table-your-turn = Jouw beurt
web-table-turn-of = Aan de beurt: { $player }
web-table-decides = { $player } beslist
web-table-watching = Je kijkt mee.
web-table-restart = Beurt opnieuw beginnen
web-table-sending = Wordt verstuurd…
web-table-which = Kies er een.
web-table-lit = { $n ->
    [one] { $n } plek licht op: tik erop.
   *[other] { $n } plekken lichten op: tik er een aan.
}
web-table-pay = Kosten:
web-table-get = je krijgt
web-table-score = punten: { $n }
web-table-no-cost = Kost niets.
web-table-undo-ends = Daarna kun je niet meer terug.
web-table-less = Minder
web-table-more = Meer
web-table-skip = Overslaan
web-table-result = Uitslag
web-table-replay = Herhaling
web-table-players = Spelers
web-table-own = Jouw bord
web-table-actions = Acties
web-table-supply = Voorraad
web-table-log = Verloop
web-table-chat = Chat
web-table-tabs = Delen van de tafel
web-table-asked-here = Hier is de vraag.
web-table-unread = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}
web-table-earlier = Eerder
web-table-undone = Ongedaan gemaakt:
web-table-rules = Regels
web-table-fair = Eerlijk toeval
web-table-sounds = Geluiden
web-table-text-mode = Tekstmodus
web-table-settings = Instellingen
web-table-menu = Menu
web-table-keys = Toetsen
web-table-on = aan
web-table-off = uit
web-table-close = Sluiten
web-table-spectators = { $n ->
    [one] { $n } persoon kijkt mee
   *[other] { $n } personen kijken mee
}
web-table-count = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
web-table-live = live, { $minutes } min + { $seconds } s
web-table-correspondence = { $hours ->
    [one] { $hours } uur per zet
   *[other] { $hours } uur per zet
}
web-table-one-device = op één apparaat
web-table-time = Resterende tijd
web-table-time-low = Weinig tijd
web-table-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
web-table-away = Afwezig
web-table-replaced = { $player } is weg; over { $time } neemt een bot het over.
web-table-lost = De verbinding is verbroken.
web-table-lost-move = Je zet is bewaard en wordt opnieuw verstuurd.
web-table-lost-nothing = Van het spel is niets verloren.
web-table-lost-again = Volgende poging over { $seconds } s.
web-table-try-now = Nu proberen
web-table-refused-now = Er is niets veranderd; de tafel is bijgewerkt.
web-table-agree = Akkoord
web-table-refuse = Weigeren
web-table-ask-takeback = Terugname vragen
web-table-takeback-waits = Het wordt aan de anderen gevraagd.
web-table-out = Een bot speelt voor { $player }.
web-table-sit = Terugkomen
web-table-leave = Tafel verlaten
web-table-leave-more = Zolang anderen spelen, speelt een bot voor je verder. Je kunt terugkomen.
web-table-stay = Blijven
web-table-hand-over = Geef door aan { $player }.
web-table-i-am = Ik ben { $player }
web-table-say = Schrijf iets…
web-table-phrases = Kant-en-klare zinnen
web-table-chat-empty = Nog niemand heeft iets geschreven.
web-table-mute = Dempen
web-table-unmute = Weer tonen
web-table-muted = (gedempt)
web-table-fair-seed = Al het toeval van dit spel volgt uit één geheime seed. De hash daarvan lag vast voordat er iemand ging zitten:
web-table-fair-lines = Wie meespeelt kan een eigen regel toevoegen die alles verandert; zo kan niemand het toeval alleen bepalen.
web-table-fair-check = Aan het einde noemt het spelverslag de seed en kan iedereen elke uitkomst verifiëren met ‘landrush verify’.
web-table-record = Spelverslag downloaden
web-table-to-board = Het bord bekijken
web-table-you-won = Je hebt gewonnen!
web-table-solo-won = Je hebt de automa verslagen!
web-table-solo-lost = Deze keer heeft de automa gewonnen.
web-table-rematch = Revanche
web-table-rematch-join = Naar de revanche
web-table-waiting = Wie er meespeelt
web-table-waiting-more = Het spel begint als alle plaatsen bezet zijn.
web-table-full = Alle plaatsen zijn bezet.
web-table-start = Beginnen
web-table-join = Plaatsnemen
web-table-free-seat = Vrije plaats
web-table-kept = gereserveerd
web-table-seat = Plaats { $n }
web-table-private = privé
web-table-own-line = Een eigen regel voor het toeval (als je wilt)
web-table-invite = Anderen uitnodigen
web-table-copy = Link kopiëren
web-table-copied = Gekopieerd
web-table-closed = Deze tafel is gesloten.
web-table-none-more = Misschien is de tafel privé: dan heb je de link van een uitnodiging nodig. Of het adres is verkeerd getypt.
web-table-loading = Het land wordt opgebouwd…
web-table-numbered = { $name } { $n }
web-table-bot-greedy = Slimme bot
web-table-bot-random = Zorgeloze bot
web-table-levels = Bots, de zwakste eerst
web-table-command = Typ een zet, een nummer of een opdracht
web-table-command-help = Het nummer van een optie; een zet in de notatie; why ZET; undo; restart; hint; log.
web-table-key-tab = naar de volgende plek of knop die je kunt kiezen
web-table-key-arrows = over de velden van de landkaart; een getal groter of kleiner
web-table-key-enter = kiezen; nog een keer: uitvoeren
web-table-key-digits = het eerste tot negende antwoord van de balk
web-table-key-undo = ongedaan maken
web-table-key-restart = de beurt opnieuw beginnen
web-table-key-escape = niets kiezen
web-table-key-log = naar het verloop
web-table-key-chat = naar de chat
web-table-key-skip = animaties overslaan (net als elke toets)
web-table-key-help = deze toetsen

web-table-hint = Hint
web-table-hint-more = Vertel meer
web-table-hint-coming = Even nadenken …
web-table-hint-move = Het beste: { $what }.
web-table-hint-only = Er is maar één zet mogelijk: { $what }.
web-table-hint-gap = Dat is { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % van de overwinning meer waard dan: { $what }.
web-table-hint-equal = Ongeveer even goed: { $what }.
web-table-hints = hints toegestaan
web-table-key-hint = een hint; nog eens: iets meer
