d-die-white = witte dobbelsteen
d-die-white-count = { $n ->
    [one] { $n } witte dobbelsteen
   *[other] { $n } witte dobbelstenen
}
d-die-green = groene dobbelsteen
d-die-green-count = { $n ->
    [one] { $n } groene dobbelsteen
   *[other] { $n } groene dobbelstenen
}
d-die-yellow = gele dobbelsteen
d-die-yellow-count = { $n ->
    [one] { $n } gele dobbelsteen
   *[other] { $n } gele dobbelstenen
}
d-die-orange = oranje dobbelsteen
d-die-orange-count = { $n ->
    [one] { $n } oranje dobbelsteen
   *[other] { $n } oranje dobbelstenen
}
d-die-brown = bruine dobbelsteen
d-die-brown-count = { $n ->
    [one] { $n } bruine dobbelsteen
   *[other] { $n } bruine dobbelstenen
}
d-die-grey = grijze dobbelsteen
d-die-grey-count = { $n ->
    [one] { $n } grijze dobbelsteen
   *[other] { $n } grijze dobbelstenen
}
d-symbol-recruit = rekruteersymbool
d-symbol-recruit-count = { $n ->
    [one] { $n } rekruteersymbool
   *[other] { $n } rekruteersymbolen
}
d-symbol-explore = verkenningssymbool
d-symbol-explore-count = { $n ->
    [one] { $n } verkenningssymbool
   *[other] { $n } verkenningssymbolen
}
d-symbol-settle = kolonisatiesymbool
d-symbol-settle-count = { $n ->
    [one] { $n } kolonisatiesymbool
   *[other] { $n } kolonisatiesymbolen
}
d-symbol-attack = aanvalssymbool
d-symbol-attack-count = { $n ->
    [one] { $n } aanvalssymbool
   *[other] { $n } aanvalssymbolen
}
d-symbol-trade = handelssymbool
d-symbol-trade-count = { $n ->
    [one] { $n } handelssymbool
   *[other] { $n } handelssymbolen
}
d-symbol-research = onderzoekssymbool
d-symbol-research-count = { $n ->
    [one] { $n } onderzoekssymbool
   *[other] { $n } onderzoekssymbolen
}
d-symbol-pioneer = pioniersymbool
d-symbol-pioneer-count = { $n ->
    [one] { $n } pioniersymbool
   *[other] { $n } pioniersymbolen
}
d-symbol-gold = goudsymbool
d-symbol-gold-count = { $n ->
    [one] { $n } goudsymbool
   *[other] { $n } goudsymbolen
}
d-symbol-iron = ijzersymbool
d-symbol-iron-count = { $n ->
    [one] { $n } ijzersymbool
   *[other] { $n } ijzersymbolen
}
d-symbol-wood = houtsymbool
d-symbol-wood-count = { $n ->
    [one] { $n } houtsymbool
   *[other] { $n } houtsymbolen
}
d-symbol-food = voedselsymbool
d-symbol-food-count = { $n ->
    [one] { $n } voedselsymbool
   *[other] { $n } voedselsymbolen
}
d-gold = goud
d-gold-count = { $n } goud
d-iron = ijzer
d-iron-count = { $n } ijzer
d-wood = hout
d-wood-count = { $n } hout
d-food = voedsel
d-food-count = { $n } voedsel
d-tent = tenten
d-tent-count = { $n ->
    [one] { $n } tent
   *[other] { $n } tenten
}
d-point = overwinningspunten
d-point-count = { $n ->
    [one] { $n } overwinningspunt
   *[other] { $n } overwinningspunten
}
d-recruit = Rekruteren
    .inner = rekruteren
    .at = bij rekruteren
d-explore = Verkennen
    .inner = verkennen
    .at = bij verkennen
d-settle = Koloniseren
    .inner = koloniseren
    .at = bij koloniseren
d-attack = Aanvallen
    .inner = aanvallen
    .at = bij aanvallen
d-harvest = Oogsten
    .inner = oogsten
    .at = bij oogsten
d-trade = Handelen
    .inner = handelen
    .at = bij handelen
d-research = Onderzoeken
    .inner = onderzoeken
    .at = bij onderzoeken
