import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods that each factory or cook makes differently; contents beyond those of most recipes are unknown. */
export const variableRecipes = parseFoodLines(`
  poultry | | | meat | ? | mariniertes Hähnchen, marinierte Hähnchenbrust, mariniertes Huhn, marinierte Pute
  drink | | | vegan | ? | vegane Milch
  acid |  | gluten | vegan | ? | Bieressig
  baking |  |  | vegan | ? | Hefeextrakt, Milchsäurebakterien, Joghurtkulturen, Starterkulturen, Reifekulturen, Bifidobakterien, Bakterienkulturen, Backtriebmittel, Transglutaminase
  baking |  |  | vegan..meat | ? | Lebensmittelfarbe, Speisefarbe, Farbstoff, Zuckerester, Speisefettsäuren, Fettsäuren, Trennmittel, Feuchthaltemittel, Schaumverhüter
  dish |  |  | vegan..meat | ? | Rote Grütze
  bread |  | gluten | vegan..pescatarian | ? | Tempura
  pastry | gluten | dairy eggs | vegetarian..meat | ? | Schmalzkuchen
  butter |  | gluten | meat | ? | suet
  butter |  | dairy | vegan..meat | ? | Mischstreichfett, Streichfett, Halbfettmargarine, Melange, Brotaufstrichfett
  butter | dairy |  | vegetarian..meat | ? | Halbfettbutter, Dreiviertelfettbutter, Butterzubereitung, Mischfett mit Butter, Streichfett mit Milch
  butter | dairy |  | vegetarian..pescatarian | ? | Café-de-Paris-Butter
  coconut |  |  | vegan..vegetarian | ? | Kokosmilchpulver
  cream | dairy |  | vegetarian..meat | ? | Schmantcreme, Kochcreme, Cremefine, Rama Cremefine, Cremefine zum Kochen, Cuisine, Schlagcreme, Rahmbasis, Sahnecreme, Mascarponecreme, Schafkäsecreme
  cured-fish |  |  | pescatarian | ? | Fischkonserve, Fischaroma, Tobiko, Masago, Hering eingelegt
  cured-meat |  |  | meat | ? | Rohwurst, Braunschweiger, Polnische, Saiten, Krakauerwurst, Sujuk, Sobrasada, Thüringer, Regensburger, Cocktailwürstchen, Mini-Würstchen, Rohpolnische, Rügenwalder, Formfleisch, Mortadella, Leberkäse, Leberkäs, Fleischkäse, Aufschnitt, Wurstaufschnitt, Bierschinken
  cured-meat | soybean | gluten | meat | ? | Chashu
  drink |  |  | vegan..vegetarian | ? | Likör, Horchata
  drink |  | soybean | vegan | ? | Pflanzendrink, Pflanzenmilch
  egg | eggs | dairy | vegetarian | ? | Eierstich
  egg | eggs |  | vegetarian | ? | Eierspeis, Eierspeise, Rühreier, Eierstreich, Advocaat
  egg | eggs |  | vegetarian..meat | ? | Tortilla española
  egg |  |  | vegan..vegetarian | ? | Eiersatz, Ei-Ersatz, Eiersatzpulver, Eialternative, Ei-Alternative
  fish |  |  | pescatarian | ? | Kamaboko, Chikuwa, Narutomaki
  cured-fish |  |  | pescatarian | ? | Schillerlocke, Schillerlocken
  flour | gluten |  | vegan..vegetarian | ? | Kuchenbackmischung, Brotbackmischung, Backmischung
  flour | gluten | dairy eggs | vegan..vegetarian | ? | Pfannkuchenmischung
  sauce | gluten | dairy | vegan..meat | ? | Mehlschwitze, Einbrenn, Einbrenne, Roux
  sweetener |  |  | vegan..vegetarian | ? | Aranzini
  grain |  | gluten | vegan | ? | Reiscrispies, Rice Krispies
  grain |  |  | vegan | ? | Maisflocken, Popcorn, Mamaliga, Maisbrei, Congee, Reisschleim, Getreidebrei
  grain |  |  | vegan..pescatarian | ? | Reiscracker
  grain |  | dairy | vegan..vegetarian | ? | Hirsebrei
  grain |  | gluten | vegan..vegetarian | ? | Cornflakes, Corn Flakes, Flakes, Crunchy, Knuspermüsli, Granola, Müsli, Muesli, Früchtemüsli, Frühstücksflocken, Frühstückscerealien, Cerealien, Bratlingsmischung
  grain |  | gluten eggs | vegan..vegetarian | ? | Grünkernbratling, Grünkernbratlinge
  pasta | | gluten | vegan..meat | ? | Bavette
  pastry | gluten | dairy eggs | vegetarian..meat | ? | Nussring, Nussringe, Mandelring, Mandelringe, Marzipanring, Marzipanringe, Quarkring, Mohnring, Hefering, Haselnussring,
    Frankfurter Ring
  grain | gluten | | vegan..vegetarian | ? | Haferbrei
  grain | gluten |  | vegan..vegetarian | ? | Haferschleim
  hard-cheese | dairy | gluten | vegetarian..meat | ? | Milbenkäse, Würchwitzer Milbenkäse, Spinnenkäse
  hard-cheese | dairy |  | vegetarian..meat | ? | Obazda, angemachter Camembert, Angebatzter, Gerupfter, Bierkäse, Bierkas, American Cheese, Fonduekäse, Fondue-Käse, Käsepulver, Stracciatella, Fruchtzwerge
  paste |  |  | vegan | ? | Bohnenpaste
  meat |  |  | meat | ? | Bratensaft, Voressen, Gschnetzlets, Saftplätzli, Bruckfleisch, Schöpsernes, Fleischspieß, Fleischspieße, Grillfleisch, Fleischwaren, Hackmasse, Wurstmasse, Sonntagsbraten, Carpaccio, Plätzli
  dish |  | gluten dairy | meat | ? | Peuschel
  meat |  |  | meat | ? | Mopane-Raupen, Mopane-Raupe, Mopaneraupen, Mopane-Würmer, Heuschrecken, Wanderheuschrecken, Grillen geröstet, Buffalowürmer
  dish | dairy gluten | eggs | vegetarian | ? | Grießschmarren
  milk | dairy |  | vegetarian..meat | ? | Milchshake, Milkshake, Eiskaffee, Kakaomilch, Schokomilch, Schokoladenmilch, Kakaotrunk, Kakaodrink, Müllermilch
  milk |  | dairy | vegan..pescatarian | ? | Säuglingsnahrung, Babymilch, Säuglingsmilch, Pre-Milch, Folgemilch, Anfangsmilch, Kindermilch
  mushroom | mushroom |  | vegan..meat | ? | Pilzfond, Pilzbrühe
  mushroom | mushroom |  | vegan..vegetarian | ? | Pilzpaste, Trüffelpaste, Trüffelcreme
  mushroom | mushroom | dairy | vegan..vegetarian | ? | Duxelles
  dish | gluten | soybean | vegan..meat | ? | Yum Yum
  noodle |  | gluten eggs | vegan..vegetarian | ? | Asianudeln, chinesische Nudeln, Wok-Nudeln, Woknudeln, Asia-Nudeln
  nut |  | dairy | vegan..vegetarian | ? | Pistaziencreme
  nut |  | peanut gluten | vegan | ? | Knabbermischung, Nussknabbermix
  nut |  | peanut | vegan | ? | Cocktailnüsse, Tropicmix
  nut | peanut |  | vegan | ? | Erdnussflips, Erdnusslocken, Flips, Erdnusscrunch
  oil |  |  | vegan..meat | ? | Fett, Speisefett, Bratfett, Backfett, Frittierfett, Ziehfett
  pasta |  | gluten eggs | vegan..vegetarian | ? | Kloßteig, Kartoffelteig, Knödelteig, Knödelpulver, Nockerl, Nocken
  dish | gluten eggs dairy |  | vegetarian | ? | Frittatennudeln
  paste |  | gluten soybean | pescatarian..meat | ? | Pho-Brühe
  plant-protein |  |  | vegan | ? | Erbsenhack, Lupinentempeh, Beyond Meat, Beyond Burger, Karottenlachs, Möhrenlachs, Cashewkäse
  plant-protein |  | eggs | vegetarian | ? | Quorn, Quornhack, Quorngeschnetzeltes
  plant-protein |  | eggs gluten | vegetarian | ? | Quornschnitzel
  plant-protein |  |  | vegan..vegetarian | ? | Käseersatz, Analogkäse, Butterersatz, Butteralternative, Sahneersatz
  plant-protein |  | gluten soybean | vegan..vegetarian | ? | Fleischersatz, Fleischalternative, Hackfleischersatz, Hackfleischalternative, Fleischersatzprodukt, Wurstersatz, Wurstalternative, Hackersatz, Hackalternative, Hähnchenersatz, Thunfischersatz, Fischersatz, Fischalternative
  plant-protein |  | soybean gluten | vegan | ? | Milchersatz, Milchalternative, Joghurtersatz, Joghurtalternative, Quarkalternative, Skyralternative, Sahnealternative
  plant-protein | soybean | gluten | vegan..vegetarian | ? | Sojaburger, Sojabratling, Sojawurst, Sojasteaks, Tofuwurst, Tofubratling, Tofuburger
  plant-protein | soybean |  | vegan | ? | Sojapaste, Tofucreme, Sojakäse, Sojaeis
  poultry |  |  | meat | ? | Putenschinken, Putensalami, Putenaufschnitt, Hähnchenbrustaufschnitt
  sauce |  |  | vegan..meat | ? | Sauce Marinara, Arrabbiata, Preiselbeermeerrettich, Auberginencreme, Zacusca
  sauce |  | dairy | pescatarian | ? | Bagna cauda
  sauce | shellfish dairy | gluten | pescatarian | ? | Sauce Nantua
  seaweed |  | gluten soybean | vegan..pescatarian | ? | Furikake, Goma Wakame
  shellfish | shellfish |  | pescatarian | ? | Kroepoek, Krupuk, Hummerchips, Hummerfond, Krustentierfond, Krebsfond, Garnelenfond, Clamato, Krebspaste
  spice |  |  | vegan..vegetarian | ? | Gewürzmischung, Gewürzzubereitung, Gewürzsalz, Würzmischung, Würzmittel, Hefewürze, Brathähnchengewürz, Pommesgewürz, Pommes-Gewürz, Hackfleischgewürz, Bratengewürz, Fleischgewürzmischung
  stock |  | gluten | vegan..meat | ? | Brühe, Bouillon, klare Suppe, Fond
  sweetener |  |  | meat | ? | Fruchtgummis
  sweetener |  |  | vegan..vegetarian | ? | Sorbet, Fruchtsorbet, Zitronensorbet, Helva
  sweetener |  | dairy | vegan..vegetarian | ? | Karamellen, Karamellbrösel
  thickener |  |  | vegan..vegetarian | ? | Soßenbinder, Saucenbinder, Modifizierte Stärke, Ballaststoffe, Ballaststoff
  thickener |  |  | vegan..meat | ? | Geliermittel, Emulgatoren, Stabilisator, Mono- und Diglyceride, Verdickungsmittel
  thickener |  | dairy | vegan..vegetarian | ? | Paradiescreme-Pulver
  vegetable |  |  | vegan..vegetarian | ? | Wokgemüse, Pfannengemüse
  yogurt | dairy |  | vegetarian..meat | ? | Frozen Yogurt, Frozen Joghurt, Fruchtquark, Quarkcreme, Quarkspeise, Fruchtjoghurt, Vanillejoghurt
`)
