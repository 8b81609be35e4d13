import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes of other countries, and what most recipes put in that the name does not tell. */
export const worldRecipes = parseFoodLines(`
  dish | | shellfish mushroom | vegan..meat | ? | Tom Yum, Tom Yam, Tom Jam, Tom-Yum-Suppe, Tom Yum Suppe, Tom Yam Suppe, Tom-Yam-Suppe, Tom Yam Kung, Tom Yum Gung,
    Tom Yam Gung, Tom Yum Goong, Tom Yum Kung, Siu Mai, Shumai, Shaomai
  dish | | mushroom | vegan..meat | ? | Tom Kha, Tom Kha Gai, Tom Ka Gai, Tom Kha Kai, Tom Kha Suppe, Tom-Kha-Suppe, Tom-Kha-Gai-Suppe, Tom Kha Gai Suppe, Tom Yam Gai,
    Tom Yum Gai, Tom Kha Gung, Chop Suey, Chop Sui, Wan-Tan-Suppe mit Pilzen, Buddha Bowl asiatisch, Gaeng Keow Wan
  dish | | mushroom eggs soybean | vegan..meat | ? | Bibimbap, Bi Bim Bap, Bibimbap mit Rind, Bibimbap mit Rindfleisch, Bibimbap mit Tofu, Dolsot Bibimbap, Japchae, Chap Chae,
    Japchae mit Rind
  dish | | shellfish | vegan..meat | ? | grünes Curry, grünes Thai-Curry, grünes Thaicurry, Thai-Curry grün, Thai-Curry, Thaicurry, Thai Curry, rotes Curry, rotes Thai-Curry,
    rotes Thaicurry, Thai-Curry rot, Thai Curry rot, gelbes Curry, gelbes Thai-Curry, Thai-Curry gelb, Panang Curry, Panang-Curry, Phanaeng Curry, Dschungelcurry,
    Green Curry, Red Curry, Thai Green Curry, Thai Red Curry, Rotes Curry mit Huhn, rotes Curry mit Hähnchen, grünes Curry mit Huhn, grünes Curry mit Hähnchen,
    Thai-Curry mit Hähnchen, Thai-Curry mit Huhn, rotes Curry mit Ente, Khao Soi, Khao Pad, Kao Pad, Sommerrollen, Sommerrolle, Reispapierrollen, Goi Cuon, Dim Sum, Dim Sums,
    Bun Bo Hue, Banh Cuon, Fischbällchensuppe, Jambalaya, Gumbo, Thieboudienne, Moqueca, Callaloo, Frosta Paella, Paella, Paella mit Huhn, Iglo Paella, Paella Valenciana
  dish | peanut | shellfish | vegan..meat | ? | Massaman, Massaman Curry, Massaman-Curry, Massamancurry, Massaman Curry mit Huhn, Massaman Curry mit Rind,
    Massaman Curry mit Hähnchen, Massaman-Curry mit Rindfleisch, Matsaman Curry, Mussaman Curry, Gaeng Massaman
  dish | | peanut shellfish | pescatarian..meat | ? | Som Tam, Som Tum, Papayasalat, grüner Papayasalat, thailändischer Papayasalat, Rojak
  dish | | peanut soybean | vegan..meat | ? | Bun Bo Nam Bo, Bun Nam Bo, Bun Bo, Bun Thit Nuong
  dish | | eggs mushroom | meat | ? | Nem, Nem Ran, Nem Rán, Cha Gio, Chả giò
  dish | | eggs soybean shellfish gluten | vegan..meat | ? | Nasi Goreng, Nasi-Goreng, Nasi Goreng mit Huhn, Nasi Goreng mit Garnelen
  dish | gluten | eggs soybean | vegan..meat | ? | Mie Goreng, Mi Goreng, Bami Goreng, Bami-Goreng, Bamigoreng, Miegoreng
  dish | | peanut eggs shellfish | pescatarian..meat | ? | Nasi Lemak
  dish | | eggs | meat | ? | Soto Ayam, Soto Ajam, Pelmeni, Manti, Manty, Chinkali, Khinkali, Pytt i Panna, Pyttipanna, Bandeja Paisa, Kottu Roti, Kotthu
  dish | | shellfish soybean eggs gluten | pescatarian | ? | California Roll, California Rolls, California-Rolle, California Rollen, California Maki, Kalifornien-Rolle,
    Surimi-Maki, Surimi Sushi, Inside-Out-Rolle, Inside Out Roll, Inside-Out-Roll, Uramaki
  dish | | soybean gluten | pescatarian..meat | ? | Sashimi, Sashimi-Teller, Sashimi mit Lachs, Lachs-Sashimi, Thunfisch-Sashimi, Wakame-Salat, Wakamesalat, Goma Wakame,
    Algensalat, Seetangsalat, Chuka Wakame, Poké-Bowl, Poke Bowl mit Lachs, Poké Bowl mit Lachs, Lachs-Bowl, Sushi-Bowl, Lachs-Poke-Bowl, Onigiri mit Lachs, Onigiri mit Thunfisch
  dish | gluten | eggs | vegetarian..meat | ? | Tempura, Gemüsetempura, Gemüse-Tempura, Tempura-Gemüse, Yasai Tempura
  dish | gluten shellfish | eggs | pescatarian | ? | Garnelentempura, Garnelen-Tempura, Tempura-Garnelen, Tempura Garnelen, Ebi Tempura, Ebi-Tempura, Shrimp Tempura, Ebi Fry
  dish | | gluten soybean | vegan..meat | ? | Tteokbokki, Tteok-bokki, Topokki, Toppoki, Tteokbokki mit Käse, Rabokki, koreanische Reiskuchen in Chilisauce
  dish | eggs | | vegetarian..meat | ? | Eierblumensuppe, Eiblumensuppe, Eier-Blumen-Suppe, Egg Drop Soup, Eierflockensuppe
  dish | gluten shellfish | soybean | pescatarian..meat | ? | Har Gow, Har Gao, Ha Kao, Ha Gau, Garnelen-Dim-Sum, Garnelen-Wan-Tan, Garnelen-Gyoza
  dish | | | vegan..meat | ? | Jause, Feuertopf, chinesischer Feuertopf, mongolischer Feuertopf, Pakora, Pakoras, Gemüse-Pakora, Gemüsepakora, Zwiebel-Pakora, Blumenkohl-Pakora,
    Dönerteller, Döner-Teller, Döner Teller, Dönerbox, Döner-Box, Gyrosteller, Gyros-Teller, Grillteller, Fischteller, Lammtopf, Plov, Plow, Usbekischer Plow, Usbekischer Plov,
    Ucha, Ukha, Ceviche, Ceviche mit Lachs, Tiradito, Chakhokhbili, Tschachochbili, Chanakhi, Ostri, Tschaschuschuli, Kharcho, Chartscho, Asado, Churrasco, Parrillada,
    Gänsebraten, Putenbraten, Kaninchenbraten, Lammbraten, Wildbraten, Cepelinai, Kugelis, Zeppelini, Stegt flæsk, Stegt Flaesk, Tajine mit Huhn, Tajine mit Lamm, Kefta-Tajine
  dish | | dairy eggs | vegetarian | ? | Pascha, Paska, Pas'cha, Osterpascha, russische Pascha
  dish | | dairy | vegan..meat | ? | Biryani, Biriyani, Hähnchen-Biryani, Hühnchen-Biryani, Chicken Biryani, Chicken-Biryani, Lamm-Biryani, Gemüse-Biryani, Gemüsebiryani,
    Stamppot, Boerenkool, Hutspot, Buffalo Wings, Chicken Wings Buffalo Style, Hot Wings Buffalo, Chili-Käse-Fritten, Königsberger Klopse, Papet Vaudois, Saucisson im Teig mit Lauch,
    Kartoffelstampf, Kartoffelsuppe mit Würstchen, Langos, Lángos, Lauchgratin, Gemüsegratin, Fenchelgratin, Kürbisgratin, Zucchinigratin, Rosenkohlgratin, Blumenkohlgratin,
    Spinatauflauf, Lachsauflauf, Thunfischauflauf, Rosenkohlauflauf, Spargelauflauf, Lauchauflauf, Blumenkohlauflauf, Gemüseauflauf, Hackfleischauflauf, Kürbisauflauf,
    Hähnchenauflauf, Pilzauflauf, Tomatenauflauf, Süßkartoffelauflauf, Bohnenauflauf, Fischauflauf, Fischgratin, Lachsgratin, Sauerkrautauflauf, Wirsingauflauf, Auberginenauflauf
  dish | dairy | | meat | ? | Riz Casimir, Reis Casimir, Riz Kasimir, Casimir-Reis, Huhn Casimir, Curry-Reis Casimir
  dish | dairy | gluten | vegetarian..meat | ? | Poutine, Cheese Fries, Käsepommes, Pommes mit Käse, Loaded Fries, Chili Cheese Fries, Chili-Cheese-Fries, Cheesy Fries, Käsefritten,
    Chili Cheese Nuggets, Chili-Cheese-Nuggets, Mozzarella Sticks, Mozzarellasticks, Jalapeño Poppers, Jalapeno Poppers, Alfredo, Alfredosauce, Pasta Alfredo
  dish | dairy gluten | eggs | vegetarian..meat | ? | Khachapuri, Chatschapuri, Chatchapuri, Adscharuli, Adjaruli, Adjaruli Khachapuri, Imeruli, Adscharuli Chatschapuri
  dish | dairy | eggs | vegetarian..meat | ? | Okroschka, Okroshka, Okroschka mit Kefir, Okroschka mit Kwas
  dish | dairy eggs gluten | | vegetarian..meat | ? | Eggs Benedict, Eier Benedikt, Eier Benedict, Eggs Benedikt, Egg Benedict, Eggs Florentine, Eggs Royale, Eier Florentiner Art
  shellfish | shellfish | dairy gluten | pescatarian..meat | ? | Clam Chowder, New England Clam Chowder, Muschelchowder, Seafood Chowder, Fisch-Chowder, Krebssuppe, Hummercremesuppe
  shellfish | shellfish | gluten eggs | pescatarian | ? | Crab Cakes, Crab Cake, Krabbenküchlein, Krabbenfrikadellen, Krebsküchlein, Garnelenfrikadellen, Shrimp Cakes
  dish | | gluten mushroom | meat | ? | Coq au Vin, Coq au vin blanc, Hahn in Rotwein, Hähnchen in Rotwein, Huhn in Rotwein, Boeuf Bourguignon, Bœuf Bourguignon, Burgunderbraten, Bœuf bourgignon,
    Kalbsblanquette, Blanquette, Blanquette de Veau
  dish | gluten | dairy | meat | ? | Chimichanga, Chimichangas, Burrito mit Hähnchen, Burrito mit Rind, Chicken Burrito, Beef Burrito, Enchiladas mit Hähnchen
  meat | | gluten | meat | ? | Ossobuco, Osso Buco, Ossobuco alla Milanese, Osso buco alla milanese, Ossobucco, Osso Bucco, Ossobuco mit Gremolata
  dish | gluten | eggs | meat | ? | Cotoletta, Cotoletta alla Milanese, Cotoletta Milanese, Wiener Kotelett, Mailänder Schnitzel, Mailänder Kotelett, Champignonschnitzel, Pilzschnitzel,
    Pfefferschnitzel, Zwiebelschnitzel
  dish | gluten | | meat | ? | Rundstück warm, Hamburger Rundstück, warmes Rundstück, Pizzabrötchen mit Salami, Fladenbrot mit Dönerfleisch, Leberkäsesemmel, Leberkässemmel, Leberkäsweckle,
    Leberkas-Semmel, Fleischkäsweckle, Schnitzelsemmel, Schnitzelbrötchen, Bratwurstsemmel, Bratwurstbrötchen, Mettbrötchen, Hackepeterbrötchen, Mettsemmel, Frikadellenbrötchen,
    Bosna, Kebabsemmel, Hasenbrot, Drei im Weckla, Currywurst im Brötchen, Dürüm Döner, Döner Kebab im Fladenbrot, Döner im Brot, Pita mit Gyros, Gyros im Fladenbrot
  dish | gluten dairy | | vegetarian..meat | ? | Pizzabrötchen, Pizza-Brötchen, Pizzaschnecke, Pizzazunge, Pizzaecke, Partybrötchen überbacken, Pizzataschen, Pizzatasche
  dish | gluten | | vegan..vegetarian | ? | Bulgursalat, Bulgur-Salat, Taboulé, Taboule, Tabbouleh, Tabouleh, Couscous-Salat, Kisir, Bulgurpilaw, Bulgurpilav, Freekehsalat
  dish | | eggs gluten | vegan..vegetarian | ? | Kürbispuffer, Maispuffer, Möhrenpuffer, Karottenpuffer, Gemüsepuffer, Kohlrabipuffer, Süßkartoffelpuffer, Lauchpuffer, Selleriepuffer,
    Quinoapuffer, Linsenpuffer, Erbsenpuffer, Spinatpuffer, Blumenkohlpuffer, Brokkolipuffer, Pastinakenpuffer, Rote-Bete-Puffer, Steckrübenpuffer, Maisküchlein, Maisküchle,
    Gemüseküchlein, Gemüseküchle, Zucchiniküchlein, Zucchiniküchle, Kürbisküchlein, Erbsenküchlein, Linsenküchlein, Quinoaküchlein, Brokkoliküchlein, Maisfritters, Zucchini Fritters,
    Kartoffelküchle, Haferflockenbratlinge, Quinoabratlinge, Hirsebratlinge, Grünkernküchle, Reisbratlinge, Gemüsebällchen, Hirsepuffer, Haferpuffer
  dish | gluten | eggs | vegan..meat | ? | Köttbullar, Köttbullar mit Rahmsoße, IKEA Köttbullar, schwedische Hackbällchen, schwedische Fleischbällchen, Polpette, Polpettine, Albondigas
  dish | | gluten eggs | meat | ? | Köfte, türkische Köfte, Inegöl Köfte, Izgara Köfte, Lammköfte, Rinderköfte, Keftedes, Bifteki
  dish | gluten | | meat | ? | IKEA Hotdog, Hot Dog dänisch, Hot Dog Wurst, Hotdog dänische Art
  dish | eggs | gluten dairy | vegetarian | ? | Senfeier, Eier in Senfsoße, Eier in Senfsauce, Saure Eier, Soleier in Senfsoße, verlorene Eier in Senfsoße, verlorene Eier in Senfsauce
  dish | gluten | dairy eggs | vegetarian | ? | Mohnnudeln, Waldviertler Mohnnudeln, Nussnudeln, Apfelnudeln, Zwetschgenmännle, Hefemännle, Klausenmännle, Öhrli, Fasnachtsöhrli
  dish | dairy | | vegetarian..meat | ? | Errötendes Mädchen, Errötende Jungfrau, Rotweincreme, Weincreme mit Sahne
  dish | | gluten eggs dairy | vegetarian | ? | Pfeffernüsse, Pfeffernuss, Offenbacher Pfeffernüsse, Braune Pfeffernüsse
  dish | | | meat | ? | Weißwurstfrühstück, Weißwürste mit süßem Senf, Brotzeitteller, Brotzeitplatte, Schlachtplatte, Vesperplatte, Jausenplatte, Brettljause, Schlachteplatte, Zvieriplättli
`)
