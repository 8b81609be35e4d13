import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Sweets, spreads, brand names used for a food, and drinks. */
export const sweetsBrandsDrinks = parseFoodLines(`
  chocolate | dairy | soybean | vegetarian | ? | Katzenzungen Schokolade, Schokoladenkatzenzungen, Milka Schokolade, Ritter Sport, Lindt,
    Lindorkugeln, Ragusa, Ragusa Schokolade, Cailler, Frigor, Branche Schokolade, Branches, Schoggistängeli, Schoggistengeli,
    Schokolädchen, Schokobons, Schoko-Bons, Kinder Schoko-Bons, Kinder Schokolade, Kinderriegel, Ü-Ei, Ü-Eier, Kinder Überraschung,
    Yogurette, Celebrations, Mars Riegel, Marsriegel, Milky Way, Bounty Riegel, Nuts Riegel, Lion Riegel, Rolo, M&M's Schoko,
    Werther's Echte, Werthers Echte, Werther's Original, Karamellbonbons, Sahnebonbons, Sahnemuh-Muhs, Muh-Muhs, Kuhbonbons, Muhbonbons,
    Sahnetoffees, Toffee, Storck Riesen, Riesen Storck, Rahmtäfeli, Nidletäfeli, Nideltäfeli, Rahmtäfeli Gstaad, Karamell-Täfeli,
    Butterkaramell, Karamellsoße, Karamellsauce, Salzkaramell, Fudge, Rahmbonbon, Sahnekaramell, Dove Schokolade, Ferrero Küsschen,
    Raffaelo, Mon Chéri, Giottos, Trüffelpralinen, Pralines, Schokotrüffel, Truffes, Rumkugeln, Rumkugel, Punschkugeln, Eiskonfekt,
    Icy Eiskonfekt, Schokokugeln, Halloren Kugeln, Hallorenkugeln, Hallorenkugel, Knusperflocken, Zetti Knusperflocken, Bambina Schokolade,
    Schlager-Süßtafel, Schlagersüßtafel, Nudossi, Nusspli, Nussnugatcreme, Nuss-Nugat-Creme, Nougatcreme, Nutoka, Nusskati,
    Samba Aufstrich mit Milch, Milkana, Duo-Creme, Ovomaltine Crunchy Cream, Ovomaltine-Aufstrich, Nocciolata, Lindt Haselnusscreme,
    Milchcreme, Kinder Joy, Schokohasen, Osterhase aus Schokolade, Goldhase, Schokonikolaus, Schoko-Nikolaus, Schokoweihnachtsmann,
    Schokoladenweihnachtsmann, Schokomaikäfer, Schokokäfer, Schokorosinen, Schokoerdnüsse mit Milch, Schokomandeln, Schokoflakes,
    Schoko Crossies, Nesquik-Milch, Herrenschokolade mit Milch, Nougat Schokolade, Mozart Likör,
    Schokoladenfondue, Schokofondue, Schoggifondue, Toblerone-Fondue, Schokobrunnen, Mokkabohnen, Schokobananen, Casali Schokobananen,
    Bananen in Schokolade, Zotter, Zotter Schokolade, Schogetten, Alpia, Trumpf Schogetten, Schokodragees, Schneekugeln Schokolade,
    Eierlikörpralinen, Cognacpralinen, Meeresfrüchte aus Schokolade, Guylian, Schokoladenmuscheln, Schokofisch, Nippon, Nippon Puffreis,
    Choco Reis
  chocolate | dairy peanut | soybean | vegetarian | ? | Erdnuss-M&M's, M&Ms Erdnuss, Reese's, Reeses, Reese's Peanut Butter Cups, Mr. Tom,
    Mister Tom, Schokoerdnüsse
  chocolate |  | dairy soybean | vegan..vegetarian | ? | Nougatrohmasse, Noisette, Schichtnougat, After Eight, Pfefferminztaler,
    Suchard Express, Trinkkakao, Trinkfix, Zetti Trink Fix, Casali Rum-Kokos, Rum-Kokos, Schichtnugat
  chocolate | peanut |  | vegan..vegetarian | ? | gebrannte Erdnüsse, Erdnuss-Karamell-Riegel, Erdnuss-Flips, Peanut Flips, Erdnusswürmer,
    Erdnussraupen, Ültje, Ültje Erdnüsse, Wasabi-Erdnüsse, Wasabierdnüsse, Coated Peanuts,
    Barbecue-Erdnüsse, Salzerdnüsse, Spanische Nüsschen, Spanischi Nüssli, Kameruner Nüsse, Aschantis, Aschanti, Burenuss,
    Erdeichel Erdnuss, Satésoße, Chlausensack mit Nüssli, Studentenfutter mit Erdnüssen, Party-Nussmix, Knabbermix mit Erdnüssen,
    TUC Erdnuss
  sweetener |  |  | meat | ? | Speck Mäuse, Speckmäuse, Schaumspeck, Schaummäuse, Schaumgummi-Mäuse, Gummibärchen, Gummibären, Gummibär,
    Haribo, Goldbären, Goldbärchen, Haribo Goldbären, Colafläschchen, Cola-Flaschen Haribo, Fruchtgummischnecken, saure Pommes,
    Saure Gurken Haribo, Katjes mit Gelatine, Gummischlümpfe, Schlümpfe Haribo, Gummifrösche, Gummischlangen, Lachgummi, Lachgummis,
    Nimm2 Lachgummi, Weingummis, Tropifrutti, Phantasia, Haribo Phantasia, Happy Cherries, Haribo Kirschen, Pfirsiche Haribo,
    Apfelringe Haribo, Primavera Erdbeeren, Schaumerdbeeren, Schaumbananen, Bananen Haribo, Schaumzuckererdbeeren, Gummispiegeleier,
    Spiegelei Haribo, Gelee-Bananen, Wunderland Haribo, Berliner Bären, Maoam, Kaubonbons, Kaubonbon, Sugus, Fruchtzwerge mit Gelatine,
    Cola-Gummis, Gummitiere, Gummizeug, Trolli, Trolli Würmer, Gummiwürmer, Saure Würmer, Pfirsichringe, Küken Osterschaum,
    Götterspeise Waldmeister, Götterspeise Himbeer, Götterspeisepulver
  sweetener | gluten |  | vegan..meat | ? | Haribo Schnecken, Lakritzschnecke, Rotella, Haribo Rotella, Schnecken Haribo,
    Bärendreck, Bäredräck, Bärndreck, Bäredreck, Lakritz, Lakritze, Lakritzen, Lakritzstangen, Lakritzkonfekt, Haribo Colorado,
    Saure Bänder, saure Zungen, Sauerzungen, Erdbeerschnüre, Lakritzschnüre, Saure Schnüre
  sweetener |  |  | vegan..vegetarian | ? | Husten-Gutsl, Guatsla, Gutsle Bonbon, Zuckerl, Zuckerln, Guzzle, Gutzel, Gutzje, Gutzjer,
    Klümpchen, Kamelle, Kamellen, Kamell, Bömmes, Babbelar, Babbeler, Bremer Babbeler, Bolchen, Boltjes, Bontje, Klömpkes, Klümpkes,
    Zältli, Täfeli, Zeltli, Zückerli, Gutti, Gudsl, Seidenkissen, Ahoi-Brause, Brausestäbchen, Brausetaler, Ufos Esspapier, Dextro Energy,
    Dextro-Energen, Lolly, Schlotzer, Schleckstängel, Schlecker, Schleckmuschel, Leckmuscheln, Zuckerstange, Zuckerstangen,
    Glücksschwein Marzipan, Nougat de Montelimar, Eiszapfen Fondant, Fondantkringel, Fondantkringeln, Baumbehang, Fisherman's Friend,
    Mentos, Hubba Bubba, Wick Hustenbonbons, Fruchttiger, Salmiakpastillen, Fruchtschnitte, Fruchtschnitten, Quittenpästli, Ingwerstäbchen,
    Vivil, Nimm zwei, Kirsch-Campino
  sweetener | gluten |  | vegan..vegetarian | ? | Magenbrot glasiert, Dubai-Schokolade, Dubaischokolade, Chocolate Crossies Müsli,
    Corny Riegel, Belvita
  grain | gluten |  | vegan..vegetarian | ? | Mueesli, Crunchy Müsli, Schokomüsli, Nussmüsli, Haferflocken-Müsli, Kelloggs Frosties,
    Smacks, Honey Smacks, Cini Minis, Lion Cereals, Nesquik Cerealien, Toppas, Fitness Cerealien, Overnight Oats Flocken, Hafermus,
    Frühstücksbrei, Budwig ohne Quark, Kruska, Frischkornbrei, Kollath-Frühstück, Haferfleks
  dish | dairy gluten |  | vegetarian | ? | Birchermüesli, Bircher-Müesli, Birchermüsli, Bircher Müsli, Overnight Oats, Müsli mit Milch,
    Haferbrei mit Milch, Müesli mit Joghurt, Grießbrei mit Kirschen, Babybrei Grieß, Milchbrei, Abendbrei, Gute-Nacht-Brei,
    Alete Grießbrei, Kinderkeksbrei
  sauce | gluten soybean |  | vegan..meat | ? | Maggi Würze
  sauce |  |  | vegan..meat | ? | Knorr Aromat, Mirador, Vegeta, Delikat, Delikata, 5-Minuten-Terrine, Fünf-Minuten-Terrine, Heiße Tasse,
    Trocomare, Zwiebelsuppe Tüte, Werderketchup, Werder Ketchup, Hela, Hela Gewürzketchup, Born Senf, Bautzner, Bautz'ner Senf,
    Bautzener Senf, Händlmaier Senf, Monschauer Senf, Dresdner Worcester
  dish | gluten eggs |  | meat | ? | Dosenravioli, Ravioli aus der Dose, Ravioli Dose, Dosen-Ravioli, Maggi Ravioli, Hero Ravioli,
    Ravioli in Tomatensoße, Fleischravioli, Tortellini mit Fleisch, Tortellini alla panna mit Schinken, Fleischtortellini, Eierravioli
  dish | dairy gluten eggs |  | meat | ? | Tortellini alla panna, Tortellini in Sahnesoße
  butter |  |  | vegan..vegetarian | ? | Delireform, Flora Margarine, Thea Margarine, Sonja Margarine, Homa Gold, Du darfst,
    Brotaufstrich Margarine, Homann
  oil |  |  | vegan | - | Ceres Kokosfett, Lausitzer Leinöl, Dotteröl, Palmona
  cream | dairy |  | vegetarian..meat | ? | QimiQ, QimiQ Classic, QimiQ Whip, Rama Cremefine zum Schlagen, Philadelphia-Käse,
    Brunch Aufstrich, Brunch Kräuter, Tartare Frischkäse, Sandwichscheiben Käse, Toastscheiben Käse, Die lachende Kuh, Lachende Kuh,
    Velveta, Adler Schmelzkäse, Cantadou, Rotkäppchen Camembert, Almighurt, Landliebe Joghurt, Müller-Milch, Müller Joghurt, Froop,
    Froop Joghurt, Monte, Zott Monte, Dany plus Sahne, Obstgarten, Exquisa Quarkgenuss, Pudding to go, Ehrmann Grand Dessert,
    Puddis Schoko, Schokopudding Kühlregal, Bärenmarke Kaffeesahne, Rahmbömbeli, Bananenmilchdrink, Nöm Mix, Fru Fru, Frufru, Frufoo,
    Fasten Joghurt, Toni Joghurt, Lattella, Kuhschotte, Frucht-Molke, Müller Fruchtbuttermilch, Fruchtbuttermilch, Kinderjoghurt
  hard-cheese | dairy |  | vegetarian..meat | - | Butter Anke, Schlagoberst, Schagsahne, Bröckeltopfen, Glarner Schabziger, Zigerstöckli,
    Zigerkrapfenfüllung, Bloderkäse, Bloderchäs, Surchäs, Surakäs, Suura Kees, Montafoner Sauerkäse, Montafoner Sura Kees, Grakas,
    Steirerkäse, Ennstaler Steirerkas, Glundner Käse, Glundner, Gailtaler Almkäse, Bierkäs, Schlierbacher, Olmützer, Ziegerkäse,
    Nieheimer Hopfenkäse, Backsteinkäse, Backsteiner, Stinkkäse, Stinker Käse, Holsteiner Tilsiter, Deichkäs, Emmentalr,
    Äänersalzer, Mutschli Käse, Tomme vaudoise, Büscion, Hobelchäs, Kaas, Stilfser Käse, Pustertaler Bergkäse, Geißkäse, Goasskas, Gaaßkas,
    Müuch, Milich, Rahmkäsle, Ingsottni, Rindsschmalz, Nussbutter, gebräunte Butter, Molkebutter, Alpbutter, Ankä, Botter, Budder, Buddr,
    Butta, Beestmilch, Beestmelk
  drink | gluten |  | vegan..vegetarian | ? | Kristallweizen, Maibock, Rauchbier, Zwickel, Leipziger Gose, Malztrunk, Kinderbier, Panaché,
    Panaschee, Colaweizen, Cola-Weizen, Cola-Bier, Diesel Bier, Biermischgetränk, Mischbier, Hoibe, a Hoibe, a Mass, Tschamsterer Bier,
    Hopfentee Bier, Goaßmaß, Goaßnmaß, Laternmaß Bier, Kanne Brottrunk, Muggefugg, Landkaffee, Linde's, Kathreiner Malzkaffee, Kornkaffee,
    Zichorienkaffee mit Gerste, Dinkelkaffee, Ersatzkaffee, Kaffeeersatz, Gerstenkaffee, Bambu Kaffee, Inka Kaffee
  drink | dairy gluten |  | vegetarian | ? | Ovo, Ovomaltine Pulver, Caotina mit Malz
  drink |  |  | vegan..meat | ? | Mezzo Mix, Fritz-Kola, Sinalco, Bluna, Vita Cola, Club Cola, Fassbrause, Kracherl, Himbeerkracherl,
    Himbeerwasser, Skiwasser, Holunderlimo, Hugo Cocktail, G'spritzter, Sommerspritzer, Weißer Spritzer, Schobbe, Dubbeglas Schorle,
    Obi g'spritzt, Obi gspritzt, Saure Radler, Ebbler, Stöffsche, Bembel Apfelwein, Suure Most, Neuer Süßer, Federroter, Bitzler,
    Jagatee, Glühmost, Grog, Maibowle, Erdbeerbowle, Kullerpfirsich, Schampus, Rotkäppchen Sekt, Nordhäuser Korn, Zirbenschnaps,
    Zirbengeist, Ramazotti, Köm, Bommerlunder, Küstennebel, Friesengeist, Stroh 80, Danziger Goldwasser, Appenzeller Alpenbitter,
    Zibärtle, Schlehenfeuer, Kruskovac, kleiner Schwarzer, großer Schwarzer, Kaffi, Kaffi fertig, Kafi Luz, Kafi fertig, Kaffi Lutz,
    Kafi Lutz, Ostfriesentee, Roibusch, Durstlöscher, Trinkpäckchen
  drink |  |  | vegetarian | ? | Met, Honigwein, Bärenfang, Bärenjäger, Meschkinnes, Met Honigwein, Ostpreußischer Bärenfang
`)
