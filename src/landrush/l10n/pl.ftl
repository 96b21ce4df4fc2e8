ui-seat = Gracz { $n }

list-nothing = nic
list-more = { $start }, { $item }
list-last = { $start } i { $item }

why-game-over = Gra już się skończyła.
why-not-possible-now = W tej chwili niemożliwe.
why-not-enough = Za mało { FORM($what, "gen") }: potrzeba { $need }, masz { $have }.
why-supply-lacks = Brak w zasobach: { $what }.
why-fixed-order = Podawaj je w kolejności z listy, tak aby reszta wystarczyła.
why-no-such-space = Nie ma tu takiego miejsca.
why-unreadable = „{ $text }” to nie jest ruch w tej grze.
why-must-act = Przed końcem tury trzeba wykonać akcję.

log-first-player = Grę rozpoczyna: { $player }.
log-turn = Tura { $n }: { $player }.
log-passed = { $player }: pas.
log-won = Zwycięstwo: { $player }.
log-shared = Wspólne zwycięstwo: { $players }.

ui-colour-1 = Niebieski
ui-colour-2 = Żółty
ui-colour-3 = Zielony
ui-colour-4 = Czerwony
ui-rank = miejsce
ui-player = gracz
ui-automaton = Konstanty
ui-human = człowiek
ui-bot-named = bot { $bot }
ui-play-start = { $game }, ziarno { $seed }: { $seats }
ui-play-hint = help  { $parts }  log  why MOVE  undo  save FILE  quit
ui-play-help =
    Wpisz numer opcji albo ruch słowami. Nagłówek zakończony znakiem „…” to pierwsze słowo jego ruchów:
    pod „build …” opcja C4 to „build C4” albo samo „C4”. Sam Enter wybiera jedyną opcję.
ui-play-help-parts = pokazuje tę część stołu
ui-play-help-log = wszystko, co się dotąd wydarzyło
ui-play-help-why = co dałby ruch albo dlaczego jest teraz niemożliwy
ui-play-help-undo = powrót do twojej poprzedniej decyzji, o ile potem nie było losowania ani cudzej decyzji
ui-play-help-save = zapisuje stan gry w pliku; dalszy ciąg: landrush play { $game } --load FILE
ui-play-help-quit = wyjście z gry
ui-play-earlier = … wcześniejsze wpisy: { $n } (log)
ui-play-possible = Teraz możliwe.
ui-play-then = Teraz możliwe. Skutek: { $events }
ui-play-saved = Zapisano w pliku { $file }.
ui-play-not-saved = Nie można zapisać pliku { $file }: { $why }.
ui-play-nothing-to-undo = Nie ma czego cofnąć: po twojej poprzedniej decyzji było losowanie albo cudza decyzja.
ui-play-no-number = Nie ma opcji { $n }: są od 1 do { $most }.
ui-play-no-argument = Po { $command } trzeba coś dopisać; zob. help.
ui-play-choose = Wpisz numer opcji albo ruch; zob. help.
ui-play-pause = Naciśnij Enter, aby kontynuować.
ui-play-over = Koniec gry.
