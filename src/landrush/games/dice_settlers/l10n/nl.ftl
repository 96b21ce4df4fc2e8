d-title = Dice Settlers
d-die-white = witte dobbelsteen
    .label = Witte dobbelsteen
d-die-white-count = { $n ->
    [one] { $n } witte dobbelsteen
   *[other] { $n } witte dobbelstenen
}
d-die-green = groene dobbelsteen
    .label = Groene dobbelsteen
d-die-green-count = { $n ->
    [one] { $n } groene dobbelsteen
   *[other] { $n } groene dobbelstenen
}
d-die-yellow = gele dobbelsteen
    .label = Gele dobbelsteen
d-die-yellow-count = { $n ->
    [one] { $n } gele dobbelsteen
   *[other] { $n } gele dobbelstenen
}
d-die-orange = oranje dobbelsteen
    .label = Oranje dobbelsteen
d-die-orange-count = { $n ->
    [one] { $n } oranje dobbelsteen
   *[other] { $n } oranje dobbelstenen
}
d-die-brown = bruine dobbelsteen
    .label = Bruine dobbelsteen
d-die-brown-count = { $n ->
    [one] { $n } bruine dobbelsteen
   *[other] { $n } bruine dobbelstenen
}
d-die-grey = grijze dobbelsteen
    .label = Grijze dobbelsteen
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
# Colours and symbols of dice in short, for tables.
d-colour-white = wit
d-colour-green = groen
d-colour-yellow = geel
d-colour-orange = oranje
d-colour-brown = bruin
d-colour-grey = grijs
d-face-recruit = rekrutering
    .short = rekrut.
d-face-explore = verkenning
    .short = verken.
d-face-settle = kolonisatie
    .short = kolon.
