import { list } from '#kitchen/word-list.ts'

/** Things, animals, people, places and idioms whose name begins or ends with a food. */
const named = list(
  `
  Ring, Schal, Marke, Stift, Tasche, Eisen, Aktivkohle, Wüste, Buch, Buttercremeseife, Buttermilchseife, Honigseife, Haferseife, Olivenölseife, Mandelölbad, Milchbad, Kleopatrabad,
  Zuckerpeeling, Kaffeesatzpeeling, Avocadomaske, Kokosshampoo, Apfelshampoo, Eishampoo, Bierdusche, Biershampoo,
  Kakaobutterstift, Vanilleduftkerze, Ringelblumensalbe, Murmeltiersalbe, Ochsengalle, Gallseife, Ochsengallenseife,
  Backpulverreiniger, Lebertransalbe, Wurstwasserschüssel, Brotmaschine, Brotspinne, Brotfressermaschine,
  Eierschalensollbruchstellenverursacher, Eierköpfer, Eierlaufen, Eiertanz, Eierkopf, Käsehobelset, Käsekästchen,
  Käsebohrer, Kuhschubsen, Butterbrotdose, Butterflieger, Milchbubirechnung, Milchmann, Milchhof, Milchhäuschen,
  Milchkaffeetasse, Milchquote, Milchvieh, Milchlamm Plüsch, Topfenneusiedl, Rahmbedingungen, Rahmenvertrag,
  Bilderrahmen, Rahmschöpfer, Mehlsack, Mehlkäfer, Mehltau, Kornblumenblau, Kornspeicher, Kornkreis,
  Haferflockenmaske, Hagelkorn, Roggenmuhme, Rapskissen, Spreukissen, Zwiebelsäckchen, Zwiebelfisch,
  Knoblauchkröte, Knoblauchzopf Keramik, Kartoffelferien, Kartoffelkanone, Kartoffelpuffer Playmobil, Kartoffelkopf,
  Kartoffelstempel, Kartoffelschälmesser, Gurkenglas, Gurkennase, Sauregurkenzeit, Tomatenstab, Tomatenstange,
  Tomatenfrosch, Tomatenhaut Sonnenbrand, Bohnenkraut Tee Sack, Bohnenspiel, Bohnenranke, Erbsenprinzessin,
  Linsenfernrohr, Kontaktlinsen, Kontaktlinse, Linsenraster, Kameralinse, Kürbiskopf, Kürbisgeist, Kohleofen,
  Kohletabletten, Kohlepapier, Kohlhaas, Kohlrübenwinter, Kohlfahrt, Blumenkohlohr, Blumenkohlohren, Rosenkohlkrieg,
  Krautrock, Krautreporter, Salatbar, Salatfeld, Spinatwachtel, Petersilienhochzeit, Lauchgestalt, Lauchsuppenhund,
  Pilzwolke, Pilzzucht Set, Pilzspore, Scheidenpilzsalbe, Trüffelschwein, Trüffelhund, Nussmaschine,
  Haselnussstrauch, Haselmaus, Erdnussmännchen, Mandelkern Gehirn, Mandelbaum, Kokosmatte, Kokosfußmatte,
  Kokosnussschale BH, Bananenschale Slapstick, Ananasknoten, Apfelschuss, Birnbaumholz, Kirschbaumblüte,
  Kirschblütenfest, Erdbeerkörbchen BH, Erdbeermund, Erdbeerfeld, Erdbeerhaarreif, Himbeerbubi, Himbeertoni,
  Beerenauslese Gutschein, Weintraubenholz, Spanische Wegschnecke, Weinkönigin, Zahnstein, Bierfilz, Bierkapsel,
  Bierpong, Bierwagen, Bierbörse, Sektkorken, Sektlaune, Schnapsdrossel, Likörglas, Kaffeeklatsch, Kaffeesatzlesen,
  Kaffeepad Maschine, Teeküche, Teebeutelweitwurf, Kakaopulverfabrik, Schokoladenbrunnen, Zuckerwattenmaschine,
  Zuckerbrot und Peitsche, Zuckerhut Rio, Zuckertest, Honigkuchenpferd, Honigmond, Honigdachs, Honigtopf Winnie,
  Bienenfresser, Marmeladenoma, Pralinenschachtel leer, Bonbonpapier, Lakritzfarbe, Keksdose leer, Cookie Banner,
  Tortenschlacht, Tortenguss Pinsel, Kuchenbude, Waffelstoff, Waffelpiqué, Schusswaffe, Pfannkuchengesicht,
  Spätzleschwob, Spaghettiträger, Spaghettimonster, Spaghetti-Western, Ravioliausstecher, Reisebus, Reisbesen,
  Reisig, Reiszwecke, Breitmaulfrosch, Suppengrünbund Tattoo, Soßenlöffel, Pfefferminzia, Pfefferkuchenmann Deko,
  Salzstock, Salzstangenbehälter, Salzburg, Salzsee, Salzkotten, Essigbaum Garten, Fischmarkt, Fischstäbchenfee,
  Fischauge, Fischzucht, Goldfischfutter, Heringsbändiger, Zeltheringe, Zelthering, Aalreuse, Hechtsuppe es zieht,
  Forellenquintett, Lachsersatzfarbe, Krabbelkäfer, Krabbenkutter, Krebsgang, Krebsforschung, Austernfischer,
  Muschelkette, Schneckengetriebe, Froschkönig, Entenfüttern, Entenbürzel Frisur, Gänseblümchenkette,
  Hühnerfutter, Putenstall, Rinderbaron, Rindsleder, Ochsenkarren, Schweinezyklus, Sauwetter, Saustall,
  Ferkelwämmser, Lammfellmantel, Schafskälte, Hasenpanier, Kaninchenzüchterverein, Wildschweinzaun, Hirschfänger,
  Rehauge, Wursthaut künstlich, Wurstzipfel Frisur, Extrawurst Behandlung, Beleidigte Leberwurst, Armleuchter,
  Schinkenstraße, Fleischwunde, Fleischhauer, Fleischmann, Leberfleck, Leberwert, Nierenstein, Nierenschale,
  Zungenbrecher, Zungenkuss, Hirnstrom, Knochenbruch, Eisbeinverband, Haxenbruch, Eisbahn, Eismann, Speiseeisautomat,
  Brotzeitbox, Sous-Vide-Stick, Pferdeleckerli, Goldhamster, Bratwurstpalast, Frau Kohl, Herr Käsmann, Familie
  Speck, Herr Sauerbier, Peter Zwegat, Jürgen Klopp, Lothar Matthäus, Herbert Grönemeyer, Angela Merkel, VfL
  Bochum, FC Bayern, Gelsenkirchen, Bad Salzuflen, Wiener Neustadt, Essen Hauptbahnhof, Eiderstedt, Apfelstädt,
  Fischbach, Bierstadt, Kuchenheim, Pfefferland, Der Untergang, Lindenstraße, Traumschiff`,
)

