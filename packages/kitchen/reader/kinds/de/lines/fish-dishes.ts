import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes and products of fish and shellfish. */
export const fishDishes = parseFoodLines(`
  fish | gluten | dairy | pescatarian | ? | Forelle Müllerin
  fish | gluten |  | meat | ? | Scholle Finkenwerder,
    Speckscholle, Kutterscholle mit Speck, Maischolle mit Speck, Scholle mit Speck, Scholle Büsumer Art mit Speck,
    Büsumer Scholle mit Speck, Altländer Scholle mit Speck
  fish | gluten shellfish |  | pescatarian | ? | Büsumer Scholle, Scholle Büsumer Art, Scholle mit Krabben, Scholle mit Büsumer Krabben,
    Scholle mit Nordseekrabben
  fish | gluten |  | pescatarian | ? | Grüner Hering gebraten, Grüne Heringe gebraten, gebratene grüne Heringe, Bratfisch,
    Bratmakrele eingelegt, Bratrollmops, Eglifilets im Bierteig, Eglifilet im Bierteig, Backfischbrötchen, Backfischfilet, Ausbackfisch,
    Kibbeling, Lekkerbekje, Fischknusperli, Fisch-Chips, Fischstäbchenbrötchen, Fischstäbli, Käptn Iglo Fischstäbchen,
    Schlemmerfilet à la Bordelaise, Fischbrötchen, Matjesbrötchen, Bismarckbrötchen, Bismarckhering im Brötchen, Rollmopsbrötchen,
    Heringsbrötchen, Räucherlachsbrötchen, Aalbrötchen, Lachsbrötchen, Thunfischbrötchen, Makrelenbrötchen, Bratheringsbrötchen,
    Bagel mit Lachs ohne Frischkäse, Serbische Karpfen, fränkischer Karpfen, gebackener Karpfen, Karpfen gebacken, Karpfen fränkische Art,
    Aischgründer Karpfen gebacken, Sushi-Reis Bowl mit Sojasoße, Karpfen schwarz, Böhmischer Karpfen schwarz, Karpfen polnisch,
    Karpfen in Biersoße, Karpfen in polnischer Soße, Karpfen in schwarzer Soße, schlesischer Weihnachtskarpfen mit Lebkuchensoße,
    Thunfisch-Pizza, Thunfischpizza, Gebackene Sardinen
  fish | gluten eggs |  | pescatarian | ? | Fischküchle, Fischküchlein, Fischklops, Fischklopse, Fischpflanzerl, Fischlaibchen,
    Lachsfrikadellen, Filet-O-Fish, Fischtörtchen, Bremer Fischklöße, Zander im Kartoffelmantel, Hechtnockerl, Hechtnocken, Hechtklöße,
    gebackene Fischfilets paniert, Fischfilet paniert, Goldbarsch paniert, Rotbarsch paniert, paniertes Fischfilet,
    Backfisch mit Remoulade, Backfischbrötchen mit Remoulade, Fischbrötchen mit Remoulade, Fisch-Mac, Backfisch mit Kartoffelsalat,
    Kibbeling mit Remoulade, Fischstäbchen mit Remoulade, Karpfen paniert, Merluza paniert, Pangasius paniert, Felchen im Backteig,
    Zanderknusperle, Felchenknusperli, Egliknusperli
  fish | dairy |  | pescatarian | ? | Matjes Hausfrauenart, Matjes nach Hausfrauenart, Matjes Hausfrauen Art, Heringsstipp, Heringsstippe,
    Sahneheringe, Heringe in Sahnesoße, Hering in Sahne, Sahneheringsfilets, Sahnematjes, Hering Hausfrauen Art, Heringstopf,
    Heringstopf mit Sahne, Matjestopf, Heringshäckerle mit Sahne, Rheinischer Heringsstipp, Rheinischer Heringssalat,
    Matjessalat mit Sahne, Nordfriesischer Heringssalat, Kieler Sprottencreme, Lachs in Dillrahm, Sahnelachs, Lachsgratin, Fischgratin,
    Fischauflauf, Dorsch in Senfsoße, Kochfisch mit Senfsoße, Kochfisch mit Senfsauce, Fisch in Senfsoße, Kabeljau in Senfsoße,
    Kabeljau in Dillsoße, Fischtopf mit Sahne, Hamburger Fischsuppe, Ostseefischsuppe, Fischcremesuppe, Fischrahmsuppe, Lachscremesuppe,
    Bodensee-Fischsuppe, Bouillabaisse norddeutsch, Zuger Rötel, Zuger Röteli, Felchenfilet in Weißweinsoße, Felchen Zuger Art,
    Forelle Zuger Art, Forelle blau mit Butter, Karpfen blau mit Sahnemeerrettich, Räucherforelle mit Sahnemeerrettich,
    Räucherlachs mit Sahnemeerrettich, Lachsröllchen mit Frischkäse, Lachsbagel, Bagel mit Lachs und Frischkäse, Räucherfischmousse,
    Forellenmousse, Lachsmousse, Räucherforellencreme, Räucherforellenmus, Forellencreme, Lachscreme, Lachsfrischkäse, Thunfischcreme,
    Sardellenbutter, Anchovisbutter, Lachsbutter, Dorsch mit Rahm, Aal grün, Aal in Dillsoße, Aal in Dill, Aal grün mit Dillsoße,
    Berliner Aal grün, Pommerscher Aal, Hecht in Rahm, Hecht badische Art, Badischer Hecht, Spreewälder Hecht, Hecht in Spreewaldsoße,
    Zander in Spreewaldsoße, Spreewaldsoße, Quappe in Soße, Matjestatar mit Crème fraîche, Glückstädter Matjes mit Sahnesoße,
    Matjes mit Remoulade und Sahne, Labskaus mit Hering und Sahne, Fischpfanne mit Sahne, Lachs Spinat Gratin
  fish | dairy gluten |  | pescatarian | ? | Lachs im Blätterteig, Lachslasagne, Lachs-Spinat-Lasagne, Lachsnudeln,
    Nudeln mit Lachs-Sahne-Soße, Nudeln mit Lachs, Spaghetti mit Lachs in Sahnesoße, Lachs-Sahne-Nudeln, Tagliatelle mit Lachs,
    Bandnudeln mit Lachs, Lachs-Flammkuchen, Flammkuchen mit Lachs, Lachsquiche, Lachstarte, Thunfischlasagne, Fischlasagne,
    Lachs-Blätterteigschnecken, Lachswraps mit Frischkäse, Lachstoast
  fish |  |  | pescatarian | ? | Schleie blau, Hecht blau, Essighering, Kronsild, Gabelrollmops, Brathering in Gelee, Steckerlfisch,
    Steckerlfische, Steckerlmakrele, Räucheraal, Spickaal, Smutaal, Schmuraal, Schillerlocke geräuchert, Fleckhering, Bückel, Fleckheringe,
    Lachshering, Delikatesshering, Sherryhering, Kräutermatjes, Ostseehering, Appetitsild, Dörrfisch, Graved Forelle, Kieler Rauch Lachs,
    Räuchermaräne, Maränen geräuchert, Müritzmaräne, Heringsfilets in Tomatencreme, Makrelenfilet in Tomatensoße, Hering in Tomate,
    Sardinen in Tomatensoße, Kipper, Lachssülze, Matjestatar, Lachstatar, Thunfischtatar, Kaviar Malossol, Deutscher Kaviar, Seehasenrogen,
    Forellenkaviar, Dorschleber, Dorschleber in Öl, Lebertran Dorsch Dose, Seelachsschnitzel in Öl, Lachsersatz
  fish |  | eggs | pescatarian | ? | roter Heringssalat, Rote Bete Heringssalat, Heringssalat mit Roter Bete, Thunfischsalat, Lachssalat,
    Makrelensalat, Räucherfischsalat, Thunfischmayo, Thunfischaufstrich, Thunfischcreme mit Mayonnaise, Sildsalat, Weihnachtsheringssalat,
    Fischsalat, Nizzasalat, Salat Nizza, Salat Niçoise, Nizza-Salat, Thunfischsandwich, Matjessalat rot
  shellfish | shellfish | eggs | pescatarian | ? | Krabbensalat, Nordseekrabbensalat, Büsumer Krabbensalat, Krabben mit Rührei,
    Krabbenrührei, Rührei mit Krabben, Rührei mit Nordseekrabben, Husumer Krabbensalat, Hummermayonnaise, Meeresfrüchtesalat mit Mayo,
    Garnelensalat, Flusskrebssalat, Krebssalat, Surimi-Garnelensalat, Nordsee Krabbensalat
  shellfish | gluten shellfish |  | pescatarian | ? | Husumer Krabbenbrot, Büsumer Krabbenbrot, Krabbentoast,
    Spaghetti vongole, Spaghetti alle vongole, Spaghetti frutti di mare, Spaghetti mit Meeresfrüchten, Pizza frutti di mare,
    Pizza Meeresfrüchte, Scampipizza, Krabbenkroketten, Garnelenkroketten, Linguine mit Garnelen, Spaghetti mit Scampi,
    Nudeln mit Garnelen, Garnelennudeln
  shellfish | dairy shellfish |  | pescatarian | ? | Krabbensuppe, Büsumer Krabbensuppe, Krebssuppe, Hummersuppe, Hummerbisque, Bisque,
    Hummercremesuppe, Krebsrahmsuppe, Krebscremesuppe, Krebsbutter, Krebsnasen, Hummerbutter, Garnelencremesuppe,
    Scampi in Knoblauchbutter, Garnelen in Knoblauchbutter, Schnecken in Kräuterbutter, Weinbergschnecken mit Kräuterbutter, Escargots,
    Weinbergschnecken in Kräuterbutter, badische Schneckensuppe, Badische Schneckenrahmsuppe, Schneckensuppe, Schneckenrahmsuppe,
    Schneckenpfännle, Wiener Schnecken, Austern Rockefeller, Krabben in Dillrahm, Krabbenragout, Krebsragout, Flusskrebse in Rahm,
    Krebsschwänze in Dillrahm, Muschelrahmsuppe, Muschelsuppe mit Sahne
  shellfish | shellfish |  | pescatarian | ? | Muscheln im Weinsud, Muscheltopf, Krabben ungepult, Knat, Dwarsläufer, Helgoländer Knieper,
    Knieper Helgoland, Husumer Krabben, Garnelenspieße, Flusskrebse im Wurzelsud
  shellfish | dairy shellfish mushroom |  | meat | ? | Leipziger Allerlei mit Flusskrebsen und Morcheln
  dish | dairy | shellfish mushroom | pescatarian | ? | Leipziger Allerley
  fish |  | gluten eggs soybean | pescatarian | ? | Surimisalat, Krabbensticksalat
  shellfish | gluten | eggs shellfish soybean | pescatarian | ? | Seestäbchen
  fish | gluten soybean | eggs | pescatarian | ? | Sushi, Sushi-Box, Sushibox, Sushi vom Discounter, Maki, Maki-Sushi, Nigiri, Lachsmaki,
    Lachs-Nigiri, Futomaki, Poké Bowl, Pokebowl, Lachs Teriyaki, Inside-Out-Rolls, California Rolls
  dish |  | eggs | meat | ? | Hamburger Labskaus, Bremer Labskaus, Lübecker Labskaus, Seemannslabskaus, Labskaus mit Spiegelei,
    Labskaus in der Dose, Lobscouse
  dish |  |  | pescatarian | ? | Fischlabskaus, Fischeintopf, Fischtopf, Fischsoljanka, Pomesel
  fish | dairy | gluten | pescatarian | ? | Pannfisch, Hamburger Pannfisch, Finkenwerder Pannfisch
`)
