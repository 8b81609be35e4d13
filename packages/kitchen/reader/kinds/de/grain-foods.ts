import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of grain, flour, bread, cakes, pasta and soya foods outside the lexicon, by kind. */
export const grainFoods: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    sharesDoubts: true,
    names: list(
      `Weizen, Weichweizen, Hartweizen, Winterweizen, Sommerweizen, Weizenkorn, Weizenkeim, Weizenkeime, Weizenkeimling, Weizenkeimlinge, Weizensprossen, Weizenkleie, Weizenflocken, Weizenglukose, Weizendextrin, Weizenkleber, Vitalkleber, Klebereiweiß, Glutenmehl, Weizenfaser, Weizenfasern, Weizengras mit Korn, Roggen, Roggenkorn, Roggenkleie, Roggenflocken, Champagnerroggen, Waldstaudenroggen, Urdinkel, Dinkelkorn, Kernotto, Dinkelflocken, Dinkelgrieß, Dinkelschrot, Dinkelgrütze, Spelz, Spelt, Fesen, Grünkernschrot, Grünkerngrieß, Grünkernmehl, Emmer, Kamut, Khorasanweizen, Khorasan, Triticale, Urweizen, Urgetreide, Gerste, Nacktgerste, Sprießkorngerste, Gerstenkorn, Gerstenflocken, Gerstenschrot, Gerstengras mit Korn, Graupen, Perlgraupen, Rollgerste, Ulmer Gerste, Malz, Braumalz, Gerstenmalz, Roggenmalz, Dinkelmalz, Röstmalz, Backmalz, Malzmehl, Malzextrakt, Malzsirup, Malzpulver, Malzkaffee, Getreidekaffee, Caro-Kaffee, Hafer, Nackthafer, Haferkorn, Haferkörner, Haferkleie, Hafergrütze, Porridge, Haferfaser, Schmelzflocken, Bulgur, Couscous, Kuskus, Weizengrütze, Gluten, Grieß, Hartweizengrieß, Weichweizengrieß, Gries, Moghrabieh, Ptitim, Sauerteig, Anstellgut, Sauerteigpulver, Sauerteigstarter, Weizensauer, Roggensauer, Backferment, Brotgewürz mit Malz, Weizenbier, Hefeweizen, Weißbier, Weizen alkoholfrei, Malzbier, Bier, Pils, Pilsner, Pilsener, Helles, Export Bier, Lagerbier, Dunkelbier, Schwarzbier, Kölsch, Altbier, Bockbier, Starkbier, Märzen, Kellerbier, Zwickl, Guinness, Stout, Radler, Alster, Kwass, Bierhefe`,
    ),
  },
  {
    class: 'flour',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `Ruchmehl, Halbweißmehl, Zopfmehl, Instantmehl, Auszugsmehl, Universalmehl, Weizenmehl, Weichweizenmehl, Hartweizenmehl, Pizzamehl, Pastamehl, Spätzlemehl, Doppelgriffiges Mehl, Wiener Grießler, Wiener Grießl, Dunst, Dunstmehl, Graham, Grahammehl, Atta, Chapatimehl, Roggenvollkornmehl, Roggenmehl, Dinkelvollkornmehl, Dinkelmehl, Emmermehl, Einkornmehl, Kamutmehl, Gerstenmehl, Gofio, Tsampa, Kuchenmehl, Brotmehl, Mehlmischung mit Weizen`,
    ),
  },
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      `Getreide, Getreidekörner, Getreidemischung, Mehrkornmischung, Getreideflocken, Mehrkornflocken, Vollkornflocken, Vollkorngetreide, Getreideerzeugnis, Getreideprodukt, Getreideprodukte, Getreideschrot, Getreidefaser, Getreidestärke, Kleie, Speisekleie, Grütze, Schrot, Flocken, Keime, Getreidekeime, Getreidekeimlinge, Vollkornmehl, Mehl, Mehle, Vollkornmehle, Haferflocken, Hafermehl, Hafervollkornmehl, Müesli, Müsliriegel, Getreideriegel, Fitnessriegel, Röstzwiebeln, Bulgurmischung`,
    ),
  },
  {
    class: 'grain',
    diet: 'vegan',
    names: list(
      'Mais, Maiskorn, Maiskörner, Maisgrieß, Reisflocken, Reisgrieß, Reiskleie, Reispops, Puffreis, Hirseflocken, Braunhirse, Braunhirsemehl, Teff, Zwerghirse, Sorghumhirse, Mohrenhirse, Quinoaflocken, Quinoapops, Amarant, Amaranth, Amarantpops, Amaranthpops, Gepuffter Amaranth, Buchweizen, Buchweizenflocken, Buchweizengrütze, Buchweizenkleie, Reismelde, Fonio, Canihua, Kaniwa, Maiskleie, Popcornmais, Puffmais, Reiswaffel, Reiswaffeln, Maiswaffel, Maiswaffeln, Linsenwaffeln, Sorghum, Roter Camargue-Reis, Camargue-Reis',
    ),
  },
  {
    class: 'flour',
    diet: 'vegan',
    names: list(
      `Bohnenmehl, Erbsenmehl, Linsenmehl, Lupinenmehl, Kartoffelmehl, Bananenmehl, Kochbananenmehl, Kastanienmehl, Maronenmehl, Kokosmehl, Mandelmehl, Hanfmehl, Traubenkernmehl, Leinsamenmehl, Leinmehl, Kürbiskernmehl, Sonnenblumenkernmehl, Sesammehl, Teffmehl, Hirsemehl, Quinoamehl, Amarantmehl, Amaranthmehl, Buchweizenmehl, Maismehl, Reismehl, Sorghummehl, Tapiokamehl, Maniokmehl, Erdmandelmehl, Nussmehl, Johannisbrotmehl, Carobmehl, Süßkartoffelmehl, Teff-Mehl`,
    ),
  },
  {
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `Wecker, Weckerl, Kipf, Kipferl, Handsemmel, Mohnflesserl, Salzstangerl, Laugenbrezel, Laugengebäck, Laugenweckerl, Brezel, Brezeln, Brezen, Breze, Bretzel, Salzbrezel, Salzbrezeln, Salzstangen, Weizenmischbrot, Kastenbrot, Saatenbrot, Sonnenblumenbrot, Kürbiskernbrot, Leinsamenbrot, Eiweißbrot, Kartoffelbrot, Krustenbrot, Kommissbrot, Paderborner, Knäckebrot, Knäcke, Zwieback, Grissini, Knusperbrot, Brotchips, Crostini, Bruschetta, Brotkrümel, Brotkruste, Kruste, Brotrinde, Vinschgerl, Schüttelbrot, Panini, Burgerbrötchen, Hamburgerbrötchen, Burger Buns, Buns, Hotdogbrötchen, Aufbackbrötchen, Pizzaboden, Matze, Matzen, Mazzen, Sesamring, Oblaten, Backoblaten, Oblate, Esspapier, Hostien, Waffelbecher, Eiswaffel, Eiswaffeln, Eistüte, Plunderteig, Hefeteig, Germteig, Quark-Öl-Teig, Brandteig, Nudelteig, Teig, Teigling, Teiglinge, Teigblätter, Teigplatten, Frühlingsrollenteig, Frühlingsrollenblätter, Teigtasche, Teigtaschen, Samosa, Samosas, Tempurateig, Tempuramehl, Bierteig, Ausbackteig, Panade, Panierung, Brotmehl geröstet`,
    ),
  },
  {
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `Tarte, Törtchen, Gebäck, Kleingebäck, Feingebäck, Vollkornbutterkekse, Vollkornkekse, Pfefferkuchen, Printen, Aachener Printen, Magenbrot, Pfeffernüsse, Neapolitaner, Neapolitanerwaffeln, Zopf, Hörnchen Gebäck, Rosinenschnecken, Blätterteigschnecken, Plunder, Kopenhagener, Blätterteiggebäck, Omelette mit Mehl, Schupfnudel süß, Früchtebrot, Früchtekuchen, Keksboden, Keksbrösel, Keksbröseln, Kekskrümel, Kadaif, Kataifi, Halawa Gebäck, Knusperriegel, Müslikekse`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten', 'eggs'],
    unknown: ['dairy', 'soybean'],
    diet: 'vegetarian',
    names: list(
      'Biskotten, Löffelbiskuit, Löffelbiskuits, Biskuitkuchen, Biskuitbrösel, Eierbiskuit, Savoiardi, Rührteig, Eierwaffel, Eierwaffeln, Eierplätzchen, Backerbsen, Suppennudeln mit Ei, Spatzen, Spätzleteig, Käsespätzle',
    ),
  },
  {
    class: 'bread',
    mayContain: ['gluten', 'eggs'],
    unknown: ['dairy', 'soybean'],
    diet: 'vegetarian',
    names: list('Omelettteig, Galettes, Brandteiggebäck'),
  },
  {
    class: 'pasta',
    mayContain: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    sharesDoubts: true,
    names: list(
      `Nudel, Nudeln, Teigware, Teigwaren, Pasta, Hartweizennudeln, Dinkelnudeln, Suppennudeln, Buchstabennudeln, Sternchennudeln, Fleckerl, Krautfleckerl, Bandnudeln, Tagliatelle, Tagliolini, Pappardelle, Fettuccine, Linguine, Trenette, Bucatini, Spiralen, Locken Nudeln, Farfalle, Schmetterlingsnudeln, Conchiglie, Conchiglioni, Orecchiette, Cavatappi, Cavatelli, Gemelli, Casarecce, Strozzapreti, Trofie, Mafaldine, Paccheri, Calamarata, Rigatoni, Tortiglioni, Cannelloni, Manicotti, Campanelle, Radiatori, Rotelle, Gigli, Garganelli, Malloreddus, Stelline, Anelli, Röhrennudeln, Röhrchennudeln, Zite, Ziti, Reginette, Drelli, Chow-Mein-Nudeln, Chilinudeln`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('Muschelnudel, Muschelnudeln, Schneckennudeln Pasta, Muschelpasta'),
  },
  {
    class: 'pasta',
    contains: ['gluten', 'eggs'],
    diet: 'vegetarian',
    names: list(
      'Eiernudel, Eiernudeln, Eierteigwaren, Eierbandnudeln, Frischeinudeln, Frischei-Nudeln, Frischeiteigwaren, Bandnudeln mit Ei, Hausmachernudeln, Frische Eierpasta, Spätzlenudeln',
    ),
  },
  {
    class: 'pasta',
    mayContain: ['gluten', 'eggs', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      'Agnolotti, Mezzelune, Cappelletti, Girasoli, Piroggen, Pirogge, Pierogi, Wareniki, Schlutzkrapfen, Kärntner Nudeln, Kasnudeln, Gefüllte Nudeln, Lasagne, Gemüselasagne, Cannelloni gefüllt',
    ),
  },
  {
    class: 'pasta',
    mayContain: ['gluten', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'Schupfnudel, Schupfnudeln, Fingernudeln, Bubespitzle, Kloß, Klöße, Kartoffelkloß, Kartoffelklöße, Knödel, Kartoffelknödel, Böhmische Knödel',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['gluten', 'soybean'],
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'Soyasauce, Ketjap, Woksauce, Wok-Sauce, Bulgogisauce, Tonkatsusauce, Tonkatsu-Sauce, Okonomiyakisauce, Yakisobasauce, Unagisauce, Sukiyakisauce, Yakitorisauce, Char-Siu-Sauce, Schwarze-Bohnen-Sauce, Black-Bean-Sauce, Chop-Suey-Sauce',
    ),
  },
  {
    class: 'salty-sauce',
    mayContain: ['gluten', 'soybean'],
    diet: 'vegan',
    names: list('Maggi, Maggiwürze, Flüssigwürze, Flüssige Würze, Speisewürze, Suppenwürze, Liebstöckelwürze'),
  },
  { class: 'salty-sauce', contains: ['soybean'], diet: 'vegan', names: list('Liquid Aminos') },
  { class: 'salty-sauce', diet: 'vegan', names: list('Coconut Aminos, Kokos-Aminos, Kokosaminos') },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    sharesDoubts: true,
    names: list(
      `Soja, Sojabohne, Sojabohnen, Sojakerne, Sojakern, Sojaprotein, Sojaeiweiß, Sojaeiweiße, Sojaproteinkonzentrat, Sojaisolat, Sojafasern, Sojagrieß, Sojaschrot, Sojaflocken, Sojapulver, Sojaöl, Sojafett, Sojalecithin, Sojalezithin, Sojaerzeugnis, Sojaprodukt, Sojaprodukte, Sojaextrakt, Sojadessert, Sojapudding, Sojabutter, Sojanüsse, Sojanudeln, Sojaspaghetti, Sojastreifen, Sojakeime, Tofuwürfel, Marinierter Tofu, Kinako, Edamame, Texturiertes Sojaeiweiß, Texturat aus Soja, Hydrolysiertes Sojaprotein, Sojasprossen, Soja-Lecithin`,
    ),
  },
  {
    class: 'leaf',
    // May contain gluten: the grass blades contain none, but late or milled cuts contain grain.
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('Weizengras, Gerstengras, Dinkelgras, Haferstroh, Haferkraut, Weizengraspulver, Gerstengraspulver, Weizengrassaft'),
  },
  {
    class: 'thickener',
    mayContain: ['soybean'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('Lecithin, Lecithine, Lezithin, Emulgator Lecithin'),
  },
  { class: 'thickener', diet: 'vegan', names: list('Sonnenblumenlecithin, Rapslecithin, Rapslecithine') },
  {
    class: 'plant-protein',
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      'Pflanzenprotein, Pflanzeneiweiß, pflanzliches Eiweiß, pflanzliches Protein, Pflanzliche Proteine, hydrolysiertes Pflanzeneiweiß, hydrolysiertes pflanzliches Eiweiß, Texturiertes Pflanzenprotein, Textur-Protein, Impossible Burger, Veganes Hack, Veganes Hackfleisch, Veganes Schnitzel, Planted, Like Meat',
    ),
  },
  {
    class: 'plant-protein',
    mayContain: ['soybean', 'gluten', 'eggs', 'dairy'],
    diet: 'vegetarian',
    names: list(
      'Vegetarische Wurst, Vegetarisches Hack, Vegetarisches Hackfleisch, Vegetarisches Schnitzel, Gemüsebratling, Gemüseburger, Veggieburger, Veggie-Burger, Gemüsefrikadelle, Gemüseschnitzel, Getreidebratling, Nussbraten, Linsenbratling, Falafelburger',
    ),
  },
  { class: 'plant-protein', contains: ['mushroom'], diet: 'vegan', names: list('Mykoprotein, Mycoprotein, Pilzprotein, Pilzprodukt') },
  {
    class: 'plant-protein',
    diet: 'vegan',
    names: list(
      'Erbsenprotein, Erbseneiweiß, Erbsenproteinisolat, Hanfprotein, Hanfeiweiß, Reisprotein, Reiseiweiß, Lupinenprotein, Lupineneiweiß, Kartoffelprotein, Kartoffeleiweiß, Mandelprotein, Sonnenblumenprotein, Kürbiskernprotein, Ackerbohnenprotein, Kichererbsenprotein, Mungbohnenprotein, Rapsprotein, Algenprotein, Sonnenblumenhack, Jackfruit, Maiseiweiß, Maisprotein',
    ),
  },
  { class: 'milk', contains: ['gluten', 'dairy'], diet: 'vegetarian', names: list('Malzmilch, Horlicks') },
]
