import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Makers and brands whose name alone says what is in the packet. */
export const brands = foodLines(`
  milk | dairy |  | vegetarian | ? | Bärenmarke, Landliebe, LC1, Onken, Elinas, Weihenstephan, Ehrmann, Zott, Sachsenmilch, Schwarzwaldmilch,
    Hansano, Ravensberger, Jogurella, Nöm, Nöm Mix, Fasten Joghurt, Ja! Natürlich Milch, Toni Joghurt, Hirz Joghurt, Cristallina
  butter | dairy |  | vegetarian | ? | Kerrygold, Kaergarden, Arla Kærgården, Meggle, Weihenstephan Butter, Floralp, Süßrahmbutter Kerrygold, Irische Butter
  hard-cheese | dairy |  | vegetarian..meat | ? | Brunch Aufstrich, Brunch Paprika, Hochland Sandwich, Philadelphia Milka, Gervais Hüttenkäse, Tirolina,
    Rupp Käse, Adler Edelcreme, Alma Käse, Gerber Fondue, Tigre Käse, Castello Blue, St. Mang, Saint Agur Creme
  dish | dairy |  | vegetarian..meat | ? | Langnese, Ben & Jerry's, Ben and Jerry's, Mövenpick Eis, Schöller, Eskimo Eis, Nogger, Magnum, Cornetto, Viennetta, Carte D'Or,
    Häagen-Dazs, Haagen Dazs, Twinni, Jolly Eis
  dish |  |  | vegan..vegetarian | ? | Dolomiti Eis, Flutschfinger, Capri Eis, Calippo, Solero, Twister Eis, Split Eis
  chocolate | dairy | gluten soybean | vegetarian | ? | Ferrero Rondnoir, Rondnoir, Camille Bloch, Torino Camille Bloch, Blevita Schoko, Hanuta Riegel, Tronky, Yes Torty,
    Kinder Tronky, Kinder Happy Hippo, Happy Hippo, Banjo Riegel, Choco Fresh, Kinder Choco Fresh
  pastry | dairy gluten eggs |  | vegetarian | ? | Dickmann's, Dickmanns, Choco Softies, Milka Choco Wafer, Yes Törtchen
  pastry | gluten | dairy | vegetarian | ? | PickUp, Pick Up, Pick Up!, Ohne Gleichen, Leibniz Keks'n Cream, Hit Kekse, DeBeukelaer Cookies, Grisbì,
    Griesson Cookies, Kambly Bretzeli, Kambly, Kambly Matterhorn, Wernli Jura, Petit Beurre Wernli, Chocoly, Choco Petit, Bahlsen ABC, Afrika Kekse, Bahlsen Waffeletten,
    Waffeletten, Bahlsen Hit, Manner Vollkornschnitten, Napoli Schnitten, Auer Tortenecken, Tortenecken, Sirius Kekse, Casali Schoko-Bananen Waffel
  bread | gluten |  | vegan..vegetarian | ? | Finn Crisp, Finn Crisps, Leicht und Cross, Leicht & Cross, Harry Brot, Golden Toast, Lieken Urkorn, Mestemacher, Delba, Ölz Toast, Anker Brot,
    Blevita, Darvida, Roland Zwieback, Golden Toast Körner, Wasa, Wasa Delikatess
  grain | gluten |  | vegan..vegetarian | ? | Seitenbacher, Nestlé Clusters, Lion Cereals, Nesquik Cereals, Cheerios, Special K, Kellogg's Special K, Kölln Schmelzflocken, Schmelzflocken,
    Familia Müesli, Familia c.m. plus, Bio-Familia, Nougat Bits, Choco Krispies, Coco Pops, Cini Minis, Golden Grahams, Zimtos, Kölln Knusper
  drink | gluten |  | vegan..vegetarian | - | Clausthaler, Krombacher, Bitburger, Warsteiner, Veltins, Erdinger, Paulaner, Augustiner, Tegernseer, Jever, Flensburger, Hasseröder, Radeberger, Rothaus, Tannenzäpfle,
    Rothaus Tannenzäpfle, Astra Bier, Ottakringer, Gösser, Stiegl, Zipfer, Feldschlösschen Bier, Feldschlößchen, Quöllfrisch, Schneider Weisse, Franziskaner Weissbier,
    Jever Fun, Störtebeker, Früh Kölsch, Reissdorf Kölsch, Gaffel Kölsch, Füchschen Alt, Uerige, Diebels Alt, Beck's Gold, Köstritzer, Puntigamer, Edelweiss Hofbräu
  oil |  |  | vegan | - | Mazola, Livio, Mazola Keimöl, Thomy Öl, Rapso, Brökelmann Öl
  salt |  |  | vegan | - | Bad Reichenhaller, Bad Reichenhaller Salz, Sel des Alpes, JuraSel, Bad Ischler
  water |  |  | vegan | - | Gerolsteiner, Apollinaris, Volvic, Evian, Vöslauer, Römerquelle, Rhäzünser, Henniez, Valser, Staatl. Fachingen, Fachinger, Adelholzener, Vittel, Selters
  drink |  |  | vegan | - | hohes C, Valensina, Granini, Punica, Tri Top, Tritop, Sinalco, Libella, Bluna, Schweppes Tonic, Vita Cola, Bionade, Fritz-Kola, Mezzo Mix, Deit, Bizzl, Gröbi, Keli,
    Kracherl, Elmer Citro, Pepita, Vivi Kola, Jacobs Krönung, Dallmayr Prodomo, Tchibo, Melitta Kaffee, Eduscho, Julius Meinl Kaffee, Berentzen Apfelkorn, Apfelkorn, Berentzen,
    Ratzeputz, Wilthener, Feigling, Kleiner Feigling, Killepitsch, Schierker Feuerstein, Rotbäckchen, Amecke Saft, Rauch Happy Day, Pago, Cappy, Frucade, Schartner Bombe
  dish | gluten |  | vegan..meat | ? | Piccolinis, Original Wagner Piccolinis, Wagner Piccolinis, Wagner Pizza, Big Pizza, Ofenfrische, Tradizionale, Bistro Baguette, Bistro Baguettes
  fish |  |  | pescatarian | ? | Hawesta, Appel Fisch, Saupiquet, Larsen Hering, Rügen Fisch, Rügen Krone
  cured-meat |  |  | meat | ? | Rügenwalder Mühle Schinken Spicker, Schinken Spicker, Schinkenspicker, Wiesenhof, Gutfried, Ponnath, Herta, Herta Finesse, Reinert, Bärchenwurst, Reinert Bärchenwurst,
    Zimbo, Höhenrainer, Houdek, Meica, Bell Schinken, Berger Schinken, Citterio
  dish |  |  | vegan..meat | ? | Sonnen Bassermann, Sonnenbassermann, Zamek, Erasco, Lacroix, Lacroix Suppe, Escoffier Suppe, Knorr, Maggi Ravioli, Maggi Fix, Anker Suppe, Unox, Felix Gulasch, Inzersdorfer,
    Hero Ravioli, Hero Rösti, Buss Eintopf, Dreistern
  paste |  |  | vegan..vegetarian | ? | Tartex, Tartex Pastete, Zwergenwiese, Zwergenwiese Streich, Cenovis, Le Parfait
  vegetable |  |  | vegan..vegetarian | ? | Chipsfrischletten, Funny-Frisch, funny frisch, Zweifel Chips, Kelly's Chips, Lorenz Crunchips, Crunchips, Lays Chips
  nut | peanut |  | vegan | ? | Erdnuss Locken, Lorenz Erdnuss Locken, Erdnuß-Locken, NicNac's, Nic Nac's
  nut |  |  | vegan..vegetarian | ? | Seeberger, Seeberger Trail-Mix, Farmer's Snack
  sweetener |  |  | vegan..meat | ? | Katjes Yoghurt Gums, Yoghurt Gums, Fisherman's Friend, Fishermans Friend, Frigeo, Katjes, Haribo, Trolli, Red Band, Chupa Chups, Wick Blau, Sugus, Firn Bonbons, PEZ Bonbons
  sweetener | gluten |  | vegan..meat | ? | Katjes Salzige Heringe, Salzige Heringe, Lakritzschnecken, Haribo Rotella, Rotella, Haribo Schnecken
`)
