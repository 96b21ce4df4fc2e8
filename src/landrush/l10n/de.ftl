ui-seat = Spieler { $n }

list-nothing = nichts
list-more = { $start }, { $item }
list-last = { $start } und { $item }

why-game-over = Das Spiel ist zu Ende.
why-not-possible-now = Im Moment nicht möglich.
why-not-enough = Nicht genug { $what }: { $need } nötig, du hast { $have }.
why-supply-lacks = Nicht im Vorrat: { $what }.
why-fixed-order = Wähle in der Reihenfolge der Liste, damit der Rest noch reicht.
why-no-such-space = Einen solchen Platz gibt es hier nicht.
why-unreadable = „{ $text }“ ist keine gültige Eingabe.
why-must-act = Bevor du den Zug beendest, musst du eine Aktion ausführen.

log-first-player = Startspieler: { $player }.
log-turn = Zug { $n }: { $player }.
log-passed = { $player } hat gepasst.
log-won = { $player } hat gewonnen.
log-shared = Geteilter Sieg: { $players }.

ui-colour-1 = Blau
ui-colour-2 = Gelb
ui-colour-3 = Grün
ui-colour-4 = Rot
ui-rank = Platz
ui-player = Spieler
ui-automaton = Automa
ui-human = Mensch
ui-bot-named = Bot { $bot }
ui-play-start = { $game }, Seed { $seed }: { $seats }
ui-play-hint = help  { $parts }  log  why MOVE  undo  save FILE  quit
ui-play-help =
    Gib die Nummer einer Option ein oder die Option in Worten. Eine Überschrift, die mit „…“ endet, ist das erste Wort
    ihrer Optionen: Unter „build …“ ist C4 die Option „build C4“ oder kurz „C4“. Enter allein nimmt die einzige Option.
ui-play-help-parts = diesen Teil des Tisches zeigen
ui-play-help-log = alles, was bisher geschehen ist
ui-play-help-why = was eine Option bewirken würde oder warum sie jetzt nicht möglich ist
ui-play-help-undo = zurück zu deiner vorigen Entscheidung, solange weder Zufall noch jemand anders dazwischenkam
ui-play-help-save = die Spielsituation in eine Datei schreiben; landrush play { $game } --load FILE setzt sie fort
ui-play-help-quit = das Spiel verlassen
ui-play-earlier = { $n ->
    [one] … { $n } Meldung davor: log
   *[other] … { $n } Meldungen davor: log
}
ui-play-possible = Jetzt möglich.
ui-play-then = Jetzt möglich. Dann: { $events }
ui-play-saved = Gespeichert in { $file }.
ui-play-not-saved = { $file } lässt sich nicht schreiben: { $why }.
ui-play-nothing-to-undo = Nichts rückgängig zu machen: Seit deiner vorigen Entscheidung kam Zufall oder jemand anders dazwischen.
ui-play-no-number = Option { $n } gibt es nicht, nur 1 bis { $most }.
ui-play-no-argument = Nach { $command } fehlt noch etwas; siehe help.
ui-play-choose = Gib die Nummer einer Option oder die Option in Worten ein; siehe help.
ui-play-pause = Weiter mit Enter.
ui-play-over = Das Spiel ist zu Ende.
