import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Cutlets, meatballs, roasts, offal and filled meat dishes. */
export const meatDishes = parseFoodLines(`
  dish | gluten eggs |  | meat | ? | Schnitzel Wiener Art, Schweineschnitzel paniert, Schnitzel paniert, Putenschnitzel paniert,
    paniertes Kotelett, Surschnitzel, Schnitzelbrötchen, Schnitzelweckla, Münchner Schnitzel, Kürbiskernschnitzel, Backhendl,
    Wiener Backhendl, Backhuhn, Backhendlsalat, steirischer Backhendlsalat, gebackene Leber, gebackenes Bries, Bries gebacken,
    gebackenes Hirn, Hirn gebacken, gebackener Kalbskopf, gebackene Champignons mit Schinken, Altwiener Backfleisch, Backfleisch,
    Hähnchen-Nuggets, Hamburger Schnitzel, Holsteiner Schnitzel, Schnitzel Holstein, Berliner Schnitzel, Schnitzel Berliner Art, Schnipo,
    Schnitzel-Pommes, Schnitzel mit Pommes, Jägerschnitzel paniert, Kinderschnitzel, Schnitzel mit Kartoffelsalat, Frankfurter Schnitzel,
    Schnitzel mit Grüner Soße, Krenschnitzel, Bierschnitzel, Laugenschnitzel, Brezenschnitzel, Brezelschnitzel, Cornflakes-Schnitzel,
    Pariser Schnitzel, Schnitzel Pariser Art, Fleischkäse paniert, panierte Fleischkäse, Piccata vom Huhn, Backsteak paniert,
    gebackener Leberkäs, panierter Leberkäse, gebackene Blunzen, Maultäschle, schwäbische Maultaschen, Schwäbische Maultasche,
    Herrgottsbescheißerle, Herrgottsbscheißerle, Hergottsbscheißerla, Laubfrösche schwäbisch, schwäbische Laubfrösche,
    Fleischkrapfen schwäbisch, geröstete Maultaschen, Maultaschen geschmälzt, abgeschmälzte Maultaschen, Maultaschen mit Kartoffelsalat,
    Fleischmaultaschen, Maultaschenpfanne, Fleckerlspeis mit Ei, Kärntner Fleischnudeln, Fleischnudeln, Fleischnudel,
    Kärntner Fleischnudel, Krautkrapfen, Krautkrapfa, Allgäuer Krautkrapfen, Krautnudeln mit Speck, Schupfnudeln mit Sauerkraut und Speck,
    Schupfnudelpfanne mit Speck, Bubespitzle mit Kraut, Bubaspitzle mit Sauerkraut, Linsen mit Spätzle, Linsen und Spätzle,
    Linsa mit Spätzla, Linsen mit Spätzle und Saitenwürstle, Linsen mit Spätzle und Saiten, Krautspätzle, Krautspätzle mit Speck,
    Gaisburger Marsch mit Spätzle, Gröstel mit Ei, Tiroler Gröstl, Gröstl, Gröschtl, Gröstel, Bauerngröstl mit Spiegelei, Herrengröstl,
    Speckknödel, Tiroler Speckknödel, Südtiroler Speckknödel, Grammelknödel, Grammelknödl, Hascheeknödel, Haschee-Knödel,
    Innviertler Knödel, Surspeckknödel, Wurstknödel, Selchfleischknödel, Fleischknödl, Tiroler Knödel, Leberkasknödel, Bratknödel,
    Wurstnudeln, Krautfleckerl mit Wurst, Jagdwurst paniert, panierte Jagdwurst, Wurstbratlinge, Schmorgurken mit Hackfüllung
  dish | gluten eggs | dairy | meat | ? | Fleischkiechle, Fleischtätschli, Hacksteak, Klops, Klopse, Bratklops, Bratklopse, Fleischklops,
    Fleischklopse, Fleischkloß, Grilletta, Frikandelle, Frikandellen, Fleischklößchen, Beefsteak deutsch, Fleischpflanzerlsemmel,
    Königsberger Klopse, Kochklopse, Soßklopse, Saure Klopse, Revaler Klopse, Senfklopse, Klopse in Senfsoße, Hackbrode, Stephaniebraten,
    Stefaniebraten, Netzbraten, Wiegebraten, Hackepeterbraten, Atriaux, Fleischkäse hausgemacht aus Hack, Fasirter Braten,
    Hackbällchen in Tomatensoße, Fleischbällchen Toskana, Köttbullar mit Soße, Krautwickerl, Wirsingwickel, Krautkrapfen mit Hack,
    Kohlköpfchen, gefüllte Zucchini mit Hack, Bayrisch Krautwickel, Schmorkohl mit Hack gebunden, gefüllter Schweinebauch,
    Schweinebauch gefüllt, gefüllter Truthahn, gefülltes Brathähnchen, gefüllte Täubchen, Gefüllter Lammrücken, Hackfleischpastete,
    Hackfleischstrudel, Fleischstrudel, Fleischkrapfen, Fleischkrapferl, Hascheekrapfen, Lüngerl mit Knödel, Beuschel mit Knödel,
    Beuschel mit Semmelknödel, Bifteki mit Schafskäse, Leberknedl, Leberklöße, saure Leberspätzle, Leberspatzen, Leberspatzln,
    Fleischknepp, Flääschknepp, Markknödel, Brätspatzen, Kalbfleischvögel, Kalbsvögerl gefüllt, Fleischvögel, strammer Max, Strammer Otto,
    Strammer Moritz, Stramme Luise, stramme Lotte, Holsteiner Schnittchen, Schinkenbrot mit Spiegelei, Leberkäse mit Ei im Brötchen,
    Bauernfrühstück mit Brot, Ei-Schinken-Brötchen, BLT mit Mayo, Clubsandwich, Club Sandwich, Fleischsalatbrötchen,
    Eiersalatbrötchen mit Speck, Big Mac, Big King, Hamburger mit Mayo, Pulled-Pork-Burger, Chickenburger, McChicken, Chicken-Burger,
    Krautfleckerl mit Speck und Ei
  dish | dairy gluten eggs |  | meat | ? | Cordon bleu, Cordonbleu, Kalbs-Cordon-bleu, Schweine-Cordon-bleu, Puten-Cordon-bleu,
    Hähnchen-Cordon-bleu, Cordon bleu vom Schwein, Schnitzel mit Käse überbacken, Schnitzel Hawaii, Cordon rouge, Kärntner Cordon bleu,
    Maultaschen mit Käse überbacken, Moussaka, Moussaka griechische Art, Makkaroniauflauf mit Schinken, Schinkenfleckerl,
    Schinkenfleckerln, überbackene Schinkenfleckerl, Piccata milanese, Piccata, Käsewurst im Teig, Kaspressknödel mit Speck,
    Schinken-Käse-Hörnchen, Bündner Capuns, Capuns, Capuns Sursilvans, Chapuns, Capunset, Hackfleischlasagne, Krautlasagne,
    Rindfleischlasagne, TK-Lasagne, Fertiglasagne, Fleischlasagne, Cannelloni mit Hack, Quiche Lorraine, Lothringer Speckkuchen,
    Speckkuchen, Lauchkuchen mit Speck, Zwiebelkuchen, Zwiebelkuchen mit Speck, Zwiebelkuchen vom Blech, schwäbischer Zwiebelkuchen,
    Zwiebelwähe, Zwiebelblootz, Zwiebelplatz, Ploatz, Rhöner Zwiebelploatz, Hessischer Speckkuchen, Lauchquiche mit Speck,
    Lauchwähe, Käse-Schinken-Quiche, Hackfleischquiche, Schinkenkäsetoast mit Ei, Schinken-Nudel-Auflauf, Nudelauflauf mit Schinken,
    Schinkennudeln, Schinkennudeln mit Ei, Walliser Cholera, Gomser Cholera, Choleri, Chäs-Chüechli mit Speck, Schinkengipfeli,
    Schinkencroissant, Schinkenhörnchen gefüllt
  dish | dairy gluten |  | meat | ? | Toast Hawaii, Hawaiitoast, Hawaii-Toast, Croque Monsieur, Schinken-Käse-Toast, Schinkenkäsetoast,
    Toast mit Schinken und Käse, Flammkuchen, Elsässer Flammkuchen, Flammekueche, Flammkuche, Flammkuchen mit Speck, Tarte flambée,
    Dinnete, Dinnede, schwäbische Dinnete, Dennete, Dünnele, Beenie, Rahmfleck, Rahmflecken, Rahmfladen mit Speck, Bacheofe-Blootz,
    Salzekuchen, Salzkuchen mit Speck, hessischer Salzekuchen, Blootz, Blaatz, Blooz, Schwäbische Seele überbacken, überbackene Seele,
    Käse-Schinken-Seele, Schinken-Käse-Baguette, Käse-Schinken-Brötchen, Schinkenbrot mit Butter, Wurstbrot, Salamibrot, Leberwurstbrot,
    Leberwurststulle, Schinkenbrot, Schinkenbrötchen, Schinkensemmel, Salamibrötchen, Wurstbrötchen, Wurstweck, Pizza Schinken,
    Pizza Salami, Salamipizza, Schinkenpizza, Pizzabrötchen mit Schinken, Pizzabaguette Salami, Bistro Baguette, Bistrobaguette,
    Pizzabaguette, Hackfleischpizza, Dönerpizza, Pizza Hawaii, Pizzatoast, Pizzabrötchen überbacken, Partybrötchen überbacken,
    Cheeseburger, Hamburger Royal, Whopper mit Käse, McRib Menü, Döner mit Schafskäse, Älplermagronen mit Speck, Nudel-Hack-Auflauf,
    Makkaroniauflauf, Hackfleisch-Nudel-Auflauf
  dish |  |  | meat | ? | Verkehrsunfall Blutwurst, Blunzngröstl, Bauerngröstl, Erdäpfelgröstl, Bratkartoffeln mit Speck,
    Speckkartoffeln, saure Zipfel, blaue Zipfel, Blaue Zipfl, Kaletschbürschla, Nürnberger mit Sauerkraut,
    Nürnberger Rostbratwürste mit Kraut, Schweinshaxe mit Kraut, Leiterchen, Schweinshaxn, Grillhaxe, Hendlhaxn, Spansau, Ferkelbraten,
    Schweinskrustenbraten, Steckerlfleisch, Schwenkbraten, Schwenker, Schwenkerbraten, Spießbraten, Idar-Obersteiner Spießbraten,
    Rollbraten gegrillt, Mutzbraten, Schmöllner Mutzbraten, Rostbrätel, Thüringer Rostbrätel, Rostbrätl, Kamelle vom Grill, Gänseweißsauer,
    Gänsesülze, Gepökelte Gänsekeule, Martinsgans, Goggerl, Gickerl, Chörbli-Güggeli, Poulet im Chörbli, Apfelrotkohl mit Gans, Rindstatar,
    Zwiebelmett, Bätzel, Surstelze, Stelze vom Grill, Saure Rippchen, Bauerngeröstl, Röstkartoffeln mit Speck, Schlachtbraten, Kesselknall,
    Schmorhuhn, Rahmfreie Hühnerkeulen, Coq au Vin, Wildschweinbraten, Gamsbraten, Murmeltierbraten, Fondue Chinoise, Fleischfondue,
    Fondue Bourguignonne, Raclettefleisch, Tischgrillfleisch, kalter Braten, Vitello, Saftschinken
  dish | gluten |  | meat | ? | Mettbrot, Mettweck, Hackepeterbrötchen, Hackbrötchen, Gehacktesbrötchen,
    Leberkässemmel, Leberkäsesemmel, Leberkäsbrötchen, LKW Leberkäsweckle, Leberkäsweckle, Leberkäsweck, Leberkasweckla, Fleischkäsweckle,
    Fleischkäsebrötchen, Fleischkäsweck, Bratwurstbrötchen, Bratwurstsemmel, Drei im Weggla, Drei im Weckla, 3 im Weggla,
    Rostbratwurst im Brötchen, Thüringer im Brötchen, Rote im Weckle, Rote Wurst im Weckle, Bockwurst im Brötchen, Bockwurstbrötchen,
    Ketwurst, Wiener im Schlafrock, Wurst im Schlafrock, Schinken im Brotteig, Schinken im Teig, Kassler im Brotteig,
    Prager Schinken im Brotteig, Beinschinken im Brotteig, Leber Berliner Art, Leber mit Zwiebeln und Äpfeln,
    gebratene Leber mit Röstzwiebeln, Kalbsleber Berliner Art, Leber Tiroler Art, Leber venezianisch, geröstete Leber, Tiroler Leber,
    Geröstete Nieren, Griebenschmalzbrot, Schmalzbrot, Schmalzstulle, Schmalzbemme, Fettbemme, Fettbrot, Fettbrot mit Salz,
    Griebenschmalzstulle, Fettstulle, Grammelschmalzbrot, Verhackertbrot, Speckbrot, Bratlfettnbrot, Bratlfettenbrot, Blutwurstbrot,
    Halver Hahn mit Wurst, Kölscher Kaviar mit Röggelchen, Tartarbrötchen, Brettljause, Brettljausn, Vesperplatte, Vesperteller,
    Jausenplatte, Jausenteller, Brotzeitbrettl, Brotzeitplatte, Döner Kebab, Dönerkebab, Dönertasche, Döner im Fladenbrot, Dürüm,
    Dürüm Döner, Yufka Döner, Lahmacun, Lahmacun mit Salat, türkische Pizza, Pide mit Hackfleisch, Krautschupfnudeln mit Speck,
    Zürcher Ratsherrentopf mit Nudeln, Currywurst mit Brötchen, Schinkenmakkaroni, Grammelpogatscherl, Grammelpogatschen, Pogatscherl,
    Burgenländische Grammelpogatscherl, Blunzen im Teig, Fleischpastete im Teig, Pastete im Teigmantel
  dish | dairy gluten | mushroom | meat | ? | Rahmschnitzel mit Nudeln, Rahmschnitzel mit Spätzle, Jägerschnitzel mit Spätzle, Rinderfilet Wellington, Schweinefilet im Blätterteig, Filet im Teig, Filet im Blätterteig
  dish | mushroom | dairy gluten eggs | meat | ? | Jägerschnitzel, Schnitzel Jägerart, Schnitzel Jäger Art, Jägerschnitzel mit Pommes,
    Schwammerlschnitzel
  dish | dairy | gluten | meat | ? | Rahmschnitzel, Kalbsrahmschnitzel, Zwiebelrahmschnitzel, Champignonschnitzel Rahm, Rahmkotelett,
    Naturschnitzel mit Rahmsoße, Saltimbocca, Paprikaschnitzel, Paprikarahmschnitzel, Kapernschnitzel, Wiener Kalbsrahmschnitzel,
    Rahmfleckerl
  dish |  | gluten eggs | meat | ? | Zigeunerschnitzel, Paprikaschnitzel ungarische Art, Balkanschnitzel, Puszta-Schnitzel,
    Pusztaschnitzel, Schnitzel mit Bratkartoffeln, Schnitzelteller, Bauernschnitzel, Bergsteigerschnitzel, Backsteak,
    Fleischkäse mit Spiegelei, Leberkäse mit Spiegelei, Leberkäs mit Spiegelei, Leberkäse mit Ei, Hacksteak mit Spiegelei,
    Zwiebelfleisch mit Knödel
  dish |  | dairy gluten | meat | ? | Schweinerouladen, Putenroulade, Kalbsroulade, Kalbsröllchen, Hausmacher Rouladen,
    Rouladen wie bei Oma
  dish | eggs |  | meat | ? | Bauernfrühstück, Hoppel-Poppel, Hoppelpoppel Berlin, Bratkartoffeln mit Ei und Speck,
    Bauernomelett, Bauernomelette, Speckomelett, Schinkenomelett, Schinken-Omelette, Speck mit Ei, Eier mit Speck, Spiegelei mit Speck,
    Rührei mit Speck, Rührei mit Schinken, Ham and Eggs, Gröstl mit Spiegelei, Beamtenstipp mit Ei, Schinken-Rührei, Speckeier,
    Beefsteak Tatar, Beefsteak Tartar, Tatar mit Eigelb, Tatarbeefsteak, Tatar angemacht, Tartar mit Ei, Beef Tartar
  dish | gluten | soybean | meat | ? | Schweinefleisch süßsauer mit Reis, Schweinefleisch süß sauer
  dish | gluten soybean |  | meat | ? | Chinapfanne mit Huhn, Asiapfanne mit Hähnchen, Bami Goreng mit Huhn, gebratene Nudeln mit Huhn,
    gebratene Nudeln mit Hähnchen, gebratene Nudeln mit Ente, Chinanudeln mit Huhn, Asia-Nudeln mit Huhn,
    Rindfleisch mit Zwiebeln chinesisch, Acht Schätze, acht Kostbarkeiten
  dish | gluten | eggs | meat | ? | Fleischfondue mit Brot, Schweinsöhrl, Fleischspatzen, Topfnudeln mit Kraut, Pfälzer Teller,
    Pfälzer Dreifaltigkeit
  dish | eggs | dairy | meat | ? | Vitello tonnato, Wurstsalat mit Mayo, Waldorfsalat mit Huhn, Geflügelsalat, Hühnersalat mit Mayo,
    Fleischsalat Hausmacher Art, bayrischer Fleischsalat, italienischer Salat Fleischsalat, Budapester Salat, Rindfleischsalat mit Mayo,
    Fleischsalat mit Gurken, Geflügelsalat Hawaii, Ochsenmaulsalat mit Mayo, Stuttgarter Salat, Eiersalat mit Schinken, Schichtsalat,
    Schichtsalat mit Schinken, Partysalat Schichtsalat, Nudelsalat mit Fleischwurst
`)
