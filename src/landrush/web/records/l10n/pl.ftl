### Aplikacja w przeglądarce: koniec gry, powtórka, archiwum, rankingi, elementy gry

web-rec-round = runda
web-rec-over-rounds = { $what } w kolejnych rundach
web-rec-as-table = Jako tabela
web-rec-stock = Zasoby w trakcie gry
web-rec-luck-note = Powyżej zera los sprzyjał bardziej, niż można było oczekiwać. Miarą jest ocena sytuacji przez jednego z naszych botów.

web-rec-replay = Powtórka
web-rec-replay-of = { $game }: powtórka
web-rec-first = Początek
web-rec-back = Krok wstecz
web-rec-go = Odtwarzaj
web-rec-pause = Wstrzymaj
web-rec-forward = Krok naprzód
web-rec-last = Koniec
web-rec-speed = Tempo
web-rec-more-tools = Więcej
web-rec-position = Miejsce w partii
web-rec-at = Krok { $n } z { $all }
web-rec-share = Udostępnij tę pozycję
web-rec-copied = Link skopiowano.
web-rec-link = Link do tej pozycji
web-rec-seen-by = Widok
web-rec-spectators = publiczność
web-rec-download = Pobierz zapis partii
web-rec-log = Przebieg gry
web-rec-key-points = { $player }: najwięcej punktów w jednej turze
web-rec-play-on = Graj dalej od tego miejsca
web-rec-play-on-more = Od tej pozycji zacznie się gra przy nowym stole. Kto gdzie usiądzie?
web-rec-seat-me = ty
web-rec-seat-open = wolne
web-rec-begin = Zacznij
web-rec-close = Zamknij

web-rec-analysis = Analiza
web-rec-analysis-of = { $game }: analiza
web-rec-analysing = Trwa analiza partii. Może to potrwać do minuty; kto przyjdzie później, zobaczy wynik od razu.
web-rec-analysis-waits = { $n ->
    [one] Wcześniej jest { $n } inna partia.
    [few] Wcześniej są { $n } inne partie.
   *[many] Wcześniej jest { $n } innych partii.
}
web-rec-chances = Szansa na zwycięstwo
web-rec-show-position = Pokaż tę pozycję
web-rec-skill-and-luck = Umiejętności i szczęście
web-rec-mistakes = Co można było zagrać lepiej
web-rec-analysis-means = Co oznaczają te liczby
web-rec-analysis-means-more = Bot przeszukuje każdą decyzję, w której była więcej niż jedna możliwość, widząc to, co osoba, która ją podjęła. Szansa na początku, własne decyzje, decyzje innych, szczęście i późniejsza zmiana oceny dają razem szansę na końcu. Dokładność wynosi 100, gdy zawsze wybrano najlepszą możliwość, a 50, gdy za każdym razem oddano 5 % zwycięstwa. Błąd jest wymieniony tylko wtedy, gdy różnica jest ponad dwa razy większa od błędu przeszukiwania; ten podano po znaku ±.

web-rec-archive-more = Zakończone partie. Otwórz którąś, aby prześledzić ją krok po kroku.
web-rec-filters = Filtry
web-rec-game = Gra
web-rec-players = Liczba graczy
web-rec-any = dowolne
web-rec-result = Wynik
web-rec-won = wygrana
web-rec-lost = przegrana
web-rec-shared = wspólna wygrana
web-rec-rated = Rankingowe
web-rec-from = Od
web-rec-to = Do
web-rec-mine = Moje partie
web-rec-of = Partie: { $name }
web-rec-against = przeciw: { $name }
web-rec-remove = Usuń: { $what }
web-rec-only = Tylko partie: { $name }
web-rec-only-against = Tylko partie przeciw: { $name }
web-rec-clear = Wyczyść filtry
web-rec-none = Brak pasujących partii.
web-rec-empty = Żadna partia nie dobiegła tu jeszcze końca.
web-rec-new-table = Nowy stół
web-rec-watch = Obejrzyj
web-rec-more = Pokaż więcej
web-rec-import = Dodaj zapis partii
web-rec-import-more = Zapis partii Landrush (*.game) z innego serwera lub z terminala. Sprawdzany jest każdy ruch i każde losowanie.
web-rec-file = Plik
web-rec-text = albo jego treść
web-rec-public = Każda osoba z linkiem może ją obejrzeć
web-rec-keep = Sprawdź i zachowaj

web-rec-ratings = Rankingi
web-rec-rating = ranking
web-rec-games = partie
web-rec-ratings-more = Co oznacza ranking
web-rec-ratings-note = Liczą się rankingowe gry online, w których wszyscy mają konto. Ranking mówi, na ile co najmniej kogoś stać, z dużą pewnością: zaczyna się od 1000 i rośnie, gdy kolejne partie dają więcej pewności. Wygrana z kimś silniejszym daje więcej. Odejście od gry oznacza ostatnie miejsce.
web-rec-no-ratings = W tej grze nikt nie ma jeszcze rankingu.

web-rec-components = { $game }: elementy gry
web-rec-components-note = Wszystko, co jest nadrukowane na elementach tego wydania, i skąd znana jest każda wartość.
web-rec-status = Skąd wiadomo
web-rec-status-fact = Wydrukowane lub pokazane w instrukcji.
web-rec-status-reported = Według recenzji i osób, które mają grę; nie ma tego w instrukcji.
web-rec-status-reconstruction = Nieznane: nasza propozycja, zgodna ze wszystkim, co wiadomo.
web-rec-status-own = Z własnego pliku elementów.
web-rec-all = wszystkie
web-rec-sections = Działy
web-rec-lake = jezioro
web-rec-mountain = góra
web-rec-agrees = zgodne