d-plains = grasland
d-forest = bos
d-mountains = bergen
d-desert = woestijn
d-hills = heuvels
d-end-houses = 5 huizen van dezelfde kleur op de landkaart
d-end-points = geen overwinningspunten meer in de algemene voorraad
d-end-stack = de tegelstapel is leeg
d-end-dice = nog hoogstens 2 kleuren dobbelstenen in de algemene voorraad
d-automaton = automa
d-centre = het midden
    .at = in het midden
d-priority-only = iets anders was niet mogelijk
d-priority-player = verder alles gelijk, de speler besliste
d-priority-lot = verder alles gelijk, het lot besliste
d-priority-fewest-own-dice = de kleur waarvan de automa de minste dobbelstenen heeft
d-priority-rarest = de zeldzaamste kleur in de voorraad
d-priority-away = niet naast tegels van de speler
d-priority-farthest = het verst van de tenten van de speler
d-priority-new-terrain = een terrein waar de automa nog niet aanwezig is
d-priority-new-tile = een tegel waar de automa nog niet aanwezig is
d-priority-near-house = nog de minste tenten nodig voor een huis
d-priority-stop-control = voorkomt dat alleen de speler de controle heeft
d-priority-shared-control = controle samen met de speler
d-priority-most-points = de meeste punten
d-priority-most-strength = de meeste kracht gebruikt
d-priority-leftmost = de meeste punten, en daarvan de meest linkse
d-priority-symbol = dat symbool is gegooid
d-priority-fewest-there = daar lag het minst
d-priority-clockwise = van de leegste de volgende met de klok mee
d-priority-centre-empty = het midden was leeg
d-priority-sides-full = bij elke zijde ligt een fiche
d-priority-gold-rush = in de variant ‘Goudkoorts’ blijft het fiche

tech-ta1 = Stabilisatie
tech-ta2 = Mankracht
tech-ta3 = Kolonistengemeenschap
tech-ta4 = Avondlijk kampvuur
tech-tb1 = Verkenners
tech-tb2 = Grote huifkarren
tech-tb3 = Palissade
tech-tb4 = Kwartiermeesters
tech-tb5 = Verbeterd gereedschap
tech-tb6 = Militaire training
tech-tb7 = Stadsmuren
tech-tb8 = Cartografie
tech-tb9 = Bereden koeriers
tech-tb10 = Karavanen
tech-tb11 = Huurlingen
tech-tb12 = Grenswacht
tech-tc1 = Bosbouw
tech-tc2 = Goudkoorts
tech-tc3 = Massale kolonisatie
tech-tc4 = Aanpassing
tech-tc5 = Improvisatie
tech-tc6 = Stabiel bestuur
tech-tc7 = Veelzijdige ontdekkers
tech-tc8 = Werkgelegenheid
tech-tc9 = Geweermakers
tech-tc10 = Maalderij
tech-tc11 = Zagerijen
tech-tc12 = Handelskantoren
tech-td1 = Onderwijs voor iedereen
tech-td2 = Ingenieurskunst
tech-td3 = Vernieuwers
tech-td4 = Missionarissen
tech-td5 = Geoefende troepen
tech-td6 = Stadsmarkt
tech-td7 = Rekruteringsbureau
tech-td8 = Kolonistenroute
tech-te1 = Arbeidsmigratie
tech-te2 = Bouwmeester
tech-te3 = Hoogconjunctuur
tech-te4 = Economische opleving
tech-te5 = Lotsbestemming
tech-te6 = Buitenlandse handel
tech-te7 = Industriële revolutie
tech-te8 = Universiteit
tech-te9 = Landmeter
tech-te10 = Ploegendienst
tech-te11 = Grondwet
tech-te12 = Kronieken
tech-tx1 = Dynamiet
tech-tx2 = Grote uittocht
tech-tx3 = Algemene mobilisatie
tech-tx4 = Brainstorm
tech-tx5 = Spoedbouw
tech-tx6 = Goudader
tech-tx7 = Uitverkoop

