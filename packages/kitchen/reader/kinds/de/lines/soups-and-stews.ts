import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Soups, broths and stews of Germany, Austria, Switzerland and South Tyrol. */
export const soupsAndStews = parseFoodLines(`
  dish | gluten eggs | dairy | vegetarian..meat | ? | Flädlesuppe, Flädlisuppe, Fritattensuppe, Frittatensuppe, Pfannkuchensuppe,
    Backerbsensuppe, Grießnockerlsuppe, Grießklößchensuppe, Griesssuppe mit Ei, Kaspressknödelsuppe, Brätspätzlesuppe, Eierstichsuppe,
    Biskuitschöberlsuppe, Schöberlsuppe, Schöberl, Biskuitschöberl, Eiernudelsuppe, Goldhaubensuppe, Goldwürfelsuppe, Kässuppe mit Spätzle,
    Hirnschöberl, Bröselknödelsuppe
  dish | gluten eggs | dairy | meat | ? | Leberknödelsuppe, Leberspätzlesuppe, Lebernockerlsuppe, Leberreissuppe, Leberspatzensuppe,
    Markklößchensuppe, Markknödelsuppe, Speckknödelsuppe, Tiroler Knödelsuppe, Fleischstrudelsuppe, Lungenstrudelsuppe, Milzschnittensuppe,
    Milzschnitten, Brätknödelsuppe, Brätstrudelsuppe, Hochzeitssuppe, Festtagssuppe, schwäbische Hochzeitssuppe, fränkische Hochzeitssuppe,
    Brätklößchensuppe, Maultaschensuppe, Maultaschen in der Brühe, Lüneburger Hochzeitssuppe, Leberklößlesuppe, Leberklößsuppe
  dish | dairy gluten |  | vegetarian..meat | ? | Basler Mehlsuppe, Mehlsuppe, gebrannte Mehlsuppe, Brennsuppe, Brennsuppn, Einbrennsuppe,
    Bierkaltschale mit Milch, Biersuppe, Brotsuppe mit Käse, Kässuppe, Käsesuppe, Käsesüppchen, Appenzeller Käsesuppe, Urner Käsesuppe,
    Allgäuer Käsesuppe, Stosuppe, Stohsuppe, Saure Rahmsuppe, Klachelsuppe mit Rahm, Buttermilchsuppe, Milchsuppe mit Mehlklößen,
    Mehlklütersuppe, Klütersuppe, Biersuppe mit Eischnee, Schottsuppe
  dish | gluten mushroom | dairy | vegan..meat | ? | Pilzrahmsuppe mit Knödeln, Schwammerlsuppe mit Knödel, Schwammerlgulasch mit Knödel,
    Schwammerlgulasch mit Semmelknödel, Pilzgulasch mit Klößen
  dish | dairy mushroom |  | vegetarian..meat | ? | Schwammerlsuppe, Pilzrahmsuppe, Steinpilzcremesuppe, Steinpilzsuppe, Pfifferlingsuppe,
    Pfifferlingcremesuppe, Eierschwammerlsuppe, Champignoncremesuppe, Champignonsuppe, Champignonrahmsuppe, Morchelsuppe, Waldpilzsuppe,
    Waldpilzcremesuppe, Waldpilzrahmsuppe, Pilzcremesuppe, Steinpilzrahmsuppe, Maronencremesuppe mit Pilzen, Böhmische Kulajda, Kulajda
  dish | dairy | gluten | vegetarian..meat | ? | Spargelcremesuppe, Spargelsuppe, Rahmsüppchen, Blumenkohlcremesuppe, Blumenkohlsuppe,
    Broccolicremesuppe, Brokkolicremesuppe, Lauchcremesuppe, Zwiebelrahmsuppe, Knoblauchcremesuppe, Knoblauchrahmsuppe, Kräuterrahmsuppe,
    Kräutersuppe, Kerbelsuppe, Kerbelcremesuppe, Sauerampfersuppe, Bärlauchsuppe, Bärlauchcremesuppe, Bärlauchrahmsuppe, Brennnesselsuppe,
    Gründonnerstagssuppe, Siebenkräutersuppe, Neunkräutersuppe, Spinatcremesuppe, Spinatsuppe, Weinsuppe, Weinschaumsuppe,
    Terlaner Weinsuppe, Rieslingsuppe, Rieslingrahmsuppe, Rieslingcremesuppe, Wachauer Rieslingsuppe, Wachauer Weinsuppe, Heusuppe,
    Heusüppchen, Kressesuppe, Kresseschaumsuppe, Schaumsuppe, Schaumsüppchen, Cremesüppchen, Rahmkohlrabisuppe, Kohlrabicremesuppe,
    Kohlrabisuppe, Selleriecremesuppe, Pastinakencremesuppe, Maronencremesuppe, Maronensuppe, Maronicremesuppe, Zwiebelcremesuppe,
    Meerrettichsuppe, Krensuppe, Senfsuppe, Mostrichsuppe, Kürbiscremesuppe, Kürbisrahmsuppe, Tomatencremesuppe, Karottencremesuppe,
    Zucchinicremesuppe, Maiscremesuppe, Kartoffelcremesuppe, Kartoffelrahmsuppe, Erdäpfelrahmsuppe, Erbsencremesuppe,
    Bündner Gerstensuppe Rahm, Lauchrahmsuppe, Käse-Lauch-Suppe vegetarisch, Kartoffel-Lauch-Cremesuppe, Steckrübencremesuppe,
    Schwarzwurzelcremesuppe, Kartoffelschaumsuppe, Petersilienwurzelsuppe, Topinamburcremesuppe, Rahmsuppe mit Gemüse, Currycremesuppe,
    Kürbissuppe mit Sahne
  dish | dairy |  | meat | ? | Käse-Lauch-Suppe, Käselauchsuppe, Partysuppe mit Hack und Schmelzkäse, Pizzasuppe, Zuppa Romana Suppe,
    Hühnercremesuppe, Geflügelcremesuppe, Hühnerrahmsuppe, Geflügelrahmsuppe, Königinsuppe, Schnüüsch mit Schinken, Klachlsuppe,
    Fleckensuppe, Flecksuppe, Sahnegulasch, Kartoffel-Lauch-Suppe mit Hack, Himmel un Ääd, Himmel und Erde,
    Himmel un Äd, Himmel un Erd, Himmel on Ääd, Stielmus mit Mettwurst, Rübstiel mit Mettwurst, Endivien untereinander mit Speck,
    Szegediner Gulasch, Székely-Gulasch, Krautgulasch, Paprikahuhn, Paprikahendl, Paprikahähnchen, Paprikahendl mit Nockerl, Rahmgulasch,
    Kalbsrahmgulasch, Kalbsrahmbeuschel, Rahmbeuschel, Rahmbraten, Kalbsrahmbraten, Rahmherz, Rahmherzl, Rahmkutteln, Lendchen in Rahmsoße,
    Rahmgeschnetzeltes, Sahnegeschnetzeltes, Putenrahmgeschnetzeltes, Rahmmedaillons, Medaillons in Pfefferrahm, Pfefferrahmsteak,
    Pfeffersteak, Pfefferrahmschnitzel, Schweinelendchen in Rahm, Filet in Rahmsoße, Sahnehähnchen, Sahnehuhn, Rehrücken Baden-Baden,
    Rehfilet in Wacholderrahm, Hirschgulasch mit Sahne, Dippehas, Hasenrücken in Rahm, Leber in Rahmsoße, Suure Mocke, Suure Mocken,
    Saure Mocken, Badischer Rinderbraten mit Meerrettichsoße, Ochsenfleisch mit Meerrettichsoße, Rindfleisch mit Meerrettichsoße,
    Tafelspitz mit Meerrettichsoße, Tafelspitz mit Semmelkren, Bouilli mit Meerrettich, Schinkenröllchen mit Spargel,
    Spargel mit Schinken und Hollandaise, Filettopf, Schwedenpfanne, Schwabenpfanne
  dish | dairy gluten |  | meat | ? | Bündner Gerstensuppe, Gerstensuppe, Graupensuppe mit Sahne, Engadiner Gerstensuppe, Minestra,
    Busecca, Tessiner Kuttelsuppe, Saure Suppe vom Schwein, Klachelsuppe, Steirische Klachelsuppe, Beuschelsuppe, Ulmer Spatzen,
    Bärlauchsuppe mit Croutons, Zwiebelsuppe überbacken mit Speck
  dish | gluten |  | vegan..meat | ? | Panadelsuppe, Panadlsuppe, Graupensuppe, Graupeneintopf, Ritschert, Gerstlsuppe, Wassersuppe,
    Aufgeschmalzene Brotsuppe, aufgeschmälzte Brotsuppe, Nudelsuppe, Sternchensuppe, Griessuppe, Grießsuppe, Fideli-Suppe,
    Buttergemüse-Nudelsuppe
  dish | gluten |  | meat | ? | Oldenburger Palme, Pinkel, Pinkelwurst, Wurstebrot, Möppkenbrot, Weckewerk, Beutelwurst,
    Rindfleischsuppe mit Nudeln, Hühnernudelsuppe, Hühnersuppentopf mit Nudeln, Nudeltopf mit Huhn, Verheierte,
    Böhmische Einbrennsuppe, Saure Kutteln, saure Kuttln, Kutteln sauer, Kuttelsuppe, saure Lunge, Kalbsbeuschel,
    Wiener Beuschel, Salonbeuschel, Beuscherl, Kalbslüngerl, Lungenhaschee, saure Nieren, saure Nierle, saure Nierla, saure Leber,
    saure Leberle, Ochsenschwanzsuppe, gebundene Ochsenschwanzsuppe, Mockturtlesuppe, Mockturtle, Mock Turtle Suppe,
    falsche Schildkrötensuppe, oldenburger Mockturtle, Kärntner Ritschert, steirisches Ritschert, Gerstenrisotto mit Speck,
    Graupeneintopf mit Mettwurst, Metzelsupp, Schwarzsauer mit Klößen, Pfefferpotthast, Pfefferpothast, Potthast,
    Westfälischer Pfefferpotthast, Balkenbrij, Kroppstück, Stippgrütze, Weckwerk, Krupp un Stippels, Rheinische Muhre, Grünkohl mit Pinkel,
    Kohl und Pinkel, Kohl un Pinkel, Bremer Braunkohl, Braunkohl mit Pinkel, Grünkohl und Pinkel, Grützwurst mit Sauerkraut, Bremer Knipp,
    Heidjer Knipp, Calenberger Pfannenschlag, Hackgrütze, Bregenwurst mit Braunkohl, Gehacktes mit Hörnli,
    Ghackets und Hörnli, Hörnli und Ghackets, Hörnli mit Gehacktem, Nudeln mit Hacksoße, Spaghetti Bolognese, Spaghetti Bolo, Spagbol,
    Spaghetti mit Hackfleischsoße, Nudeln mit Wurstgulasch, Wurstgulasch mit Nudeln, Tote Oma mit Nudeln, DDR Jägerschnitzel,
    Jägerschnitzel mit Nudeln, Nudeln mit Jagdwurst, Schulküchen-Tomatensoße, Makkaroni mit Jagdwurst
  dish |  | gluten | meat | ? | ungarische Gulaschsuppe, Zigeunergulasch, Znaimer Gulasch, Bierfleisch, Bosnigl,
    Herrengulasch, Rehgulasch, Wildschweingulasch, Hirschragout, Rehragout, Wildragout, Hasenpfeffer, Rehpfeffer, Hirschpfeffer,
    Gamspfeffer, Wildpfeffer, Hasenragout, Gänsepfeffer, Gänseklein, Entenklein, rheinischer Sauerbraten, Ochsenbraten mit Soße,
    Pferdesauerbraten, Schmorbraten, Bierbraten, Schwarzbiergulasch, Biergulasch, Dibbelabbes mit Speck, Pichelsteiner Fleisch,
    Kasseler mit Soße, Burgunderbraten, Rostbraten Esterhazy, Girardirostbraten, Vanillerostbraten, Zwiebelrostbraten,
    schwäbischer Rostbraten, schwäbischer Zwiebelrostbraten, Wiener Zwiebelrostbraten, Schweinebraten mit Soße, Krustenbraten mit Biersoße,
    Gänsebraten mit Soße, Schaschliktopf, Schaschlikpfanne, Kutteln in Weißwein, Ochsenschwanzragout, Hackgulasch, Hühnergulasch,
    Putengulasch, Blunzengulasch, Wurstgulasch, Würstelgulasch, Erdäpfelgulasch mit Wurst, Linsen mit Speck, Linsen mit Saitenwürstle
  dish |  | dairy | vegan..meat | ? | Schnüüsch, Schnüsch, Snüüsch, Kartoffelsuppe, Erdäpfelsuppe, Kartoffelsüppchen, Grumbeersupp,
    Grumbeersuppe, Kartoffelsupp, Härdöpfelsuppe, Gschwellti mit Käse, Steckrübenmus, Steckrübenstampf, Möhrenstampf, Möhrenuntereinander,
    Möhren untereinander, Endivien untereinander, Rübstielgemüse, Wirsing untereinander, Rahmwirsing untereinander, Stampes, Stampf,
    Stampfkartoffel, Kartoffelstock, Härdöpfelstock, Stock mit Seeli, Himmel und Erde vegetarisch
  dish |  |  | meat | ? | Haspel, Stelze, Schwarzsauer, Birnen Bohnen und Speck, Birnen-Bohnen-Speck, Beer'n Boh'n un Speck, Gröner Hein,
    Grüner Heinrich, Dicke Bohnen mit Speck, westfälische dicke Bohnen, Bohneneintopf mit Speck, Schnippelbohneneintopf,
    Schnibbelbohnensuppe, Schnippelbohnensuppe, Erbseneintopf, Erbsensuppe mit Würstchen, Löffelerbsen, Löffelerbsen mit Speck,
    Berliner Löffelerbsen, Steckrübeneintopf, Lübecker National, Ostpreußische Beetenbartsch, Gemüseeintopf mit Rindfleisch,
    Wirsingeintopf mit Hack, Weißkohleintopf, Kohleintopf, Kohlsuppe mit Kasseler, Krautsuppe mit Wurst, Schlesisches Himmelreich,
    Dörrobst mit Rauchfleisch, Backobst mit Klößen, Pluckte Finken, Blindhuhn, Westfälisches Blindhuhn, Schnitz und drunder,
    Schnitz und Härdöpfel, Öpfel und Härdöpfel, Schlachtplatte, Choucroute garnie, Surbraten, Wiener Tafelspitz,
    Suppenfleisch mit Meerrettich, Schulterscherzl, Beinfleisch, Wurzelfleisch, Altwiener Suppentopf, Wiener Suppentopf, Bouillon mit Mark,
    Eisbein mit Sauerkraut, Eisbein mit Erbspüree, Schäufele mit Kraut, Kassler mit Sauerkraut, Rippchen mit Kraut, Frankfurter Rippchen,
    Kasseler im Kraut, Backesgrumbeere, Holsteiner Sauerfleisch, Sauerfleisch, Schlackwurst im Glas, Suure Pannas, Tafelspitzsülze,
    Knöcherlsülze, Saure Sulz, Sulz, Sülzkotelett, Sülzkoteletts, Aspik mit Schinken
  dish | dairy mushroom | gluten | meat | ? | Zürcher Geschnetzeltes, Züricher Geschnetzeltes, Züri-Gschnätzlets, Zürigschnätzlets,
    Züri Gschnetzlets, Züri Geschnetzeltes, Geschnetzeltes Zürcher Art, Kalbsgeschnetzeltes Zürcher Art,
    Rahmgeschnetzeltes mit Champignons, Geschnetzeltes mit Pilzen, Filettopf mit Champignons, Schweinefilet in Champignonrahm,
    Putengeschnetzeltes mit Champignons, Jägertopf, Jägerpfanne, Champignonrahmschnitzel, Schweinelendchen mit Champignonrahm,
    Boeuf Stroganoff, Böff Stroganoff, Filetspitzen Stroganoff, Rinderfilet Stroganoff, Stroganoff, Schwammerlbraten, Ragout fin,
    Königinpastete, Königinpastetchen, Königinnenpastete, Pastetli, Pastetli mit Milkenfüllung, Luzerner Chügelipastete, Chügelipastete,
    Kügelipastete, Luzerner Kügelipastete, Würzfleisch, Würzfleisch überbacken, Hühnerragout im Blätterteig, Pastetenhaus mit Ragout
  dish | dairy | gluten mushroom | meat | ? | Hühnerfrikassee, Frikassee, Hühnerfrikasse, Kalbsfrikassee, Putenfrikassee,
    Geflügelfrikassee, Berliner Hühnerfrikassee, Spargelfrikassee, Hühnerfrikassee mit Reis, Wiener Backfleisch mit Rahm,
    Eingemachtes Kalbfleisch, Eingemachtes, Einmachsuppe, Eingmachts, Einmachhuhn, Blanquette de veau, Kalbsblanquette
`)
