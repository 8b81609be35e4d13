import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Spaetzle, noodles, dumplings, gnocchi and savoury doughs without meat. */
export const noodlesAndDumplings = parseFoodLines(`
  dish | gluten eggs |  | vegetarian | ? | Chnöpfli, Spinatspätzle, Spinatknöpfli, Kräuterspätzle, Bärlauchspätzle, Urdinkelspätzli, Pizokels, Buchweizenspätzle, Rote-Bete-Spätzle, Quarkspätzli, Grießspätzle, Wasserspatzen, Wassernockerl,
    Butternockerl, Eiernockerl, Eiernockerln, Eiernockerl mit Salat, Zwetschgenspätzle, Spätzle mit Soß, Spätzle mit Soße,
    Spätzle mit Sauce, Kratzete, badische Kratzete, Kratzede, Eierhaber, Spätzle aus dem Kühlregal, Spinatnockerl, Spinatnocken,
    Kräuternockerl
  dish | dairy gluten eggs |  | vegetarian | ? | Kässpätzle, Kässpatzen, Kasspatzln, Kässpätzla, Kaasspatzln, Kasnocken, Kasnockn,
    Pinzgauer Kasnocken, Pinzgauer Kasnockn, Käsknöpfle, Käsknöpfli, Chäschnöpfli, Chäs-Chnöpfli, Chäsknöpfle, Vorarlberger Käsknöpfle,
    Liechtensteiner Käsknöpfle, Zillertaler Kasspatzln, Allgäuer Kässpatzen, Rahmspätzle, Sahnespätzle, Spinatspätzle mit Käse,
    Kärntner Kasnudeln, Kärntner Kasnudel, Topfennudeln, Minznudeln, Schlutzer, Schlipfkrapfen, Osttiroler Schlipfkrapfen,
    Südtiroler Schlutzkrapfen, Pustertaler Schlutzkrapfen, Kaspressknödel, Kaspressknedl, Kaspressknödl, Tiroler Kaspressknödel,
    Käseknödel, Kasknödel, Graukäseknödel, Spinatknödel, Südtiroler Spinatknödel, Strangolapreti, Brennnesselknödel, Rohnenknödel,
    Rote-Bete-Knödel, Rote-Rüben-Knödel, Käsenocken, Spinat-Ricotta-Nocken, Topfennockerl, Quarknocken, Zillertaler Krapfen,
    Pusterer Tirtlan, Tirtlan, Tirtln, Tirtlen, Erdäpfelblattln mit Kraut, Malfatti, Ricotta-Spinat-Tortellini, Tortellini Ricotta,
    Tortellini mit Käsefüllung, Ravioli Ricotta Spinat, vegetarische Lasagne, Spinatlasagne, Makkaroniauflauf vegetarisch, Käsekrapfen,
    Kaskrapfen, Kaskrapfl, Ofennudeln mit Vanillesoße, Krautstrudel mit Rahm, Krautpizokel, Pizokel mit Käse, Bündner Pizokel,
    Gemüsestrudel mit Käse, Topfenhaluschka, Topfenfleckerl, Topfenfleckerln, Grumbeerpannekuche mit Quark, Gemüsequiche, Spinatquiche,
    Lauchquiche, Quiche, Quiche vegetarisch, Kürbisquiche, Tomatenquiche, Spargelquiche, Lauchkuchen, Lauchtorte, Porreekuchen,
    Käsekuchen herzhaft, Käsewähe, Chäschüechli, Käseküchlein, Chäs-Chüechli, Ramequin, Ramequins, Spinatwähe, Gemüsewähe, Käsefladen,
    St. Galler Käsefladen, Chäsflade, Chäswähe, Spinatkuchen, Spinatstrudel, Zwiebelkuchen vegetarisch, Zwiebeltarte, Käsesoufflé,
    Windbeutel mit Käse, Käsewindbeutel, Malakoff, Malakoffs, Malakoff Käseschnitte, Vinzel Malakoffs, Beignets de Vinzel
  dish | dairy gluten |  | vegetarian | ? | Älplermagronen, Älplermakronen, Älplermagrone, Älplermaggronen, Aelplermagronen,
    Älplermagronen mit Apfelmus, Hindersi-Magrone, Chäshörnli, Chäshörnli mit Apfelmus, Käsehörnli, Ghackets-freie Hörnli mit Käse,
    Hörnligratin, Makkaroni mit Käse, Mac and Cheese, Mac'n'Cheese, Nudeln mit Käsesoße, Käsenudeln, Käsemakkaroni, Nudeln mit Sahnesoße,
    Nudeln in Sahnesoße, Spaghetti mit Butter und Parmesan, Nudeln mit Butter, Butternudeln, Krautnudeln mit Rahm,
    Spinatnudeln mit Gorgonzola, Penne quattro formaggi, Gorgonzolanudeln, Nudelgratin, Gnocchi in Sahnesoße, Gnocchi-Auflauf,
    Gnocchiauflauf, Käseschnitte, Käseschnitten, Chäsbrätel, Chässchnitte, Walliser Käseschnitte, Berner Käseschnitte, Käsefondue mit Brot,
    Käsetoast, Käsebrot, Käsestulle, Käsebrötchen, Käsesemmel, Käseweckle, Chäsbrot, Butterbrot, Butterbrezel, Butterbrezn, Butterbreze,
    Butterbretzel, Marmeladenbrot, Marmeladebrot, Marmeladesemmel, Honigbrot mit Butter, Quarkbrot, Liptauerbrot, Schnittlauchbrot,
    Radieschenbrot, Schnittlauchbrot mit Butter, Kräuterbutterbaguette, Knoblauchbaguette, Knoblauchbrot, halver Hahn, Röggelchen mit Käse,
    Pizza Margherita, Margherita, Margherita-Pizza, TK-Pizza, Tiefkühlpizza, Pizza, Steinofenpizza, Pizza quattro formaggi, Vierkäsepizza,
    Gemüsepizza, Pizzaschnecken, Pizza-Schnecken, Käse-Lauch-Flammkuchen, Flammkuchen vegetarisch, Ziegenkäseflammkuchen, Obatzda-Brezn,
    Börek, Boerek, Spinatbörek, Schafskäsebörek, Spinat-Feta-Börek, Spinattaschen, Spinat-Feta-Taschen, Blätterteigtaschen mit Feta,
    Käsestange, Kasstangerl, Käsefüße, Käsekräcker, Käsestangerl, Laugenstange mit Käse, Käselaugenstange, Käsebreze, Käsebrezel,
    Überbackene Laugenstange, überbackenes Käsebrot, Schafskäsepide, Pide mit Käse, Käsepide, Käsespieße auf Brot, Rahmfladen,
    Rahmfleckerl vegetarisch, Maluns, Plain in Pigna, Riebel, Ribel, Türkenribel, Vorarlberger Riebel, Rheintaler Ribel,
    Rheintaler Ribelmais, Stopfer, Hafaloab, Habermus, schwäbischer Brennter Mus, schwarzes Mus, Brenntar, Brenntes Mus, Melchermuas,
    Melchermus, Tiroler Muas, Mehlmus, Sterz mit Milch, Heidensterz mit Grammelschmalz, Brennsterz, Grießsterz, Kindermus
  dish | gluten | dairy | vegan..vegetarian | ? | Krautfleckerln, Krautfleckerln Wiener Art, Gnocchi mit Salbei, Gnocchi mit Salbeibutter,
    Semmelschmarren mit Butter, Erdäpfelnudeln, Mohnnudeln, Waldviertler Mohnnudeln, Nussnudeln, Bröselnudeln, Zwetschgenknödel, Wachauer Marillenknödel, Erdbeerknödel, Zwetschkenpofesen, Kartoffelstrudel, Erdäpfelstrudel, Krautstrudel,
    Gemüsestrudel, Pesto-Nudeln, Nudeln mit Pesto, Spaghetti mit Pesto, Pellkartoffelteigtaschen, Spaghetti Napoli,
    Nudeln mit Tomatensoße, Spaghetti mit Tomatensoße, Nudeln mit Tomatensauce, Spaghetti Tomatensoße
  dish | gluten | eggs | vegan..meat | ? | Semmelkloß, Semmelklöße, Serviettenkloß,
    Serviettenklöße, Brezelknödel, Brezelklöße, Breznknödl, Weißbrotknödel, Brotknödel, Mehlknödel, Mehlklöße,
    Mehlklüten, Klüten, Klieben, Grießklöße, Grießknödel, Grießnockerl, Griesnockerl, Grießklößchen, Grießnocken, Hefeknödel böhmisch,
    Tiroler Semmelknödel, Pfannenknödel, Bubenspitzle, Bubaspitzle, Buabaspitzla, Baunkerl, Wargele, Schupfnudeln aus dem Kühlregal,
    Schupfnudeln mit Sauerkraut, Schupfnudeln mit Kraut, Krautschupfnudeln, Gefillde, gefüllte Klöße, Hoorische, Hoorische Knepp,
    Verheiratete, Mehlknepp, Mehlknepp mit Kartoffeln, Griesknepp, Nackerte Mehlklöße, Großer Hans, Dithmarscher Mehlbeutel, Mehlbüdel,
    Bunter Mehlbeutel, Fleckerlteig, Schwemmklößchen, Schwemmklöße, Weckklöße, Wickelklöße, Kloß mit Soß, Klöße mit Soße,
    Knödel mit Ei, Knödel mit Ei geröstet, geröstete Knödel, geröstete Knödel mit Ei, Tiroler Knödelgröstl, Knödelgröstl, Saure Knödel
  dish |  | gluten | vegan..meat | ? | Thüringer Klöße, Thüringer Kloß, grüne Klöße, rohe Klöße, Hütes, Hüts, Hütes mit Brühe,
    Thüringer Kließ, Griegeniffte, Grüne Knöle, grüne Knölla, Zamete, Seidene Klöße
  dish |  | gluten eggs | vegan..vegetarian | ? | Erdäpfelknödel, Halbseidene Knödel, Wickelkloß, Kartoffelknepp, Klöße halb und halb
  dish | gluten mushroom |  | vegan..vegetarian | ? | Pilzravioli, Steinpilzravioli, Pilzmaultaschen, Pilzknödel, Steinpilzknödel,
    Schwammerlknödel, Pilzstrudel mit Strudelteig, Pilzlasagne, Pilznudeln, Nudeln mit Pilzen, Pizza Funghi, Pizza mit Champignons,
    Pilzpizza, Champignonpizza, Tagliatelle mit Steinpilzen, Pilzragout mit Knödel, Rahmpilze mit Semmelknödel,
    Pfifferlinge mit Semmelknödel, Schwammerlsoße mit Knödel, Pilzbrot, Pizza Capricciosa, Pizza Quattro Stagioni, Champignontoast
  dish | dairy mushroom |  | vegetarian | ? | Rahmpilze, Rahmschwammerl, Rahmchampignons, Pilze in Rahm, Schwammerl in Rahm,
    Eierschwammerl in Rahm, Eierschwammerlgulasch, Schwammerlgulasch, Pilzgulasch, Schwammerlsoße, Schwammerlsauce, Pilzrahmsoße,
    Pilzrahmsauce, Rahmpfifferlinge, Pfifferlinge in Rahm, Pilzragout, Schwammerlragout, Morchelrahmsauce, Morchelrahm, Champignonrahmsoße,
    Champignonrahmsauce, Steinpilzrahmsoße, Champignons in Knoblauchsoße, Marktchampignons mit Knoblauchsoße,
    Champignonpfanne mit Knoblauchdip, gefüllte Champignons, Champignons mit Frischkäse gefüllt, Pilzpfanne mit Sahne, Champignonsoße,
    Champignonsauce, Pilzsoße, Pilzsauce, Waldpilzsoße, Pilzrisotto, Steinpilzrisotto, Champignonrisotto
  dish | mushroom |  | vegan..meat | ? | Steinpilzcarpaccio, Pilze süß-sauer
  dish | eggs mushroom | gluten | vegetarian | ? | Eierschwammerl mit Ei, Schwammerl mit Ei, Pilze mit Ei, Pilzomelett,
    Omelett mit Champignons, panierte Champignons, gebackene Schwammerl, panierter Parasol, Parasol paniert, Parasolschnitzel,
    gebackener Parasol, Riesenschirmling paniert, Pilzschnitzel, Bovistschnitzel
`)