why-action-used = Deze actie heb je deze ronde al gedaan.
why-no-symbol = Je hebt geen symbool dat hiervoor telt.
why-few-symbols = Niet genoeg symbolen hiervoor.
why-no-such-die = Zo’n dobbelsteen heb je daar niet.
why-no-dice-colour = Geen dobbelstenen van deze kleur in de algemene voorraad.
why-no-dice-access = In de algemene voorraad ligt geen dobbelsteen waartoe je toegang hebt.
why-no-white-dice = Witte dobbelstenen kun je niet rekruteren.
why-no-presence-terrain = Je bent niet aanwezig op het vereiste terrein.
why-stack-empty = De tegelstapel is leeg.
why-no-spot = Nergens op de landkaart kun je een nieuwe tegel leggen.
why-tile-not-placed = Deze tegel ligt niet op de landkaart.
why-touch-two = De nieuwe tegel moet aan minstens twee tegels grenzen.
why-touch-presence = De nieuwe tegel moet grenzen aan een tegel waar je aanwezig bent.
why-touch-most = De starttegel moet aan zoveel mogelijk tegels grenzen.
why-not-in-hand = Deze tegel zit niet bij de tegels die je hebt getrokken.
why-not-present = Op deze tegel ben je niet aanwezig.
why-too-far = Te ver van elke tegel waar je aanwezig bent.
why-no-own-tents = Geen tenten meer in je eigen voorraad.
why-no-tent-there = Op deze tegel heb je geen tent.
why-no-tents-on-map = Je hebt geen tenten op de landkaart.
why-few-tents = Je hebt niet genoeg tenten op deze tegel.
why-no-enemy-tents = Op deze tegel staan geen tenten van een tegenstander.
why-attack-ignored = Alle aanvalssymbolen zouden worden genegeerd.
why-replace-one = Een aanval moet minstens één tent vervangen.
why-trade-set = Deze grondstoffiches vormen geen set om te verhandelen.
why-no-token = Deze grondstoffiches heb je niet.
why-tech-not-here = Deze technologie doet in dit spel niet mee.
why-tech-owned = Je fiche ligt al op deze technologie.
why-tech-not-owned = Je fiche ligt niet op deze technologie.
why-tech-token = Betaal de kosten met de afgebeelde grondstoffiches, of met goud in plaats daarvan.
why-card-drawn = Deze technologie ligt al open.
why-once-per-round = Deze ronde al gebruikt.
why-no-effect = Dat zou nu geen effect hebben.
why-not-factory = Deze tegel is geen fabriek op de landkaart.
why-factory-tent = Je hebt geen tent die in deze fabriek kan werken.
why-house-there = Op deze tegel staat al een huis.
why-lead-three = Je hebt minstens 3 tenten meer nodig dan elke andere speler.
why-no-houses = Je hebt geen huizen meer.
why-die-not-for-this = Zo kun je de dobbelsteen niet gebruiken.
why-bag-empty = De zak is leeg en wordt nu niet aangevuld.
why-no-such-face = Die zijde heeft de dobbelsteen niet.
why-priorities = De prioriteiten van de automa laten alleen de genoemde opties toe.

