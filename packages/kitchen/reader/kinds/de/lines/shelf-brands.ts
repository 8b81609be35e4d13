import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Products by brand name, as the shops of Germany, Austria and Switzerland sell them. */
export const shelfBrands = parseFoodLines(`
  milk | gluten | | vegan | - | Oatly Barista, Oatly Barista Edition, Oatly Hafer, Oatly Drink, Oatly Vanille, Oatly Kalzium, Oatly Deluxe, Oatly No Sugars,
    Oatly Cuisine, Oatly Hafer Cuisine, Oatly Kochcreme, Oatly Creamy Oat, Oatly Haferjoghurt, Oatly Oatgurt, Oatly Whippable, Oatly Vanillesoße,
    Oatly Pflanzendrink, Alpro Hafer, Alpro Hafer ungesüßt, Alpro This Is Not Milk, Alpro Not Milk, Alpro This is not M*lk, Alpro Oat, Alpro Barista Hafer,
    Berief Hafer, Berief Bio Hafer Drink, Berief Hafer Barista, Velike, Velike Hafer, Kölln Hafer Drink, Natumi Hafer, Natumi Haferdrink, Provamel Hafer,
    Vemondo Haferdrink, Vemondo Hafer Barista, Minor Figures, Minor Figures Oat, Hafer Barista, Haferbarista, Oatly Schoko, Oatly Matcha Latte
  milk | soybean | | vegan | - | Berief Soja, Berief Soja Drink, Berief Bio Soja, Alpro Soja, Alpro Soya, Alpro Soja Vanille, Alpro Soja ungesüßt,
    Alpro Soja Schoko, Provamel Soja, Vemondo Sojadrink, Natumi Soja
  milk | |  | vegan | - | vly, Vly Drink, Vly Barista, Vly Erbsendrink, Sproud, Alpro Kokos, Alpro Kokosdrink, Alpro Mandel, Alpro Mandeldrink, Alpro Reis,
    Alpro Cashew, Alpro Haselnuss, Natumi Reis
  dish | |  | vegan | ? | Berief, Natumi, Veganz, Endori, Vemondo, Bionella, Bionella Schokocreme, vehappy, Greenforce, Heura, The Vegetarian Butcher,
    Redefine Meat, Tindle
  dish | | gluten soybean | vegan | ? | Planted Chicken, Planted Pulled, Planted Kebab, Planted Schnitzel, Vivera Döner, Vivera Kebab,
    Vivera Schnitzel, Vivera Nuggets, Vivera Burger, Endori Nuggets, Endori Schnitzel, Endori Chicken, Endori Burger, Garden Gourmet Schnitzel,
    Garden Gourmet Sensational Burger, Garden Gourmet Burger, Garden Gourmet Nuggets, Garden Gourmet Filet, Garden Gourmet Hack,
    Garden Gourmet Sensational Filet, Like Meat Chicken, Like Chicken, LikeMeat, Like Meat Gyros, Like Meat Schnitzel, Like Meat Nuggets,
    Rügenwalder Mühlen Frikadellen vegan, Rügenwalder Vegane Mühlen Frikadellen, Rügenwalder Vegane Mühlen Nuggets, Rügenwalder Veganes Hack,
    Rügenwalder Vegane Schnitzel, Rügenwalder Veganes Schnitzel, Rügenwalder Veganes Mühlen Hack, Rügenwalder Vegane Teewurst,
    Rügenwalder Vegane Mühlen Würstchen, Rügenwalder Vegane Mühlen Geschnetzeltes, Iglo Green Cuisine, Green Cuisine Fischstäbchen, Veganz Fischstäbchen,
    Greenforce Frikadellen, Billie Green Salami, Billie Green, The Vegetarian Butcher Nuggets, No Chicken Nuggets, Unbelievable Burger, Moving Mountains Burger
  dish | | eggs gluten | vegetarian | ? | Rügenwalder Vegetarischer Schinkenspicker, Rügenwalder Vegetarischer Schinken Spicker,
    Rügenwalder Vegetarische Mühlen Würstchen, Rügenwalder Vegetarische Frikadellen, Rügenwalder Vegetarische Schnitzel, Quorn Nuggets, Quorn Schnitzel,
    Quorn Burger, Gutfried Veggie, Wiesenhof Veggie
  dish | dairy | gluten | vegetarian | ? | Valess, Valess Schnitzel, Valess Filet, Valess Gouda Schnitzel, Valess Nuggets
  soft-cheese | |  | vegan | ? | Violife Feta, Violife Cheddar, Violife Greek White, Violife Frischkäse, Violife Mozzarella, Simply V Scheiben,
    Simply V Streichgenuss, Simply V Pastagenuss, Simply V Hirtengenuss, Bedda Hirte, Bedda Feta, Bedda Frischkäse, Bedda Reibe, Bedda Mozzarella, New Roots,
    Wilmersburger Scheiben, Veganz Cashewbert, Cashewbert, Dr. Mannah's, Grünländer vegan, Philadelphia vegan, Philadelphia Mandel Hafer
  soft-cheese | dairy | | vegetarian..meat | ? | Frischkäse Brunch, Brunch Paprika-Peperoni, Brunch Classic, Brunch Streichcreme, Milram Müritzer, Müritzer,
    Milram Frühlingsquark, Milram Sylter, Patros Feta, Gazi Hirtenkäse, Salakis Feta, Hirtengenuss Patros, Danone Obstgarten, Activia, Danone Activia,
    Activia Joghurt, Activia Erdbeer, Zott Zottarella, Almette Kräuter, Exquisa Fitline, Exquisa Kräuter, Kiri Frischkäse, Chaumes, Caprice des Dieux, Ramee,
    Alpenhain Camembert, Alpenhain Back-Camembert, Söbbeke, Andechser Joghurt, Berchtesgadener Land, Schärdinger, Gervais Rahmfrischkäse, Emmi Raclette,
    Swiss Dream, Kaltbach
  milk | dairy | | vegetarian..meat | ? | Milupa Milasan, Beba, Nestlé Beba, Beba Pre, Humana, Humana Pre, Humana Anfangsmilch, Aptamil Pre, Hipp Combiotik,
    Hipp Pre, Hipp Bio Combiotik, Hipp Anfangsmilch, Hipp Folgemilch, Bebivita Pre, Bebivita Anfangsmilch, Babydream Pre, Babydream Anfangsmilch,
    Müller Kaffee Choco, Müller Kaffee, Mövenpick Eiskaffee, Emmi Latte Macchiato, Nescafé Cappuccino, Jacobs Cappuccino, Jacobs 3in1, Nescafé 3in1,
    Krüger Cappuccino, Dolce Gusto Cappuccino, Tassimo Latte Macchiato, Zott Monte Drink, Müller Reine Buttermilch, Müller Frucht Buttermilch,
    Ehrmann Protein Drink, Ehrmann High Protein, High Protein Pudding, Dr. Oetker High Protein Pudding, Milram Kakao, Dr. Oetker Paula, Landliebe Pudding,
    Landliebe Grießpudding, Götterspeise mit Sahne, Chocomel, Müllermilch Schoko, Müllermilch Erdbeere, Starbucks Caffè Latte, Mr. Brown Coffee, Nomadic,
    YoPro, Skyr Drink, Ayran Gazi
  dish | |  | vegan..vegetarian | ? | Milupa, Bebivita, Babydream, Alete, Alete Gläschen, Alete Gemüse, Hipp Gemüse, Hipp Karotten, Hipp Möhren, Hipp Kürbis,
    Hipp Pastinaken, Hipp Gemüse-Allerlei, Hipp Apfel-Birne, Hipp Apfel, Hipp Birne, Hipp Pfirsich, Hipp Früchte, Hipp Obst, Hipp Obstgläschen, Hipp Banane,
    Hipp Quetschie, Hipp Hippis, Hippis, Fruchtbar Quetschie, Freche Freunde, Freche Freunde Quetschie, Freche Freunde Quetschmus, Hipp Hirsekringel,
    Hirsekringel, Hipp Reisflocken, Alnatura Hirsekringel, Hipp Saft, Hipp Fencheltee, Hipp Bio-Gemüse
  dish | dairy | gluten | vegetarian | ? | Milupa Milchbrei, Milupa Gute Nacht Brei, Hipp Milchbrei, Hipp Gute-Nacht-Brei,
    Alete Milchbrei, Hipp Grießbrei, Bebivita Milchbrei, Hipp Milchbrei Keks, Alete Gute Nacht Brei, Töpfer Milchbrei, Babybrei mit Milch
  pastry | gluten | dairy | vegan..vegetarian | ? | Hipp Kinderkeks, Alete Kinderkeks, Alete Kinderkekse, Hipp Zwieback, Dinkelstangen Hipp,
    Hipp Dinkel-Kringel, Babykekse, Hipp Babykeks
  dish | | gluten | meat | ? | Hipp Spaghetti Bolognese, Hipp Nudeln Bolognese, Alete Spaghetti Bolognese, Bebivita Spaghetti Bolognese, Hipp Nudeln mit Huhn
  bread | gluten | | vegan..vegetarian | ? | Dr. Karg, Burger Knäcke, Saltletts, Lorenz Saltletts, Huober Brezel, Ditsch Brezel,
    Brandt Markenzwieback, Coppenrath Coool Times, Harry 1688, Harry Vollkorntoast, Golden Toast Vollkorn, Sammy's Super Sandwich, Lorenz Clubs, Crisbrod,
    Mulino Bianco, Toast Brioche, Roberto Grissini, Blévita Sesam
  pastry | gluten dairy | soybean | vegetarian | ? | Loacker Quadratini, Quadratini, Loacker Minis, Loacker Tortina, Tortina, Loacker Classic, Loacker Milch,
    Kinder Cards, Kinder Duo, Nutella Biscuits, Nutella B-ready, B-ready, Hanuta Minis, Choco Bistro, Milka Choco Cookies, Milka Choco Moooo,
    Milka Choco Pause, Milka Lila Stix, Milka Cake & Choc, Milka Sensations, Milka Choco Grains, Bahlsen Ohne Gleichen, Bahlsen Pick Up,
    Leibniz Minis, Leibniz Choco, Leibniz Keks Choco, De Beukelaer Prinzenrolle, DeBeukelaer Prinzenrolle, Prinzenrolle Kakao, Tekrum, Kägi Waffel,
    Kinder Delice, Knoppers Nussriegel, Knoppers Kokosriegel, Knoppers Erdnussriegel, Corny Milch, Corny Milch Sandwich, Corny Schoko-Banane, Corny Big,
    Müsliriegel Schoko, Toffee Crisp, Ritter Sport Knusperkeks, Ritter Sport Olympia Keks, KitKat Chunky
  pastry | gluten dairy eggs | soybean | vegetarian | ? | Milka Tender Milch, Kinder Brioss, Bahlsen Messino, Griesson Soft Cake, Soft Cake Orange,
    Bahlsen Comtess, Comtess, Kuchenmeister, Dr. Oetker Marmorkuchen, Bahlsen Lebkuchen, Bonne Maman Madeleines, Coppenrath & Wiese Torte, Coppenrath & Wiese,
    Coppenrath und Wiese, Coppenrath & Wiese Käsekuchen, Coppenrath & Wiese Schwarzwälder Kirsch, Coppenrath und Wiese Torte, Conditorei Coppenrath & Wiese,
    Coppenrath & Wiese Donauwelle, Conditorei Coppenrath, Ölz Brioche, Ölz Hefezopf
  pastry | gluten eggs | | vegetarian | ? | Hipp Löffelbiskuit, Lambertz Printen, Lambertz Lebkuchen, Nürnberger Lebkuchen Schmidt, Lebkuchen Schmidt,
    Aachener Printen Lambertz
  chocolate | dairy | soybean | vegetarian | ? | Torino, Camille Bloch Torino, Munz, Munz Prügeli, Prügeli, Minor Schokolade, Minor Stängel, Frey Branches,
    Frey Schokolade, Frey Milch, Cailler Milch, Cailler Branches, Läderach, Läderach Frischschoggi, Sprüngli, Merci Finest Selection, Merci Schokolade,
    Milka Alpenmilch, Milka Noisette, Milka Erdbeer, Milka Nussini, Nussini, Schogetten Vollmilch, Rotstern, Feodora, Hachez, Sarotti Milch, Kinder Bons,
    Kinder Schokobons, Ritter Sport Voll-Nuss, Ritter Sport Joghurt, Ritter Sport Nugat, Ritter Sport Olympia, Ritter Sport Alpenmilch, Lindt Goldhase,
    Lindt Teddy, Lindt Hello, Lindt Nuxor, Lindt Fioretto, Lindt Roulettes, Heidi Schokolade, Zetti, Zetti Bambina, Halloren, Edle Tropfen, Asbach Pralinen,
    Mirabell Mozartkugeln, Reber Mozartkugeln, Heindl, Bensdorp, Manner Schokolade, Casali Schoko-Bananen, Schoko-Bananen, Milka Haselnusscreme,
    Ovomaltine Schokolade, Maltesers Teasers, Cadbury Dairy Milk, Daim
  chocolate | dairy gluten | soybean | vegetarian | ? | Ovomaltine Crunchy, Ovo Crunchy Cream, Ovomaltine Brotaufstrich, Ovomaltine Biscuit, Ovo Riegel,
    Ovomaltine Petit Beurre, Kinder Country, Nestlé Crunch
  chocolate | | soybean | vegan..vegetarian | ? | Ritter Sport Marzipan, Ritter Sport Edel-Bitter, Ritter Sport vegan, Lindt Excellence 85%, Lindt Excellence,
    Moser Roth Edelbitter, Vivani, iChoc, Nucao, the nu company, Rapunzel Schokolade
  chocolate | | dairy | vegan..vegetarian | ? | Rapunzel Samba, Samba Haselnuss, Bionella Nuss-Nougat, Lotus Biscoff Creme, Biscoff Creme, Lotus Brotaufstrich
  nut | peanut | | vegan..vegetarian | ? | M&M's Peanut, M&Ms Peanut, Peanut M&Ms, Flippies, Funny-frisch Flippies, Erdnuss Flips, Peanut Butter Cup, Mr Tom,
    Snickers Eis, Snickers Creamy, Lorenz Erdnüsse, Ültje Erdnuss-Mix, Ültje Ofen Erdnüsse, Barney's Best Erdnussbutter,
    Koro Erdnussmus, McEnnedy Peanut Butter, Skippy, Skippy Peanut Butter, Planters, Calvé Pindakaas, Pindakaas, Whole Earth Peanut Butter
  dish | dairy peanut eggs | | vegetarian | ? | Ben & Jerry's Peanut Butter Cup, Ben and Jerrys Peanut Butter Cup, Ben & Jerry's Peanut Butter
  sweetener | gluten | | vegan..meat | ? | Haribo Lakritz Schnecken, Haribo Lakritzschnecken, Lakritz Schnecken, Haribo Konfekt,
    Haribo Lakritz-Konfekt, Haribo Color-Rado, Color-Rado, Haribo Pico-Balla, Pico-Balla, Balla-Balla, Haribo Balla Balla,
    Haribo Balla Stixx, Haribo Miami, Haribo Pasta Basta, saure Pommes Süßigkeit, Englisches Lakritz, Bassetts, Haribo Sauer Brenner, Katjes Tappsy
  sweetener | |  | meat | ? | Haribo Tropifrutti, Haribo Happy Cola, Happy Cola, Haribo Saft Goldbären, Saft-Goldbären, Haribo Primavera, Haribo Schlümpfe,
    Haribo Chamallows, Chamallows, Haribo Frösche, Haribo Quaxi, Haribo Pfirsiche, Trolli Saure Glühwürmchen, Trolli Apfelringe, Trolli Burger,
    Hitschler Softies, Mentos Fruit, Bären-Schmidt, Gummibärchen Haribo, Bärchen Haribo
  sweetener | |  | vegan..meat | ? | Hitschler, Hitschies, Brizzl, Airheads, Em-eukal Bonbons, Katjes Grün-Ohr Hase, Katjes Kinder, Katjes Fred Ferkel,
    Katjes Wunderland, Katjes Family, Katjes Tappsy vegan, Starburst, Skittles, Wrigley's Extra, 5 Gum
  vegetable | |  | vegan..vegetarian | ? | Monster Munch, Kelly's Snips, Kellys Chips, Kelly's Popcorn, Crunchips Paprika, Crunchips Salt,
    Lays Paprika, Lay's, Lay's Salz, Chipsfrisch Ungarisch, Chipsfrisch Oriental, Funny-frisch Chipsfrisch, Funny frisch Ungarisch, Chio Chips,
    Chio Red Paprika, Chio Tortillas, Naturals Rosmarin, Lorenz Naturals, Lorenz Peppies, Peppies, Kettle Chips, Tyrrell's, Zweifel Chips Paprika,
    Zweifel Paprika, Zweifel Nature, Tortilla Chips Santa Maria
  vegetable | dairy | | vegetarian..meat | ? | Doritos Nacho Cheese, Cheetos, Cheetos Käse, Wotsits, Crunchips Cheese & Onion,
    Chio Dip Hot Cheese, Chio Dip Käse, Lay's Käse, Funny-frisch Sour Cream, Chipsfrisch Sour Cream, Crunchips Sour Cream, Kettle Sour Cream, Lays Sour Cream,
    Pom-Bär Sour Cream, Kessel Chips Sour Cream
  vegetable | dairy gluten | | vegetarian..meat | ? | Pringles Sour Cream & Onion, Pringles Sour Cream and Onion, Pringles Sour Cream, Pringles Cheese,
    Pringles Käse, Pringles Cheesy Cheese, Tuc Bacon, Tuc Käse, TUC Cheese
  vegetable | gluten | | vegan..vegetarian | ? | Pringles, Pringles Original, Pringles Paprika, Pringles Sweet Paprika, Pringles Hot & Spicy,
    Pringles Texas BBQ, Pringles Salz
  sauce | | gluten | vegan..vegetarian | ? | Marmite, Vegemite, Vitam-R, Parmadoro
  sauce | |  | vegan..vegetarian | ? | Uncle Ben's Süß-Sauer, Uncle Bens Süß-Sauer, Ben's Original Süß-Sauer, Uncle Ben's Sauce
  sauce | eggs | | vegetarian | ? | Thomy Delikatess Mayonnaise, Thomy Mayo, Hellmann's, Hellmanns, Hellmanns Mayo, Heinz Mayonnaise, Develey Burger Sauce,
    Kühne Remoulade, Homann Remoulade, Frenzel Remoulade, Develey Remoulade, Homann Mayonnaise, Heinz Burger Sauce, Heinz Mayochup, Bunte Burger Sauce,
    Delikatessmayonnaise Thomy, Kraft Mayonnaise, Mautner Markhof Mayonnaise, Felix Mayonnaise, Kuner Mayonnaise, Kuner, Thomynaise, Salatcreme Miracel Whip
  sauce | dairy eggs | | vegetarian | ? | Thomy Les Sauces, Thomy Sauce Hollandaise, Thomy Les Sauces Hollandaise, Lukull Hollandaise,
    Lukull Sauce Hollandaise, Knorr Hollandaise, Maggi Hollandaise, Knorr Sauce Hollandaise, Knorr Caesar Dressing, Homann Fleischsalat
  sauce | | dairy eggs | vegan..vegetarian | ? | Kühne Dressing French, Kühne French Dressing, Knorr Salatkrönung, Salatkrönung, Kraft Dressing,
    Kühne Joghurt Dressing, Kühne Caesar Dressing, Thomy Joghurt Dressing, Develey Joghurtdressing, Kraft Ranch, Heinz Ranch Dressing
  sauce | gluten soybean | | vegan..vegetarian | ? | Maggi Flüssigwürze, Bamboo Garden Sojasauce, Kikkoman Teriyaki, Lee Kum Kee Sojasauce,
    Conimex Ketjap Manis, Maggi Würze Sojasauce
  dish | gluten | | vegan..meat | ? | Maggi 5 Minuten Terrine, 5 Minuten Terrine, Knorr Spaghetteria, Spaghetteria, Knorr Snack Bar,
    Knorr Pasta Snack, Maggi Magic Asia, Yum Yum Nudeln, YumYum, Reeva, Reeva Nudeln, Wai Wai Nudeln, Mama Nudeln, Nissin Demae Ramen, Demae Ramen,
    Nissin Soba, Nongshim Shin Ramyun, Shin Ramyun, Buldak, Samyang Buldak, Samyang, Miracoli Spaghetti, Bürger Maultaschen, Bürger Schupfnudeln,
    Henglein Schupfnudeln, Hilcona Tortellini, Hilcona Ravioli, Steinhaus Ravioli, Steinhaus Tortellini, Giovanni Rana Tortellini, Frosta Bami Goreng,
    Frosta Tagliatelle, Frosta Tortellini, Frosta Nudel Hähnchen Pfanne, Agrarfrost Kroketten, Meica Curry King, Curry King Hotdog, BiFi Roll,
    Old El Paso Tortillas, Old El Paso Wraps, Old El Paso Fajita, Old El Paso Fajita Kit, Santa Maria Tortilla, Mission Wraps, Pfanni Knödel Halb und Halb,
    Pfanni Semmelknödel, Aunt Mabel, Aunt Mabel Pancakes, Knack&Back, Tante Fanny, Tante Fanny Pizzateig, Tante Fanny Flammkuchenteig, Henglein Pizzateig,
    Henglein Blätterteig, Iglo Backfischstäbchen, Iglo Chicken Nuggets, Iglo Chickeria, Wiesenhof Bruzzzler Hotdog, Iglo Backfisch, Iglo Knusperfilet,
    Käpt'n Iglo Fischstäbchen, Captain Iglo, Iglo Filegro
  dish | gluten dairy | | vegetarian..meat | ? | Wagner Steinofen Pizza, Wagner Steinofen Pizza Salami, Wagner Pizza Salami, Wagner Big Pizza,
    Wagner Big City Pizza, Wagner Die Backfrische, Original Wagner Die Backfrische, Original Wagner Pizza, Original Wagner Steinofen Pizza, Wagner Flammkuchen,
    Wagner Flammkuchen Elsässer Art, Original Wagner Flammkuchen, Dr. Oetker Pizza, Dr. Oetker Pizza Salami, Dr. Oetker Ristorante, Ristorante Pizza,
    Ristorante Pizza Salami, Dr. Oetker Ristorante Pizza, Dr. Oetker Ristorante Pizza Salame, Dr. Oetker Ristorante Salame, Ristorante Pizza Mozzarella,
    Dr. Oetker Ristorante Mozzarella, Ristorante Margherita, Ristorante Pizza Spinaci, Dr. Oetker Die Ofenfrische, Dr. Oetker Tradizionale, Die Ofenfrische,
    Dr. Oetker Bistro Flammkuchen, Dr. Oetker Pizzaburger, Pizzaburger, Gustavo Gusto, Gustavo Gusto Pizza, Gustavo Gusto Pizza Margherita,
    Gustavo Gusto Salami, Franco Fresco, Dr. Oetker Intermezzo, Dr. Oetker Casa di Mama, Casa di Mama, Dr. Oetker Suprema, Buitoni Pizza, Pizza Hut,
    Domino's Pizza, Big City Pizza, Iglo Lasagne, Frosta Lasagne, Bürger Käsespätzle, Knorr Lasagne, Knorr Fix Lasagne zubereitet, Maggi Lasagne,
    Pizza Bolognese, Kraft Mac & Cheese
  dish | gluten dairy mushroom | | vegetarian..meat | ? | Ristorante Pizza Funghi, Dr. Oetker Ristorante Pizza Funghi, Dr. Oetker Ristorante Funghi,
    Dr. Oetker Pizza Funghi, Wagner Pizza Champignon, Ristorante Funghi, Pizza Champignon, Pizza Champignons, Pizza Prosciutto Funghi,
    Pizza Prosciutto e Funghi, Pizza Vier Jahreszeiten, Pizza Regina, Pizza Schinken Champignons, Pizza mit Pilzen, Lasagne mit Pilzen, Flammkuchen mit Pilzen
  dish | shellfish gluten dairy | | pescatarian..meat | ? | Pizza Gamberetti, Pizza Scampi, Pizza mit Meeresfrüchten, Pizza mit Garnelen, Meeresfrüchtepizza
  dish | dairy | | vegetarian..meat | ? | Magnum Classic, Magnum Weiß, Magnum Double, Cremissimo, Langnese Cremissimo, Cremissimo Vanille,
    Mövenpick Vanille, Carte d'Or Vanille, Ed von Schleck, Langnese Capri Eis Milch, Nuii, Nuii Eis, Ben & Jerrys, Iglo Rahm-Blattspinat,
    Iglo Rahmwirsing, Iglo Rahm-Gemüse, Iglo Blubb, Iglo Spinat mit Blubb, Rahmspinat mit Blubb, Iglo Gemüse-Ideen Rahm, Patak's Tikka Masala,
    Sharwood's Tikka Masala, Patak's Korma, Maggi Rahmsoße, Knorr Rahmsoße, Knorr Kräuterlinge mit Sahne, Frosta Hähnchen Rahm, Frosta Gemüse Rahm
  dish | dairy | soybean | vegetarian | ? | Magnum Almond, Magnum White, Magnum Mini, Cornetto Nuss, Cornetto Schoko, Nogger Choc, Magnum Double Caramel,
    Dove Eis, Langnese Magnum, Nuii Salted Caramel
  dish | |  | vegan..meat | ? | Iglo Gemüse-Ideen, Iglo Gemüsepfanne, Frosta, Frosta Gemüse, Frosta Gemüse Pfanne, McCain, McCain Pommes, McCain 1-2-3 Frites,
    McCain 123 Frites, Curry King, Knabber Nossi, Knabbernossi, Lacroix Fond, Lacroix Rinderfond, Lacroix Kalbsfond, Lacroix Gemüsefond, Jürgen Langbein Fond,
    Langbein Rinderfond, Erasco Eintopf, Dolmio, Dolmio Bolognese, Sharwood's, Alnatura Streich, Allos, Allos Aufstrich, Zwergenwiese Streich Tomate,
    Heisse Tasse, Erasco Heisse Tasse
  shellfish | shellfish | | pescatarian..meat | ? | Lacroix Hummerfond, Lacroix Krustentierfond, Lacroix Hummersuppe, Jürgen Langbein Hummerfond, Hummerpaste,
    Frosta Garnelen Pfanne, Costa Garnelen, Costa Meeresfrüchte, Costa Meeresfrüchte Mix
  fish | |  | pescatarian | ? | Lacroix Fischfond, Fischfond Lacroix, Jürgen Langbein Fischfond, Followfish Lachs, Iglo Wildlachs, Saupiquet Thunfisch,
    Rio Mare, Rio Mare Thunfisch, John West Thunfisch, Thunfisch Saupiquet
  sauce | gluten | | vegan..vegetarian | ? | Mondamin Mehlschwitze, Mondamin Klassische Mehlschwitze, Mehlschwitze hell, Mehlschwitze dunkel
  grain | gluten | | vegan..vegetarian | ? | mymuesli, my muesli, Kölln Müsli, Kölln Knuspermüsli, Vitalis, Dr. Oetker Vitalis, Vitalis Knuspermüsli,
    Kellogg's Frosties, Kellogg's Smacks, Honey Pops, Honig Pops, Kellogg's Toppas, Kelloggs Cornflakes, Kellogg's Cornflakes, Kellogg's Corn Flakes,
    Kellogg's Crunchy Nut, Nestlé Cini Minis, Trésor, Kellogg's Tresor, Tresor Müsli, Nestlé Fitness, Clusters, Alpen Müsli, Verival Müsli, Familia Müsli,
    Bio-Familia Müesli, Kellness, Crownfield Müsli, 3Bears Porridge, Porridge 3Bears, Haferkater
  grain | gluten | dairy soybean | vegetarian | ? | Kölln Müsli Schoko, Kölln Schoko Müsli, Kölln Knusper Schoko, Vitalis Schoko, Vitalis Schokomüsli,
    Dr. Oetker Vitalis Schoko, Nesquik Knusper, Nestlé Nesquik Cerealien, Kellogg's Choco Krispies, Kellogg's Chocos, Kellogg's Tresor Choco Nut,
    Seitenbacher Schokomüsli
  drink | gluten | | vegan..vegetarian | - | Beck's, Becks, Beck's Blue, Becks Alkoholfrei, Becks Blue, Paulaner Hefe-Weißbier, Weihenstephaner, Benediktiner,
    Oettinger, Sternburg, Berliner Kindl, Berliner Pilsner, Dithmarscher, Holsten, Heineken, Corona Bier, Kilkenny, Hirter, Murauer, Wieselburger, Calanda,
    Eichhof, Cardinal Bier, Appenzeller Quöllfrisch, Krombacher Alkoholfrei, Erdinger Alkoholfrei, Krombacher Radler, Lindes, Lindes Kornkaffee, Karo Kaffee,
    Caro, Caro Landkaffee, Im Nu Kaffee
  drink | |  | vegan | - | Paulaner Spezi, Afri-Cola, Pepsi Max, Pepsi Light, 7 Up, Lipton Eistee, Lipton Ice Tea, Nestea, Pfanner Eistee, Arizona Eistee,
    Volvic Erdbeere, Vöslauer Balance, Apollinaris Lemon, Orangina, Schweppes Bitter Lemon, San Pellegrino, Thomas Henry, Fever-Tree, fritz kola, Fritz-Limo,
    Proviant Limo
  drink | | dairy | vegetarian | ? | Baileys Irish Cream, Dooley's, Sheridan's, Batida de Côco, Caotina, Caotina Pulver, Suchard, Suchard Kakao, Nesquik Kakao,
    Kaba Kakao
  sweetener | |  | vegan | - | Südzucker, Wiener Zucker, Nordzucker, Sweet Family Zucker, Birkenzucker Xucker, Diamant Gelierzucker,
    Südzucker Gelierzucker, Schwartau Extra, Schwartau Extra Erdbeere, Bonne Maman, Bonne Maman Erdbeere, Zentis Konfitüre, Zentis Erdbeere, Darbo,
    Darbo Marmelade, Darbo Preiselbeeren, Hero Konfitüre, d'arbo
  sweetener | |  | vegetarian | - | Langnese Honig, Langnese Flotte Biene, Flotte Biene, Breitsamer Honig, Bihophar Honig, Nektarquell Honig, Biene Maja Honig
  oil | |  | vegan | - | Palmin Soft, Becht's Öl, Bertolli Olivenöl, Bertolli Natives Olivenöl
  baking | gluten | | vegan..vegetarian | ? | Ruf Backmischung, Kathi Backmischung, Dr. Oetker Backmischung, Dr. Oetker Backmischung Marmorkuchen,
    Backmischung Dr. Oetker, Mondamin Pancake Teig-Mix, Mondamin Pfannkuchen Teig-Mix, Ruf Brownies, Küchle Backoblaten
  baking | |  | vegan | - | Dr. Oetker Backpulver, Dr. Oetker Vanillezucker, Ruf Backpulver, Dr. Oetker Natron, Kaiser Natron, Dr. Oetker Gelierfix,
    Dr. Oetker Sahnesteif, Sahnesteif Dr. Oetker, Ruf Sahnesteif
  sweetener | | dairy | vegetarian..meat | ? | Katjes Yoghurt-Gums, Katjes Joghurt Gums, Yoghurt-Gums
  milk | dairy | | vegetarian..pescatarian | ? | Milumil, Milumil Pre, Milasan, Bebivita Folgemilch, Lactana, Lebenswert Pre, Holle Pre, Löwenzahn Pre,
    Hipp HA, Milupa Aptamil, Milchnahrung
  grain | gluten | dairy | vegan..vegetarian | ? | Nesquik Duo, Nesquik Crunchy, Brandt Knusper Kugeln, Knusper Kugeln, Knusperkugeln, Choco Balls,
    Schoko Balls, Schokobälle, Schoko-Bälle, Honey Balls, Zimt Chips Cerealien, Cookie Crisp, Golden Balls
  nut | peanut gluten | | vegan..vegetarian | ? | Lorenz NicNac's, Nick Nacks
  grain | gluten peanut | | vegan..vegetarian | ? | Crunchy Nut, Kelloggs Crunchy Nut, Crunchy Nut Cornflakes
  wine | |  | vegan..vegetarian | - | Freixenet, Fürst Metternich, Henkell Trocken, Mumm Sekt, Söhnlein Brillant, Schlumberger Sekt, Kessler Sekt, Geldermann,
    Deinhard, Moët, Moët & Chandon, Veuve Clicquot
`)
