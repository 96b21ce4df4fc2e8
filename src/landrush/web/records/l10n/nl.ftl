### De browserversie: einde van een spel, herhaling, archief, ratings, spelmateriaal

web-rec-round = ronde
web-rec-over-rounds = { $what } per ronde
web-rec-as-table = Als tabel
web-rec-stock = Voorraad in de loop van het spel
web-rec-luck-note = Boven nul was het toeval gunstiger dan te verwachten was. De maatstaf is hoe een van onze bots de spelsituaties beoordeelt.

web-rec-replay = Herhaling
web-rec-replay-of = { $game }: herhaling
web-rec-first = Naar het begin
web-rec-back = Eén stap terug
web-rec-go = Afspelen
web-rec-pause = Pauzeren
web-rec-forward = Eén stap verder
web-rec-last = Naar het einde
web-rec-speed = Tempo
web-rec-more-tools = Meer
web-rec-position = Plek in de partij
web-rec-at = Stap { $n } van { $all }
web-rec-share = Deze plek delen
web-rec-copied = De link is gekopieerd.
web-rec-link = Link naar deze plek
web-rec-seen-by = Gezien door
web-rec-spectators = toeschouwers
web-rec-download = Spelverslag downloaden
web-rec-log = Spelverloop
web-rec-key-points = { $player }: meeste punten in één beurt
web-rec-play-on = Vanaf hier verder spelen
web-rec-play-on-more = Op deze plek begint een nieuwe tafel. Wie zit waar?
web-rec-seat-me = jij
web-rec-seat-open = vrij
web-rec-begin = Beginnen
web-rec-close = Sluiten

web-rec-analysis = Analyse
web-rec-analysis-of = { $game }: analyse
web-rec-analysing = De partij wordt geanalyseerd. Dat duurt hooguit een minuut; wie later komt, ziet het resultaat meteen.
web-rec-analysis-waits = { $n ->
    [one] Eerst komt er nog één andere partij.
   *[other] Eerst komen er nog { $n } andere partijen.
}
web-rec-chances = Winstkans
web-rec-show-position = Deze plek bekijken
web-rec-skill-and-luck = Kunde en geluk
web-rec-mistakes = Wat beter had gekund
web-rec-analysis-means = Wat de cijfers betekenen
web-rec-analysis-means-more = Een bot doorzoekt elke beslissing waarbij er meer dan één mogelijkheid was, vanuit het gezichtspunt van wie haar nam. De kans aan het begin, eigen beslissingen, beslissingen van anderen, geluk en wat later anders beoordeeld werd, zijn samen de kans aan het einde. De nauwkeurigheid is 100 als altijd de beste mogelijkheid is gekozen, en 50 als er telkens 5 % van de overwinning is weggegeven. Een fout staat er alleen als het verschil meer dan twee keer zo groot is als de fout van de zoektocht; die staat achter ±.

web-rec-archive-more = Partijen die afgelopen zijn. Open er een om die stap voor stap terug te kijken.
web-rec-filters = Filteren
web-rec-game = Spel
web-rec-players = Aantal spelers
web-rec-any = alle
web-rec-result = Resultaat
web-rec-won = gewonnen
web-rec-lost = verloren
web-rec-shared = gedeeld
web-rec-rated = Met rating
web-rec-from = Van
web-rec-to = Tot en met
web-rec-mine = Mijn partijen
web-rec-of = Partijen van { $name }
web-rec-against = tegen { $name }
web-rec-remove = Verwijderen: { $what }
web-rec-only = Alleen partijen van { $name }
web-rec-only-against = Alleen partijen tegen { $name }
web-rec-clear = Alle filters wissen
web-rec-none = Geen partij voldoet.
web-rec-empty = Hier is nog geen partij afgelopen.
web-rec-new-table = Nieuwe tafel
web-rec-watch = Bekijken
web-rec-more = Meer tonen
web-rec-import = Spelverslag toevoegen
web-rec-import-more = Een spelverslag van Landrush (*.game), van een andere server of uit de terminal. Elke zet en elke uitkomst van het toeval wordt geverifieerd.
web-rec-file = Bestand
web-rec-text = of de tekst ervan
web-rec-public = Iedereen met de link mag het bekijken
web-rec-keep = Verifiëren en bewaren

web-rec-ratings = Ratings
web-rec-rating = rating
web-rec-games = partijen
web-rec-ratings-more = Wat een rating betekent
web-rec-ratings-note = Wat telt zijn online spellen met rating waarin iedereen een account heeft. Een rating zegt wat iemand met grote zekerheid minstens kan: die begint bij 1000 en stijgt als meer partijen zekerheid geven. Winnen van iemand die sterker is levert meer op. Wie een spel verlaat, eindigt daarin als laatste.
web-rec-no-ratings = In dit spel heeft nog niemand een rating.

web-rec-components = { $game }: spelmateriaal
web-rec-components-note = Alles wat in deze uitgave op het spelmateriaal staat, en hoe elke waarde bekend is.
web-rec-status = Hoe het bekend is
web-rec-status-fact = Staat in een spelregelboekje of is daar afgebeeld.
web-rec-status-reported = Gemeld door recensies en mensen die het spel hebben; niet in een spelregelboekje gezien.
web-rec-status-reconstruction = Niet bekend: door ons zo gekozen dat het past bij alles wat bekend is.
web-rec-status-own = Uit een eigen materiaalbestand.
web-rec-all = alle
web-rec-sections = Onderdelen
web-rec-lake = meer
web-rec-mountain = berg
web-rec-agrees = klopt