log-round = Ronde { $n }.
log-card = Technologie ‘{ $tech }’ is opengelegd.
log-start-choice = { $player } heeft starttegel { $tile } gelegd.
log-draw-die = { $player } heeft { $dice } getrokken en gegooid: { $faces }.
log-refill = { $player }: de gebruikte dobbelstenen zitten weer in de zak.
log-reroll = { $player } heeft { $dice } opnieuw gegooid: { $faces }.
log-turn-die = { $player } heeft { $dice } gedraaid: { $symbol }.
log-spend-die = { $player } heeft { $dice } gebruikt: { $faces }.
log-action = { $player } heeft de actie { FORM($action, "inner") } gekozen.
log-explore = { $player } heeft tegel { $tile } verkend en aangelegd.
log-join = { $player } heeft zich op tegel { $tile } aangesloten met 1 tent.
log-fetch-tents = { $player } heeft { $tents } in de eigen voorraad genomen.
log-place-tent = { $player } heeft { $tents } op tegel { $tile } geplaatst.
log-recall-tents = { $player } heeft { $tents } van tegel { $tile } teruggenomen.
log-attack = { $player } heeft { $tents } van { $other } op tegel { $tile } vervangen.
log-blast = { $player } heeft { $tents } van { $other } op tegel { $tile } weggeblazen.
log-trade = { $player } heeft { $tokens } ingeruild voor { $points }.
log-trade-die = { $player } heeft voor { $points } { $dice } uit het spel verwijderd.
log-research = { $player } heeft ‘{ $tech }’ onderzocht.
log-use-tech = { $player } heeft ‘{ $tech }’ gebruikt.
log-explode = { $player } heeft ‘{ $tech }’ laten ontploffen.
log-factory = { $player } heeft de fabriek op tegel { $tile } gebruikt.
log-take-power = { $player } heeft op tegel { $tile } de macht overgenomen en een huis geplaatst.
log-house = { $player } heeft een huis op tegel { $tile } geplaatst.
log-points = { $player } heeft { $points } gekregen.
log-keep = { $player } heeft { $dice } bewaard: { $faces }.
log-end-condition = Eindvoorwaarde bereikt: { $reason }. Er volgt nog precies één ronde.
log-auto-dice = De automa heeft { $dice } uit de wachtrij genomen: { $faces }.
log-auto-die-to = De automa heeft { $dice } { FORM($side, "at") } gelegd: { $reason }.
log-auto-token-to = De automa heeft { $goods } { FORM($side, "at") } gelegd: { $reason }.
log-auto-step = Stappendobbelsteen: { $n }. Actiemarker: { FORM($action, "inner") }.
log-auto-strength = Automa: kracht { $n }.
log-auto-points = De automa heeft { $points } gekregen voor ongebruikte kracht.
log-auto-nothing = De automa heeft niets gedaan.
log-auto-tile = De automa heeft tegel { $tile } gekozen: { $reason }.
log-auto-recruit = De automa heeft { $dice } gerekruteerd: { $reason }.
log-auto-research = De automa heeft ‘{ $tech }’ onderzocht: { $reason }.
log-auto-explore = De automa heeft tegel { $tile } verkend en aangelegd: { $reason }.
log-evict = { $player } heeft { $tents } van { $other } van tegel { $tile } weggestuurd.

