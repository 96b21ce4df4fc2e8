### Die Anwendung im Browser: Spielende, Wiederholung, Archiv, Wertungen, Spielmaterial

web-rec-round = Runde
web-rec-over-rounds = { $what } nach Runden
web-rec-as-table = Als Tabelle
web-rec-stock = Bestand im Verlauf
web-rec-luck-note = Über null war der Zufall freundlicher, als zu erwarten war. Maßstab ist, wie einer unserer Bots die Spielsituationen beurteilt.

web-rec-replay = Wiederholung
web-rec-replay-of = { $game }: Wiederholung
web-rec-first = Zum Anfang
web-rec-back = Ein Schritt zurück
web-rec-go = Abspielen
web-rec-pause = Anhalten
web-rec-forward = Ein Schritt vor
web-rec-last = Zum Ende
web-rec-speed = Tempo
web-rec-more-tools = Mehr
web-rec-position = Stelle in der Partie
web-rec-at = Schritt { $n } von { $all }
web-rec-share = Diese Stelle teilen
web-rec-copied = Der Link ist kopiert.
web-rec-link = Link zu dieser Stelle
web-rec-seen-by = Sicht von
web-rec-spectators = Publikum
web-rec-download = Aufzeichnung herunterladen
web-rec-log = Spielverlauf
web-rec-key-points = { $player }: meiste Punkte in einem Zug
web-rec-play-on = Ab hier weiterspielen
web-rec-play-on-more = An dieser Stelle beginnt ein neuer Tisch. Wer soll wo sitzen?
web-rec-seat-me = du
web-rec-seat-open = frei
web-rec-begin = Beginnen
web-rec-close = Schließen

web-rec-analysis = Analyse
web-rec-analysis-of = { $game }: Analyse
web-rec-analysing = Die Partie wird analysiert. Das dauert bis zu einer Minute; wer später kommt, sieht das Ergebnis sofort.
web-rec-analysis-waits = { $n ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $n } andere Partien sind vorher dran.
}
web-rec-chances = Siegchance
web-rec-show-position = Diese Stelle ansehen
web-rec-skill-and-luck = Können und Glück
web-rec-mistakes = Was besser gewesen wäre
web-rec-analysis-means = Was die Zahlen bedeuten
web-rec-analysis-means-more = Ein Bot durchsucht jede Entscheidung, bei der es mehr als eine Möglichkeit gab, aus der Sicht derer, die sie trafen. Die Chance am Anfang, eigene Entscheidungen, Entscheidungen anderer, Glück und was später anders beurteilt wurde ergeben zusammen die Chance am Ende. Die Genauigkeit ist 100, wenn immer die beste Möglichkeit gewählt wurde, und 50, wenn jedes Mal 5 % des Sieges verschenkt wurden. Ein Fehler steht nur da, wo der Unterschied mehr als doppelt so groß ist wie der Fehler der Suche; dieser steht hinter ±.

web-rec-archive-more = Beendete Partien. Öffne eine, um sie Schritt für Schritt durchzugehen.
web-rec-filters = Filter
web-rec-game = Spiel
web-rec-players = Personen
web-rec-any = beliebig
web-rec-result = Ergebnis
web-rec-won = gewonnen
web-rec-lost = verloren
web-rec-shared = geteilt
web-rec-rated = Gewertet
web-rec-from = Von
web-rec-to = Bis
web-rec-mine = Meine Partien
web-rec-of = Partien von { $name }
web-rec-against = gegen { $name }
web-rec-remove = Entfernen: { $what }
web-rec-only = Nur Partien von { $name }
web-rec-only-against = Nur Partien gegen { $name }
web-rec-clear = Alle Filter entfernen
web-rec-none = Keine Partie passt.
web-rec-empty = Hier ist noch keine Partie zu Ende gegangen.
web-rec-new-table = Neuer Tisch
web-rec-watch = Ansehen
web-rec-more = Mehr anzeigen
web-rec-import = Aufzeichnung hochladen
web-rec-import-more = Eine Spielaufzeichnung von Landrush (*.game), von einem anderen Server oder aus dem Terminal. Jeder Zug und jeder Zufall wird geprüft.
web-rec-file = Datei
web-rec-text = oder ihr Text
web-rec-public = Alle mit dem Link dürfen sie ansehen
web-rec-keep = Prüfen und behalten

web-rec-ratings = Wertungen
web-rec-rating = Wertung
web-rec-games = Partien
web-rec-ratings-more = Was eine Wertung bedeutet
web-rec-ratings-note = Es zählen gewertete Online-Spiele, in denen alle ein Konto haben. Eine Wertung sagt, was jemand mit großer Sicherheit mindestens kann: Sie beginnt bei 1000 und steigt, wenn weitere Partien sie sicherer machen. Ein Sieg über jemand Stärkeres bringt mehr. Wer ein Spiel verlässt, kommt darin auf den letzten Platz.
web-rec-no-ratings = In diesem Spiel hat noch niemand eine Wertung.

web-rec-components = { $game }: Spielmaterial
web-rec-components-note = Alles, was in dieser Ausgabe auf dem Spielmaterial steht, und wie jeder Wert belegt ist.
web-rec-status = Wie es belegt ist
web-rec-status-fact = Steht in einer Spielregel oder ist dort abgebildet.
web-rec-status-reported = Von Rezensionen und Leuten berichtet, die das Spiel besitzen; in keiner Spielregel gesehen.
web-rec-status-reconstruction = Nicht bekannt: von uns so gewählt, dass es zu allem Bekannten passt.
web-rec-status-own = Aus einer eigenen Materialdatei.
web-rec-all = alle
web-rec-sections = Abschnitte
web-rec-lake = See
web-rec-mountain = Berg
web-rec-agrees = stimmt
