### De pagina’s rond de tafel: start, tafels, nieuwe tafel, account, instellingen, profiel

web-site-motto = Koloniseer het Westen met arbeiders of met dobbelstenen: twee bordspellen – alleen, met vrienden of tegen bots.
web-site-about-m = Rekruteer arbeiders, verdien goederen, bied in de stad en bouw als eerste al je nederzettingen.
web-site-about-d = Trek dobbelstenen uit je zak, verken het land, koloniseer het en houd het vast tot het einde.
web-site-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
web-site-players-label = Spelers
web-site-players-range = { $least }–{ $most } spelers
web-site-minutes = { $minutes } min.
web-site-against = Tegen
web-site-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-site-level = Niveau
web-site-strength = Hoe sterk
web-site-play-now = Nu spelen
web-site-with-people = Met anderen
web-site-your-tables = Jouw tafels
web-site-open-tables = Open tafels
web-site-going-on = Lopende spellen
web-site-all-tables = Alle tafels
web-site-no-open-tables = Er wacht nu niemand op spelers. Open zelf een tafel.
web-site-nothing-going-on = Er loopt nu geen spel.
web-site-nothing-found = Niets past bij deze filters.
web-site-show-all = Alles tonen
web-site-more = Meer tonen

web-site-filter = Filteren
web-site-any = alle
web-site-game = Spel
web-site-clock = Klok
web-site-clock-none = zonder klok
web-site-clock-live = live, { $minutes } min. + { $seconds } s
web-site-clock-hours = { $hours ->
    [one] per correspondentie, { $hours } uur per beslissing
   *[other] per correspondentie, { $hours } uur per beslissing
}
web-site-clock-days = { $days ->
    [one] per correspondentie, { $days } dag per beslissing
   *[other] per correspondentie, { $days } dagen per beslissing
}
web-site-clock-kind-none = Zonder klok
web-site-clock-kind-none-does = iedereen neemt de tijd
web-site-clock-kind-live = Live spel
web-site-clock-kind-live-does = in één keer, met wat tijd erbij na elke beurt
web-site-clock-kind-correspondence = Per correspondentie
web-site-clock-kind-correspondence-does = zoveel dagen voor elke beslissing
web-site-time = Tijd
web-site-taken = { $taken } van { $n }
web-site-seat-free = vrije plaats
web-site-solo = Solospel
web-site-rated = met rating
web-site-private = privé
web-site-join = Meedoen
web-site-look = Bekijken
web-site-watch = Toekijken
web-site-go-on = Verder
web-site-your-turn = Jouw beurt

web-site-new-table = Nieuwe tafel
web-site-seats = Plaatsen
web-site-seat-n = Plaats { $n }
web-site-seat-you = jij
web-site-seat-open = vrij voor iedereen
web-site-seat-here = persoon { $n } aan dit apparaat
web-site-mode = Waar
web-site-mode-online = Via internet
web-site-mode-online-does = ieder aan een eigen scherm
web-site-mode-one-device = Eén apparaat
web-site-mode-one-device-does = meer mensen delen dit scherm
web-site-options = Opties van het spel
web-site-rulings = Waar de spelregels verschillen
web-site-fine = De automa bijstellen
web-site-more-choices = Meer keuzes
web-site-is-private = Privétafel
web-site-is-private-does = Alleen wie de uitnodigingslink heeft, vindt hem.
web-site-is-rated = Spel met rating
web-site-is-rated-does = De uitslag verandert de rating van alle spelers.
web-site-allows-hints = Hints toegestaan
web-site-allows-hints-does = Wie aan de beurt is, mag hints nemen; het spelverloop zegt wie dat deed. Solo en tegen bots zijn ze er altijd.
web-site-starts-when-full = Beginnen zodra alle plaatsen bezet zijn
web-site-starts-when-full-does = Anders zeg jij wanneer het begint.
web-site-fair = Eerlijk toeval
web-site-fair-does = Al het toeval volgt uit een geheime seed die vastligt voordat er iemand gaat zitten. Aan het einde wordt de seed getoond en kan iedereen elke trekking narekenen.
web-site-contribution = Jouw eigen regel voor het toeval
web-site-contribution-does = Die wordt in al het toeval gemengd, zodat zelfs de server het niet kan bepalen. Leeg laten mag.
web-site-open-table = Tafel openen
web-site-start-game = Spel beginnen

