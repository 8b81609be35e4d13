import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of plants and plant products outside the lexicon, by kind. */
export const plantFoods: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `Pilz, Pilze, Speisepilz, Speisepilze, Waldpilz, Mischpilze, Pilzmischung, Zuchtpilze, Edelpilze, Trockenpilze, Schwammerl, Schwammerln, Eierschwammerl, Eierschwamm, Eierschwämme, Eierschwämmchen, Eierschwämmli, Rehling, Reherl, Pfifferling, Pfifferlinge, Goldpfifferling, Trompetenpfifferling, Marone Pilz, Maronen-Röhrling, Butterpilz, Butterpilze, Goldröhrling, Körnchenröhrling, Sandröhrling, Sandpilz, Birkenpilz, Birkenröhrling, Rotkappe, Rotkappen, Espenrotkappe, Hexenröhrling, Flockenhexe, Ziegenlippe, Rotfußröhrling, Kuhröhrling, Reizker, Edelreizker, Kiefernreizker, Blutreizker, Lachsreizker, Milchling, Täubling, Speisetäubling, Frauentäubling, Ritterling, Mairitterling, Maipilz, Violetter Rötelritterling, Rötelritterling, Grünling, Krause Glucke, Glucke, Fette Henne, Schwefelporling, Leberpilz, Leberreischling, Ochsenzunge Pilz, Eichhase, Stoppelpilz, Semmelstoppelpilz, Habichtspilz, Igelstachelbart, Ästiger Stachelbart, Löwenmähne, Affenkopfpilz, Pom-Pom, Pom Pom blanc, Judasohr, Judasohren, Judasohrpilz, Judasohrpilze, Mu-Err, Mu-Err-Pilze, Mu-Err-Pilz, Wolkenohr, Wolkenohrpilz, Holunderpilz, Holunderschwamm, Silberohr, Silberohrpilz, Schneepilz, Zitterpilz, Totentrompete, Totentrompeten, Herbsttrompete, Herbsttrompeten, Schweinsohr Pilz, Ziegenbart, Korallenpilz, Parasol, Parasolpilz, Riesenschirmling, Schirmling, Safranschirmling, Schopftintling, Spargelpilz, Tintling, Champignon, Champignons, Egerling, Egerlinge, Wiesenchampignon, Anisegerling, Waldegerling, Steinchampignon, Braune Champignons, Bovist, Riesenbovist, Stäubling, Hallimasch, Nameko, Toskanapilz, Pioppino, Südlicher Ackerling, Samthaube, Samtfußrübling, Enoki, Shiitake, Shimeji, Buna-Shimeji, Buchenpilz, Buchenpilze, Matsutake, Kräuterseitling, Kräuterseitlinge, Königsausternpilz, Limonenseitling, Rosenseitling, Lungenseitling, Austernseitling, Austernpilz, Kalbfleischpilz, Braunkappe, Riesenträuschling, Träuschling, Strohpilz, Reisstrohpilz, Morchel, Spitzmorchel, Spitzmorcheln, Speisemorchel, Trüffel, Trüffeln, Weiße Trüffel, Weißer Trüffel, Alba-Trüffel, Perigordtrüffel, Schwarzer Trüffel, Sommertrüffel, Wintertrüffel, Burgundertrüffel, Trüffelöl, Trüffelsalz, Pilzpulver, Pilzextrakt, Pilzpfanne, Pilzkonzentrat, Pilzstiele, Reishi, Chaga, Cordyceps, Huitlacoche, Maisbeulenbrand, Pilzmyzel, Myzel, Agaricus, Pleurotus, Lentinula, Boletus, Cantharellus, Auricularia, Flammulina, Suillus, Lactarius, Morchella, Hericium, Tuber melanosporum, Tuber magnatum, Auricularia auricula-judae`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `Gemüse, Gemüsemischung, Mischgemüse, Buntes Gemüse, TK-Gemüse, Suppengemüse, Suppengrün, Wurzelgemüse, Wurzelwerk, Röstgemüse, Blattgemüse, Ofengemüse frisch, Rohkost, Kohlgemüse, Fruchtgemüse, Zwiebelgemüse, Sommergemüse, Wintergemüse, Gartengemüse, Bio-Gemüse, Buttergemüse frisch, Kaisergemüse, Mirepoix, Soffritto, Salat, Mischsalat, Gemischter Salat, Blattsalat, Pflücksalat, Schnittsalat, Wildkräutersalat, Babyleaf, Babysalat, Frisée, Friséesalat, Endivie, Endivien, Endiviensalat, Chicorée, Radicchio, Zuckerhut, Löwenzahn, Löwenzahnblätter, Sauerampfer, Portulak, Postelein, Winterpostelein, Mizuna, Asiasalat, Tatsoi, Komatsuna, Shungiku, Chrysanthemenblätter, Mangold, Melde, Gartenmelde, Guter Heinrich, Neuseeländer Spinat, Malabarspinat, Wasserspinat, Baumspinat, Brennnessel, Brennnesseln, Brennesseln, Giersch, Vogelmiere, Gänseblümchen, Breitwegerich, Wegerich, Schafgarbe, Taubnessel, Gundermann, Knoblauchsrauke, Scharbockskraut, Barbarakraut, Brunnenkresse, Kapuzinerkresse, Gartenkresse, Kresse, Sprossen, Keimlinge, Alfalfa, Alfalfasprossen, Luzerne, Luzernensprossen, Radieschensprossen, Rettichsprossen, Brokkolisprossen, Kleesprossen, Linsensprossen, Mungsprossen, Microgreens, Erbsensprossen, Shiso, Shisokresse, Haferwurz, Klette, Topinambur, Erdbirne, Erdartischocke, Stachys, Knollenziest, Crosne, Kerbelrübe, Petersilienwurzel, Petersilienwurzeln, Wurzelpetersilie, Zuckerwurzel, Teltower Rübchen, Mairübe, Mairüben, Mairübchen, Navette, Navetten, Herbstrübe, Stoppelrübe, Weiße Rübe, Butterrübe, Bodenkohlrabi, Kohlrabi, Rettich, Rettiche, Weißer Rettich, Schwarzer Rettich, Bierrettich, Radi, Daikon, Eiszapfen Rettich, Zuckerrübe, Zuckerrüben, Futterrübe, Runkelrübe, Rote Bete, Rote Beete, Rande, Randen, Rahne, Rohnen, Gelbe Bete, Chioggia-Bete, Knollensellerie, Sellerie, Sellerieknolle, Selleriewurzel, Staudensellerie, Stangensellerie, Bleichsellerie, Selleriegrün, Sellerieblätter, Cardy, Karde, Kardone, Artischocke, Artischocken, Artischockenherz, Artischockenherzen, Artischockenboden, Palmherz, Palmherzen, Palmitos, Bambus, Bambusschössling, Bambussprossen, Lotuswurzel, Wasserkastanie, Meerfenchel, Meerkohl, Strandportulak, Spargel, Spargeln, Wildspargel, Hopfenspargel, Hopfensprossen, Gurke, Gurken, Salatgurke, Landgurke, Schmorgurke, Minigurke, Bittermelone, Bittergurke, Balsambirne, Chayote, Wachskürbis, Flaschenkürbis, Schwammgurke, Luffa, Schlangengurke, Kiwano, Hornmelone, Spaghettikürbis, Patisson, Rondini, Eichelkürbis, Okra, Kaktus, Nopal, Nopales, Kaktusblatt, Aloe, Aloe vera, Bananenblüte, Bananenblatt, Bananenblätter, Maisblatt, Maiskolben, Babymais, Gemüsemais, Zuckermais, Speisemais, Weinblatt, Weinblätter, Gefüllte Weinblätter, Kohl, Kohlblatt, Kohlsprossen, Rosenkohl, Sprossenkohl, Flower Sprouts, Spitzkohl, Filderkraut, Wirsing, Wirz, Weißkohl, Rotkohl, Grünkohl, Chinakohl, Pak Choi, Choi Sum, Kai-lan, Stängelkohl, Cima di Rapa, Rübstiel, Romanesco, Blumenkohl, Karfiol, Zwiebel, Zwiebeln, Gemüsezwiebel, Silberzwiebeln, Perlzwiebeln, Röstzwiebel frisch, Winterzwiebel, Bärlauch, Bärlauchblätter, Wilder Lauch, Schnittknoblauch, Knoblauchgras, Schlangenknoblauch, Wilder Knoblauch, Jackfrucht, Ackee, Tomatillo, Tomatillos, Physalis-Tomate, Pepino, Zuckerrohr, Süßblatt, Süßkraut, Yacon, Oka, Ulluco, Yambohne, Jicama, Yams, Yamswurzel, Taro, Wasserbrotwurzel, Tannia, Maniok, Kassawa, Arakacha, Mashua, Erdmandel, Tigernuss, Kartoffelgranulat, Kartoffelflocken, Kartoffel, Kartoffeln, Speisekartoffel, Speisekartoffeln, Ackersalat, Feldsalat, Rapunzel, Nüsslisalat, Nüssler, Vogerlsalat, Sonnenwirbel, Steckrübe, Essiggemüse, Mixed Pickles, Mixpickles, Silberzwiebel, Senfgurken, Salzgurken, Gewürzgurken, Cornichons, Oliven, Maulbeerblatt, Fleischtomate, Fleischtomaten, Ochsenherztomate, Ochsenherztomaten, Eiertomate, Eiertomaten, Tomate, Tomaten, Paradeiser, Tomatenfruchtfleisch, Zitruszellen, Jalapeno`,
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list(
      `Alge, Algen, Meeresalge, Meeresalgen, Mikroalgen, Seetang, Tang, Algenpulver, Algenextrakt, Kombu, Kelp, Fingertang, Zuckertang, Blasentang, Sägetang, Purpurtang, Lappentang, Dulse, Meeressalat, Meeresspaghetti, Riementang, Wakame, Nori, Noriblätter, Hijiki, Arame, Irisch Moos, Irisches Moos, Knorpeltang, Carrageen, Agar, Agar-Agar, Agartine, Spirulina, Chlorella, Blatttang, Alginat, Natriumalginat, Carrageenan, Meerestrauben, Palmaria palmata`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `Obst, Früchte, Zitrus, Citrus, Frucht, Südfrüchte, Obstmischung, Früchtemischung, Früchtemix, Tropenfrüchte, Exotische Früchte, Zitrusfrüchte, Zitrusfrucht, Beerenobst, Steinobst, Kernobst, Fallobst, Trockenobst, Trockenfrüchte, Dörrobst, Backobst, Kletzen, Hutzeln, Dörrbirnen, Obstsalat, Fruchtsalat, Fruchtcocktail, Früchtecocktail, Fruchtpüree, Fruchtmark, Fruchtmus, Fruchtfleisch, Fruchtzubereitung, Fruchtpulver, Fruchtstücke, Obstmus, Apfel, Apfelstücke, Bratapfel, Kochapfel, Holzapfel, Zierapfel, Boskop, Braeburn, Elstar, Gala, Granny Smith, Jonagold, Gravensteiner, Apfelbeere, Quitte, Quitten, Apfelquitte, Birnenquitte, Scheinquitte, Mispel, Mispeln, Speierling, Elsbeere, Vogelbeere, Vogelbeeren, Ebereschenbeeren, Zwetschge, Zwetschgen, Zwetschke, Zwetschken, Mirabelle, Mirabellen, Reneklode, Renekloden, Ringlotte, Ringlotten, Kriecherl, Schlehe, Schlehen, Kornelkirsche, Dirndl, Dirndln, Kornelkirschen, Vogelkirsche, Vogelkirschen, Schwarzkirschen, Sauerkirsche, Schattenmorelle, Schattenmorellen, Amarena, Amarenakirschen, Cocktailkirsche, Cocktailkirschen, Maraschinokirschen, Belegkirschen, Pfirsich, Pfirsiche, Weinbergpfirsich, Plattpfirsich, Bergpfirsich, Nektarine, Nektarinen, Aprikose, Marille, Eierpflaume, Susine, Pluot, Feige, Feigen, Kaktusfeige, Kaki, Kakis, Persimone, Sharon, Sharonfrucht, Guave, Guaven, Papaya, Maracuja, Passionsfrucht, Grenadille, Curuba, Mango, Mangostan, Mangostane, Durian, Rambutan, Longan, Litschi, Litschis, Salak, Schlangenfrucht, Sapodilla, Sapote, Mamey, Cherimoya, Zimtapfel, Zuckerapfel, Stachelannone, Netzannone, Soursop, Graviola, Guanabana, Annone, Sternfrucht, Karambole, Drachenfrucht, Pitahaya, Pitaya, Naranjilla, Lulo, Feijoa, Ananasguave, Babaco, Noni, Baobab, Affenbrotfrucht, Umbu, Acerola, Acerolakirsche, Camu-Camu, Jujube, Jujuben, Chinesische Datteln, Rote Datteln, Brustbeere, Tamarinde, Zitronatzitrone, Cedrat, Zitronat, Orangeat, Sukkade, Kandierte Früchte, Kandierte Kirschen, Zitrone, Zitronen, Meyer-Zitrone, Bergamotte, Bergamotten, Bitterorange, Pomeranze, Sevilla-Orange, Yuzu, Kumquat, Kumquats, Calamondin, Kaffirlimette, Kaffirlimetten, Kaffernlimette, Fingerlimette, Limequat, Ugli, Tangerine, Tangerinen, Clementine, Clementinen, Klementine, Mandarine, Mandarinen, Satsuma, Satsumas, Zitronenschale, Orangenschale, Orangenabrieb, Zitronenabrieb, Rhabarber, Melone, Melonen, Honigmelone, Honigmelonen, Zuckermelone, Cantaloupe, Cantaloupemelone, Charentais-Melone, Galiamelone, Netzmelone, Piel de Sapo, Wassermelone, Weintraube, Tafeltraube, Tafeltrauben, Kokosnuss frisch, Kokosfruchtfleisch, Banane, Bananen, Apfelbanane, Bananenchips, Apfelchips, Apfelringe, Apfelmus, Apfelmark, Apfeltrester, Birnenmus, Fruchtleder, Kompott, Mangopulpe, Pulpe, Kaktusfrucht, Opuntie, Rosenapfel, Longkong, Pomelo, Hagebutte, Hagebutten, Hagebuttenmark`,
    ),
  },
  {
    class: 'berry',
    diet: 'vegan',
    names: list(
      `Beere, Beeren, Beerenmischung, Beerenmix, Waldbeeren, Waldfrüchte, Wildbeeren, Rote Früchte, Heidelbeere, Heidelbeeren, Blaubeere, Blaubeeren, Schwarzbeere, Moosbeere, Moosbeeren, Preiselbeere, Preiselbeeren, Johannisbeere, Johannisbeeren, Rote Johannisbeere, Schwarze Johannisbeere, Weiße Johannisbeere, Ribisel, Ribiseln, Ribiserl, Träuble, Meertrübeli, Cassisbeere, Stachelbeere, Stachelbeeren, Jostabeere, Jostabeeren, Brombeere, Himbeere, Himbeeren, Erdbeere, Erdbeeren, Walderdbeere, Loganbeere, Taybeere, Boysenbeere, Moltebeere, Multebeere, Holunder, Holler, Sanddorn, Sanddornbeere, Sanddornbeeren, Aronia, Aroniabeere, Aroniabeeren, Felsenbirne, Felsenbirnen, Maulbeere, Maulbeeren, Berberitze, Berberitzen, Gojibeere, Gojibeeren, Goji, Bocksdorn, Bocksdornbeere, Wolfsbeere, Acai, Acaibeere, Physalis, Kapstachelbeere, Andenbeere, Lampionfrucht, Weißdorn, Weißdornbeeren, Maibeere, Honigbeere, Ashwagandha, Ebereschenbeere, Schisandra, Schisandrabeere, Guarana, Guaranasamen, Ginkgo, Moringa, Zitronenmyrte, Maquibeere, Maqui, Ginseng, Miracle Beere, Mahonie, Mehlbeere`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(
      `Nuss, Nüsse, Nusskerne, Shea, Sheanuss, Sheanüsse, Illipe, Kokum, Nussmischung ohne Erdnüsse, Macadamia, Macadamianuss, Macadamianüsse, Paranuss, Paranüsse, Pekannuss, Pecannuss, Pinienkern, Pinienkerne, Pignoli, Zedernuss, Zedernnüsse, Zirbelnüsse, Ginkgonuss, Ginkgonüsse, Ginkgosamen, Kemirinuss, Kerzennuss, Kerzennüsse, Bucheckern, Buchecker, Eichel, Eicheln, Kastanie, Kastanien, Maroni, Maroni vakuumiert, Marone, Maronenpüree, Kastanienpüree, Hickorynuss, Schwarznuss, Schwarze Nüsse, Kolanuss, Kolanüsse, Betelnuss, Mandelstifte, Mandelsplitter, Mandelkleie, Haselnuss, Haselnüsse, Haselnusskerne, Lambertnuss, Nussmus, Cashewpaste, Mandelpaste, Pistazienpaste, Nusspaste, Nussfüllung, Kokosmus, Kokospaste, Bruchmandeln, Cashewbruch, Walnussbruch, Gebrannte Mandeln, Wassernuss, Haselnussöl, Walnussöl`,
    ),
  },
  {
    class: 'nut',
    mayContain: ['peanut'],
    diet: 'vegan',
    names: list('Nussmix, Nussmischung, Nüsse gemischt, Gemischte Nüsse, Salznüsse'),
  },
  {
    class: 'nut',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(
      'Erdnuss, Erdnüsse, Erdnusskern, Erdnusskerne, Aschantinuss, Aschantinüsse, Spanische Nüsse, Arachis, Arachisöl, Erdnussmehl, Erdnusspulver, Erdnussmus, Erdnusscreme, Erdnusspaste, Erdnussprotein, Erdnusseiweiß, Erdnussöl, Erdnussfett, Erdnusskrokant, Erdnussriegel, Erdnussbutter, Peanut Butter, Peanutbutter, Erdnussstückchen',
    ),
  },
  {
    class: 'seed',
    diet: 'vegan',
    names: list(
      `Samen, Saat, Saaten, Saflor, Färberdistel, Baumwolle, Körner, Kerne, Körnermischung, Kernemischung, Samenmischung, Ölsaat, Ölsaaten, Ölsamen, Salatkerne, Hanfsamen, Hanfsaat, Hanf, Leinsamen, Leinsaat, Goldleinsamen, Leinsamenschrot, Chiasamen, Chia, Flohsamen, Flohsamenschalen, Flohsamenschale, Sesamkorn, Sesamsaat, Gomasio, Sonnenblumenkern, Sonnenblume, Sonnenblumen, Sonnenblumensaat, Kürbissamen, Wassermelonenkerne, Baumwollsamen, Rapssaat, Rapssamen, Raps, Rübsen, Leindotter, Mohnsaat, Traubenkern, Perillasamen, Basilikumsamen, Amarantsamen, Saflorsamen, Distelsamen, Aprikosenkern süß, Kakaobohne, Kakaobohnen, Kakaonibs, Kakaokern, Kaffeebohne, Kaffeebohnen, Lotussamen, Mariendistelsamen, Kleesamen, Egusi, Nachtkerzensamen, Johannisbrotkern, Johannisbrotkerne, Guarsamen, Kichererbsensamen, Senfsaaten, Bockshornsaat`,
    ),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names: list(
      `Gewürz, Gewürze, Gewürzextrakt, Gewürzpulver, Meerrettichwurzel, Kümmel, Kümmelsamen, Kümmelkörner, Kümmelkorn, Schwarzkümmel, Schwarzkümmelsamen, Nigella, Kalonji, Kreuzkümmel, Selleriesamen, Selleriesaat, Selleriesalz, Knoblauchsalz, Zwiebelsalz, Kräutersalz, Gewürzpfeffer, Dillsamen, Dillsaat, Macis, Muskatblüte, Muskatblüten, Annatto, Annattosamen, Achiote, Ajowan, Ajwain, Königskümmel, Langer Pfeffer, Stangenpfeffer, Kubebenpfeffer, Rosa Pfeffer, Grüner Pfeffer, Bunter Pfeffer, Zitronenpfeffer, Steakpfeffer, Melegueta, Paradieskörner, Guineapfeffer, Tasmanischer Pfeffer, Mönchspfeffer, Piment, Nelkenpfeffer, Neugewürz, Tonkabohne, Tonkabohnen, Amchur, Mangopulver, Mahlep, Mastix, Süßholz, Süßholzwurzel, Lakritzpulver, Lakritzextrakt, Lavendel, Lavendelblüte, Rosenblätter, Rosenblatt, Rosenblüten, Rosenblütenblätter, Hibiskus, Hibiskusblüte, Hibiskusblüten, Holunderblüte, Holunderblüten, Hollerblüten, Lindenblüte, Lindenblüten, Kamille, Kamillenblüten, Ringelblume, Ringelblumenblüten, Kornblume, Kornblumenblüten, Veilchen, Jasminblüten, Orangenblüten, Malve, Malvenblüten, Saflorblüten, Safflor, Färberdistelblüten, Klatschmohn, Eisenkraut, Verbene, Zitronenverbene, Wacholder, Wacholderbeere, Wacholderbeeren, Wachholderbeeren, Kranewitt, Pandan, Pandanblatt, Pandanblätter, Curryblätter, Zitronengraspulver, Lumi, Getrocknete Limette, Brotgewürz, Lebkuchengewürz, Spekulatiusgewürz, Pfefferkuchengewürz, Stollengewürz, Glühweingewürz, Apfelkuchengewürz, Kürbisgewürz, Einmachgewürz, Gurkengewürz, Sauerkrautgewürz, Wildgewürz, Gulaschgewürz, Grillgewürz, Fischgewürz, Geflügelgewürz, Hähnchengewürz, Kartoffelgewürz, Gyrosgewürz, Dönergewürz, Kebabgewürz, Chiligewürz, Pizzagewürz, Pastagewürz, Italienische Gewürzmischung, Spaghettigewürz, Bruschettagewürz, Kräutergewürz, Salatgewürz, Salatkräuter, Eiergewürz, Rührei-Gewürz, Cajun, Cajungewürz, Cajun-Gewürz, Kreolisches Gewürz, Jerk-Gewürz, Old Bay, Quatre épices, Dukkah, Baharat, Shichimi, Togarashi, Fünfgewürz, Panch Phoron, Tandoori Masala, Tandoorigewürz, Chai-Gewürz, Bockshornkleeblatt, Bockshornkleeblätter, Bockshornkleesamen, Curry, Currygewürz, Currymischung, Glutamat, Mononatriumglutamat, Natriumglutamat, Zitronensäure, Citronensäure, Weinsäure, Apfelsäure, Milchsäure, Ascorbinsäure, Vitamin C, Essigsäure, Phosphorsäure, Sorbinsäure, Benzoesäure, Fumarsäure, Flüssigrauch, Rauchsalz, Hefeflocken, Nährhefe, Edelhefe, Würzhefe, Vanillin, Vanillepulver, Vanillezucker, Vanillinzucker, Bourbonvanille, Vanillesamen, Vanillepaste, Zimtblüte, Cassia, Zimtrinde, Galgant, Galgantpulver, Kurkumawurzel, Ingwerpulver, Paprikaflocken, Paprikamark, Piment d'Espelette, Espelette, Aleppo-Pfeffer, Pul Biber, Urfa Biber, Ancho, Guajillo, Pasilla, Chipotlepulver, Senfpulver, Senfmehl, Senfschrot, Senfsaat, Sanshopfeffer, Engelwurz, Alant, Beifuß, Kalmus, Enzian, Enzianwurzel, Kardamomsamen, Korianderfrüchte, Anis, Anissamen, Anissaat, Safranpulver, Sumak, Sumach, Hopfen, Hopfenextrakt`,
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(
      `Kraut frisch, Kräuter, Küchenkräuter, Gartenkräuter, Wildkräuter, Gemischte Kräuter, Kräuter der Saison, Kräutermischung, TK-Kräuter, 8-Kräuter, Italienische Kräuter, Provenzalische Kräuter, Kräuter der Provence, Bouquet garni, Kräutersträußchen, Kräuterbund, Fines herbes, Suppenkräuter, Liebstöckel, Maggikraut, Majoran, Wurstkraut, Bohnenkraut, Borretsch, Gurkenkraut, Ysop, Pimpinelle, Pimpernelle, Bibernelle, Angelika, Süßdolde, Waldmeister, Kerbel, Kerbelkraut, Zitronenmelisse, Melisse, Zitronenthymian, Quendel, Zitronenbasilikum, Heiliges Basilikum, Tulsi, Vietnamesischer Koriander, Langer Koriander, Rau Ram, Perilla, Schildkraut, Estragon, Weinraute, Raute, Eberraute, Wermutkraut, Currykraut, Oregano, Dost, Salbei, Bergbohnenkraut, Epazote, Stevia, Steviablätter, Stevia-Blätter, Veilchenblüten, Essbare Blüten, Blüten, Kornblumen, Bergtee, Frauenmantel, Johanniskraut, Pfefferminze, Minze, Krauseminze, Marokkanische Minze, Katzenminze, Poleiminze, Lorbeer, Lorbeerblätter, Mariendistel, Huflattich, Thymianhonigkraut, Kräuterzubereitung, Dillblüten, Olivenkraut, Schnittlauchblüten, Schnittlauch, Petersilie`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `Steviapulver, Oligofruktose, Oligofructose, Fruktooligosaccharide, Isomaltooligosaccharide, Steviolglycoside, Erythrit, Erythritol, Xylit, Xylitol, Birkenzucker, Süßstoff, Süßungsmittel, Saccharin, Aspartam, Sucralose, Cyclamat, Acesulfam, Sorbit, Sorbitol, Maltit, Mannit, Isomalt, Tagatose, Allulose, Glukose, Glucose, Dextrose, Fruktose, Fructose, Fruchtzucker, Fruchtsüße, Saccharose, Maltose, Maltodextrin, Dextrin, Maisdextrin, Glukosesirup, Glucosesirup, Fruktosesirup, Glukose-Fruktose-Sirup, Glucose-Fructose-Sirup, Invertzuckercreme, Zuckersirup, Läuterzucker, Rübensirup, Zuckerrübensirup, Rübenkraut, Zuckerrübenmelasse, Melasse, Rohrzuckermelasse, Apfelkraut, Birnenkraut, Apfeldicksaft, Agavendicksaft, Agavensirup, Dattelsirup, Dattelsüße, Ahornsirup, Ahornzucker, Kokosblütenzucker, Kokoszucker, Palmzucker, Jaggery, Panela, Rapadura, Maissirup, Mizuame, Inulin, Grenadine, Grenadinesirup, Holunderblütensirup, Himbeersirup, Waldmeistersirup, Rosensirup, Ingwersirup, Minzsirup, Orgeat, Mandelsirup, Zucker, Kandis, Kandiszucker, Kluntjes, Würfelzucker, Hagelzucker, Rohrzucker, Rohrohrzucker, Vollrohrzucker, Rohzucker, Rübenzucker, Muscovado, Muscovadozucker, Muskovado, Demerara, Demerarazucker, Demerera, Streuzucker, Gelierzucker, Einmachzucker, Feinzucker, Kristallzucker, Staubzucker, Puderzucker, Karamellzucker, Karamellsirup, Caramelzucker, Granita, Konfitüre, Marmelade, Gelee, Fruchtaufstrich, Konfi, Gsälz, Orangenmarmelade, Hägenmark, Hiffenmark, Karobsirup, Johannisbrotsirup, Yaconsirup, Halva, Halwa, Tahin-Halva, Zuckercouleur, Zuckerkulör, Sirup, Dattelpaste, Dattelmus, Carob, Carobpulver, Johannisbrot, Johannisbrotpulver, Fruchtdicksaft, Trehalose, Mogroside`,
    ),
  },
  {
    class: 'thickener',
    diet: 'vegan',
    names: list(
      `Xanthan, Xanthangummi, Guarkernmehl, Guarmehl, Guargummi, Guar, Johannisbrotkernmehl, Carubin, Karobgummi, Gummi arabicum, Gummiarabikum, Akaziengummi, Gellan, Tarakernmehl, Traganth, Pektin, Pektine, Apfelpektin, Amidiertes Pektin, Konjak, Konjakmehl, Konjakpulver, Konjac, Kudzu, Kuzu, Pfeilwurz, Pfeilwurzmehl, Pfeilwurzelmehl, Arrowroot, Stärke, Stärkemehl, Speisestärke, Maisstärke, Kartoffelstärke, Reisstärke, Tapioka, Tapiokastärke, Tapiokaperlen, Sago, Perlsago, Maniokstärke, Süßkartoffelstärke, Wachsmaisstärke, Maizena, Mondamin, Cellulose, Zellulose, Methylcellulose, Bambusfaser, Zitrusfaser, Citrusfaser, Apfelfaser, Pflanzenfaser, Pflanzliche Faser, Kartoffelfaser, Erbsenfaser, Akazienfaser, Flohsamenschalenpulver, Leinsamengel, Aquafaba, Kichererbsenwasser, Sahnesteif, Gelierfix, Puddingpulver, Vanillepuddingpulver, Schokoladenpuddingpulver`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `Hefe, Hefen, Backhefe, Frischhefe, Trockenhefe, Germ, Trockengerm, Bäckerhefe, Hefewürfel, Hefepulver, Backpulver, Weinsteinbackpulver, Weinstein, Natron, Speisenatron, Kaisernatron, Natriumhydrogencarbonat, Pottasche, Ammonium, Färbendes Lebensmittel, Betacarotin, Diphosphat, Diphosphate, Triphosphat, Polyphosphat, Polyphosphate, Phosphat, Phosphate, Citrat, Sulfit, Sulfite, Nitrit, Nitrat, Blattgold, Blattsilber, Gold, Fluorid, Folsäure, Niacin, Biotin, Glycerin, Tocopherol, Tocopherole, tocopherolhaltige Extrakte, Polyphenole, Bicarbonat, Natriumbicarbonat, Carnaubawachs, Candelillawachs, Beta-Carotin, Carotin, Carotine, Chlorophyll, Anthocyane, Betanin, Riboflavin, Lutein, Lycopin, Kurkumin, Spirulinaextrakt, Rumaroma, Zitronenaroma, Orangenaroma, Bittermandelaroma, Bittermandelöl, Mandelaroma, Vanillearoma, Rosenwasser, Orangenblütenwasser, Kakaobutter, Kakaopaste, Kakaopulver, Kakao, Backkakao, Rohkakao, Entölter Kakao, Kakaoschalen, Kakaobruch, Kakaoextrakt, Sheabutter, Mangobutter, Salbutter, Kokumbutter, Kombucha, Teepilz, Vitamin, Vitamine, Calcium, Kalzium, Magnesium, Zink, Jod, Mineralstoffe, Antioxidationsmittel, Säuerungsmittel, Säureregulator, Konservierungsstoff, Calciumcarbonat, Calciumchlorid, Kaliumchlorid, Nigari, Coffein, Koffein, Chinin, Taurin, Kohlensäure, Quellkohlensäure, Stickstoff, Kohlendioxid`,
    ),
  },
  {
    class: 'acid',
    diet: 'vegan',
    names: list(
      `Essig, Essigessenz, Weinessig, Branntweinessig, Obstessig, Zideressig, Cidreessig, Himbeeressig, Kirschessig, Holunderessig, Kräuteressig, Gewürzessig, Verjus, Verjuice, Umeboshi, Ume-Essig, Gurkenwasser, Gurkensud, Olivenlake, Sauerkrautsaft, Rote-Bete-Saft, Zitronensaft, Limettensaft, Kombuchaessig, Essigsud`,
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      `Cola, Limonade, Limo, Fanta, Sprite, Spezi, Almdudler, Ginger Ale, Ginger Beer, Tonic, Tonic Water, Bitter Lemon, Schorle, Apfelschorle, Saft, Fruchtsaft, Fruchtsaftkonzentrat, Nektar, Fruchtnektar, Multivitaminsaft, Gemüsesaft, Tomatensaft, Karottensaft, Möhrensaft, Apfelsaft, Traubensaft, Kirschsaft, Ananassaft, Johannisbeersaft, Holundersaft, Birnensaft, Pflaumensaft, Cranberrysaft, Granatapfelsaft, Grapefruitsaft, Zuckerrohrsaft, Most, Apfelmost, Süßmost, Saft gespritzt, Rum, brauner Rum, weißer Rum, Inländerrum, Strohrum, Wodka, Vodka, Gin, Tequila, Mezcal, Cachaça, Pisco, Whisky, Whiskey, Bourbon, Scotch, Brandy, Weinbrand, Cognac, Kognak, Armagnac, Calvados, Kirsch, Kirschwasser, Zwetschgenwasser, Slibowitz, Obstler, Obstbrand, Marillenbrand, Marillenschnaps, Himbeergeist, Obstgeist, Branntwein, Trester, Grappa, Marc, Ouzo, Raki, Pastis, Pernod, Absinth, Aquavit, Korn Schnaps, Doppelkorn, Schnaps, Kräuterschnaps, Kräuterlikör, Jägermeister, Amaretto, Amarettolikör, Cointreau, Triple Sec, Orangenlikör, Grand Marnier, Curaçao, Kahlúa, Kaffeelikör, Limoncello, Cassislikör, Crème de Cassis, Kirschlikör, Maraschino, Fruchtlikör, Campari, Aperol, Cidre, Cider, Apfelwein, Viez, Most vergoren, Perry, Sekt, Prosecco, Champagner, Crémant, Schaumwein, Perlwein, Wein, Rotwein, Weißwein, Roséwein, Rosé, Dessertwein, Süßwein, Likörwein, Portwein, Port, Sherry, Madeira, Marsala, Vin Santo, Wermut, Noilly Prat, Martini, Glühwein, Sangria, Kochwein, Tee, Schwarztee, Grüntee, Grüner Tee, Weißer Tee, Oolong, Matcha, Tencha, Sencha, Mate, Matetee, Rooibos, Rotbusch, Kräutertee, Früchtetee, Pfefferminztee, Kamillentee, Eistee, Teeblatt, Teeblätter, Teebeutel, Kaffee, Espresso, Röstkaffee, Instantkaffee, Kaffeepulver, Zichorie, Zichorienkaffee, Zichorienwurzel, Chicorée-Wurzel, Lupinenkaffee, Sodawasser, Energydrink, Kokoswasser, Kokosnusswasser, Birkensaft, Mandeldrink, Erdmandelmilch, Nussdrink, Hanfdrink, Kokosdrink`,
    ),
  },
  { class: 'drink', contains: ['gluten'], diet: 'vegan', names: list('Haferdrink, Dinkeldrink, Hafermilch, Dinkelmilch, Gerstendrink') },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      `Bohne, Bohnen, Hülsenfrüchte, Gartenbohne, Gartenbohnen, Buschbohne, Buschbohnen, Stangenbohne, Stangenbohnen, Brechbohnen, Prinzessbohnen, Keniabohnen, Schnittbohnen, Wachsbohnen, Schnippelbohnen, Käferbohne, Käferbohnen, Feuerbohne, Wachtelbohne, Limabohne, Limabohnen, Mondbohne, Butterbohne, Butterbohnen, Riesenbohnen, Gigantes, Cannellini, Cannellinibohnen, Flageolet, Flageolets, Flageolette, Flageoletbohnen, Perlbohnen, Romano-Bohne, Romano-Bohnen, Romanobohnen, Borlotti, Adzukibohne, Adzukibohnen, Azukibohnen, Urdbohne, Urdbohnen, Urid Dal, Mungobohne, Straucherbse, Straucherbsen, Taubenerbse, Kichererbse, Platterbse, Augenbohne, Spargelbohne, Flügelbohne, Helmbohne, Mottenbohne, Teparybohne, Ackerbohne, Puffbohne, Saubohne, Ackerbohnenmehl, Lupine, Lupinen, Lupinensamen, Lupinenschrot, Linse, Linsen, Puy-Linsen, Château-Linsen, Berglinsen, Alb-Leisa, Alblinsen, Pardina-Linsen, Rote-Linsen-Mehl, Erbse, Erbsen, Erbsenpüree, Erbspüree, Papadam, Papadams, Pappadam, Rote-Bohnen-Paste, Anko, Azukipaste, Bohnenpüree, Grüne Bohnen, Fisolen, Strankerl, Tamarindenkerne`,
    ),
  },
  {
    class: 'coconut',
    diet: 'vegan',
    names: list(
      'Kokos, Kokosnuss, Kokosnüsse, Kokosmilch, Kokoscreme, Kokosnusscreme, Kokosrahm, Kokossahne, Kokosjoghurt, Kokosnussjoghurt, Kokosmark, Kokosnussmilch, Kokosraspel, Kokoschips, Kopra, Creamed Coconut, Kokosblock, Nata de Coco',
    ),
  },
  { class: 'oil', unknown: ['peanut', 'soybean'], diet: 'vegan', names: list('Pflanzenfett, Pflanzenfette, Biskin') },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      `Öl, Öle, Speiseöl, Pflanzenöl, Pflanzenöle, Frittieröl, Bratöl, Salatöl, Kokosfett, Palmin, Palmöl, Palmfett, Palmkernöl, Palmkerne, Palmolein, Rotes Palmöl, Rapsöl, Rüböl, Rübsenöl, Ölrübsenöl, Sonnenblumenöl, Distelöl, Safloröl, Maiskeimöl, Maisöl, Traubenkernöl, Leinöl, Leinsamenöl, Leindotteröl, Hanföl, Hanfsamenöl, Kürbiskernöl, Mandelöl, Pistazienöl, Macadamiaöl, Arganöl, Avocadoöl, Aprikosenkernöl, Reiskeimöl, Reisöl, Baumwollsaatöl, Baumwollöl, Senföl, Schwarzkümmelöl, Mohnöl, Nachtkerzenöl, Perillaöl, Teesamenöl, Olivenöl, Tresteröl, Orangenöl, Limettenöl, Pfefferminzöl, Basilikumöl, Kräuteröl, Knoblauchöl, MCT-Öl, Backspray, Trennspray, Kakaofett, Vanaspati`,
    ),
  },
  {
    class: 'flour',
    diet: 'vegan',
    names: list('Fufu, Foufou, Fufumehl, Gari, Masa, Masa Harina, Nixtamal, Kastanienflocken, Kartoffelstärkemehl'),
  },
  {
    class: 'water',
    diet: 'vegan',
    names: list(
      'Wasser, Mineralwasser, Sprudel, Sprudelwasser, Selters, Leitungswasser, Trinkwasser, Quellwasser, Tafelwasser, Eiswasser, Eiswürfel, Crushed Ice, Kochwasser, Nudelwasser, Salzwasser, Osmosewasser, Heilwasser',
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      'Salz, Kochsalz, Tafelsalz, Speisesalz, Jodsalz, Meersalz, Steinsalz, Ursalz, Himalayasalz, Atlantiksalz, Gourmetsalz, Fleur de Sel, Flockensalz, Schwarzsalz, Kala Namak, Pökelsalz, Nitritpökelsalz, Meeressalz, Salzflocken, Natriumchlorid, Natriumnitrit, Kaliumnitrat',
    ),
  },
  {
    class: 'root',
    diet: 'vegan',
    names: list(
      'Wurzel, Wurzeln, Maca, Macawurzel, Macapulver, Ginsengwurzel, Tapiokawurzel, Meerrettich frisch, Kurkuma frisch, Knolle, Knollen, Rübe, Rüben',
    ),
  },
  { class: 'sweetener', diet: 'vegan', names: list('Honigersatz, Honigalternative, Löwenzahnhonig, Wonig, Zuckerersatz, Agavenhonig') },
  {
    class: 'drink',
    mayContain: ['dairy'],
    unknown: ['soybean'],
    diet: 'vegetarian',
    names: list('Kaffeeweißer, Kaffee-Creamer, Baileys, Irish Cream, Sahnelikör, Rahmlikör, Whiskysahnelikör'),
  },
]