/** Animals that are not eaten. */
const creatures = list(
  `Blaumeise, Tannenmeise, Haubenmeise, Sumpfmeise, Schwanzmeise, Meise, Meisen, Distelfink, Buchfink, Grünfink, Kernbeißer, Kirschkernbeißer, Eichelhäher, Tannenhäher, Haselhuhn Plüsch,
  Nusshäher, Rotkehlchen, Gartenrotschwanz, Zaunkönig, Goldammer, Feldlerche, Heidelerche, Nachtigall, Star Vogel, Kuckuck, Wiedehopf, Pirol, Neuntöter, Bachstelze, Gebirgsstelze, Rauchschwalbe,
  Uferschwalbe, Mauersegler, Mäusebussard, Wespenbussard, Fischadler, Seeadler, Turmfalke, Rotmilan, Milan, Habicht, Sperber, Uhu, Waldkauz, Steinkauz, Schleiereule, Weißstorch, Graureiher, Kormoran, Haubentaucher,
  Blesshuhn Vogel, Zwergtaucher, Eisvogel, Sperling, Haussperling, Feldsperling, Dompfaff, Gimpel, Zeisig, Stieglitz, Siebenschläfer, Haselmäuse, Feldmaus, Spitzmaus, Zwergmaus, Waschbär, Marder, Steinmarder, Iltis, Hermelin, Luchs,
  Wildkatze, Fledermaus, Zwergfledermaus, Hornisse, Wespe, Wespen, Bremse Insekt, Stechmücke, Stubenfliege, Essigfliege, Käsefliege, Apfelwicklerlarve, Lebensmittelmotte, Dörrobstmotte, Kornkäfer, Brotkäfer, Speckkäfer, Pelzkäfer, Reiskäfer,
  Reismehlkäfer, Erbsenkäfer, Bohnenkäfer, Spargelkäfer, Spargelhähnchen, Spargelfliege, Kohlfliege, Möhrenfliege, Zwiebelfliege, Kirschfruchtfliege, Kirschessigfliege, Walnussfruchtfliege, Pflaumenwickler, Traubenwickler, Erdbeerblütenstecher,
  Apfelblütenstecher, Zuckerrübenrüssler, Rapsglanzkäfer, Maiszünsler, Buchsbaumzünsler, Maikäfer, Junikäfer, Mistkäfer, Rosenkäfer, Ohrenkneifer, Zitronenfalter, Kaisermantel, Admiral Falter, Schwalbenschwanz, Weinschwärmer,
  Ringelnatter, Blindschleiche, Zauneidechse, Feuersalamander, Bergmolch, Laubfrosch Aufkleber, Erdkröte, Kröte, Kreuzotter, Nacktschneckenplage, Gefleckte Weinbergschnecke Haustier, Wellensittiche, Zebrafink, Chinchilla, Degu, Wüstenrennmaus`,
)

