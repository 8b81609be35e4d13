import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Breads, rolls, pretzels and slices of bread with something on them. */
export const breads = parseFoodLines(`
  bread | gluten |  | vegan..vegetarian | ? | Knüppel, Weckla, Weckli, Weckchen, Laabla, Laibla, Semmala, Bömmel, Brötli, Pürli, Schlumbi,
    Zeilensemmel, Zeilenbrot, Doppelbrötchen, Doppelweck, Doppelweckle, Wachauer Laberl, Salzweckerl, Kornweckerl, Kürbiskernweckerl,
    Schnittbrötchen, Sternsemmel, Röggelsche, Krüstchen, Maurerlaible, schwäbische Seele, Knauze, Knauzawecka, Briegel, Kümmelweck,
    Kümmelweckla, Hörnla, Bamberger Hörnla Gebäck, Laugensemmel, Laugenbreze, Brezerl, Brezg, Brezga, Prezel, Laugenknoten, Laugenzopf,
    Fastenbrezel, Palmbrezel, Salzbreze, Salzkuchen, Westfälischer Salzkuchen, Holzofenlaib, Paderborner Landbrot, Oldenburger Schwarzbrot,
    Gerster, Hannoversches Gersterbrot, Genetztes, Genetztes Brot, Eifeler Brot, Frankenlaib, Schlüterbrot, Simonsbrot, Sovitalbrot,
    Steinmetzbrot, Grahamweckerl, Essener Brot, Proteinbrot, Dinkelvollkornbrot, Walliser Brot, Bernerbrot, Berner Brot, St. Galler Brot,
    St. Gallerbrot, Tessiner Brot, Zürcher Brot, Appenzeller Brot, Wurzelbrot, Pain Paillasse, Paillasse, Vintschgauer, Vinschger Paarl,
    Ur-Paarl, Breatl, Breatln, Strutzen, Brotscherzel, Knäppchen, Knäusle, Knäusel, Knerzel, Krüstle, Ränftchen, Mürggel, Mürgeli, Rindl,
    Pidebrot, Ramazan-Pide, Dönerbrot, Foccacia, Parisienne, Aufbackbaguette, Aufbacksemmeln, Sonntagsbrötchen Knack und Back,
    Knack & Back, Knack und Back, Körnerbrötchen, Mehrkornbrötchen, Sesambrötchen, Kürbiskernbrötchen, Dinkelbrötchen, Roggensemmel,
    Weltmeisterbrötchen, Weltmeister Brötchen, Schwarzbrotecken, Mutschelmehl, Bröckerl, Hartbrot, Hartkeks, Panzerplatten, Panzerkekse,
    Schiffszwieback, Stockbrot, Knüppelbrot, Schlangenbrot, Reutlinger Mutschel, Lauterbacher Brot, Ofenkrusti, Zwiebelbrot, Walnussbrot,
    Nussbrot, Kürbisbrot, Möhrenbrot, Rüblibrot, Malzbrot, Bierbrot, Biertreberbrot, Treberbrot, Olivenbrot, Tomatenbrot Laib,
    Sonnenblumenkernbrot, Haferbrot, Zwirbelbrot, Heidebrot, Schildbrot, Baunzerl, Pfennigmuckerl, Riemischkipfl, Riemische, Maurerloabe,
    Loabe, Loaberl, Hausleib, Jourgebäck, Partybrötchen, Partyrad, Hefefladen, Kartoffelfladenbrot, Wrapteig, Lavasch, Brotteigling
  bread | dairy gluten |  | vegetarian | ? | Toastbrot Butter, Kieler Brötchen, Kieler Semmel, Mürbchen, Laugencroissant, Laugenecke,
    Laugenecken, Buttersemmel, Butterweckle, Butterstulle, Butterbemme, Butterschnitte, Butterknifte, Schnitte mit Butter,
    Bemme mit Butter, Buttermilchbrot, Quarkstuten, Milchweck, Toggenburger Brot Milch
  bread | dairy gluten eggs |  | vegetarian | ? | Eierweck, Eierweckle, Eierwecken, Eierringe, Briochebuns, Burgerbrötchen Brioche,
    Quarkbrötchen, Hefewecken, Martinswecken, Challa, Barches, Berches, Osterwecken, Kaiserschmarrnbrot
  bread | gluten | dairy | vegan..meat | ? | Buttertoast, Stulle, Stullen, Bemme, Bemmen, Bämme, Bemmchen, Knifte, Kniften, Bütterken,
    Bütterchen, Botterram, Butteram, Butterramm, Pausenbrot, Schulbrot, Vesperbrot, belegte Schnitte, Schnittchen, Bütterle, Gselzbrot,
    Gsälzbrot, belegtes Brot, belegte Brote, belegtes Brötchen, Sandwich, Sandwiches, Schinkensandwich, Canapé, Canapés, Kanapee, Kanapees,
    Iigchlämmts, Sandwichecken, Dreiecksandwich, Mozzarella-Panini, Zvieribrot, Znünibrot, Jausenbrot, Abendbrot, Klappstulle, Klappbrot,
    Käsestulle mit Butter, Hotdog-Brötchen
  bread | gluten |  | meat | ? | Grammelbrot, Griebenbrot, Speckweckle, Speckweck, Speckstangerl, Speckstangen, Speckbrötchen,
    Zwiebelbrot mit Speck, Schinkenbrot gebacken, Schinkenstange, Wurststange, Würstchen im Teig, Bratwurst im Teigmantel, Pizzastange,
    Leberkäse im Teig, Burger, Hamburger, Rinderburger
`)
