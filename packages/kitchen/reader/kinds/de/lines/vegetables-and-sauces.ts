import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Potatoes, vegetables, salads, spreads, dips and sauces. */
export const vegetablesAndSauces = parseFoodLines(`
  dish | eggs | gluten | vegetarian | ? | Reibekuchen, Reibeplätzchen, Riewekooche, Rievkooche, Rievkoche, Rievekooche, Riewekuchen,
    Kartoffelpuffer, Kartoffelpuffer mit Apfelmus, Reiberdatschi, Reiberdatschis, Kartoffelpfannkuchen, Grumbeerpannekuche,
    Grumbeerpannekuchen, Grumbeerkiechelcher, Krumbeerkiechelcher, Erdäpfelpuffer, Klitscher, Kartoffelklitscher, Detscher, Baggers,
    Backes, Baggerla, Kartoffelplätzchen, Dätschli, Dotsch, Dotscherl, Erdäpfeldotsch, Kartoffelküchle, Kartoffelrösti mit Ei, Latkes,
    Latke, Pickert, lippischer Pickert, Kastenpickert, Lappenpickert, Zucchinipuffer, Möhrenpuffer, Gemüsepuffer, Gemüselaibchen,
    Gemüsepuffer tiefgekühlt, Kartoffelbratlinge, Kartoffelfrikadellen, Bulette vegetarisch, Maisküchlein, Maisbratlinge, Grünkernküchle,
    Grünkernküchlein, Grünkernfrikadellen, Haferbratlinge, Getreidebratlinge, Linsenbratlinge, Brotlaibchen,
    Spinatlaibchen, Zucchinilaibchen, Krautlaibchen, Hirselaibchen mit Ei, Kohlrabischnitzel, Sellerieschnitzel, panierter Sellerie,
    panierte Zucchini, gebackener Karfiol, panierter Blumenkohl, Zucchini paniert, Auberginenschnitzel, panierte Auberginen,
    Kartoffelkroketten, Kroketten, Krokette, Herzoginkartoffeln, Herzogin Kartoffeln, Pommes Duchesse, Mandelbällchen, Kartoffelbällchen, Dauphine-Kartoffeln,
    Nudelsalat mit Ei, Eierbrot, Eibrot, Eierbrötchen, Eibrötchen, Eiersalatbrot, Eiersalatbrötchen, Eiersandwich, Eiweckerl, Eiersemmel,
    Schnittlauchbrot mit Ei
  dish | dairy gluten eggs |  | vegetarian | ? | panierter Käse, gebackener Käse, Gebackener Emmentaler, gebackener Camembert, Backkäse, Back-Käse, gebackener Edamer, Käsenuggets, Mozzarellasticks, Mozzarella-Sticks, panierter Halloumi, Camembert gebacken mit Preiselbeeren, Quarkkeulchen, Quarkkäulchen, Sächsische Quarkkeulchen,
    sächsische Quarkkäulchen, Quarkkäulche, Topfenlaibchen, Käsepuffer, Grießschnitten, Griessschnitten gebraten, Quarkpuffer,
    Leipziger Quarkkeulchen, Kürbispuffer mit Feta, Zucchinipuffer mit Feta, Käsebratlinge, Käse-Bratlinge, Kaslaibchen
  dish |  | gluten | vegan..meat | ? | Döppekuchen, Dippedotz, Dibbekuche, Döbbekooche, Schaales, Knüles, Uhles, Kesselsknall, Kulles, Potthucke, Pfefferpotthucke, Topfkuchen herzhaft
  dish | eggs |  | meat | ? | Potthucke mit Mettwurst, Döppekooche mit Speck
  dish | dairy |  | vegetarian | ? | Kartoffelgratin, Gratin, Kartoffelauflauf, Rahmkartoffeln, Béchamelkartoffeln, Béchamel-Kartoffeln,
    Buttermilchkartoffeln, Majorankartoffeln, Lauchgemüse in Rahm, Rahmlauch, Rahmkohlrabi, Kohlrabi in Rahm, Rahmspinat, Rahm-Spinat,
    Blubb-Spinat, Spinat mit Blubb, Cremespinat, Kremspinat, Rahmwirsing, Wirsing in Rahm, Rahmgemüse, Buttergemüse,
    Blumenkohl mit Käsesoße, überbackener Blumenkohl, Blumenkohlauflauf, Spargel mit Butter, Rahmkarotten, Buttermöhren, Buttererbsen,
    Rahmschwarzwurzeln, Schwarzwurzeln in Rahm, Rahmsauerkraut, Rahmkürbis, Kürbiskraut, Rahmkraut, Rahmkohl, Rahmfisolen, Dillfisolen,
    Rahmgurken, Schmorgurken in Rahm, Gurkensalat mit Rahm, Rahmgurkensalat, Gurkensalat mit Sauerrahm, Gurkensalat mit Schmand,
    Gurkensalat mit Sahne, Gemüsegratin, Gemüseauflauf, Brokkoliauflauf, Ofenkartoffel mit Quark, Backkartoffel mit Sour Cream,
    Baked Potato mit Sauerrahm, Kumpir, Folienkartoffel mit Kräuterquark, Folienkartoffel mit Quark, Pellkartoffeln mit Quark,
    Pellkartoffeln mit Leinöl und Quark, Quark mit Leinöl, Kartoffeln mit Quark und Leinöl, Quark mit Pellkartoffeln, Zwiebelquark,
    Schnittlauchquark, Spreewälder Quark mit Leinöl, Raclette mit Kartoffeln, Gschwellti mit Chäs, Moitié-Moitié, Neuenburger Fondue,
    Fertigfondue, Käserösti, Spargelrisotto, Kürbisrisotto, Safranrisotto, Tessiner Risotto, Risotto, Risotto alla milanese, Polenta mit Käse,
    Rahmpolenta, Käsepolenta, Zucchiniauflauf, Leipziger Räbchen, Tomate-Mozzarella, Caprese, Caprese-Salat, Insalata caprese,
    griechischer Salat, Bauernsalat mit Feta, Bauernsalat, Choriatiki, Hirtensalat, Schopska, Schopska-Salat, Feta aus dem Ofen, Saganaki,
    Tzaziki, Zatziki, Handkäs mit Musik, Handkäse mit Musik, Handkäs mit Mussig, Saure Milch mit Kartoffeln, Schmierkäs,
    Weißer Käse mit Kartoffeln, Schneegestöber, Obazter, O'batzter, Obatzde, Obazde, Kremser Liptauer, Lipptauer, Kräutertopfen,
    Mainzer Spundekäs, Luggeleskäs, Luckeleskäs, Luckeleskäse, Bibbeleskäs, Bibeleskäs, Bibeliskäs, Bibbelsches Käs, Bibeleskäse,
    Ziebeleskäs, Ziebeleskäse, Gipfelkäse, Klatschkäse, Stippmilch, Lauchaufstrich, Verhackter Kas, Erdäpfelkas, Kartoffelkas,
    Knoblauchdip, Knoblauchsoße Döner, Kräuterdip, Kräutersoße Döner, Sour Cream Dip, Schnittlauchsauce, Schnittlauchsoße, Dilldip,
    Kräuterschmand, Sahnekren, Oberskren, Semmelkren mit Rahm, Meerrettichsahne, Rahmmeerrettich, Preiselbeersahne, Butterschmelze
  sauce | dairy | gluten | vegetarian..meat | ? | Rahmsuppe, Béchamelsauce, Béchamelsoße, Béchamel, Mornaysauce, Sauce Mornay, Käsesoße,
    Käsesauce, Käse-Sahne-Soße, Käsesoße für Nachos, Sahnesoße, Sahnesauce, Rahmsoße, Rahmsauce, Rahmsößle, Senfsoße, Senfsauce,
    Senfrahmsoße, Senfrahmsauce, Dillsoße, Dillsauce, Dillrahmsauce, Meerrettichsoße, Meerrettichsauce, Krensauce, Petersiliensoße,
    Petersiliensauce, Kapernsoße, Kapernsauce, Eiersoße, Pfefferrahmsauce, Pfefferrahmsoße, Pfeffersoße, Currysahnesoße, Carbonarasoße,
    Sauce Carbonara, Gorgonzolasoße, Gorgonzolasauce, Vier-Käse-Soße, Quattro formaggi Soße, Weißweinsauce, Weißweinsoße, Cognacrahmsauce,
    Zwiebelrahmsoße, Bratenrahmsoße, Cremesoße, Kräutersahnesoße, Kräuterrahmsoße, Lachs-Sahne-Soße, Spinat-Sahne-Soße, Tomatensahnesoße,
    Tomaten-Sahne-Soße, Tomatenrahmsoße, Tomatenrahmsauce, Helle Soße, Helle Grundsoße, weiße Soße, Velouté, Samtsoße, Specksoße,
    Dillfisolensauce, Schnittlauchrahmsauce, Schwammerlsoß
  sauce | dairy eggs |  | vegetarian..meat | ? | holländische Soße, Bernaise, Spargel mit Hollandaise, Spargel mit Sauce Hollandaise,
    Spargel Hollandaise, Spargelgratin mit Hollandaise, Grüne Soße, Grüne Sauce, Grie Soß, Frankfurter Grüne Soße, Frankfurter Grüne Sauce,
    Frankfurter Grie Soß, Kasseler Grüne Soße, Eier in Senfsoße, Senfeier, Senfeier mit Kartoffeln, Eier in grüner Soße,
    Eier mit Grüner Soße, Soleier mit Senfsauce, Eier in Dillsauce, Eierragout, Rahmeier, saure Eier, Süßsaure Eier, Eier süß-sauer,
    verlorene Eier in Senfsoße, Verlorene Eier in saurer Soße, Eier in Specksoße, Eier Benedict, Eggs Benedict, Spiegelei mit Rahmspinat,
    Spinat mit Spiegelei, Spinat mit Ei, Kartoffeln mit Spinat und Ei, Schnittlauchsauce mit Ei
  sauce | eggs |  | vegetarian | ? | Tartarsauce, Tartaresauce, Dänische Remoulade, Calypsosauce, Calypsosoße,
    Marie-Rose-Soße, Ajoli, Trüffelmayo, Chilimayo, Knoblauchmayo, Pommes rot-weiß, Pommes rotweiß, Pommes Schranke, Pommes Mayo,
    Pommes mit Mayo, Fritten mit Mayo, Fritten Spezial, Pommes Spezial, Joppiesauce, Joppiesoße, Pommessoße, Hamburgersoße, Big-Mac-Soße,
    Thousand Islands, Tausend-Insel-Dressing, Kartoffelsalat mit Mayo, norddeutscher Kartoffelsalat, rheinischer Kartoffelsalat,
    Berliner Kartoffelsalat, Westfälischer Kartoffelsalat, Mayonnaisesalat, Mayonnaisesalat Wiener, Mayonnaise-Erdäpfelsalat,
    Gabelbissensalat, französischer Salat, russischer Salat, Olivier-Salat, Oliviersalat, Salat Olivier, Eiersalat mit Mayo,
    Spargelsalat mit Ei, Waldorf-Salat, Selleriesalat mit Mayo, Farmersalat, Farmer-Salat, Krautsalat mit Mayo, Cole Slaw,
    Gemüsesalat mit Mayo, Maissalat mit Mayo, Eiaufstrich, verlorenes Ei, Ochsenaugen Spiegelei, Stierenauge, Stierenaugen,
    Eierspeis mit Schnittlauch, Eierschmalz, Oarspeis, Eischmarrn, Schmalzei, Gigerl-Eier, Rüerei, Omelettes, Gemüseomelette, Fritatta,
    spanische Tortilla, Kartoffeltortilla, Schakschuka, Schakschuka mit Feta, Eiergelee, Sooleier
  dish | gluten eggs |  | vegetarian..meat | ? | Nudelsalat mit Mayo, Nudelsalat mit Mayonnaise, Nudelsalat klassisch,
    Nudelsalat nach Omas Art, Partynudelsalat
  dish | gluten | eggs | vegan..meat | ? | Nudelsalat
  dish | gluten |  | vegan..meat | ? | italienischer Nudelsalat, mediterraner Nudelsalat, Kisir, Bruschetta mit Tomaten, Brezensalat,
    Brezensalat mit Radieschen, Knödelsalat, Hummusbrot, Tomatenbrot, Marmeladentoast, Gurkenbrot, Gerstenrisotto, Gerstotto, Gerschtotto,
    Seitanschnitzel, Seitangeschnetzeltes, Einmach, Soßenlebkuchen, Soßenkuchen, Saucenlebkuchen, Fischlebkuchen
  sauce | gluten eggs | dairy | meat | ? | Caesar Salad mit Huhn, Cäsarsalat, Caesar Salad, Caesar-Salat, Caesarsalat, Chicken Caesar
  dish |  |  | vegan..meat | ? | Gschwellte, Chabis, Kumst, Suurkabis, Wiener Erdäpfelsalat, Wiener Kartoffelsalat,
    Kartoffelsalat mit Brühe, Kartoffelsalat mit Essig und Öl, Erdäpfelvogerlsalat, Herdöpfelsalat, Härdöpfelsalat,
    Kartoffelsalat mit Gurke, Krautsalat mit Speck, Speckkrautsalat, Apfelrotkraut, Mildessa, Komst, Suurkrut, Surchabis, Chabissalat,
    Gurkensalat mit Dill, Selleriesalat, Röhrlsalat mit Erdäpfeln, Feldsalat mit Speck, Nüsslisalat mit Speck, Kürbis süßsauer,
    Schlesische Gurkenhappen, saure Bohnen, Solgurken, Lecsó, Paprikasoße, Currysauce Currywurst, Currywurstsoße, Currywurstsauce,
    Currywurst-Soße, Texicana Salsa, Apfelmeerrettich, Pellkartoffeln mit Leinöl, Bratkartoffeln mit Zwiebeln, Röschti, Berner Rösti,
    Zürcher Rösti, Härdöpfelrösti, Brateln, geschwellte Kartoffeln, Gröste, Röstkartoffeln, Braterdepfl, Folienkartoffel, Backofenpommes,
    Ofenpommes, Pommfritz, Rösti-Taler, Süßkartoffelpommes, Twister Fries, Rösti aus dem Beutel, Plenten, schwarzer Plenten, Sterz,
    Heidensterz, steirischer Heidensterz, Bohnensterz, Kukuruzsterz, Gemüseeintopf, Krautsuppe, Kohlsuppe, Kohlsuppendiät, Linsensuppe,
    Linseneintopf, Linsensuppn, Erbsensuppe, Erbsensupp, Ärpelsupp, Bohneneintopf, Kürbissuppe, Erbspürree, glasierte Rübchen,
    bayerische Rübchen, Fastensuppe, Rumfordsuppe, Gazpacho, Antipastigemüse, gebratener Reis mit Gemüse, Djuvec, Duvec, Risi Bisi,
    Risipisi, Rizibizi
  dish | gluten |  | vegan..vegetarian | ? | Falafeldöner, Falafel im Brot, Falafelwrap, Falafelsandwich, Falafel-Tasche, Falafeltasche,
    Falafel-Dürüm, Gemüsedöner, vegetarischer Döner, Gemüsewrap, Cigköfte, Çiğ Köfte, Rote Linsen Köfte, Mercimek Köfte,
    Onion Rings, Zwiebelringe frittiert
`)