/** Figures of speech with a food's name, for people, luck or quarrels. */
const figuresOfSpeech = list(
  `Erbsenzählerei, Korinthenkacker, Korinthenkackerei, Dünnbrettbohrer, Würstchen armes, armes Würstchen, beleidigte Leberwurst, treulose Tomate, Gurkentruppe, Spargeltarzan, Dumpfbacke, Backpfeife, Backpfeifengesicht, Ohrfeige, Maulschelle, Kopfnüsse,
  Arschgeige, Arschbombe, Süßholzraspler, Süßholzraspeln, Quarktasche Schimpfwort, Käse erzählen, Quatsch mit Soße, Tomaten auf den Augen, Salat haben, Bohnen in den Ohren, kalter Kaffee Redensart, alles in Butter, Schwein gehabt, Schwein haben, Kohle machen, Knete machen,
  Mäuse Geld, Moos Geld, Kröten Geld, Asche Geld, Möhren ziehen, Extrawurst braten, Nullachtfünfzehn, Kuddelmuddel, Mischmasch, Sammelsurium, Pappenstiel, Kinkerlitzchen, Firlefanz, Tohuwabohu, Remmidemmi, Larifari, Papperlapapp, Schnickschnack, Ramsch, Trödel, Plunderkiste, Gerümpel,
  Eierschaukeln, Eierschaukelei, Weichei, Weicheier, Rabenmutter, Hühnerhaufen, Gänseklein Witz, Pechvogel, Spaßvogel, Frechdachs, Angsthasen, Osterhase Kostüm, Brillenschlange, Leseratte, Wasserratte, Bücherwurm, Lackaffe, Schluckspecht, Dreckspatz, Streithammel, Neidhammel, Hornochse, Rindvieh, Kamel Schimpfwort,
  Zimtzicke, Zicke, Schnepfe Schimpfwort, Schnattergans, Bordsteinschwalbe, Partylöwe, Salonlöwe, Amtsschimmel, Bierernst, Weinselig, Saftladen, Saftsack, Saftarsch, Saftnase, Spaßbremse, Suppenhuhn Schimpfwort, Nervensäge, Quasselstrippe, Plaudertasche, Schlafmütze, Trantüte, Schlawiner, Halunke, Schlitzohr`,
)

