ui-seat = Speler { $n }

list-nothing = niets
list-more = { $start }, { $item }
list-last = { $start } en { $item }

why-game-over = Het spel is afgelopen.
why-not-possible-now = Op dit moment niet mogelijk.
why-not-enough = Niet genoeg { $what }: { $need } nodig, je hebt { $have }.
why-supply-lacks = Niet in de voorraad: { $what }.
why-fixed-order = Houd de volgorde van de lijst aan, zodat de rest nog volstaat.
why-no-such-space = Die plaats is er hier niet.
why-unreadable = ‘{ $text }’ is geen zet van dit spel.
why-must-act = Je moet een actie uitvoeren voordat je de beurt beëindigt.

log-first-player = Startspeler: { $player }.
log-turn = Beurt { $n }: { $player }.
log-passed = { $player } heeft gepast.
log-won = { $player } heeft gewonnen.
log-shared = Gedeelde overwinning: { $players }.

ui-colour-1 = Blauw
ui-colour-2 = Geel
ui-colour-3 = Groen
ui-colour-4 = Rood
ui-rank = plaats
ui-player = speler
ui-automaton = Automa
ui-human = mens
ui-bot-named = bot { $bot }
ui-play-start = { $game }, seed { $seed }: { $seats }
ui-play-hint = help  { $parts }  log  why MOVE  undo  save FILE  quit
ui-play-help =
    Typ het nummer van een optie, of de zet in woorden. Onder een kop die op ‘…’ eindigt, volstaat het woord van
    de optie: onder ‘build …’ is ‘C4’ de zet ‘build C4’. Een getal is altijd het nummer van een optie. Alleen Enter
    kiest de enige optie.
ui-play-help-parts = dit deel van de tafel tonen
ui-play-help-log = alles wat er tot nu toe is gebeurd
ui-play-help-why = wat een zet zou doen, of waarom dat nu niet kan
ui-play-help-undo = terug naar je vorige beslissing, zolang er geen toeval of andere speler tussen kwam
ui-play-help-save = de spelsituatie opslaan in een bestand; landrush play { $game } --load FILE gaat ermee verder
ui-play-help-quit = het spel verlaten
ui-play-earlier = … { $n } eerder: log
ui-play-possible = Nu mogelijk.
ui-play-then = Nu mogelijk. Dan: { $events }
ui-play-saved = Opgeslagen in { $file }.
ui-play-not-saved = Kan { $file } niet schrijven: { $why }.
ui-play-nothing-to-undo = Niets ongedaan te maken: na je vorige beslissing kwam er toeval of een andere speler tussen.
ui-play-no-number = Optie { $n } is er niet: de opties gaan van 1 tot en met { $most }.
ui-play-no-argument = Na { $command } moet nog iets volgen; zie help.
ui-play-choose = Typ het nummer van een optie of een zet; zie help.
ui-play-pause = Druk op Enter om verder te gaan.
ui-play-over = Het spel is afgelopen.