d-face-attack = aanval
d-face-trade = handel
d-face-research = onderzoek
d-face-pioneer = pionier
d-face-gold = goud
d-face-iron = ijzer
d-face-wood = hout
d-face-food = voedsel
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
d-house = huizen
d-house-count = { $n ->
    [one] { $n } huis
   *[other] { $n } huizen
}
d-technology = technologieën
d-technology-count = { $n ->
    [one] { $n } technologie
   *[other] { $n } technologieën
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
d-side-ne = noordoost
d-side-e = oost
d-side-se = zuidoost
d-side-sw = zuidwest
d-side-w = west
d-side-nw = noordwest
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
set-wide-steppe = Op de weidse steppe
set-merchants-warriors = Kooplieden en krijgers
set-all-out-expansion = Expansie op volle kracht
set-time-of-peace = Tijd van vrede

why-action-used = Deze actie heb je deze ronde al gedaan.
why-d-must-act = Je moet een hoofdactie uitvoeren voordat je de beurt beëindigt.
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

log-d-first-player = Startspeler: { $player }.
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
log-add-tent = { $player } heeft op tegel { $tile } nog een tent bijgeplaatst.
log-fetch-tents = { $player } heeft { $tents } in de eigen voorraad genomen.
log-place-tent = { $player } heeft { $tents } op tegel { $tile } geplaatst.
log-recall-tents = { $player } heeft { $tents } van tegel { $tile } teruggenomen.
log-attack = { $player } heeft { $tents } van { $other } op tegel { $tile } vervangen.
log-blast = { $player } heeft { $tents } van { $other } op tegel { $tile } weggeblazen.
log-trade = { $player } heeft { $tokens } ingeruild voor { $points }.
log-trade-die = { $player } heeft voor { $points } { $dice } uit het spel verwijderd.
log-pay-tokens = { $player } heeft { $tokens } betaald.
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
ask-d-spend = Waarvoor gebruik je de { $die } ({ $symbol })?
ask-d-turn-die = { $left ->
    [one] Welke dobbelsteen draai je naar een zijde naar keuze?
   *[other] Welke dobbelstenen draai je naar een zijde naar keuze? Hoogstens { $left }, één voor één.
}
ask-d-face = Naar welke zijde draai je de { $die } ({ $symbol })?
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
    [one] Betaal het laatste { $symbol }.
   *[other] Betaal { $symbols }, één voor één.
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
ask-d-put-tile-hidden = Er wordt een tegel gelegd.
ask-d-join = Een tent op de verkende tegel { $tile } ({ $about }) plaatsen?
ask-d-more = Iemand heeft zich op tegel { $tile } aangesloten: nog een eigen tent erbij plaatsen?
ask-d-settle-step = Kolonisatiesymbool: een tent op de landkaart plaatsen, er een halen, of tenten terugnemen?
ask-d-take-back = Van welke tegel neem je een tent terug? Zoveel je wilt, één voor één.
ask-d-tent-from = Tegel { $tile }: je aanvallende tent vervangt er een van { $other }. Waar komt die vandaan?
ask-d-harvest-token = Welk fiche levert het symbool op?
ask-d-harvest-token-extra = Welk fiche neem je er nog bij?
ask-d-sell = Wat ruil je in voor punten?
ask-d-sell-optional = Ruil nog iets in voor punten, of stop.
ask-d-cost = ‘{ $technology }’ kost nog { $cost }: met welk fiche betaal je?
ask-d-cost-any = ‘{ $technology }’ kost nog { $left } (open: { $cost }): met welk fiche betaal je?
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
ui-d-is-last-round = Dit is de laatste ronde.
ui-d-first = startspeler
ui-d-score = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ui-d-tents = { $n ->
    [one] { $n } tent
   *[other] { $n } tenten
}
ui-d-houses = { $n ->
    [one] { $n } huis
   *[other] { $n } huizen
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
# A die beside its notation, by its colour and its symbol in short.
ui-d-die-face = { $colour }, { $symbol }
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
ui-d-research = { $n } onderzoek
ui-d-any-other = elk ander symbool

# What a tile does, on the map; as short as it can be.
ui-d-ability-token = { $token }
ui-d-ability-token-and-die = { $token }+steen
ui-d-ability-die = steen
ui-d-ability-any-die = steen naar keuze
ui-d-ability-tents = { $n ->
    [one] 1 tent
   *[other] { $n } tenten
}
ui-d-ability-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
ui-d-ability-limit = limiet+{ $n }
ui-d-ability-symbol = { FORM($symbol, "short") }
ui-d-ability-action = actie
ui-d-ability-house = huis
ui-d-ability-start-house = huis

ui-d-when-placement = bij plaatsing
ui-d-when-control = bij controle
ui-d-when-presence = bij aanwezigheid
ui-d-when-factory = fabriek

ui-d-head-action = actie
ui-d-head-aside = opzij leggen: die …
ui-d-head-arrange = gebruiken: die …
ui-d-head-turn-die = draaien: die …
ui-d-head-reroll = opnieuw gooien: die …
ui-d-head-pay = betalen: die …
ui-d-head-pair = paar: die …
ui-d-head-act = gebruiken: die …
ui-d-head-keep = bewaren: die …
ui-d-head-sell = inruilen: die …
ui-d-head-sell-spent = gebruikte inruilen: colour …
ui-d-head-take = kleur nemen: colour …
ui-d-head-draft-keep = houden: tile …
ui-d-head-choose-tile = aanleggen: tile …
ui-d-head-settle-step = tent op: tile …
ui-d-head-take-back = terugnemen van: tile …
ui-d-head-house-for = huis op: tile …
ui-d-head-tent-to = tent op: tile …
ui-d-head-factory-by = tent van: tile …
ui-d-head-free-factory = fabriek: tile …
ui-d-head-automaton-settle = tent automa op: tile …
ui-d-head-automaton-attack = aanval automa op: tile …
ui-d-head-evict = wegsturen van: tile …
ui-d-head-blast-tile = opblazen: tile …
ui-d-head-blast = wegblazen: tile …
ui-d-head-harvest-token = nemen: token …
ui-d-head-cost = betalen: token …

# What the first word of a move means; where it is the same word, only that one is shown.
ui-d-verb-attack = aanvallen
ui-d-verb-different = verschillend
ui-d-verb-equal = gelijk
ui-d-verb-explore = verkennen
ui-d-verb-face = zijde
ui-d-verb-factory = fabriek
ui-d-verb-power = macht
ui-d-verb-recruit = rekruteren
ui-d-verb-research = onderzoeken
ui-d-verb-spot = plaats
ui-d-verb-two = twee
ui-d-verb-use = gebruiken

ui-d-does-done = dat is alles
ui-d-does-end = de beurt beëindigen
ui-d-does-join = daar een tent plaatsen
ui-d-does-add = daar nog een tent bijplaatsen
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
ui-d-effect-extra-draw = { $dice ->
    [one] trek 1 dobbelsteen extra, leg er 1 opzij
   *[other] trek { $dice } dobbelstenen extra, leg er evenveel opzij
}
ui-d-effect-keep = bewaar { $dice } dobbelstenen in de opruimfase
ui-d-effect-explore-more = { $tiles ->
    [one] verkennen: trek 1 tegel extra
   *[other] verkennen: trek { $tiles } tegels extra
}
ui-d-effect-convert = { $from } telt als { $to }
ui-d-effect-convert-dice = { $from } op een dobbelsteen telt als { $to }
ui-d-effect-defence = { $symbols ->
    [one] aanvallen op jou verliezen 1 symbool
   *[other] aanvallen op jou verliezen { $symbols } symbolen
}
ui-d-effect-attack-from-general = aanvallende tenten ook uit de algemene voorraad
ui-d-effect-harvest-more = oogsten: { $tokens } extra van één soort, geen goud
ui-d-effect-explore-anywhere = verkennen overal op de landkaart
ui-d-effect-settle-reach = koloniseren tot { $steps } tegels ver
ui-d-effect-mercenaries = aanvallen: tot { $tokens } fiches als symbolen
ui-d-effect-last-tent-cost = je laatste tent op een tegel kost { $symbols } aanvalssymbolen
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
ui-d-effect-dynamite = blaas op een tegel tot { $tents } tenten van elke tegenstander weg
ui-d-effect-march = nog een hoofdactie
ui-d-effect-levy = neem { $dice } dobbelstenen in verschillende kleuren
ui-d-effect-brainstorm = draai tot { $dice } dobbelstenen
ui-d-effect-rush-building = een huis voor { $tents } tenten
ui-d-effect-mother-lode = goud en nog een fiche
ui-d-effect-clearance-sale = tot { $exchanges } keer inruilen

ui-d-legend-tiles = tegel 12F 6/2: nummer, terrein, punten voor controle en voor de tweede plaats
ui-d-legend-terrains = P grasland (gele dobbelstenen), F bos (groene), M bergen (grijze), D woestijn (oranje), H heuvels (bruine)
ui-d-legend-abilities = f: fabriek, c: controle, p: aanwezig, + bij plaatsing; limiet: meer dobbelstenen, steen: dobbelsteen
ui-d-legend-map = ●3 drie tenten, ⌂● huis, ▌ nu mogelijk, 12-NE plaats ten noordoosten van tegel 12
ui-d-legend-boards = borden: punten tot nu toe; tenten en huizen in de eigen voorraad; pionier×2 twee dobbelstenen
ui-d-won = Meeste punten: { $n }.
ui-d-won-shared = Gelijke punten: gedeelde overwinning.

# Statistics
stat-d-dice = dobbelstenen
stat-d-tokens = fiches
stat-d-during = tijdens het spel
stat-d-tiles = tegels
stat-d-printed = technologie, gedrukt
stat-d-rules = technologie, eindregel
stat-d-pairs = paren dobbelstenen
stat-d-automaton = alleen voor de automa
stat-d-explored = tegels verkend
stat-d-joined = keer aangesloten
stat-d-added = tenten bijgeplaatst
stat-d-replaced = tenten vervangen
stat-d-factories = fabrieken gebruikt
d-three-equal = 3 gelijke fiches
d-three-different = 3 verschillende fiches
d-two-tokens = 2 willekeurige fiches
d-one-die = een dobbelsteen
d-first-third = eerste derde
d-middle-third = middelste derde
d-last-third = laatste derde

act-d-done = Klaar
act-d-end = Beurt beëindigen
act-d-join = Aansluiten met een tent
act-d-pass = Passen
act-d-turn = Een dobbelsteen draaien
act-d-reroll = Dobbelstenen opnieuw gooien
act-d-draw = Twee dobbelstenen trekken
act-d-pair = Betalen met twee pioniers
act-d-fetch = Tenten uit de algemene voorraad halen
act-d-back = Tenten van de landkaart terugnemen
act-d-own = Een tent uit de eigen voorraad
act-d-general = Een tent uit de algemene voorraad
act-d-bonus = Het symbool van een tegel gebruiken
act-d-add = Nog een tent plaatsen
act-d-colour = { $dice }
act-d-face = Zijde: { $symbol }
act-d-token = { $tokens }
act-d-die = { FORM($die, "label") }: { $symbol }
act-d-recruit = { $n ->
    [one] 1 dobbelsteen rekruteren
   *[other] { $n } dobbelstenen rekruteren
}
act-d-explore = Verkennen met { $symbols }
act-d-settle = Koloniseren
act-d-harvest = Oogsten
act-d-trade = Handelen
act-d-research = ‘{ $tech }’ onderzoeken
act-d-use = ‘{ $tech }’ gebruiken
act-d-tile = Tegel { $tile }
act-d-factory = De fabriek op tegel { $tile } gebruiken
act-d-power = De macht overnemen op tegel { $tile }
act-d-attack = { $player } aanvallen op tegel { $tile }
act-d-spot = Naast tegel { $tile }, { $side }
act-d-spot-origin = In het midden van de landkaart
act-d-equal = Drie gelijke fiches: { $tokens }
act-d-different = Drie verschillende fiches: { $tokens }
act-d-two = Twee willekeurige fiches: { $tokens }
act-d-first = Startspeler: { $player }
act-d-roll = Gegooid: { $die }, { $symbol }
act-d-drawn = Getrokken: tegel { $tile }
act-d-card = Opengelegd: ‘{ $tech }’
act-d-lot = Geloot: { $dice }
act-d-step = Stappendobbelsteen: { $n }
act-d-lot-spot = Geloot: naast tegel { $tile }, { $side }
act-d-lot-spot-origin = Geloot: in het midden van de landkaart

table-d-done = een reeks keuzes beëindigen
table-d-end = de beurt beëindigen (D5.1)
table-d-join = een tent op de verkende tegel plaatsen (D6.2)
table-d-pass = ervan afzien (D5.2, D6.2)
table-d-turn = met de gebruikte dobbelsteen een andere draaien (D4.4)
table-d-reroll = met de gebruikte dobbelsteen andere opnieuw gooien (D4.4)
table-d-draw = met de gebruikte dobbelsteen twee dobbelstenen trekken (D4.4)
table-d-pair = betalen met twee pioniers (D5.4)
table-d-fetch = een tent uit de algemene naar de eigen voorraad (D6.3)
table-d-back = tenten van de landkaart terugnemen (D6.3)
table-d-own = de aanvallende tent komt uit de eigen voorraad
table-d-general = de aanvallende tent komt uit de algemene voorraad
table-d-bonus = het symbool van een gecontroleerde tegel gebruiken (D5.5)
table-d-add = nog een tent plaatsen nadat anderen zich hebben aangesloten (D6.2)
table-d-colour = een dobbelsteen nemen, of een gebruikte inruilen (D6.1, D6.6)
table-d-face = de dobbelsteen naar deze zijde draaien (D4.4)
table-d-token = een fiche nemen of betalen (D6.5, D6.7)
table-d-die = een actieve dobbelsteen: gebruiken, betalen, draaien, bewaren, inruilen
table-d-recruit = 1 tot 3 dobbelstenen nemen (D6.1)
table-d-explore = 1 tot 33 symbolen uitgeven (D6.2)
table-d-settle = koloniseren, symbool voor symbool (D6.3)
table-d-harvest = oogsten, symbool voor symbool (D6.5)
table-d-trade = handelen, symbool voor symbool (D6.6)
table-d-research = een technologie onderzoeken (D6.7)
table-d-use = een explosieve kaart of een kaart voor één keer per ronde gebruiken (D7.3, D14.4)
table-d-tile = een tegel: houden, aanleggen, een tent plaatsen of terugnemen
table-d-factory = een fabriek gebruiken (D7.1)
table-d-power = de macht overnemen op een tegel (D7.2)
table-d-attack = een speler aanvallen op een tegel (D6.4)
table-d-spot = een vrije plaats naast een tegel (D2.4, D6.2)
table-d-equal = drie gelijke fiches inruilen (D6.6)
table-d-different = drie verschillende fiches inruilen (D6.6)
table-d-two = twee willekeurige fiches inruilen (D6.6)
table-d-first = toeval: de startspeler (D2.1)
table-d-roll = toeval: een zijde (D4.3)
table-d-drawn = toeval: een tegel (D2.3, D6.2, D12.20)
table-d-card = toeval: een technologie wordt opengelegd (D2.7)
table-d-lot = toeval: een dobbelsteen (D12.1, D12.5, D12.20)
table-d-step = toeval: de stappendobbelsteen (D12.6)
table-d-lot-spot = toeval: een vrije plaats (D12.20)

option-d-first-player = Startspeler
option-d-first-player-does = wie begint: door loting of de speler met dit nummer
option-d-first-player-drawn = door loting
option-d-technologies = Technologieën
option-d-technologies-does = welke negen kaarten openliggen
option-d-technologies-random = per type willekeurig getrokken
option-d-explosive = Explosieve technologieën
option-d-explosive-does = een explosieve kaart komt er als tiende bij
option-d-automaton = Automa
option-d-automaton-does = hoe sterk de automa van een solospel is; de opties hieronder veranderen elk één ding
option-d-automaton-normal = normaal
option-d-automaton-easy = makkelijk
option-d-automaton-hard = moeilijk
option-d-automaton-dice = Dobbelstenen van de automa
option-d-automaton-dice-does = hoeveel dobbelstenen boven jouw dobbelsteenlimiet de automa mag nemen (solo)
option-d-automaton-dice-preset = volgens de moeilijkheidsgraad
option-d-automaton-unused = Ongebruikte kracht
option-d-automaton-unused-does = punten die de automa krijgt per ongebruikt krachtpunt (solo)
option-d-automaton-unused-preset = volgens de moeilijkheidsgraad
option-d-automaton-trade = Handel van de automa
option-d-automaton-trade-does = punten die de automa krijgt per ingeruild fiche (solo)
option-d-automaton-trade-preset = volgens de moeilijkheidsgraad
option-d-automaton-end = Eindtelling van de automa
option-d-automaton-end-does = punten aan het einde per technologie van de automa; bij 0 leveren ook de fiches niets op (solo)
option-d-automaton-end-preset = volgens de moeilijkheidsgraad
option-d-automaton-tents = Tenten van de automa
option-d-automaton-tents-does = tenten in de eigen voorraad van de automa bij het begin (solo)
option-d-automaton-tents-preset = volgens de moeilijkheidsgraad
option-d-gold-rush = Variant ‘Goudkoorts’
option-d-gold-rush-does = de fiches van de automa gaan naar het midden en worden goud (solo)
option-d-automaton-technologies = Technologieën van de automa
option-d-automaton-technologies-does = wat zijn technologieën aan het einde opleveren (solo)
option-d-automaton-technologies-printed = alleen hun gedrukte punten
option-d-automaton-technologies-all = ook hun regels voor het einde van het spel
option-d-automaton-ties = Gelijke opties van de automa
option-d-automaton-ties-does = wie beslist als de prioriteiten van de automa meer opties overlaten (solo)
option-d-automaton-ties-player = jij kiest
option-d-automaton-ties-random = het lot

cli-points-during-the-game = tijdens het spel
cli-points-tiles = tegels
cli-points-technologies-printed = technologieën, gedrukt
cli-points-technologies-by-rule = technologieën, eindregel
cli-points-pairs-of-dice = paren dobbelstenen
cli-points-houses = huizen
cli-points-automaton = automa

count-d-dice-white = witte dobbelstenen
count-d-dice-green = groene dobbelstenen
count-d-dice-yellow = gele dobbelstenen
count-d-dice-orange = oranje dobbelstenen
count-d-dice-brown = bruine dobbelstenen
count-d-dice-grey = grijze dobbelstenen
count-d-tiles-start = tegels: starttegels
count-d-tiles-2-4-players = tegels: 2–4 spelers
count-d-tiles-3-4-players = tegels: 3–4 spelers
count-d-tiles-4-players = tegels: 4 spelers
count-d-points = punten voor 2, 3, 4 spelers
count-d-dice-removed = verwijderde dobbelstenen voor 2, 3, 4 spelers
count-d-technologies = technologieën
count-d-explosive = explosieve technologieën
count-d-sets = sets van negen technologieën

help-d-goal-title = Doel
help-d-goal =
    Heb aan het einde van het spel de meeste overwinningspunten: met gebiedstegels, technologieën, dobbelstenen en
    huizen, en met punten die je tijdens het spel hebt gekregen.
help-d-round-title = Ronde
help-d-round =
    Elke ronde heeft een worpfase, een actiefase en een opruimfase. In de actiefase heeft iedereen een eerste beurt met
    één hoofdactie en daarna, in dezelfde volgorde, een tweede beurt met een andere hoofdactie, die je mag overslaan.
    Elke hoofdactie doe je hoogstens één keer per ronde. Vrije acties zijn ervoor en erna mogelijk.
help-d-roll-title = Worpfase
help-d-roll =
    Trek zoveel dobbelstenen als je dobbelsteenlimiet aangeeft (3, meer door tegels en technologieën, hoogstens 9) en
    gooi ze. Daarna mag je dobbelstenen gebruiken: een pionier om 1 dobbelsteen naar een zijde naar keuze te draaien of
    tot 3 dobbelstenen opnieuw te gooien; een grondstof om 1 dobbelsteen te draaien, of om er nog 2 te trekken en te
    gooien. Gebruikte dobbelstenen gaan alleen terug in de zak als er te weinig in zitten voor de eerste trekking.
help-d-dice-title = Dobbelstenen en symbolen
help-d-dice =
    Actieve dobbelstenen tonen de symbolen waarmee je je acties betaalt; gebruikte dobbelstenen wachten in hun eigen
    gebied. Zes symbolen horen bij acties, vier zijn grondstoffen en één is de pionier. Elke kleur behalve wit hoort bij
    een terrein: geel bij grasland, groen bij bos, grijs bij bergen, oranje bij woestijn, bruin bij heuvels.
help-d-pioneers-title = Pioniers
help-d-pioneers =
    In je beurten tellen 2 pioniersymbolen als 1 ander symbool, behalve goud. In de worpfase draai je met een pionier
    een dobbelsteen of gooi je er een aantal opnieuw.
help-d-recruit-title = Rekruteren
help-d-recruit =
    Geef 1, 3 of 6 rekruteersymbolen uit, neem 1, 2 of 3 dobbelstenen uit de algemene voorraad en leg ze bij je
    gebruikte dobbelstenen. Je hebt toegang tot de kleuren van de terreinen waar je aanwezig bent; witte dobbelstenen
    kun je niet rekruteren.
help-d-explore-title = Verkennen
help-d-explore =
    Trek voor elk verkenningssymbool een tegel, houd er één en leg die aan minstens twee tegels aan, waaronder een tegel
    waar je aanwezig bent. Plaats er een tent uit de algemene voorraad op en gebruik de eigenschap bij plaatsing. Wie op
    een aangrenzende tegel aanwezig is, mag zich aansluiten met een tent uit de eigen voorraad; doet iemand dat, dan mag
    jij er een uit je eigen voorraad bij plaatsen.
help-d-settle-title = Koloniseren
help-d-settle =
    Doe voor elk kolonisatiesymbool één ding: neem een tent uit de algemene voorraad in je eigen voorraad; plaats een
    tent uit je eigen voorraad op een tegel waar je aanwezig bent of op een aangrenzende tegel; of neem zoveel eigen
    tenten van de landkaart terug als je wilt.
help-d-attack-title = Aanvallen
help-d-attack =
    Kies een tegel waar je aanwezig bent en daar één tegenstander. Voor elk aanvalssymbool gaat een tent van die
    tegenstander terug naar de eigen voorraad en komt er een tent uit jouw eigen voorraad voor in de plaats. Huizen
    kunnen niet worden aangevallen.
help-d-harvest-title = Oogsten
help-d-harvest =
    Neem voor elk grondstofsymbool dat je uitgeeft één fiche van die grondstof.
help-d-trade-title = Handelen
help-d-trade =
    Ruil voor elk handelssymbool één keer iets in: 3 gelijke fiches voor 6 punten, 3 verschillende voor 5, 2 willekeurige
    voor 2, of een van je dobbelstenen, actief of gebruikt, gaat voor 3 punten uit het spel. Goud vervangt elke
    grondstof.
help-d-research-title = Onderzoeken
help-d-research =
    Kies een technologie zonder jouw fiche. Je moet aanwezig zijn op de afgebeelde terreinen. Geef de onderzoekssymbolen
    uit en lever de afgebeelde fiches in, of goud in plaats daarvan. Leg je fiche op de technologie: vanaf nu werkt die.
    Anderen mogen dezelfde technologie ook onderzoeken.
help-d-factories-title = Fabrieken
help-d-factories =
    Een vrije actie: neem een van je tenten van een fabriekstegel terug in je eigen voorraad en gebruik de eigenschap
    van de tegel. Elke fabriek werkt voor elke speler één keer per ronde.
help-d-power-title = De macht overnemen
help-d-power =
    Een vrije actie: heb je op een tegel zonder huis minstens 3 tenten meer dan elke andere speler, leg er dan 3 terug in
    de algemene voorraad en plaats daar een van je huizen. Huizen worden nooit verplaatst, en met een huis heb je de
    controle over de tegel.
help-d-technologies-title = Technologieën
help-d-technologies =
    Sommige technologieën werken altijd, sommige één keer per ronde, sommige tellen aan het einde. Een symbool dat door
    een technologie als ander symbool telt, mag nog verder worden omgezet, maar nooit in goud. Aan het einde levert elke
    technologie met jouw fiche de gedrukte punten op.
help-d-explosive-title = Explosieve technologieën
help-d-explosive =
    Neem in je beurt, voor of na een hoofdactie, je fiche van een explosieve technologie om het effect te gebruiken.
    Daarna kun je die technologie opnieuw onderzoeken.
help-d-clean-up-title = Opruimfase
help-d-clean-up =
    Je mag 1 actieve dobbelsteen met de getoonde zijde bewaren voor de volgende ronde; de andere gaan naar de gebruikte
    dobbelstenen. Fabrieken en technologieën die één keer per ronde werken, zijn weer beschikbaar, en de startspelertegel
    gaat naar links.
help-d-end-title = Einde
help-d-end =
    Na elke ronde wordt gekeken of een speler alle 5 huizen op de landkaart heeft, er geen punten meer in de algemene
    voorraad zijn, de tegelstapel leeg is, of er nog hoogstens 2 kleuren dobbelstenen in de algemene voorraad zijn. Zo
    ja, dan volgt er nog precies één ronde.
help-d-scoring-title = Eindtelling
help-d-scoring =
    Een tegel geeft het hogere getal aan wie de controle heeft, door een huis of door de meeste tenten, en het lagere aan
    wie van de anderen de meeste tenten heeft. Tel daarbij de punten van je technologieën op, 3 voor elke twee
    dobbelstenen, 1, 4, 9, 16 of 25 voor 1 tot en met 5 huizen, en de punten die je tijdens het spel hebt gekregen. Bij
    gelijke punten wordt de overwinning gedeeld.
help-d-automaton-title = Solo: de automa
help-d-automaton =
    De automa neemt dobbelstenen van het begin van de wachtrij en legt die, samen met fiches, bij de zijden van de
    actietegel. In elk van de twee beurten van de automa verplaatst de stappendobbelsteen de actiemarker; de bereikte
    zijde is de actie, en de dobbelstenen en fiches daar zijn de kracht. Prioriteiten bepalen wat de automa doet; laten
    die meer opties over, dan kies jij. Ongebruikte kracht levert de automa punten op.

# Hints and analysis
ui-area-d-map = de landkaart
ui-area-d-tents = de tenten
ui-area-d-dice = je dobbelstenen
ui-area-d-tokens = je fiches
ui-area-d-technologies = de technologieën
ui-area-d-turn = het einde van de beurt
ui-group-d-automaton = automa
ui-group-d-turn = tijdwinst
ui-group-d-end = einde van het spel
ui-group-d-points = overwinningspunten
ui-group-d-technologies = technologieën
ui-group-d-symbols = symbolen
ui-group-d-tokens = fiches
ui-group-d-dice = dobbelstenen
ui-group-d-map = aanwezigheid op de landkaart
