import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of other countries, and what most recipes put in that the name does not tell. */
export const worldRecipes = parseFoodLines(`
  dish | | shellfish mushroom | vegan..meat | ? | Tom Yam, Tom Jam, Tom-Yum-Suppe, Tom Yam Suppe, Tom Yam Kung, Tom Yum Gung,
    Tom Yum Kung, Shaomai
  dish | | mushroom | vegan..meat | ? | Tom Kha Gai, Tom Ka Gai, Tom Kha Kai, Tom Kha Suppe, Tom-Kha-Gai-Suppe, Tom Yam Gai,
    Tom Yum Gai, Tom Kha Gung, Chop Sui, Wan-Tan-Suppe mit Pilzen, Buddha Bowl asiatisch, Gaeng Keow Wan
  dish | | mushroom eggs soybean | vegan..meat | ? | Bi Bim Bap, Bibimbap mit Rind, Bibimbap mit Rindfleisch, Bibimbap mit Tofu, Chap Chae, Japchae mit Rind
  dish | | shellfish | vegan..meat | ? | grünes Curry, grünes Thai-Curry, grünes Thaicurry, Thai-Curry grün, Thai-Curry, Thaicurry, rotes Curry,
    rotes Thai-Curry, rotes Thaicurry, Thai-Curry rot, gelbes Curry, gelbes Thai-Curry, Thai-Curry gelb, Panang Curry, Phanaeng Curry,
    Dschungelcurry, Green Curry, Red Curry, Thai Green Curry, Thai Red Curry, Rotes Curry mit Huhn, rotes Curry mit Hähnchen, grünes Curry mit Huhn,
    grünes Curry mit Hähnchen, Thai-Curry mit Hähnchen, Thai-Curry mit Huhn, rotes Curry mit Ente, Khao Soi, Khao Pad, Kao Pad, Reispapierrollen, Goi Cuon,
    Dim Sums, Bun Bo Hue, Banh Cuon, Fischbällchensuppe, Jambalaya, Gumbo, Thieboudienne, Moqueca, Callaloo, Frosta Paella, Paella mit Huhn, Iglo Paella,
    Paella Valenciana
  dish | peanut | shellfish | vegan..meat | ? | Massaman, Massaman Curry, Massaman Curry mit Huhn, Massaman Curry mit Rind, Massaman Curry mit Hähnchen,
    Massaman-Curry mit Rindfleisch, Matsaman Curry, Mussaman Curry, Gaeng Massaman
  dish | | peanut shellfish | pescatarian..meat | ? | Som Tam, Som Tum, Papayasalat, grüner Papayasalat, thailändischer Papayasalat, Rojak
  dish | | peanut soybean | vegan..meat | ? | Bun Bo Nam Bo, Bun Nam Bo, Bun Bo, Bun Thit Nuong
  dish | | eggs mushroom | meat | ? | Nem, Nem Ran, Cha Gio
  dish | | eggs soybean shellfish gluten | vegan..meat | ? | Nasi-Goreng, Nasi Goreng mit Huhn, Nasi Goreng mit Garnelen
  dish | gluten | eggs soybean | vegan..meat | ? | Mi Goreng, Bami-Goreng, Bamigoreng, Miegoreng
  dish | | eggs | meat | ? | Soto Ayam, Soto Ajam, Manty, Pytt i Panna, Pyttipanna, Bandeja Paisa, Kottu Roti, Kotthu
  dish | | shellfish soybean eggs gluten | pescatarian | ? | California-Rolle, California Rollen, California Maki, Kalifornien-Rolle, Surimi-Maki,
    Surimi Sushi, Inside-Out-Rolle, Inside Out Roll, Uramaki
  dish | | soybean gluten | pescatarian..meat | ? | Sashimi, Sashimi-Teller, Sashimi mit Lachs, Lachs-Sashimi, Thunfisch-Sashimi, Wakame-Salat, Seetangsalat,
    Chuka Wakame, Poké-Bowl, Poke Bowl mit Lachs, Lachs-Bowl, Sushi-Bowl, Lachs-Poke-Bowl, Onigiri mit Lachs, Onigiri mit Thunfisch
  dish | gluten | eggs | vegetarian..meat | ? | Gemüse-Tempura, Yasai Tempura
  dish | gluten shellfish | eggs | pescatarian | ? | Tempura Garnelen, Ebi Tempura, Shrimp Tempura, Ebi Fry
  dish | | gluten soybean | vegan..meat | ? | Tteok-bokki, Topokki, Toppoki, Tteokbokki mit Käse, Rabokki, koreanische Reiskuchen in Chilisauce
  dish | eggs | | vegetarian..meat | ? | Eierblumensuppe, Eiblumensuppe, Eier-Blumen-Suppe, Egg Drop Soup, Eierflockensuppe
  dish | gluten shellfish | soybean | pescatarian..meat | ? | Har Gow, Har Gao, Ha Kao, Ha Gau, Garnelen-Dim-Sum, Garnelen-Wan-Tan, Garnelen-Gyoza
  dish | |  | vegan..meat | ? | Jause, Feuertopf, chinesischer Feuertopf, mongolischer Feuertopf, Pakora, Pakoras, Gemüse-Pakora, Gemüsepakora, Zwiebel-Pakora,
    Blumenkohl-Pakora, Dönerteller, Döner-Teller, Dönerbox, Döner-Box, Gyrosteller, Gyros-Teller, Fischteller, Lammtopf, Plov, Plow,
    Usbekischer Plow, Usbekischer Plov, Ucha, Ukha, Ceviche, Ceviche mit Lachs, Tiradito, Chakhokhbili, Tschachochbili, Chanakhi, Ostri, Tschaschuschuli,
    Kharcho, Chartscho, Churrasco, Parrillada, Gänsebraten, Putenbraten, Kaninchenbraten, Cepelinai, Kugelis, Zeppelini, Stegt flæsk,
    Tajine mit Huhn, Tajine mit Lamm, Kefta-Tajine
  dish | | dairy eggs | vegetarian | ? | Pascha, Pas'cha, Osterpascha, russische Pascha
  dish | | dairy | vegan..meat | ? | Biriyani, Hähnchen-Biryani, Hühnchen-Biryani, Chicken Biryani, Lamm-Biryani, Gemüse-Biryani,
    Gemüsebiryani, Stamppot, Boerenkool, Hutspot, Buffalo Wings, Chicken Wings Buffalo Style, Hot Wings Buffalo, Chili-Käse-Fritten,
    Saucisson im Teig mit Lauch, Kartoffelsuppe mit Würstchen, Langos, Lauchgratin, Fenchelgratin, Kürbisgratin, Zucchinigratin,
    Rosenkohlgratin, Blumenkohlgratin, Spinatauflauf, Lachsauflauf, Thunfischauflauf, Rosenkohlauflauf, Spargelauflauf, Lauchauflauf, Hackfleischauflauf,
    Kürbisauflauf, Hähnchenauflauf, Pilzauflauf, Tomatenauflauf, Süßkartoffelauflauf, Bohnenauflauf, Sauerkrautauflauf, Wirsingauflauf, Auberginenauflauf
  dish | dairy | | meat | ? | Riz Casimir, Reis Casimir, Riz Kasimir, Casimir-Reis, Huhn Casimir, Curry-Reis Casimir
  dish | dairy | gluten | vegetarian..meat | ? | Cheese Fries, Käsepommes, Pommes mit Käse, Loaded Fries, Chili Cheese Fries, Cheesy Fries,
    Chili-Cheese-Nuggets, Mozzarella Sticks, Jalapeno Poppers, Alfredo, Pasta Alfredo
  dish | dairy gluten | eggs | vegetarian..meat | ? | Chatchapuri, Adjaruli Khachapuri, Adscharuli Chatschapuri
  dish | dairy | eggs | vegetarian..meat | ? | Okroshka, Okroschka mit Kefir, Okroschka mit Kwas
  dish | dairy eggs gluten | | vegetarian..meat | ? | Eier Benedikt, Eggs Benedikt, Egg Benedict, Eggs Florentine, Eggs Royale, Eier Florentiner Art
  shellfish | shellfish | dairy gluten | pescatarian..meat | ? | New England Clam Chowder, Muschelchowder, Seafood Chowder, Fisch-Chowder
  shellfish | shellfish | gluten eggs | pescatarian | ? | Crab Cakes, Crab Cake, Krebsküchlein, Garnelenfrikadellen, Shrimp Cakes
  dish | | gluten mushroom | meat | ? | Coq au vin blanc, Hahn in Rotwein, Hähnchen in Rotwein, Huhn in Rotwein, Boeuf Bourguignon,
    Bœuf bourgignon, Blanquette
  dish | gluten | dairy | meat | ? | Chimichangas, Burrito mit Hähnchen, Burrito mit Rind, Chicken Burrito, Beef Burrito, Enchiladas mit Hähnchen
  meat | | gluten | meat | ? | Ossobuco alla Milanese, Osso buco alla milanese, Ossobucco, Osso Bucco, Ossobuco mit Gremolata
  dish | gluten | eggs | meat | ? | Cotoletta, Cotoletta alla Milanese, Cotoletta Milanese, Wiener Kotelett, Mailänder Schnitzel, Mailänder Kotelett,
    Champignonschnitzel, Pfefferschnitzel, Zwiebelschnitzel
  dish | gluten | | meat | ? | Rundstück warm, Hamburger Rundstück, warmes Rundstück, Pizzabrötchen mit Salami, Fladenbrot mit Dönerfleisch, Leberkas-Semmel,
    Kebabsemmel, Hasenbrot, Döner Kebab im Fladenbrot, Döner im Brot, Pita mit Gyros, Gyros im Fladenbrot
  dish | gluten dairy | | vegetarian..meat | ? | Pizzabrötchen, Pizza-Brötchen, Pizzaschnecke, Pizzazunge, Pizzaecke, Pizzataschen, Pizzatasche
  dish | gluten | | vegan..vegetarian | ? | Bulgursalat, Bulgur-Salat, Taboulé, Tabbouleh, Tabouleh, Couscous-Salat, Bulgurpilaw, Bulgurpilav,
    Freekehsalat
  dish | | eggs gluten | vegan..vegetarian | ? | Kürbispuffer, Maispuffer, Karottenpuffer, Kohlrabipuffer, Süßkartoffelpuffer, Lauchpuffer, Selleriepuffer,
    Quinoapuffer, Linsenpuffer, Erbsenpuffer, Spinatpuffer, Blumenkohlpuffer, Brokkolipuffer, Pastinakenpuffer, Rote-Bete-Puffer, Steckrübenpuffer, Maisküchle,
    Gemüseküchlein, Gemüseküchle, Zucchiniküchlein, Zucchiniküchle, Kürbisküchlein, Erbsenküchlein, Linsenküchlein, Quinoaküchlein, Brokkoliküchlein,
    Maisfritters, Zucchini Fritters, Haferflockenbratlinge, Quinoabratlinge, Hirsebratlinge, Reisbratlinge, Gemüsebällchen, Hirsepuffer, Haferpuffer
  dish | gluten | eggs | vegan..meat | ? | Köttbullar mit Rahmsoße, IKEA Köttbullar, schwedische Hackbällchen, schwedische Fleischbällchen, Polpette,
    Polpettine, Albondigas
  dish | | gluten eggs | meat | ? | türkische Köfte, Inegöl Köfte, Izgara Köfte, Lammköfte, Rinderköfte, Keftedes
  dish | gluten | | meat | ? | IKEA Hotdog, Hot Dog dänisch, Hot Dog Wurst, Hotdog dänische Art
  dish | eggs | gluten dairy | vegetarian | ? | Soleier in Senfsoße, verlorene Eier in Senfsauce
  dish | gluten | dairy eggs | vegetarian | ? | Apfelnudeln, Zwetschgenmännle, Hefemännle, Öhrli, Fasnachtsöhrli
  dish | dairy | | vegetarian..meat | ? | Errötendes Mädchen, Errötende Jungfrau, Rotweincreme, Weincreme mit Sahne
  dish | | gluten eggs dairy | vegetarian | ? | Pfeffernuss, Offenbacher Pfeffernüsse, Braune Pfeffernüsse
  dish | |  | meat | ? | Weißwurstfrühstück, Weißwürste mit süßem Senf, Brotzeitteller, Schlachteplatte, Zvieriplättli
  dish | eggs | dairy | vegetarian | ? | Shakshuka mit Feta, Rührei mit Käse, Rührei mit Feta, Omelett mit Feta, Spiegelei mit Käse
  dish | eggs | soybean | vegan..meat | ? | Gebratener Reis mit Ei und Gemüse, Egg Fried Rice, Bratreis mit Ei, Chahan, Yangzhou-Reis
  dish | soybean | shellfish gluten eggs | vegan..meat | ? | Sushi-Platte, Sushiplatte, Sushi Box, Sushi-Set, gemischtes Sushi, Sushi gemischt, Sushi-Menü
  dish | | gluten | pescatarian..meat | ? | Fischtacos, Fisch-Tacos, Fish Tacos, Tacos mit Fisch, Taco mit Fisch
  dish | gluten | eggs | vegan..meat | ? | Fleckerlspeise, Schinkenfleckerlauflauf, Nudelfleck
  dish | | gluten eggs | vegan..vegetarian | ? | Linsenbraten, Gemüsebraten, Linsenhackbraten, Tofubraten, Grünkernbraten, Pilzbraten, Veggie-Braten,
    vegetarischer Hackbraten, Linsenfrikadellen, Bohnenfrikadellen, Kichererbsenbratlinge, Bohnenbratlinge
  dish | gluten | eggs dairy | vegan..vegetarian | ? | Apfelkrapfen, Apfelkrapferl, Pflaumenknödel, Kirschknödel, Obstknödel, Früchteknödel, Heidelbeerknödel,
    Briochekipferl, Mohnkipferl, Quarkstangerl, Schoko-Bananen-Kuchen, Schoko-Kirsch-Kuchen, Apfel-Zimt-Kuchen, Schoko-Nuss-Kuchen, Zitronen-Joghurt-Kuchen,
    Kirsch-Streusel-Kuchen, Schoko-Sahne-Torte, Erdbeer-Sahne-Torte, Naked Cake
  dish | dairy | gluten | vegetarian..meat | ? | Zwiebelsuppe überbacken, gratinierte Zwiebelsuppe, Zwiebelsuppe gratiniert
  dish | dairy | | vegan..meat | ? | Gyros überbacken, überbackenes Gyros, Gyros mit Metaxasauce, Schnitzel überbacken, überbackene Schnitzel,
    Toast überbacken, überbackener Toast, Nachos überbacken, überbackene Nachos, Nudeln überbacken, Gemüse überbacken, Zucchini überbacken,
    Auberginen überbacken, Kartoffeln überbacken, überbackene Kartoffeln, Pfannkuchen überbacken, Tomaten überbacken, Fenchel überbacken, Chicorée überbacken,
    Spargel überbacken
  sauce | | eggs dairy | vegetarian | ? | Knoblauchsauce, Knoblauchsoße, Knoblauch-Sauce, Knobisoße, Knobi-Soße, Knoblauchcreme, Dönersoße, Dönersauce,
    Döner-Soße
`)