web-site-account = Jouw account
web-site-account-does = Je kunt zonder account spelen. Met een account heb je je spellen, ratings en instellingen op elk apparaat.
web-site-claim-does = Maak van deze gast een account: je plaatsen, spellen en instellingen blijven van jou, op elk apparaat.
web-site-have-account = Met je account
web-site-new-account = Nieuw account
web-site-create-account = Account maken
web-site-sign-in-or-up = Inloggen of account maken
web-site-name = Naam
web-site-name-does = Iedereen ziet je naam, en die blijft.
web-site-password = Wachtwoord
web-site-password-does = { $n ->
    [one] Minstens { $n } teken.
   *[other] Minstens { $n } tekens.
}
web-site-guest-stays = Wat je als { $name } hebt gespeeld, blijft bij die gast.
web-site-signed-in-as = Je bent ingelogd als { $name }.
web-site-guest-as = Je speelt als gast { $name }.
web-site-save = Opslaan
web-site-saved = Opgeslagen.
web-site-change-password = Wachtwoord wijzigen
web-site-old-password = Huidig wachtwoord
web-site-new-password = Nieuw wachtwoord
web-site-sign-out = Uitloggen
web-site-sign-out-others = Overal elders uitloggen
web-site-delete-account = Account verwijderen
web-site-delete-guest = Deze gast wissen
web-site-delete-does = Je naam, wachtwoord, adres en bots worden voorgoed verwijderd. Afgelopen spellen blijven zonder je naam.
web-site-delete-now = Voorgoed verwijderen
web-site-keep = Behouden
web-site-sessions = Waar je bent ingelogd
web-site-this-browser = deze browser
web-site-unknown-browser = onbekende browser
web-site-seen = laatst gezien: { $date }
web-site-mutes = Gedempte mensen
web-site-mutes-does = Je ziet niet wat ze in de chat schrijven.
web-site-mutes-none = Je hebt niemand gedempt.
web-site-mute = Dempen
web-site-unmute = Weer tonen

web-site-look-title = Taal en uiterlijk
web-site-language-does = Alles verandert meteen, ook het spelverloop van een lopend spel.
web-site-colours = Kleuren
web-site-colours-system = zoals het systeem
web-site-colours-light = licht
web-site-colours-dark = donker
web-site-playing = Spelen
web-site-animation = Animatie
web-site-animation-does = Hoe snel stukken bewegen. Elke toets of tik slaat de animatie over.
web-site-animation-off = uit
web-site-animation-slow = langzaam
web-site-animation-normal = normaal
web-site-animation-fast = snel
web-site-confirm = Einde van de beurt bevestigen
web-site-confirm-does = Eén klik meer voordat je beurt eindigt.
web-site-confirm-always = altijd
web-site-confirm-undo = als je niet meer terug kunt
web-site-confirm-never = nooit
web-site-sounds = Geluiden
web-site-sounds-does = Stukken, dobbelstenen en een teken als jij aan de beurt bent.
web-site-threats = Mogelijke zetten van anderen
web-site-threats-does = Markeert op het landschapsbord waar anderen straks kunnen bouwen.
web-site-text-mode = Tekstmodus
web-site-text-mode-does = De tafel als lijsten en getypte opdrachten, voor schermlezers en snelle vingers.

web-site-notices = Meldingen
web-site-notices-does = Als anderen op jouw beslissing wachten en je er niet bent.
web-site-push = Meldingen in deze browser
web-site-push-does = Ze komen ook als er geen pagina van Landrush open is.
web-site-push-cannot = Deze browser kan geen meldingen tonen.
web-site-push-denied = De browser staat geen meldingen toe voor deze pagina. Dat kun je in de instellingen van de browser veranderen.
web-site-push-failed = De browser kon niet voor meldingen worden aangemeld.
web-site-email = E-mailadres
web-site-email-send = Code sturen
web-site-email-again = Nieuwe code sturen
web-site-email-forget = Adres wissen
web-site-email-code = Bevestigingscode
web-site-email-code-does = Die is naar { $address } gestuurd.
web-site-email-confirm = Bevestigen
web-site-email-wanted = Meldingen per e-mail
web-site-email-wanted-does = In spellen per correspondentie.

web-site-own-bots = Jouw bots
web-site-own-bots-does = Programma’s van jou die hier onder een eigen naam spelen. Ze loggen in met een token.
web-site-bot-name = Naam van de bot
web-site-bot-make = Nieuwe bot
web-site-bot-close = Deze bot laten gaan
web-site-token-label = Nieuw token voor
web-site-token-label-does = Bijvoorbeeld de computer waarop de bot draait.
web-site-token-make = Token maken
web-site-token-end = Token intrekken
web-site-token-once = Kopieer het token nu. Het wordt nooit meer getoond.

web-site-kind-guest = Gast
web-site-kind-account = Met account
web-site-kind-bot = Programma (bot)
web-site-since = hier sinds { $date }
web-site-owned-by = hoort bij { $name }
web-site-closed = account gesloten
web-site-rated-games = { $n ->
    [one] { $n } spel met rating
   *[other] { $n } spellen met rating
}
web-site-no-ratings = Nog geen spel met rating.
web-site-games = Spellen
web-site-no-games = Nog geen afgelopen spel.
web-site-result = Uitslag
web-site-result-won = gewonnen
web-site-result-shared = gedeeld
web-site-result-lost = verloren
web-site-gain = verandering van de rating
web-site-anybody = iedereen
web-site-replay = Herhaling