ask-d-first = De startspeler wordt door het lot bepaald.
ask-d-card = Een technologie wordt opengelegd.
ask-d-draft-draw = Een starttegel wordt getrokken.
ask-d-draft-keep = Houd één starttegel; de andere gaan door naar links.
ask-d-place-start = Leg je starttegel { $tile } ({ $about }) waar die aan de meeste tegels grenst.
ask-d-place-start-hidden = Er wordt een starttegel gelegd.
ask-d-roll = Er worden dobbelstenen getrokken en gegooid.
ask-d-drawing = Er worden dobbelstenen getrokken en gegooid, nog { $left }.
ask-d-aside = { $left ->
    [one] Je hebt meer dobbelstenen getrokken dan je mag gebruiken: leg er 1 opzij.
   *[other] Je hebt meer dobbelstenen getrokken dan je mag gebruiken: leg er { $left } opzij, één voor één.
}
ask-d-arrange = Gebruik een dobbelsteen om andere te draaien, opnieuw te gooien of te trekken, of stop met gooien.
ask-d-spend = Waarvoor gebruik je { $die }?
ask-d-turn-die = { $left ->
    [one] Welke dobbelsteen draai je naar een zijde naar keuze?
   *[other] Welke dobbelstenen draai je naar een zijde naar keuze? Hoogstens { $left }, één voor één.
}
ask-d-face = Naar welke zijde draai je { $die }?
ask-d-reroll = { $left ->
    [one] Welke dobbelsteen gooi je opnieuw? Nog hoogstens 1.
   *[other] Welke dobbelstenen gooi je opnieuw? Nog hoogstens { $left }, één voor één.
}
ask-d-rolling = Er worden dobbelstenen opnieuw gegooid.
ask-d-turn = { $turn ->
    [1] Eerste beurt
   *[other] Tweede beurt
}: kies een hoofdactie; vrije acties ervoor of erna.
ask-d-turn-taken = { $turn ->
    [1] Eerste beurt
   *[other] Tweede beurt
}: de hoofdactie is gedaan. Vrije acties, of beëindig de beurt.
ask-d-extra = Doe een bijkomende hoofdactie, of pas.
ask-d-pay = { $left ->
    [one] Betaal het laatste symbool ({ $symbol }).
   *[other] Betaal { $left } symbolen ({ $symbol }), één voor één.
}
ask-d-pair = { $left ->
    [one] Welke dobbelsteen is de tweede pionier van het paar?
   *[other] Welke dobbelstenen zijn de { $left } pioniers van het paar?
}
ask-d-act-settle = Koloniseren: geef een symbool uit (tot nu toe { $symbols }), of stop.
ask-d-act-attack = { $other } aanvallen op tegel { $tile }: geef een symbool uit (tot nu toe { $symbols }), of stop.
ask-d-act-harvest = Oogsten: geef een grondstofsymbool uit (tot nu toe { $symbols }), of stop.
ask-d-act-trade = Handelen: geef een symbool uit (tot nu toe { $symbols }), of stop.
ask-d-act-first-settle = Koloniseren: geef een symbool uit.
ask-d-act-first-attack = { $other } aanvallen op tegel { $tile }: geef een symbool uit.
ask-d-act-first-harvest = Oogsten: geef een grondstofsymbool uit.
ask-d-act-first-trade = Handelen: geef een symbool uit.
ask-d-take-die = { $left ->
    [one] Welke kleur dobbelsteen neem je uit de voorraad?
   *[other] Neem { $left } dobbelstenen uit de voorraad, één voor één: welke kleur?
}
ask-d-draw-tile = Er worden tegels getrokken, nog { $left }.
ask-d-choose-tile = Welke van de getrokken tegels leg je aan? De andere gaan uit het spel.
ask-d-put-tile = Waar leg je tegel { $tile } ({ $about }) aan?
ask-d-join = Een tent op de verkende tegel { $tile } ({ $about }) plaatsen?
ask-d-more = Iemand heeft zich op tegel { $tile } aangesloten: nog een eigen tent erbij plaatsen?
ask-d-settle-step = Kolonisatiesymbool: een tent op de landkaart plaatsen, er een halen, of tenten terugnemen?
ask-d-take-back = Van welke tegel neem je een tent terug? Zoveel je wilt, één voor één.
ask-d-tent-from = Tegel { $tile }: je aanvallende tent vervangt er een van { $other }. Waar komt die vandaan?
ask-d-harvest-token = Welk fiche levert het symbool op?
ask-d-harvest-token-extra = Welk fiche neem je er nog bij?
ask-d-sell = Wat ruil je in voor punten?
ask-d-sell-optional = Ruil nog iets in voor punten, of stop.
ask-d-cost = ‘{ $technology }’ kost nog { $left } { $resource }: met welk fiche betaal je?
ask-d-house-for = Waar worden { $tents } van je tenten een huis?
ask-d-tent-to = Op welke tegel plaats je de tent?
ask-d-factory-by = Van welke tegel komt de tent voor de fabriek op tegel { $factory }?
ask-d-queue = Een dobbelsteen van de automa gaat in de wachtrij.
ask-d-automaton-start = De automa krijgt een starttegel.
ask-d-automaton-roll = De automa neemt dobbelstenen uit de wachtrij.
ask-d-automaton-cast = De dobbelstenen van de automa worden gegooid, nog { $left }.
ask-d-automaton-turn = De automa is aan de beurt: de stappendobbelsteen wordt gegooid.
ask-d-automaton-recruit = { $left ->
    [one] De automa rekruteert een dobbelsteen: deze kleuren zijn gelijk, jij kiest.
   *[other] De automa rekruteert { $left } dobbelstenen: deze kleuren zijn gelijk, jij kiest de volgende.
}
ask-d-automaton-draw = De automa verkent: een tegel wordt getrokken.
ask-d-automaton-spot = De automa verkent tegel { $tile } ({ $about }): deze plaatsen zijn gelijk, jij kiest.
ask-d-automaton-settle = De automa koloniseert (kracht { $strength }): deze tegels zijn gelijk, jij kiest.
ask-d-automaton-attack = De automa valt je aan (kracht { $strength }): deze tegels zijn gelijk, jij kiest.
ask-d-evict = Stuur een tent van de automa weg van een fabriek, of pas.
ask-d-free-factory = Welke fabriek gebruik je zonder tent?
ask-d-blast-tile = Op welke tegel ontploft het dynamiet?
ask-d-blast = Tegel { $tile }: blaas een tent van { $other } weg (hoogstens { $left }), of stop.
ask-d-keep = { $most ->
    [one] Opruimfase: bewaar 1 dobbelsteen voor de volgende ronde, of geen.
   *[other] Opruimfase: bewaar nog hoogstens { $most } dobbelstenen voor de volgende ronde.
}
ask-d-round = Een nieuwe ronde begint.

