import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes and products of the world in German spelling. */
export const worldDishes = parseFoodLines(`
  dish | dairy gluten eggs |  | vegetarian | ? | Panettone, buttermilk pancakes, Blintzes, Syrniki, Sirniki, Käse-Blini, Dutch Baby,
    Dorayaki, Castella, Kasutera, Soufflé-Pancakes, Clafoutis, Medovik, Paska, Pascha-Kuchen, Kulitsch, Lussekatter, Semlor, Semla,
    Kanelbullar, Kardamombullar, Galaktoboureko, Bougatsa, Baumstriezel, Kürtőskalács, Trdelnik, Medialunas, Alfajores, Tres Leches,
    Quindim, Brigadeirokuchen, Cannoli, Sfogliatelle, Zeppole, Crostata, Torta della Nonna, Kouign-amann, Far Breton, Paris-Brest,
    Religieuse, Millefeuille, Mille-feuille, Saint-Honoré, Croquembouche, Scones, Victoria Sponge, Sticky Toffee Pudding,
    Yorkshire Pudding, Yorkshire Puddings, Key Lime Pie, Pumpkin Pie, Pecan Pie, Red Velvet Cake, Angel Cake, Cinnamon Rolls, Rugelach,
    Babka
  dish | dairy gluten |  | vegetarian | ? | Chatschapuri, Khachapuri, Adscharuli, Adjaruli, Tiropita, Spanakopita, Burek, Burek mit Käse,
    Käsebörek, Su Böreği, Gözleme mit Käse, Baklava, Baklawa, Kunafa, Künefe, Knafeh, Kadayıf, Basbousa, Pierogi ruskie, Pirogi ruskie,
    Piroggen mit Quark, Wareniki mit Quark, Mandu mit Käse, Paneer-Naan, Käse-Naan, Quesadilla, Quesadillas, Käse-Quesadilla,
    Arepas con Queso, Pão de Queijo Weizen, Khinkali mit Käse, Shortbread Fingers, Apple Pie, Naan Käse, Dal Makhani mit Naan,
    Samboussek mit Käse, Muhallebi Grieß, Halawet el Jibn, Um Ali, Umm Ali, Rogalki, Gulab Jamun, kishk, Tarhana, Trahana, Tarhana-Suppe
  dish | gluten |  | meat | ? | Khinkali, Chinkali, Pelmeni, Manti, Tschebureki, Tscheburek, Cheburek, Belyaschi, Beljaschi, Samsa,
    Plow mit Fladen, Pierogi mit Fleisch, Pirogi mit Fleisch, Uszka, Empanadas, Empanada, Empanada de carne, Kibbeh, Kubbeh, Kibbe,
    Içli Köfte, Sfiha, Lahm bi Ajin, Manakish mit Fleisch, Sigara Böreği mit Hack, Pita Gyros, Gyros Pita, Souvlaki Pita, Shawarma,
    Schawarma, Schawarma-Teller mit Brot, Bun Cha mit Nem, Pastel, Pastéis Carne, Steak and Kidney Pie, Cornish Pasty,
    Sausage Roll, Sausage Rolls, Meat Pie, Boeuf en croûte, Pasteten, Tourtière, Bobotie mit Brot, Burrito, Burritos, Enchiladas, Fajitas,
    Sloppy Joe
  dish | gluten soybean |  | meat | ? | Tonkotsu-Ramen, Shoyu-Ramen, Miso-Ramen, Udon-Suppe, Yaki Udon, Gyudon, Oyakodon, Katsudon,
    Chicken Teriyaki, Karaage, Yakitori, Sukiyaki, Gyoza, Jiaozi, Wan Tan, Wantan, Wan-Tan-Suppe, Wantansuppe, Baozi, Char Siu Bao,
    Bao Buns, Char Siu, Bulgogi, Bibimbap, Japchae, Dakgangjeong, Jajangmyeon, Jjajangmyeon, Mapo Tofu, Mapo Doufu, Gong Bao, General Tso, Chow Mein, Lo Mein, Dan Dan Nudeln, Babi Ketjap, Ajam Ketjap, Adobo, Pad See Ew, Pad Kra Pao,
    Lumpia, Siu Mai, Shumai, Banh Mi
  dish | peanut shellfish soybean | gluten eggs | pescatarian..meat | ? | Pad Thai, Pad Thai mit Garnelen
  dish | peanut soybean | gluten eggs | vegan..meat | ? | Gado Gado, Saté-Spieße, Satay-Spieße, Saté Ajam, Hähnchen-Saté,
    Massaman-Curry mit Erdnüssen
  dish | peanut |  | vegan..meat | ? | Maafe, Mafé, Erdnusseintopf, Erdnusssuppe, Erdnussstew, Massaman-Curry, Domoda
  shellfish | shellfish |  | pescatarian | ? | shiokara, Laksa, Tom Yam Gung, Tom Yum Goong, Jambalaya mit Garnelen, Gambas al Ajillo,
    Pulpo a la Gallega, Pulpo gallego, Paella de Marisco, Paella mixta, Paella Valenciana mit Meeresfrüchten, Zarzuela, Cataplana,
    Bouillabaisse, Cioppino, Clam Chowder, Moules-frites, Miesmuscheln in Tomatensud, Chipirones, Ceviche mit Garnelen, Sambal Terasi,
    Sambal Trassi, XO-Sauce
  dish | soybean mushroom | gluten | pescatarian..meat | ? | Misosuppe mit Shiitake, Sauer-scharf-Suppe, Sauerscharfsuppe, Peking-Suppe,
    Pekingsuppe, Buddha-Fastenspeise, Luohan Zhai, Mala-Suppe mit Pilzen
  sauce | gluten soybean |  | vegan..meat | ? | Ketjap Manis, Ketjap Asin, Tonkatsu-Soße, Yakisoba-Soße, Okonomiyaki-Soße,
    Bulgogi-Marinade, Chunjang, Miso Gerste, Mugi-Miso
  dish | gluten eggs |  | vegetarian..meat | ? | Okonomiyaki, Gemüsetempura, Tempura-Gemüse, Tonkatsu, Katsu-Curry, Chicken Katsu,
    Kniddelen, Kneidlach, Matzeknödel, Matzenknödel, Matzeknödelsuppe, Knishes, Kugel Nudelauflauf, Kugel jüdisch, Eierkuchen koreanisch
  dish | dairy |  | vegetarian..meat | ? | Butter Chicken, Chicken Korma, Palak Paneer, Saag Paneer, Mattar Paneer, Paneer Tikka,
    Shahi Paneer, Malai Kofta, Chicken Tikka Masala, Tikka Masala, Tandoori Chicken, Tandoori-Hähnchen, Dal Makhani, Kheer, Kulfi,
    Rasgulla, Rasmalai, Borschtsch mit Schmand, Borschtsch, Borschtsch mit Smetana, Okroschka, Schtschi mit Smetana, Boeuf Stroganow,
    Saltibarsciai, Chłodnik, Żurek mit Sahne, Horiatiki, Saganaki Käse, Aligot, Tartiflette, Croziflette, Brandade, Mämmi mit Sahne,
    Janssons Frestelse, Janssons Versuchung, Rømmegrøt, Skyr-Dessert, Braunkäse norwegisch, Colcannon,
    Champ Kartoffelpüree, Shepherd's Pie, Cottage Pie, Fish Pie, Shepherds Pie, Banoffee, Sutlac, Muhallabia, Muhallebi, Mishti Doi,
    Iskender, Iskender Kebap, Cılbır, Papas a la Huancaína, Ocopa
  dish | dairy gluten eggs | mushroom | meat | ? | Mantı mit Joghurt, Moussaka mit Béchamel, Pastitsio, Pastizio, Lasagne al forno,
    Tortellini panna
  dish | gluten |  | vegan..vegetarian | ? | crumpets, English Muffin, English Muffins, Pita-Chips, Fattoush, Fatoush, Taboulé libanesisch,
    Bulgursalat türkisch, Ezme mit Brot, Manakish, Manakisch, Zaatar-Brot, Man'ousche, Paratha, Puri, Injera mit Weizen, Msemen, Baghrir,
    Harcha, Harira, Couscous Royale, Freekeh-Salat, Simit, Açma, Pogaca, Focaccia pugliese, Grissini torinesi, Arancini, Panelle Weizen,
    Bruschette, Ribollita, Pappa al pomodoro, Minestrone, Seitan-Gyros, Manju
  meat |  |  | meat | - | Mehlwürmer geröstet
`)
