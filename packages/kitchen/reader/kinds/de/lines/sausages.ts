import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Regional sausages and cured meats. */
export const sausages = parseFoodLines(`
  cured-meat |  |  | meat | ? | Adrio, Flöns, Plockwurst, Ahle Worscht, Aale Worscht, ahle Wurst, Stracke, Runde Stracke,
    Eichsfelder Stracke, Kälberblase, Brägenwurst, Schlackwurst, Cervelatwurst, Zervelatwurst, Katenrauchwurst, Holsteiner Katenrauchwurst,
    Knackerli, Lausitzer Knacker, Pfefferbeißerl, Landjäger Würste, Peitscherl, Rauchpeitschen, Hauswürste, Hirschwurzen, Bündner Salsiz,
    Engadiner Wurst, Engadinerwurst, Alpenklübler, Alpenklüber, Alpstecken, Minipic, St. Galler Schüblig, Servela, Chlöpfer, Klöpfer,
    Stumpe Wurst, Waldfest, Arbeiterkotelett, Wienerle, Frankfurterli, Frankfurter Würstel, Sacherwürstel, Saitenwürstle, Saitenwürstchen,
    Halberstädter Würstchen, Bockwürstchen, Debrecziner Würstel, Krainer, Krainer Wurst, Kärntner Krainer, Selchwürstel, Burenhäutl,
    Burenheidl, Burenwurscht, Klobassa, Klobasse Wurst, Waldviertler Wurst, Weißwürscht, Wollwurst, Wollwürste, Gelbwurst, Lyonerwurst,
    Lyoner Ring, Ringfleischwurst, Pariser Wurst, Parisa, Jagdwurst, Bierwurst, Schinkenwurst, Göttinger Blasenwurst, Blasenwurst,
    Stadtwurst, Nürnberger Stadtwurst, Pressack, Schwartenmagen, Schwardemage, Weißer Schwartenmagen, roter Schwartenmagen, Presskopf,
    Presskopp, Schweinskopf, Presswurst, Hausmacher Wurst, grobe Leberwurst, Hausmacher Leberwurst, Sardellenleberwurst,
    Thüringer Leberwurst, Zungenwurst, Zungenrotwurst, Zungenblutwurst, Griebenwurst, Speckblutwurst, Bluatwurst, Schwarzwurscht, Teewurst,
    Braunschweiger Mettwurst, Streichwurst, Zwiebelwurst, Nürnberger Rostbratwürstchen, Nürnberger Bratwurst, Nürnberger Würstchen,
    Thüringer Rostbratwurst, Thüringer Roster, Roster, Rostwurst, Regensburger Wurst, Regensburger Knacker, Schweinswürstel,
    Schweinswürstl, Rostbratwürstl, Schübling, Treuenbrietzener Knacker, Pfälzer Bratwurst, Saumagenbratwurst, Hallesche Rostbratwurst,
    Kulmbacher Bratwurst, Ansbacher Bratwurst, Rauchwurst, Rauchmettwurst, Schinkenmettwurst, Merguez, Kalbsbratwurst, OLMA-Bratwurst,
    St. Galler Kalbsbratwurst, Berner Zungenwurst, Emmentalerli, Saucisson vaudois, Boutefas, Saucisse aux choux, Waadtländer Kohlwurst,
    Luganiga, Mortadella di fegato, Tessiner Mortadella, Lebkuchenwurst, Treberwurst, Metzgete, Knobliwurst, Sülzwurst, Schinkensülzwurst,
    Sülze Wurst, Süllze, deutsches Corned Beef, Würschtl, Würschtel, Worscht, Woascht, Woscht, Wurscht, Woarscht, Haaße, Leberkees,
    Fleischkas, Stuttgarter Leberkäse, Pferdeleberkäse, Rossleberkäse, Bifi, Bifi Roll Wurst, Haussalami, Mailänder Salami, Pfeffersalami,
    Heideknacker, Debreziner Rohwurst, Sucuk, Knoblauchwurst, Sudschuk, Cevapcici, Köfte, Suppenwurst, Wurstebrei, Hausmacher Sülze,
    Aspikwurst, Filetwurst, Schinkenrotwurst, Rosswurst, Streichrahm Leberwurst, Sasaka, Bratlfettn, Gänsegriebenschmalz, Grammelfett,
    Gänsestopfleber, Hausmacher im Glas, Topfwurst, Harzer Knappwurst, Schmorwurst, Weckwurst, Bauernseufzer, Bauernseufzer Wurst,
    Rouladenwurst, Fenchelwurst, Frankfurter Rindswurst, Gref-Völsings, Gref-Völsings Rindswurst, Gelbworscht, Zeppelinwurst, Bierknacker,
    Dreierlei Wurst, Wachauer Wurst, Dürre Wurst, Haugrinder, Touristenwurst, Putenwurst, Geflügelwurst, Geflügelwiener, Putenwiener,
    Geflügelwürstchen, Deutschländer, Deutschländer Würstchen, Bulls-Eye Grillwurst, Currywurst Pommes, Currywurst mit Pommes,
    Currywurst rot-weiß, Curry Wurst, Mantaplatte, Manta-Platte, Manta Teller, Currywurst Pommes Schranke, Phosphatstange mit Pommes,
    Currybockwurst, Currybratwurst, Rote mit Pommes, Bratwurst mit Kraut, Schaschlik
  cured-meat | dairy |  | meat | ? | Käsekrainer, Käskrainer, Eitrige, a Eitrige, Käswurst, Käsewurst, Käsegriller, Käsegrillwurst,
    Käsewürstchen, Käseknacker, Berner Würstel, Berner Würstl, Berner Rollen, Käse-Bratwurst, Käsebratwurst, Käse-Leberkäse, Käseleberkäse,
    Käsleberkäs, Pizzaleberkäse, Pizzaleberkäs, Leberkäse mit Käse, Käsewiener, Käsewienerli, Chäs-Cervelat, überbackene Cervelat,
    gefüllter Cervelat, Gefüllte Cervelats mit Käse, Raclettewurst, Rahmleberwurst, Sahneleberwurst, Pellwurst mit Sahne,
    Käse-Schinken-Wurst
  cured-meat | gluten |  | meat | ? | Bosna, Bremer Pinkel, Puttes Blutwurst, Grützwurst mit Graupen, Maischel, Breinwurst, Breinwürste,
    Steirische Breinwurst, Kärntner Maischerl, Maischerl, Maischl, Tschoppa, Brotwurst, Semmelwurst, Semmelleberwurst, Semmel-Leberwurst,
    Westfälische Rinderwurst, Rinderwurst, Bosna Wurst im Brot, Bosner, Currywurst im Brötchen, Käsekrainer im Brot, Hot Dog Käsekrainer,
    Frankfurter im Brot, Chorley, Lappenwurst, Tollatsch, Tollatschen, Wurstbrei
  cured-meat |  |  | meat | - | Kernschinken, Rhöner Schinken, Gsöchts, Selchkarree, Rollschinkli, Rollschüfeli, Gnagy, Läffli, Wädli,
    Walliser Trockenfleisch, Appenzeller Mostmöckli, Mostmöckli, Hobelfleisch, Hamme, Bauernhamme, Vorderhamme, Räucherbauch, Rauchspeck,
    Specktranchen, Gelderländer, Gelderländer Speck, Nagelholz, Nagelholt, Spickgans, pommersche Spickgans, Pommersche Gänsebrust,
    Rehschinken
`)