ui-d-last-round = laatste ronde
ui-d-first = startspeler
ui-d-score = { $n ->
    [one] punt
   *[other] punten
}
ui-d-tents = { $n ->
    [one] tent
   *[other] tenten
}
ui-d-houses = { $n ->
    [one] huis
   *[other] huizen
}
ui-d-active = actief
ui-d-bag = zak
ui-d-queue = wachtrij
ui-d-general-tents = { $n ->
    [one] nog { $n } tent
   *[other] nog { $n } tenten
}
ui-d-spent = gebruikt
ui-d-tokens = fiches
ui-d-cards = kaarten
ui-d-used = gebruikt
ui-d-none = geen
ui-d-have = je hebt er { $n }
ui-d-supply = Voorraad
ui-d-left-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ui-d-left-tiles = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}
ui-d-ends = Ronde { $round }. Tot het einde: { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
} of { $colours ->
    [one] 1 kleur dobbelstenen
   *[other] { $colours } kleuren dobbelstenen
}.
ui-d-explosive = explosief
ui-d-end = aan het einde
ui-d-once = één keer per ronde
ui-d-worth = waard
ui-d-cost = kosten
ui-d-does = effect
ui-d-markers = wie
ui-d-card = technologie
ui-d-tile = tegel
ui-d-terrain = terrein
ui-d-points = punten
ui-d-ability = eigenschap
ui-d-there = aanwezig
ui-d-nothing-yet = Er ligt nog geen tegel op de landkaart.
ui-d-beside = naast { $tiles }
ui-d-middle = de eerste tegel
ui-d-symbols = { $n ->
    [one] 1 symbool
   *[other] { $n } symbolen
}
ui-d-draws = { $n ->
    [one] 1 tegel trekken
   *[other] { $n } tegels trekken
}
ui-d-worth-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
ui-d-present = in { $terrains }

ui-d-when-placement = bij plaatsing
ui-d-when-control = bij controle
ui-d-when-presence = bij aanwezigheid
ui-d-when-factory = fabriek

ui-d-head-action = actie
ui-d-head-aside = opzij leggen …
ui-d-head-arrange = gebruiken …
ui-d-head-turn-die = draaien …
ui-d-head-reroll = opnieuw gooien …
ui-d-head-pay = betalen …
ui-d-head-pair = paar …
ui-d-head-act = gebruiken …
ui-d-head-keep = bewaren …
ui-d-head-sell = inruilen …
ui-d-head-sell-spent = gebruikte inruilen …
ui-d-head-take = kleur nemen …
ui-d-head-draft-keep = tegel houden …
ui-d-head-choose-tile = tegel aanleggen …
ui-d-head-settle-step = tent op tegel …
ui-d-head-take-back = van tegel …
ui-d-head-house-for = huis op tegel …
ui-d-head-tent-to = tent op tegel …
ui-d-head-factory-by = van tegel …
ui-d-head-free-factory = fabriek, tegel …
ui-d-head-automaton-settle = tent automa op tegel …
ui-d-head-automaton-attack = aanval automa op tegel …
ui-d-head-evict = wegsturen van tegel …
ui-d-head-blast-tile = opblazen, tegel …
ui-d-head-blast = wegblazen, tegel …
ui-d-head-harvest-token = fiche nemen …
ui-d-head-cost = fiche betalen …

ui-d-does-done = dat is alles
ui-d-does-end = de beurt beëindigen
ui-d-does-join = daar een tent plaatsen
ui-d-does-pass = ervan afzien
ui-d-does-turn = een andere dobbelsteen naar een zijde naar keuze draaien
ui-d-does-reroll = andere dobbelstenen opnieuw gooien
ui-d-does-draw = twee dobbelstenen uit de zak trekken en gooien
ui-d-does-pair = twee pioniers tellen als één symbool
ui-d-does-fetch = een tent uit de algemene naar je eigen voorraad
ui-d-does-back = tenten van de landkaart terugnemen
ui-d-does-own = uit je eigen voorraad
ui-d-does-general = uit de algemene voorraad
ui-d-does-bonus = het symbool van een tegel die je controleert
ui-d-does-settle = tenten, één per symbool
ui-d-does-harvest = fiches, één per grondstofsymbool
ui-d-does-trade = fiches of dobbelstenen inruilen voor punten

