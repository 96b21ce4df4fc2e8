web-table-your-turn = Twoja tura
web-table-turn-of = Tura: { $player }
web-table-decides = Decyduje { $player }
web-table-watching = Oglądasz tę grę.
web-table-restart = Zacznij turę od nowa
web-table-sending = Wysyłanie…
web-table-which = Wybierz jedną z możliwości.
web-table-lit = { $n ->
    [one] Podświetlono { $n } miejsce: dotknij go.
    [few] Podświetlono { $n } miejsca: dotknij jednego.
   *[many] Podświetlono { $n } miejsc: dotknij jednego.
}
web-table-pay = Koszt:
web-table-get = zysk:
web-table-score = punkty: { $n }
web-table-no-cost = Nic nie kosztuje.
web-table-undo-ends = Potem nie można cofnąć.
web-table-less = Mniej
web-table-more = Więcej
web-table-skip = Pomiń
web-table-result = Wynik
web-table-replay = Powtórka
web-table-players = Gracze
web-table-own = Twoja plansza
web-table-actions = Akcje
web-table-supply = Zapasy
web-table-log = Dziennik
web-table-chat = Czat
web-table-tabs = Części stołu
web-table-asked-here = Tu jest pytanie.
web-table-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
web-table-earlier = Wcześniej
web-table-undone = Cofnięto:
web-table-rules = Zasady
web-table-fair = Uczciwe losowanie
web-table-sounds = Dźwięki
web-table-text-mode = Tryb tekstowy
web-table-settings = Ustawienia
web-table-menu = Menu
web-table-keys = Klawisze
web-table-on = wł.
web-table-off = wył.
web-table-close = Zamknij
web-table-spectators = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
   *[many] { $n } osób ogląda
}
web-table-count = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
web-table-live = na żywo, { $minutes } min + { $seconds } s
web-table-correspondence = { $hours ->
    [one] { $hours } godzina na ruch
    [few] { $hours } godziny na ruch
   *[many] { $hours } godzin na ruch
}
web-table-one-device = przy jednym urządzeniu
web-table-time = Pozostały czas
web-table-time-low = Mało czasu
web-table-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
web-table-away = Nieobecność
web-table-replaced = { $player }: nieobecność; za { $time } grę przejmie bot.
web-table-lost = Połączenie zostało przerwane.
web-table-lost-move = Twój ruch został zachowany i zostanie wysłany ponownie.
web-table-lost-nothing = Z gry nic nie przepadło.
web-table-lost-again = Następna próba za { $seconds } s.
web-table-try-now = Spróbuj teraz
web-table-refused-now = Nic się nie zmieniło; stół pokazuje aktualny stan.
web-table-agree = Zgoda
web-table-refuse = Odmów
web-table-ask-takeback = Poproś o cofnięcie
web-table-takeback-waits = Pozostali decydują.
web-table-out = { $player }: gra bot.
web-table-sit = Wróć do gry
web-table-leave = Opuść stół
web-table-leave-more = Dopóki inni grają, za ciebie gra bot. Możesz wrócić.
web-table-stay = Zostań
web-table-hand-over = Przekaż urządzenie: { $player }
web-table-i-am = To ja: { $player }
web-table-say = Napisz coś…
web-table-phrases = Gotowe zwroty
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-mute = Wycisz
web-table-unmute = Wyłącz wyciszenie
web-table-muted = (wyciszono)
web-table-fair-seed = Wszystkie losowania w tej grze wynikają z jednego tajnego ziarna. Jego skrót ustalono, zanim ktokolwiek usiadł do stołu:
web-table-fair-lines = Wszyscy grający mogą dodać własną linijkę, która zmienia wszystkie losowania; nikt więc nie ustala ich w pojedynkę.
web-table-fair-check = Na końcu zapis partii ujawnia ziarno i wszyscy mogą sprawdzić każdy wynik poleceniem „landrush verify”.
web-table-record = Pobierz zapis partii
web-table-to-board = Zobacz planszę
web-table-you-won = Wygrana!
web-table-solo-won = Wygrana z Konstantym!
web-table-solo-lost = Tym razem wygrał Konstanty.
web-table-rematch = Rewanż
web-table-rematch-join = Do rewanżu
web-table-waiting = Kto gra
web-table-waiting-more = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-table-full = Wszystkie miejsca są zajęte.
web-table-start = Zacznij
web-table-join = Usiądź do stołu
web-table-free-seat = Wolne miejsce
web-table-kept = zarezerwowane
web-table-seat = Miejsce { $n }
web-table-private = prywatny stół
web-table-own-line = Własna linijka do losowań (jeśli chcesz)
web-table-invite = Zaproś innych
web-table-copy = Kopiuj link
web-table-copied = Skopiowano
web-table-closed = Ten stół został zamknięty.
web-table-none-more = Może być prywatny: wtedy potrzebujesz linku z zaproszeniem. Albo adres jest błędny.
web-table-loading = Rozkładanie mapy…
web-table-numbered = { $name } { $n }
web-table-bot-greedy = Sprytny bot
web-table-bot-random = Beztroski bot
web-table-levels = Boty, od najsłabszego
web-table-command = Wpisz ruch, numer lub polecenie
web-table-command-help = Numer możliwości; ruch w notacji; why RUCH; undo; restart; hint; log.
web-table-key-tab = do następnego miejsca lub przycisku do wyboru
web-table-key-arrows = po polach mapy; większa lub mniejsza liczba
web-table-key-enter = wybierz; jeszcze raz: wykonaj
web-table-key-digits = od pierwszej do dziewiątej odpowiedzi na pasku
web-table-key-undo = cofnij
web-table-key-restart = zacznij turę od nowa
web-table-key-escape = usuń wybór
web-table-key-log = do dziennika
web-table-key-chat = do czatu
web-table-key-skip = pomiń animacje (działa też każdy klawisz)
web-table-key-help = te klawisze

web-table-hint = Podpowiedź
web-table-hint-more = Powiedz więcej
web-table-hint-coming = Trwa namysł …
web-table-hint-move = Najlepszy ruch: { $what }.
web-table-hint-only = Możliwy jest tylko jeden ruch: { $what }.
web-table-hint-gap = Jest wart o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % zwycięstwa więcej niż: { $what }.
web-table-hint-equal = Mniej więcej tak samo dobry: { $what }.
web-table-hints = podpowiedzi dozwolone
web-table-key-hint = podpowiedź; ponownie: trochę więcej
