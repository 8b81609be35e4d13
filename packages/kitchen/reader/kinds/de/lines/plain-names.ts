import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dialect and old words for plain foods. */
export const dialectNames = parseFoodLines(`
  root |  |  | vegan | - | Grumbiere, Grumbiera, Krumbeere, Krumbeeren, Krumber, Krombiere, Krumpern, Krumpan, Krumbirn, Krumbiera,
    Bodabira, Bodabiera, Bodebirre, Ebbiera, Ebbere, Äbbiera, Eabiera, Härdöpfel, Herdöpfel, Härdepfel, Häppere, Gummel, Gummeli, Gumel,
    Erdepfi, Erdepfl, Eadepfe, Erpfel, Ärpel, Ärpele, Äerpel, Aardappeln, Tüffel, Tüfften, Tüffken, Toffeln, Kantüffel, Kantüffeln,
    Kantüffelche, Tuffels, Apern, Arbern, Ärdeppeln, Ärdäppel, Abern, Abernen, Ardäppeln, Potacken, Patacken, Budaggn, Grombira, Gromberra,
    Bulwen, Knulla, Knölla, Kadoffel, Kardoffel, Quellmänner, Quellmann, Gequellte, Gequellde, Gequellte Kartoffeln,
    Geschwellte, Pellmänner, Schwellkartoffeln, Bamberger Hörnla, Ackersegen, La-Ratte-Kartoffeln, Bintje-Kartoffeln, Antonia Kartoffeln, Skorzonerwurzel,
    Herbsträbe, Bodenrübe, Bodenrüben, Wrucke, Wrucken, Unterkohlrabi, Erdkohlrabi, Ramanasch, Erdbirne Topinambur, Rossler, Borbel,
    Hammelmöhre, Moorwurzel, Moorwurzeln, Germanenwurzel, Peterwurz, Rannen, Rauner, Rohna, Krenn, Krien, Meerettich, Mirch, Merrettich,
    Mährrettich, Rättich, Radiesle, Radiesken, Monatsrettich, Zellerich, Goldrübe, Gelbrüben, Geelrüben, Wuddeln, Worteln, Gelleriewe,
    Gäleriewe, Gelbe Rieb, Murkel, Murken, Mohrle, Karöttli, Rüabli, Riebli, Küttiger Rüebli
  vegetable |  |  | vegan | - | Paradeis, Strankel, Strankalan, Bohnschoten, Fitzebohnen, Schneidebohnen, Prunkbohne, Prunkbohnen,
    Viehbohnen, Schweinsbohnen, Grote Bohnen, Grooße Bunne, Bunne, Bohna, Bohnli, Monstranzbohnen, Monstranzbohne, Ackererbse, Ackererbsen,
    Arwen, Arften, Ärwese, Ärzen, Arbes, Erbsli, Ärbsli, Käfe, Kichern, Kicherlinge, Linsa, Späths Alblinse, Lupinenkerne, Karfoil,
    Minarettkohl, Kohlsprosserl, Rosenköhli, Röslichöhli, Köhli, Schavur, Wirsching, Kabas, Kappus, Kappis, Kapuster, Witkohl, Jaroma,
    Hoher Kohl, Ewiger Kohl, Strunkkraut, Kohlraben, Kohlrawe, Kollerabi, Oberkohlrabi, Luftkohlrabi, Seekohl, Seespargel, Passe Pierre,
    Strandaster, Röhrkohl, Stengelmus, Streifmus, Knisterfinken, Beißkohl, Kardy, Stangenzeller, Purree, Pori, Borree, Borrett,
    Welschzwiebel, Bollenpiepen,
    Böllerich, Öllich, Öllech, Röhrenlauch, Zwiebelschlotten, Eschlauch, Knofl, Knoblich, Chnobli, Ramsen, Rämschele, Ramschelen,
    Hexenzwiebel, Bärlig, Schnittlig, Schnittlich, Schnittling, Schnidlich, Brisslauch, Grusala, Kukurutz, Türkenkorn, Woaz, Welschkorn,
    Kiwes, Kürbse, Plutzer, Zucchetto, Ölkürbis, Kukumer, Kukumern, Kukumber, Gugummer, Gugommer, Guckumer, Gagumer, Umurke, Umurken,
    Murke, Agurke, Gaugumern, Inkagurke, Surkrut, Sauerchrut, Krut, Sparchel, Ölpfefferoni, Ölperoni, Pfeffergurken, Pfefferon,
    Weingartenpfirsich
  leaf |  |  | vegan | - | Vogelsalat, Rapünzchen, Rapunzerl, Rawinzchen, Rabinschen, Rawinzel, Ackersalt, Mausohr, Mausöhrchensalat,
    Schafmaul, Schafmäuler, Döppcheslook, Häuptel, Buttersalat, Bindsalat, Lattuga, Forellenschluss, Andivi, Escariol, Häuplsalat, Geißfuß,
    Zipperleinskraut, Erdholler, Hühnerdarm, Hühnerdarm Wildkraut, Hennadarm, Sternmiere, Mausdarm, Kettenblume, Röhrl, Rehrl, Pusteblume,
    Bettseicher, Bettsaicher, Maischtöckli, Kuhblume, Suurampfle, Sauerlump, Tausendschön Gänseblümchen, Maßliebchen, Knoblauchrauke,
    Wiesenschaumkraut, Bachkresse, Franzosenkraut, Knopfkraut, Käspappel, Bocksbart, Wiesenbocksbart, Habermark, Habermarch, Rapontika,
    Schinkenwurzel, Nachtkerze, Nachtkerzenwurzel, Wegwarte, Weidenröschen, Hopfenspitzen, Hopfenzapfen, Fichtenwipfel, Wipferl, Maikraut,
    Maikräutl, Fetthenne, Hauswurz, Mittagsblume Eiskraut, Entengrütze, Wasserlinsen, Wasserlinse, Blutweiderich, Kärfel, Kerbala,
    Luststock, Lustock, Suppenlob, Neunstöckel, Saturei, Kölle, Wurschtkraut, Kudelkraut, Kuttelkraut, Gänsekraut, Gänsebeifuß,
    Bertram, Kimmich, Kümmi, Kardi, Schabziegerklee, Zigerklee, Grünzeug, Kräuterl, Peterling, Peterchen, Peterzilie, Petersilch,
    Bittersilche, Peederling, Suppenbund, Gurkenkräutel, Hirschhornwegerich
  berry |  |  | vegan | - | Ribisl, Ribisln, Ribislbeeren, Träubla, Träubli, Trübeli, Treibele, Meertrübli, Meertreibel, Gehannsdraube,
    Kanstraube, Johannisträuble, Johannistraube, Johanniströpfchen, Ebbraube, Aalbeere, Aalbeeren, Ahlbeere, Ahlbeeren, Gichtbeeren,
    Bickberen, Mollbeere, Moschbeeri, Moosbeeri, Wolbern, Wolbeeren, Worbeln, Worbel, Wilpert, Griffelbeere, Zeckbeere, Heubeeri, Heubeere,
    Heidelbeerli, Taubeeren, Taubeere, Moorbeere, Kranbeere, Grantn, Grangge, Grestling, Preisla, Riffelbeere, Stickelbeeren, Stickbeeren,
    Krisdorn, Kruschel, Kruschelen, Chruselbeeri, Chrosle, Krosla, Agrasl, Ogrosl, Meischteibeeri, Maukatzen, Klosterbeere, Druschel,
    Druscheln, Drischel, Gruschle, Brommelbeeri, Brummelbeere, Brambeere, Bramel, Kratzbeere, Kratzbeeren, Kroatzbeere, Himpelbeer,
    Hindbeere, Hindbeeri, Himpelbeere, Hummelbeere, Imbeeri, Ärbeeri, Ebern, Ardbern, Prestling, Bräschtling, Breschdling, Bröstling,
    Fliederbeere, Sandbeere, Hägemark, Buttenmost, Buttemoscht, Hetscherl, Hetschipetsch, Hagenbutzen, Hägen, Hiefenmark, Sperbel,
    Spierling, Adlitzbeere, Odlatzbirne, Herlitze, Herlitzen, Gelber Hartriegel, Dirlitze, Tierlibaum, Dierli, Korinthenbaum, Schlehdorn,
    Schwarzdornbeeren, Essigscharf Dreidorn, Hundsärsch, Näschpli, Krammetsbeere, Machandel, Machandelbeeren, Reckholder, Reckolderbeeren,
    Weinberl, Weinbeerl, Wimmerle, Rosinchen, Krinten, Weimberl
  fruit |  |  | vegan | - | Öpfel, Epfel, Epfl, Abbel, Glockenapfel, Kronprinz Rudolf, Augustapfel, Kornapfel, Finkenwerder Herbstprinz,
    Herbstprinz, Finkenwerder Prinz, Schafsnase, Schafsnasenapfel, Gewürzluike, Holsteiner Cox, Bire, Bira, Köstliche aus Charneux,
    Holzbirne, Kloazn, Hutzle, Hutzla, Öpfelschnitz, Dürre Birnen, Dürrschnitz, Apfelringli, Zwetschga, Prumme, Prummen, Plumm, Plumme,
    Plumen, Ploum, Krieche, Kriechen, Kriacherl, Haberpflaume, Haferschlehe, Spenling, Spinling, Zwispitz, Bidling, Barelle, Malede,
    Amarelle, Amarellen, Pfersich, Pfirsche, Pfirsi, Pferscha, Kerschen, Kersche, Kirsi, Chriesi, Kriesi, Kriase, Chirsi, Kerscha,
    Kasberten, Kassbeere, Kasbeere, Karsbeere, Wiechserl, Morelle, Knupperkirschen, Knubberkirschen, Küttene, Schmeckbirne, Appelsine,
    Appelsinen, Fiige, Rhabber, Keschta, Kesten, Köschtn, Keschtn, Cheschtene, Chestene, Käste, Bockshörnl
  sweetener |  |  | vegan | - | Gselz, Gsöiz, Gomfi, Komfi, Mamelad, Lekvar, Powidel, Zwetschkenmus, Ladwersch, Lattwerch, Lattwersch,
    Quetschekraut, Quetschemus, Zwetschgenlatwerge, Holdermus, Hollerlatwerge, Krautschmier Rübenkraut, Raisinée, Cougnarde,
    Buttenmostkonfitüre, Maiwipferlhonig, Wipferlsirup, Zugger
  poultry |  |  | meat | - | Gummiadler, Goggele, Giggerl, Gickel, Gickelsche, Gickelche, Hinkel, Hinkelche, Hinkelsche, Heandl, Guggerl,
    Flattermann, Mistkratzerle, Güggel, Trutenplätzli, Schruut, Bibgockel, Biberhahn, Ganserl, Gansl, Gansl-Haxerl, Martinigansl, Goos,
    Gaas, Aant, Entn
  meat |  |  | meat | - | Jehacktes, Hackfleisch halb und halb, gemischtes Hack, Durchgedrehtes, Kalbsmilch, Kalbsmilke, Kalbsmilken,
    Kalbsmilcher, Briesle, Brieschen, Briesla, Herzbries, Lammbries, Kuddeln, Kuttla, Chutteln, Flecke Kutteln, Gekröse, Kalbsgekröse,
    Kalbskron, Brägen, Kalbshirn, Schweinehirn, Markbein, Markbeine, Zwerchfell, Zungerl, Kalbsfüßchen, Schweinsfüße, Haxerl, Hachse,
    Hachsen, Schweinshachse, Hämmche, Hämmchen, Hämchen, Stelzn, Bötel, Knöchla, Hechsle, Adlerhaxe, Surhaxn, Spitzbein, Spitzbeine,
    Sauschwänzle, Schweineschwänzchen, Ringelschwänzchen, Öhrle, Schnäuzchen, Schnuten und Poten, Snuten un Poten, Saurüssel, Goderl,
    Brüstl, Bauchlappen, Frikandeau, Schlegel, Kalbsschlögel, Schweinsschlögel, Kugerl, Rostbraten, Rieddeckel, weißes Scherzel,
    Wadschunken, Gustostückerl, Beinscherzel, Bugscherzl, Pastorenstück, Pfaffenstück, Tafelstück, Hohrücken, Huft, Federstück, Leiterl,
    Fehlrippe, Zungenstück, Hackfleischgemisch, Schöps, Kitzlein, Böckerl, Karnickel, Kanin, Stallhas, Chüngel,
    Chüngeli, Chünggeli, Hasenrücken, Dachhase, Rehschlegel, Hirschkalb, Gemsfleisch, Wildsau, Wutz, Spanfackel, Ross, Gaul, Nutriafleisch,
    Sumpfbiber, Biberfleisch, Rindsbackerl, Schlepp, Schälripperl, Rippal, Ripple, Greben, Grewe, Kriewle, Speckgrieben, Schmolz, Schmoiz,
    Gänseflomen, Nierndl, Nierndln, Nierdl, Nierle, Kuheuter, Kuheiter, Mettgut
  fish |  |  | pescatarian | - | Ingreisch, Sandfelchen, Kilch, Gangfisch, Bürschling, Anbeiß Barsch, Fogas, Schaid, Schaiden, Aalrutte,
    Donaulachs, Schwarzreiter, Schwarzreuter, Fohre, Ferche, Aischgründer Karpfen, Näsling, Alet, Schmerle, Bricke, Bricken, Alse,
    Grünknochen, Karbonadenfisch, Struffbutt, Scharbe, Tarbutt, Pomuchel, Pomuchelskopp, Angelschellfisch, Kalbfisch, Milchner,
    Heringsmilchner, Karpfenmilchner, Milchner vom Hering, Karpfenmilch, Breitling, Breitlinge, Tobiasfisch
  mushroom | mushroom |  | vegan | - | Rotgelber Semmelstoppelpilz, Rehpilz, Rehpilze, Butterröhrling, Kuhpilz, Großer Schmierling,
    Kuhpilze, Schusterpilz, Donnerpilz, Tannenpilz, Braunhäubchen, Pilzling, Pilzlinge, Dobernigl, Doberniggl, Graukappe, Rothäubchen,
    Lärchenröhrling, Eierschwümm, Eierpilz, Eierpilze, Rehgoaßl, Rehgeiß, Rehfüßchen, Gelberle, Gehlchen, Gelöhrchen, Geelchen,
    Gelbschwämmchen, Pfiffer, Dottersäule, Nagerl Schwammerl, Trompetenpilz, Semmelling, Stockschwämmli, Blutschwamm, Fleischschwamm,
    Schirmpilz, Schirmpilze, Porzellantintling, Georgspilz, Krösling, Kröslinge, Kreisling, Suppenpilz, Suppenpilze, Küchenschwindling,
    Mehlschwamm, Schleierpilz, Milchling Brätling, Rietzker, Rotfüßchen, Perlpilz, Perlpilze, Rötender Wulstling,
    Runzelschüppling, Hasenbovist, Hasenstäubling, Ziegenfußporling, Schafporling, Schafeuter, Hasenöhrchen, Maurachen, Maurachn, Mauroche,
    Käppchenmorchel, Angerling, Angerlinge, Stadtchampignon, Champi, Schwämmle, Schwämmli, Schwammeln,
    Schwammele, Pilzle, Rasling, Märzellerling, Märzschneepilz, Ellerling, Wiesenellerling, Lackpilz Lacktrichterling,
    Braunkappe Kulturträuschling, Kulturträuschling
  egg | eggs |  | vegetarian | - | Oar, Oarl, Oa, Goggele Ei, Gaggele, Gackerl, Gackei, Gaggeli, Gackele Ei, Eia, Eili, Aija, Kiebitzeier,
    Möweneier, Windei
  grain | gluten |  | vegan | - | Musmehl, Kälberzähne, Kälberzahn, Gräupchen, Gerstl, Gerschtla, Ulmergerste, Ulmerli, Pläuling,
    Brein Gerste, Kamutweizen, Bauländer Spelz, Vesen, Waldstaude, Schwäbisches Musmehl, Habermehl Musmehl, Spätzlesmehl, Vorschussmehl,
    Type 550, Röggelchenmehl, Treber, Biertreber, Haferreis, Habermehl, Haberkernen
  grain |  |  | vegan | - | Hoadn, Haidn, Hadn, Schwarzer Weizen, Türkenmehl, Plentenmehl, Plentn, Riebelmais, Riebelgrieß, Bramata, Brein,
    Breinhirse, Hirsebrei mit Wasser, Graupensago, Lein, Bergsteigerbohnen
  baking |  |  | vegan | - | ABC-Trieb, Triebsalz, Backin, Dr. Oetker Backin, Würfelhefe, Quittenkerne, Opekta
  herb |  |  | vegan | - | Nagerl, Gewürznägel, Nägelchen, Muskatblume, Kaneel, Zimmet, Krokusfäden, Mürzsafran, Munder Safran,
    Peffer, Päffer, Moschtert, Mostert, Senft, Semft, Essich, Surrogat Essig, Agrest, Soiz
`)