/** Towns, streets, clubs, people and works. */
const namesOfOwn = list(
  `Salzburgring, Salzgitter AG, Salzuflen, Salzhemmendorf, Salzwedel Stadt, Bad Salzungen, Bad Salzdetfurth, Bad Salzig, Fischland Darß, Fischerhude, Fischen im Allgäu, Krebsförden, Muschelstadt, Buttstädt, Buttelstedt, Butterlin, Buttenheim, Milchbuck, Milchhausen,
  Käseburg, Kässpatzenberg, Bierbach, Biersdorf, Biberach, Weinheim, Weinstadt, Weingarten, Weinböhla, Weinfelden, Kirschau, Kirschweiler, Pflaumheim, Birnbach, Bad Birnbach, Birnau, Apfeldorf, Apfeltrach, Nussdorf, Nußdorf, Nussloch, Nußloch, Mandelbachtal, Haselünne, Haselbach,
  Rübenau, Rübeland, Kohlscheid, Kohlfurt, Kohlberg, Krautheim, Krautsand, Bohnsdorf, Linsengericht, Linsengericht Hessen, Erbsdorf, Zwiefalten, Zwiesel, Lauchringen, Lauchheim, Bad Lauchstädt, Sellerhausen, Spinatberg, Pilzberg, Schwammendingen, Pfefferhausen, Pfeffingen, Pfefferberg, Senftleben, Senden, Essen Ruhr, Essen-Werden,
  Bad Essen, Hamm, Hammelburg, Ochsenfurt, Ochsenhausen, Rindelbach, Kälberbronn, Schafhausen, Schaffhausen, Ziegenhain, Ziegenrück, Schweinitz, Schweinfurt Stadt, Eberswalde, Saulgau, Bad Saulgau, Hühnerfeld, Hahnenklee, Hennef, Hennigsdorf, Gänserndorf, Entenfang, Taubenheim, Hirschberg, Hirschhorn, Rehau, Rehburg, Hasenbergl,
  Karpfham, Forellenhof, Hechtsheim, Hechthausen, Aalen, Heringsdorf Seebad, Störmthal, Honigberg, Zuckmayer, Zuckerberg, Brotdorf, Semmelweis, Semmering, Semmelberg, Brezelstadt, Kipfenberg, Nudelsbach, Eisleben, Eisenach, Eisenstadt, Eisenhüttenstadt, Wurzen, Würzburg, Gewürzmühle Straße, Dillingen, Dillenburg, Kümmersbruck, Kümmeltürke,
  Fleischmannstraße, Metzgergasse, Fischergasse, Salzgasse, Kornmarkt, Buttermarkt, Hühnerposten, Schweinemarkt, Viktualienmarkt, Naschmarkt, Gänsemarkt, Hopfenmarkt, Rindermarkt, Heumarkt, Käsmarkt, Semmelstraße, Brotschrangen, Bierstraße, Kirschallee, Apfelweg, Birnenweg, Nussbaumallee, Lindenallee,
  Wiener Neustadt, Wiener Neudorf, Wiener Sängerknaben, Wiener Prater, Frankfurt Oder, Frankfurter Allgemeine, Berliner Mauer, Berliner Luft Lied, Hamburger SV, Hamburger Hafen, Nürnberger Trichter, Nürnberger Versicherung, Thüringer Wald, Regensburger Domspatzen, Krakauer Altstadt, Debreziner Universität, Linzer Gasse, Salzburger Festspiele,
  Familie Speck, Herr Speck, Familie Kohl, Frau Kohl, Herr Sauerbier, Frau Sauerbrei, Herr Knoblauch, Frau Zwiebel, Herr Pfeffer, Familie Fisch, Herr Hering, Frau Hecht, Herr Barsch, Familie Hahn, Frau Huhn, Herr Gans, Frau Haas, Familie Lamm, Herr Ochs, Herr Rindfleisch, Herr Wurst, Conchita Wurst, Thomas Wurst,
  Angela Merkel, Merkel, Olaf Scholz, Friedrich Merz, Robert Habeck, Annalena Baerbock, Gerhard Schröder, Konrad Adenauer, Ludwig Erhard, Willy Brandt, Manuel Neuer, Thomas Müller, Toni Kroos, Mats Hummels, Oliver Kahn, Franz Beckenbauer, Gerd Müller, Boris Becker, Steffi Graf, Michael Schumacher, Thomas Gottschalk, Günther Jauch, Dieter Bohlen,
  Helene Fischer, Udo Lindenberg, Nena, Rammstein, Die Ärzte, Die Toten Hosen, Johann Wolfgang von Goethe, Friedrich Schiller, Bertolt Brecht, Thomas Mann, Günter Grass, Der Butt Roman, Die Blechtrommel, Die Zauberflöte, Faust Drama, Max und Moritz, Struwwelpeter, Hänsel und Gretel, Rapunzel Märchen, Froschkönig Märchen, Däumelinde,
  Borussia Dortmund, Schalke 04, Werder Bremen, Hertha BSC, Union Berlin, RB Leipzig, Eintracht Frankfurt, VfB Stuttgart, SC Freiburg, Mainz 05, Rapid Wien, Austria Wien, Sturm Graz, Young Boys Bern, Grasshopper Zürich`,
)

/** Further German names of non-foods. */
export const de: readonly string[] = [...named, ...creatures, ...figuresOfSpeech, ...namesOfOwn]
