import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Brand names that alone identify a packaged food. */
export const brands = parseFoodLines(`
  milk |  | soybean | vegan | ? | Provamel, Sojade, Joya, Sojasun, Alpro Joghurt, Alpro Jogurt, Alpro Joghurtalternative, Alpro Skyr,
    Alpro Skyr Style, Alpro Natur, Alpro Vanille, Alpro Pudding, Alpro Dessert, Alpro Quark,
    Alpro Quarkalternative, Alpro Sahne, Alpro Cuisine, Alpro Kochcreme, Alpro Schoko, Alpro Erdbeere,
    Alpro Heidelbeere, Alpro Kirsche, Alpro Griechische Art, Alpro Greek Style, Alpro Barista, Alpro Drink,
    Alpro Original, Alpro Protein, Alpro Milch, Alpro Ungesüßt, Alpro Absolutely, Provamel Joghurt,
    Provamel Jogurt, Provamel Joghurtalternative, Provamel Skyr, Provamel Skyr Style, Provamel Natur,
    Provamel Vanille, Provamel Pudding, Provamel Dessert, Provamel Quark, Provamel Quarkalternative,
    Provamel Sahne, Provamel Cuisine, Provamel Kochcreme, Provamel Schoko, Provamel Erdbeere,
    Provamel Heidelbeere, Provamel Kirsche, Provamel Griechische Art, Provamel Greek Style, Provamel Barista,
    Provamel Drink, Provamel Original, Provamel Protein, Provamel Milch, Provamel Ungesüßt, Provamel Absolutely,
    Joya Joghurt, Joya Jogurt, Joya Joghurtalternative, Joya Skyr, Joya Skyr Style, Joya Natur, Joya Vanille,
    Joya Pudding, Joya Dessert, Joya Quark, Joya Quarkalternative, Joya Sahne, Joya Cuisine, Joya Kochcreme,
    Joya Schoko, Joya Erdbeere, Joya Heidelbeere, Joya Kirsche, Joya Griechische Art, Joya Greek Style,
    Joya Barista, Joya Drink, Joya Original, Joya Protein, Joya Milch, Joya Ungesüßt, Joya Absolutely,
    Sojade Joghurt, Sojade Jogurt, Sojade Joghurtalternative, Sojade Skyr, Sojade Skyr Style, Sojade Natur,
    Sojade Vanille, Sojade Pudding, Sojade Dessert, Sojade Quark, Sojade Quarkalternative, Sojade Sahne,
    Sojade Cuisine, Sojade Kochcreme, Sojade Schoko, Sojade Erdbeere, Sojade Heidelbeere, Sojade Kirsche,
    Sojade Griechische Art, Sojade Greek Style, Sojade Barista, Sojade Drink, Sojade Original, Sojade Protein,
    Sojade Milch, Sojade Ungesüßt, Sojade Absolutely
  milk | dairy |  | vegetarian | ? | Bärenmarke, Landliebe, LC1, Onken, Elinas, Weihenstephan, Ehrmann, Zott, Sachsenmilch, Schwarzwaldmilch,
    Hansano, Ravensberger, Jogurella, Nöm, Ja! Natürlich Milch, Hirz Joghurt, Cristallina
  butter | dairy |  | vegetarian | ? | Kerrygold, Kaergarden, Arla Kærgården, Meggle, Weihenstephan Butter, Floralp, Süßrahmbutter Kerrygold, Irische Butter
  hard-cheese | dairy |  | vegetarian..meat | ? | Brunch Paprika, Hochland Sandwich, Philadelphia Milka, Gervais Hüttenkäse, Tirolina,
    Rupp Käse, Adler Edelcreme, Alma Käse, Tigre Käse, Castello Blue, St. Mang, Saint Agur Creme
  dish | dairy |  | vegetarian..meat | ? | Langnese, Ben & Jerry's, Ben and Jerry's, Schöller, Eskimo Eis, Cornetto, Viennetta, Carte D'Or,
    Häagen-Dazs, Twinni, Jolly Eis
  dish |  |  | vegan..vegetarian | ? | Flutschfinger, Capri Eis, Calippo, Solero, Twister Eis, Split Eis
  chocolate | dairy | gluten soybean | vegetarian | ? | Ferrero Rondnoir, Rondnoir, Camille Bloch, Torino Camille Bloch, Blevita Schoko, Hanuta Riegel, Tronky,
    Kinder Tronky, Kinder Happy Hippo, Happy Hippo, Banjo Riegel, Choco Fresh, Kinder Choco Fresh
  pastry | dairy gluten eggs |  | vegetarian | ? | Dickmann's, Dickmanns, Choco Softies, Milka Choco Wafer, Yes Törtchen
  pastry | gluten | dairy | vegetarian | ? | PickUp, Pick Up!, Leibniz Keks'n Cream, DeBeukelaer Cookies, Grisbì,
    Griesson Cookies, Kambly Matterhorn, Wernli Jura, Petit Beurre Wernli, Chocoly, Choco Petit, Bahlsen ABC, Bahlsen Waffeletten, Bahlsen Hit, Manner Vollkornschnitten, Napoli Schnitten, Auer Tortenecken, Sirius Kekse, Casali Schoko-Bananen Waffel
  bread | gluten |  | vegan..vegetarian | ? | Finn Crisp, Finn Crisps, Leicht und Cross, Leicht & Cross, Harry Brot, Golden Toast, Lieken Urkorn, Mestemacher, Delba, Ölz Toast, Anker Brot,
    Blevita, Darvida, Roland Zwieback, Golden Toast Körner, Wasa Delikatess
  grain | gluten |  | vegan..vegetarian | ? | Seitenbacher, Nestlé Clusters, Nesquik Cereals, Cheerios, Special K, Kellogg's Special K, Kölln Schmelzflocken,
    Familia Müesli, Familia c.m. plus, Bio-Familia, Nougat Bits, Choco Krispies, Coco Pops, Golden Grahams, Zimtos, Kölln Knusper
  drink | gluten |  | vegan..vegetarian | - | Clausthaler, Krombacher, Bitburger, Warsteiner, Veltins, Erdinger, Paulaner, Augustiner, Tegernseer, Jever, Flensburger, Hasseröder, Radeberger, Rothaus, Tannenzäpfle,
    Rothaus Tannenzäpfle, Astra Bier, Ottakringer, Gösser, Stiegl, Zipfer, Feldschlösschen Bier, Feldschlößchen, Quöllfrisch, Schneider Weisse, Franziskaner Weissbier,
    Jever Fun, Störtebeker, Früh Kölsch, Reissdorf Kölsch, Gaffel Kölsch, Füchschen Alt, Uerige, Diebels Alt, Beck's Gold, Köstritzer, Puntigamer, Edelweiss Hofbräu
  oil |  |  | vegan | - | Mazola, Livio, Mazola Keimöl, Thomy Öl, Rapso, Brökelmann Öl
  salt |  |  | vegan | - | Bad Reichenhaller, Bad Reichenhaller Salz, Sel des Alpes, JuraSel, Bad Ischler
  water |  |  | vegan | - | Gerolsteiner, Apollinaris, Volvic, Evian, Vöslauer, Römerquelle, Rhäzünser, Henniez, Valser, Staatl. Fachingen, Fachinger, Adelholzener, Vittel
  drink |  |  | vegan | - | hohes C, Valensina, Granini, Punica, Tri Top, Tritop, Libella, Schweppes Tonic, Deit, Bizzl, Gröbi, Keli, Elmer Citro, Pepita, Vivi Kola, Jacobs Krönung, Dallmayr Prodomo, Tchibo, Melitta Kaffee, Eduscho, Julius Meinl Kaffee, Berentzen Apfelkorn, Apfelkorn, Berentzen,
    Ratzeputz, Wilthener, Feigling, Kleiner Feigling, Killepitsch, Schierker Feuerstein, Rotbäckchen, Amecke Saft, Rauch Happy Day, Pago, Cappy, Frucade, Schartner Bombe
  dish | gluten |  | vegan..meat | ? | Piccolinis, Original Wagner Piccolinis, Wagner Piccolinis, Wagner Pizza, Big Pizza, Ofenfrische, Tradizionale, Bistro Baguettes
  fish |  |  | pescatarian | ? | Hawesta, Appel Fisch, Saupiquet, Larsen Hering, Rügen Fisch, Rügen Krone
  cured-meat |  |  | meat | ? | Rügenwalder Mühle Schinken Spicker, Schinken Spicker, Schinkenspicker, Wiesenhof, Gutfried, Ponnath, Herta, Herta Finesse, Reinert, Bärchenwurst, Reinert Bärchenwurst,
    Zimbo, Höhenrainer, Houdek, Meica, Bell Schinken, Berger Schinken, Citterio
  dish |  |  | vegan..meat | ? | Sonnen Bassermann, Sonnenbassermann, Zamek, Erasco, Lacroix Suppe, Escoffier Suppe, Knorr, Anker Suppe, Unox, Felix Gulasch, Inzersdorfer, Hero Rösti, Buss Eintopf, Dreistern
  paste |  |  | vegan..vegetarian | ? | Tartex, Tartex Pastete, Zwergenwiese, Zwergenwiese Streich, Le Parfait
  vegetable |  |  | vegan..vegetarian | ? | Chipsfrischletten, Zweifel Chips, Kelly's Chips, Lorenz Crunchips, Crunchips, Lays Chips
  nut | peanut |  | vegan | ? | Erdnuss Locken, Lorenz Erdnuss Locken
  nut |  |  | vegan..vegetarian | ? | Seeberger, Seeberger Trail-Mix, Farmer's Snack
  sweetener |  |  | vegan..meat | ? | Katjes Yoghurt Gums, Yoghurt Gums, Fishermans Friend, Frigeo, Katjes, Red Band, Chupa Chups, Firn Bonbons, PEZ Bonbons
  sweetener | gluten |  | vegan..meat | ? | Katjes Salzige Heringe, Salzige Heringe, Lakritzschnecken
`)
