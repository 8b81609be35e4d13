import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of meat, fish, shellfish and egg outside the lexicon, by kind. */
export const animalFoods: readonly NamedKind[] = [
  // Cooked like oxtail, because these cuts are tough until simmered for hours.
  {
    class: 'meat',
    diet: 'meat',
    like: 'oxtail',
    names: list('Kutteln, Kaldaunen, Pansen, Panzen, Blättermagen, Schweinshaxe, Rinderzunge, Ochsenzunge, Kalbszunge'),
  },
  // Cooked like liver, because these cuts are tender for only minutes.
  {
    class: 'meat',
    diet: 'meat',
    like: 'beef-liver',
    names: list(
      'Leber, Niere, Nieren, Bries, Kalbsbries, Schweineleber, Rinderniere, Kalbsleber, Kalbsniere, Rinderleber, Lammleber, Lammniere',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `Fleisch, Frischfleisch, Muskelfleisch, Suppenfleisch, Bratenfleisch, Gulaschfleisch, Rotes Fleisch, Fleischprotein, Fleischeiweiß, Separatorenfleisch, Fleischextrakt, Fleischmehl, Fleischsaft, Wildbret, Wildfleisch, Reh, Rehfleisch, Rehrücken, Rehnüsschen, Rehschulter, Rehkeule, Hirsch, Hirschfleisch, Hirschkeule, Hirschrücken, Hirschgulasch, Rotwild, Damwild, Damhirsch, Sikahirsch, Gams, Gämse, Gamsfleisch, Mufflon, Steinbock, Wildschwein, Wildschweinfleisch, Frischling, Schwarzwild, Elch, Elchfleisch, Rentier, Rentierfleisch, Känguru, Kängurufleisch, Bison, Bisonfleisch, Büffel, Büffelfleisch, Wasserbüffel, Auerochse, Pferd, Pferdefleisch, Fohlen, Fohlenfleisch, Rossfleisch, Esel, Eselfleisch, Kamel, Kamelfleisch, Krokodil, Krokodilfleisch, Alligator, Schildkröte, Schlange, Frosch, Frösche, Froschschenkel, Wildkaninchen, Feldhase, Biber, Murmeltier, Straußenfleisch, Strauß-Filet, Emu, Tierprotein, Tierisches Eiweiß,
      Rind, Rinder, Rinds, Ochse, Ochsen, Ochsenfleisch, Kuh, Kühe, Kuhfleisch, Färse, Färsenfleisch, Stier, Bulle, Bullen, Jungbulle, Jungrind, Kalb, Kälber, Kalbs, Kalbin, Milchkalb, Schwein, Schweine, Schweins, Sau, Ferkel, Spanferkel, Eber, Schaf, Schafe, Schafs, Schaffleisch, Hammel, Hammelfleisch, Widder, Milchlamm, Lämmer, Lamms, Heidschnucke, Ziegenbock, Zicklein, Kitz, Angus, Black Angus, Wagyu, Kobe, Kobe-Rind, Charolais, Hereford, Simmentaler, Iberico, Duroc, Mangalitza, Galloway, Lunge, Milz, Hirn, Euter, Innereien, Geschlinge, Rinderherz, Lammherz, Hoden, Stierhoden, Knochenmark, Markknochen, Suppenknochen, Rinderknochen, Kalbsknochen, Schweineknochen, Sandknochen, Beinscheibe, Ochsenschwanz, Schweinekopf, Kalbskopf, Schweinebacke, Schweinebäckchen, Ochsenbacke, Ochsenbäckchen, Kalbsbäckchen, Rinderbacke, Schweinefuß, Schweinefüße, Kalbsfuß, Kalbsfüße, Schweineohr, Schweineohren, Schweineschwanz, Schwarte, Schwarten, Speckschwarte, Saitling, Wursthülle, Kollagendarm, Schweineblut, Blutplasma, Blutplasmapulver, Hämoglobin, Kollagen, Collagen, Kollagenhydrolysat, Kollagenpulver, Schweinekollagen, Elastin, Bindegewebe, Knochenmehl,
      Braten, Sauerbraten, Rinderbraten, Rollbraten, Kalbsbraten, Krustenbraten, Wildbraten, Rehbraten, Hirschbraten, Hasenbraten, Roastbeef, Rostbeef, Entrecôte, Rumpsteak, Rump Steak, Ribeye, Rib-Eye-Steak, T-Bone-Steak, Porterhouse, Tomahawk, Flanksteak, Tafelspitz, Tafelspitzfleisch, Bürgermeisterstück, Tri Tip, Flat Iron, Hüftsteak, Oberschale, Unterschale, Semerrolle, Schwanzrolle, Kalbsnuss, Schweinenuss, Hochrippe, Querrippe, Zwerchrippe, Spannrippe, Brustkern, Rinderbrust, Brisket, Bugschaufel, Schaufelstück, Schaufelbug, Schulterscherzel, Scherzl, Hüferscherzel, Wadschinken, Wadenfleisch, Hesse, Hinterhesse, Vorderhesse, Siedfleisch, Kochfleisch, Schmorfleisch, Ragoutfleisch, Geschnetzeltes, Schnitzel, Naturschnitzel, Steak, Steaks, Kotelett, Kotelette, Karreerose, Schopfbraten, Schweinekamm, Schweinenacken, Nackensteak, Schweinehals, Lungenbraten, Rinderlende, Schweinelende, Schweinebug, Schweinekeule, Eisbein, Haxe, Haxn, Surfleisch, Wammerl, Bauchfleisch, Rippchen, Spareribs, Schälrippen, Ripperl, Wacholderrippchen, Kasseler, Kassler, Kasslerkamm, Pökelfleisch, Rauchfleisch, Fonduefleisch, Tatar, Beefsteak, Rindertatar, Rindercarpaccio, Pulled Pork, Pulled Beef, Fleischstücke, Fleischwürfel, Fleischstreifen`,
    ),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(
      `Huhn, Hühner, Hähnchen, Hendl, Henderl, Poulet, Poularde, Masthuhn, Suppenhuhn, Suppenhenne, Brathähnchen, Brathuhn, Grillhähnchen, Broiler, Gockel, Hahn, Henne, Hennen, Kapaun, Stubenküken, Stubenkücken, Maispoularde, Geflügel, Geflügelfleisch, Hühnerfleisch, Hähnchenfleisch, Hühnerklein, Hühnerherz, Hühnerherzen, Hühnermagen, Hühnerhaut, Hühnerhals, Hühnerkarkasse, Hühnerfett, Hähnchenflügel, Pute, Puten, Truthahn, Truthenne, Puter, Pouletfleisch, Trute, Trutenfleisch, Putenfleisch, Putenschnitzel, Putenkeule, Babypute, Ente, Enten, Entenbrust, Entenkeule, Barbarie-Ente, Flugente, Wildente, Entenfleisch, Gans, Gänse, Gänseleber, Stopfleber, Foie gras, Entenstopfleber, Gänsefleisch, Fasan, Rebhuhn, Wachtel, Wachteln, Perlhuhn, Taube, Tauben, Täubchen, Wildtaube, Schnepfe, Auerhahn, Moorhuhn, Schneehuhn, Steinhuhn, Wildgeflügel, Geflügelleber, Geflügelherzen, Geflügelhaut, Geflügelknochen, Chicken Wings, Wings, Drumsticks, Chicken`,
    ),
  },
  {
    class: 'butter',
    diet: 'meat',
    names: list(
      `Schmalz, Schweineschmalz, Schweinefett, Griebenschmalz, Grieben, Grammeln, Grammelschmalz, Flomen, Flom, Liesen, Gänseschmalz, Gänsefett, Entenschmalz, Entenfett, Hühnerschmalz, Geflügelfett, Rindertalg, Talg, Rinderfett, Rinderfettgewebe, Rindernierenfett, Nierenfett, Hammeltalg, Hammelfett, tierische Fette, Knochenfett, Speckfett, Bratenfett, Lammfett, Schweinerückenspeck, Lardo, Lard`,
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list(
      `Bresaola, Lonza, Bündnerfleisch, Bindenfleisch, Mostbröckli, Trockenfleisch, Beef Jerky, Jerky, Biltong, Schinkenspeck, Nussschinken, Knochenschinken, Ammerländer Schinken, Westfälischer Schinken, Holsteiner Katenschinken, Vorderschinken, Formschinken, Serrano, Parmaschinken, San Daniele, Bayonne-Schinken, Tiroler Speck, Geselchtes, Selchfleisch, Selchspeck, Schwarzgeräuchertes, Osso Collo, Speck, Schinkenwürfel, Dörrfleisch, Rückenspeck, Geräuchertes, Aspikpulver, Corned Beef, Pastrami`,
    ),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    names: list(
      `Grützwurst, Leberstreichwurst, Leberparfait, Pastete, Fleischpastete, Haggis, Jausenwurst, Knipp, Pannas, Terrine, Fleischterrine, Hotdog, Hot Dog, Corndog`,
    ),
  },
  {
    class: 'mince',
    diet: 'meat',
    names: list(
      'Hackfleisch, Hackfl, Hack, Gehacktes, Faschiertes, Ghackets, Gewiegtes, Thüringer Mett, Kalbshack, Kalbshackfleisch, Kalbsfaschiertes, Kalbsbrät, Wildhack, Hirschhack, Wildhackfleisch, Hackfüllung, Gyrosfleisch',
    ),
  },
  {
    class: 'mince',
    diet: 'meat',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    sharesDoubts: true,
    names: list(
      `Frikadelle, Frikadellen, Bulette, Buletten, Boulette, Fleischpflanzerl, Fleischküchle, Fleischlaiberl, Fleischlaibchen, Faschierte Laibchen, Hackbällchen, Hackfleischbällchen, Fleischbällchen, Fleischknödel, Hackbraten, Falscher Hase, Burgerpatty, Burger-Patty, Patty, Patties, Kofta, Dönerfleisch, Kebab, Gyros, Chicken Nuggets, Hähnchennuggets, Nuggets, Wiener Schnitzel, Paniertes Schnitzel, Backhähnchen, Fleischtasche, Fleischtaschen, Hackfleischsauce, Bolognese, Bolognesesauce, Bolognesesoße, Sauce Bolognese, Ragù, Ragout, Gulasch, Rinderroulade, Bratenjus, Jus, Demi-Glace, Demiglace, Sauce Jäger, Kohlroulade, Kohlrouladen, Krautwickel, Wurstbrät im Teig, Schnitzelsemmel`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `Speisefisch, Seefisch, Süßwasserfisch, Weißfisch, Plattfisch, Edelfisch, Grundfisch, Aal, Aale, Flussaal, Meeraal, Stör, Sterlet, Hecht, Hechte, Zander, Schill, Fogosch, Egli, Flussbarsch, Barsch, Kretzer, Karpfen, Spiegelkarpfen, Graskarpfen, Karausche, Schleie, Schlei, Brachse, Brasse, Rotauge, Plötze, Rotfeder, Döbel, Aitel, Barbe, Felchen, Renke, Renken, Maräne, Blaufelchen, Reinanke, Äsche, Huchen, Saibling, Seesaibling, Bachsaibling, Bachforelle, Seeforelle, Wels, Waller, Zwergwels, Rutte, Quappe, Trüsche, Neunauge, Rochen, Rochenflügel, Hai, Haifisch, Haifilet, Dornhai, Katzenhai, Petersfisch, Sankt Petersfisch, Meeräsche, Meerbarbe, Rotbarbe, Rote Meerbarbe, Knurrhahn, Drachenkopf, Petermännchen, Rotbarsch, Goldbarsch, Viktoriabarsch, Victoriabarsch, Nilbarsch, Buntbarsch, Tilapia, Pangasius, Pangasiusfilet, Seelachs, Köhler, Alaska-Seelachs, Alaskaseelachs, Pazifischer Pollack, Pollack, Pollak, Steinköhler, Leng, Lengfisch, Lumb, Brosme, Wittling, Merlan, Seehecht, Colin, Hoki, Schwarzer Heilbutt, Weißer Heilbutt, Heilbutt, Steinbutt, Glattbutt, Kliesche, Scholle, Schollen, Schollenfilet, Flunder, Flundern, Butt, Seezunge, Seezungen, Seezungenfilet, Rotzunge, Limande, Lotte, Angler, Seewolf, Steinbeißer, Katfisch, Seehase, Meerwolf, Adlerfisch, Umberfisch, Zackenbarsch, Schnapper, Red Snapper, Snapper, Goldmakrele, Mahi Mahi, Dorade rosé, Goldbrasse, Meerbrasse, Zahnbrasse, Rotbrasse, Bastardmakrele, Stöcker, Königsmakrele, Seriola, Bonito, Weißer Thun, Gelbflossenthun, Gelbflossen-Thunfisch, Thunfischfilet, Albacore, Schwertfisch, Fächerfisch, Marlin, Barrakuda, Hornhecht, Papageifisch, Fliegender Fisch, Butterfisch, Escolar, Schwarzer Zackenbarsch, Antarktischer Seehecht, Zahnfisch, Heringsfilet, Sprotte, Sprotten, Kieler Sprotten, Stint, Stinte, Sandaal, Lodde, Maifisch, Kaulbarsch, Keta, Keta-Lachs, Ketalachs, Buckellachs, Rotlachs, Silberlachs, Königslachs, Stremellachs, Lachsforelle, Regenbogenforelle, Ukelei, Kabeljaurücken, Winterkabeljau, Skrei, Kabeljauloin, Fischstücke, Fischwürfel, Fischprotein, Fischmuskel, Fischmuskelprotein, Fischeiweiß, Fischmehl, Fischkopf, Fischköpfe, Fischkarkassen, Fischabschnitte, Fischhaut, Matjesfilet`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    names: list(
      `Bückling, Bücklinge, Matjes, Matjeshering, Salzhering, Bismarckhering, Brathering, Rollmops, Rollmöpse, Räucherfisch, Räucherhering, Räucherheilbutt, Räuchermakrele, Kaviar, Caviar, Rogen, Fischrogen, Lachskaviar, Keta-Kaviar, Dorschrogen, Heringsrogen, Ikura, Stockfisch, Klippfisch, Bacalao, Bacalhau, Trockenfisch, Lutefisk, Surströmming, Fischöl, Lebertran, Dorschleberöl, Lachsöl, Fischgelatine, Hausenblase, Fischpulver, Garum, Fischsoße, Fischsauce, Nuoc Mam, Nam Pla, Sardellenextrakt, Sardellensauce, Kilka, Gravlachs, Graved Lachs, Beizlachs, Seelachsschnitzel, Sardellenpaste, Sardellenringe, Sprotten in Öl, Hering in Tomatensauce, Hering in Tomatensoße`,
    ),
  },
  {
    class: 'cured-fish',
    diet: 'pescatarian',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    names: list(
      'Fischfrikadelle, Fischfrikadellen, Fischbulette, Fischburger, Bordelaise-Filet, Fischknusperle, Fischnuggets, Gefilte Fisch, Taramas, Taramosalata, Fischpastete, Fischterrine, Fischkloß, Fischklößchen, Fischwurst, Fisch im Teig, Hechtklößchen, Sushi-Mix, Fischcurry',
    ),
  },
  {
    class: 'shellfish',
    diet: 'pescatarian',
    mayContain: ['shellfish', 'gluten', 'eggs', 'soybean'],
    names: list(
      'Surimi, Surimi-Sticks, Surimistäbchen, Krebsfleischimitat, Krebsimitat, Garnelenimitat, Krabbenimitat, Crabsticks, Kanikama',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `Schalentier, Schalentiere, Krustentier, Krustentiere, Krebstier, Krebstiere, Krustazeen, Weichtier, Weichtiere, Mollusken, Kopffüßer, Meeresfrüchte, Meeresfrucht, Meeresfrüchtemischung, Meeresfrüchtemix, Frutti di Mare, Krill, Seespinne, Meerspinne, Abalone, Seeohr, Wellhornschnecke, Strandschnecke, Meeresschnecke, Napfschnecke, Schnecke, Schnecken, Weinbergschnecke, Achatschnecke, Entenmuschel, Entenmuscheln, Percebes, Seepocken, Seeigel, Seegurke, Langustino, Langustinos, Scampi, Scampo, Shrimp, Shrimps, Crevette, Crevetten, Prawns, Gamba, Gambas, Riesengarnele, Black Tiger Garnele, King Prawns, Nordseekrabbe, Nordseekrabben, Granat, Sandgarnele, Tiefseegarnele, Grönlandgarnele, Heuschreckenkrebs, Bärenkrebs, Signalkrebs, Kamberkrebs, Sumpfkrebs, Louisiana-Krebs, Yabbie, Kaisergranat, Langustine, Langustinen, Königskrabbe, Kamtschatkakrabbe, Schneekrabbe, Blaukrabbe, Strandkrabbe, Wollhandkrabbe, Taschenkrebs, Softshell-Krabbe, Krebsscheren, Krebsschwänze, Garnelenpaste, Shrimppaste, Krabbenpaste, Belacan, Terasi, Trassi, Krabbenchips, Krabbencocktail, Crevettencocktail, Sepiatinte, Tintenfischtinte, Kalmar, Kalmare, Loligo, Tintenfischfarbe, Zwergtintenfisch, Moschuspolyp, Chipiron, Calamaretti, Calamares, Calamar, Pota, Klaffmuschel, Sandklaffmuschel, Archenmuschel, Bohrmuschel, Messermuschel, Schwertmuschel, Scheidenmuschel, Trogmuschel, Samtmuschel, Steckmuschel, Kammmuschel, Pilgermuschel, Jakobsmuschel, Coquilles Saint-Jacques, Islandmuschel, Teppichmuschel, Venusmuschel, Herzmuschel, Quahog, Clams, Vongole, Cozze, Moules, Pfahlmuschel, Dattelmuschel, Meerdattel, Tellmuschel, Muschelsud, Muschelsaft, Muschelfond, Austernsaft, Auster, Muschelextrakt, Garnelenextrakt, Krebsextrakt, Krabbenextrakt, Krustentierextrakt, Garnelenschalen, Krebsschalen, Hummerschalen, Meeresfrüchtesalat, Meeresfrüchtecocktail, Tintenfischsalat, Muschelsalat`,
    ),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list('Fisch und Meeresfrüchte, Paella, Paella-Mix, Seafood'),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      `Eiern, Hühnerei, Hühnereier, Frischei, Frischeier, Freilandei, Freilandeier, Bio-Ei, Landei, Vollei, Volleier, Volleipulver, Trockenei, Trockenvollei, Eipulver, Flüssigei, Hühnervollei, Hühnervolleipulver, Flüssigvollei, Flüssigeiweiß, Flüssigeigelb, Eiprodukt, Eiprodukte, Eierzeugnis, Eierzeugnisse, Eimasse, Eiprotein, Eialbumin, Albumin, Ovalbumin, Albumen, Eiklar, Eiweiß, Trockeneigelb, Hühnereigelb, Eigelbpulver, Eidotter, Dotter, Eidotterpulver, Eischnee, Eischaum, Schnee aus Eiweiß, Eigelbe, Spiegelei, Spiegeleier, Rührei, Omelett, Omelette, Omeletts, Frittata, Kräuteromelett, Pochierte Eier, Verlorene Eier, Solei, Soleier, Ostereier, Sole-Eier, gekochte Eier, hartgekochte Eier, Wachtelei, Wachteleier, Entenei, Enteneier, Gänseei, Gänseeier, Straußenei, Putenei, Möwenei, Tausendjähriges Ei, Salzei, Ei im Glas, Russische Eier, Gefüllte Eier, Baiser, Meringue, Meringues, Meringen, Merängue, Windbäckerei, Spanischer Wind, Zabaglione, Weinschaum, Weinschaumcreme, Chaudeau, Sabayon, Ei-Lecithin, Eilecithin, Lysozym, Eieröl, Verquirltes Ei, Eiweißspritzglasur, Eiweißglasur, Royal Icing`,
    ),
  },
  {
    class: 'sauce',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      'Remoulade, Remouladensauce, Remouladensoße, Tatarsauce, Sauce Tatare, Salatcreme, Miracel Whip, Joghurt-Salatcreme, Allioli, Rouille, Cocktailsauce, Cocktailsoße, Thousand Island, Thousand Island Dressing, Burgersauce, Burgersoße, Pommessauce, Frittensauce, Kartoffelsalat mit Mayonnaise, Waldorfsalat, Coleslaw, Krautsalat mit Mayonnaise, Gribiche, Sauce gribiche',
    ),
  },
  {
    class: 'sweetener',
    mayContain: ['eggs'],
    diet: 'meat',
    names: list('Marshmallow, Schaumzucker, Schaumzuckerware, Marshmallow Fluff'),
  },
  {
    class: 'sweetener',
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      'weißer Nougat, Torrone, Turron, Makrone, Makronen, Kokosmakronen, Mandelmakronen, Haselnussmakronen, Macarons, Macaron, Zimtsterne, Amarettini, Amaretti',
    ),
  },
  {
    class: 'sweetener',
    diet: 'meat',
    names: list(
      'Wackelpudding, Jelly, Gelatine, Gelatineblätter, Blattgelatine, Gelatinepulver, Speisegelatine, Sofortgelatine, Gelierblätter, Aspikgelee, Geleezucker mit Gelatine, Sahnefestiger mit Gelatine',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list(
      'Honig, Bienenhonig, Blütenhonig, Waldhonig, Akazienhonig, Rapshonig, Kleehonig, Lindenhonig, Tannenhonig, Heidehonig, Wabenhonig, Honigpulver, Kunsthonig, Manukahonig, Bienenwachs, Bienenpollen, Blütenpollen, Propolis, Gelée royale, Honigsirup',
    ),
  },
  {
    class: 'baking',
    diet: 'meat',
    names: list(
      'Lab, tierisches Lab, Labenzym, Kälberlab, Karmin, Karminsäure, echtes Karmin, Cochenille, Koschenille, Farbstoff Karmin, Knochenkohle, Pepsin, Pankreatin, Tierische Fettsäuren, Speisegelatine tierisch',
    ),
  },
  { class: 'baking', diet: 'vegetarian', names: list('Schellack, Wollwachs, Lanolin') },
  {
    class: 'baking',
    diet: 'vegan',
    names: list('mikrobielles Lab, vegetarisches Lab, pflanzliches Lab, Labaustauschstoff, Hirschhornsalz, Kombucha-Pilz'),
  },
]