ui-d-effect-limit = dobbelsteenlimiet +{ $dice }{ $controlled ->
    [0] {""}
   *[other] {" "}zolang je minstens { $controlled } tegels controleert
}
ui-d-effect-extra-draw = trek er { $dice } meer, leg er evenveel opzij
ui-d-effect-keep = bewaar { $dice } dobbelstenen in de opruimfase
ui-d-effect-explore-more = verkennen: trek er { $tiles } meer
ui-d-effect-convert = { $from } telt als { $to }
ui-d-effect-convert-dice = { $from } op een dobbelsteen telt als { $to }
ui-d-effect-defence = { $symbols ->
    [one] aanvallen op jou verliezen 1 symbool
   *[other] aanvallen op jou verliezen { $symbols } symbolen
}
ui-d-effect-attack-from-general = aanvallende tenten uit de algemene voorraad
ui-d-effect-harvest-more = oogsten: { $tokens } extra van één soort, geen goud
ui-d-effect-explore-anywhere = verkennen overal op de landkaart
ui-d-effect-settle-reach = koloniseren tot { $steps } tegels ver
ui-d-effect-mercenaries = aanvallen: tot { $tokens } fiches als symbolen
ui-d-effect-last-tent-cost = je laatste tent kost { $symbols } aanvalssymbolen
ui-d-effect-fetch = koloniseren: haal { $tents } tenten
ui-d-effect-improvise = een actiesymbool: gooi tot { $dice } dobbelstenen opnieuw
ui-d-effect-cheap-recruit = rekruteer 1, 2, 3 dobbelstenen voor 1, 2, 4 symbolen
ui-d-effect-symbol = een gratis symbool: { $one_of }
ui-d-effect-free-factory = gebruik een fabriek zonder tent
ui-d-effect-ignore-cost = onderzoeken: één fiche of terrein vervalt
ui-d-effect-free-tent = een tent waar je aanwezig bent
ui-d-effect-adjacent-factory = fabrieken met een tent ernaast
ui-d-effect-factory-times = elke fabriek { $times } keer per ronde
ui-d-effect-trade-sets = { $more ->
    [one] sets van drie: 1 punt meer
   *[other] sets van drie: { $more } punten meer
}
ui-d-effect-trade-pair = elke twee fiches: { $worth } punten
ui-d-effect-end-houses = { $each } per huis
ui-d-effect-end-dice = { $each } per dobbelsteen
ui-d-effect-end-present = { $each } per tegel waar je aanwezig bent
ui-d-effect-end-factories = { $each } per fabriek die je controleert
ui-d-effect-end-technologies = { $each } per technologie
ui-d-effect-end-terrains = { $each } per terrein dat je controleert
ui-d-effect-end-controlled = { $each } per tegel die je controleert
ui-d-effect-end-markers = { $each } per fiche van anderen op je kaarten
ui-d-effect-dynamite = blaas op een tegel { $tents } tenten van elke tegenstander weg
ui-d-effect-march = nog een hoofdactie
ui-d-effect-levy = neem { $dice } dobbelstenen in verschillende kleuren
ui-d-effect-brainstorm = draai tot { $dice } dobbelstenen
ui-d-effect-rush-building = een huis voor { $tents } tenten
ui-d-effect-mother-lode = goud en nog een fiche
ui-d-effect-clearance-sale = tot { $exchanges } keer inruilen

ui-d-legend-tiles = tegel 12F 6/2: nummer, terrein, punten voor controle en voor de tweede plaats
ui-d-legend-terrains = P grasland (gele dobbelstenen), F bos (groene), M bergen (grijze), D woestijn (oranje), H heuvels (bruine)
ui-d-legend-abilities = f: fabriek, c: als je de controle hebt, p: als je er bent, + bij plaatsing; limit: meer dobbelstenen
ui-d-legend-map = ●3 drie tenten, ⌂● huis, ▌ nu mogelijk, 12-NE plaats ten noordoosten van tegel 12
ui-d-legend-boards = borden: punten tot nu toe; tenten en huizen in de eigen voorraad; pioneer×2 twee dobbelstenen
ui-d-won = Meeste punten: { $n }.
ui-d-won-shared = Gelijke punten: gedeelde overwinning.
