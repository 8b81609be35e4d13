import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * German names of foods pressed, ground, reduced or distilled from one plant, of seaweeds, berries and mushrooms, and
 * of parts of milk.
 */
export const plantProducts: readonly NamedKind[] = [
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      ` Oliventresteröl, Tresteröl aus Oliven, raffiniertes Oliventresteröl, Palmoleinöl, Palmkernolein, Palmkernstearin, Kokosstearin, Kopraöl, Saflorkernöl, Färberdistelöl, Ramtillöl, Nigeröl, Moringaöl, Marulaöl, Baobaböl, Babassuöl, Buritiöl, Andirobaöl, Pequiöl, Pracaxiöl, Sacha-Inchi-Öl, Inka-Nuss-Öl, Cupuacuöl, Kukuinussöl, Kerzennussöl, Macadamianussöl, Paranussöl, Pekannussöl, Cashewöl, Pinienkernöl, Zirbelnussöl, Zedernussöl, Bucheckernöl, Haselnusskernöl, Walnusskernöl, Marillenkernöl, Pfirsichkernöl, Pflaumenkernöl, Zwetschkenkernöl, Kirschkernöl, Apfelkernöl, Mangokernöl, Avocadokernöl, Dattelkernöl, Papayakernöl, Melonenkernöl, Wassermelonenkernöl, Gurkenkernöl, Tomatenkernöl, Granatapfelkernöl, Hagebuttenkernöl, Himbeerkernöl, Brombeerkernöl, Erdbeerkernöl, Johannisbeerkernöl, Heidelbeerkernöl, Preiselbeerkernöl, Cranberrykernöl, Holunderkernöl, Sanddornkernöl, Sanddornfruchtfleischöl, Sanddornöl, Kaktusfeigenkernöl, Passionsfruchtkernöl, Maracujakernöl, Brokkolisamenöl, Rettichsamenöl, Karottensamenöl, Koriandersamenöl, Mohnsamenöl, Chiasamenöl, Borretschöl, Borretschsamenöl, Mariendistelöl, Echiumöl, Natternkopföl, Senfsaatöl, Amaranthöl, Reiskleieöl, Kamelienöl, Kamelienöl aus Samen, Sheaöl, Illipefett, Kokumfett, Mangokernfett, Sheafett, Palmkernfett, Babassufett, Algenöl, Mikroalgenöl`,
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(
      `Invertzuckersirup, Invertzuckersirop, Invertzucker, Invertsirup, Invertrohrzucker, Invertrübenzucker, flüssiger Invertzucker, teilinvertierter Zuckersirup, Rohrrohzucker, Roh-Rohrzucker, Rübenrohzucker, Rohrzuckersirup, Zuckerrohrmelasse, Zuckerrohrsirup, Raffineriesirup, Kokosblütensirup, Kokosblütennektar, Kokospalmzucker, Palmblütenzucker, Palmsirup, Dattelzucker, Birkensirup, Birkenwasser, Ahornwasser, Agavennektar, Topinambursirup, Sorghumsirup, Maniokstärkesirup, Tapiokasirup, Maisglukosesirup, Reisglukosesirup, Kartoffelglukosesirup, Traubenmelasse, Granatapfelmelasse, Carobsirup, Maulbeersirup, Feigensirup, Traubendicksaft, Glukooligosaccharid, Xylooligosaccharid, Isomaltooligosaccharid`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      'Gerstenmalzsirup, Roggenmalzsirup, Dinkelmalzsirup, Weizenmalzsirup, Hafermalzsirup, Gerstensirup, Weizenglukosesirup, Weizensirup, Gerstenmalzextraktsirup, diastatisches Malz, Trockenmalzextrakt, Flüssigmalzextrakt',
    ),
  },
  {
    class: 'flour',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `Hartweizengries, Hartweizengriess, Weizengries, Weizengriess, Weichweizengries, Weichweizengriess, Dinkelgries, Dinkelgriess, Grünkerngries, Grünkerngriess, Gerstengries, Gerstengriess, Roggengries, Roggengriess, Hafergries, Hafergriess, Vollkorngries, Vollkorngriess, Kamutgries, Emmergries, Einkorn-Mehl, Emmer-Mehl, Kamut-Mehl, Khorasanmehl, Urdinkelmehl, Waldstaudenmehl, Waldstaudenroggenmehl, Champagnerroggenmehl, Lichtkornroggenmehl, Gelbweizenmehl, Purpurweizenmehl, Rotkornweizenmehl, Tritordeum, Tritordeummehl, Malzmehl, Gerstenmalzmehl, Weizenmalzmehl, Roggenmalzmehl, Weizenkleber, Weizenklebermehl, Dinkelkleber, Weizenquellmehl, Roggenquellmehl, Dinkelquellmehl, Weizenröstmehl, Weizenbackmehl, Knödelmehl, Doppelgriffig, Weizenproteinhydrolysat, Weizenproteinisolat, Dinkelprotein, Gerstenprotein, Haferprotein, Roggenprotein`,
    ),
  },
  {
    class: 'flour',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      'Mehlmischung, Mehlmix, Mehlgemisch, Brotmehlmischung, Vollkornmehlmischung, Getreidemehl, Flockenmischung, Kornmischung, Sechskornmischung, Siebenkornmischung',
    ),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names: list(
      `Knotentang, Palmentang, Nabel-Purpurtang, Nabelpurpurtang, Porphyrtang, Beerentang, Spaghettitang, Meeresspagetti, Meeressaite, Meersaite, Flügeltang, Wakametang, Kombutang, Carrageentang, Irischmoos, Darmtang, Gabeltang, Röhrentang, Rotalge, Braunalge, Grünalge, Blaualge, Lithothamnium, Lithothamne, Kalkalge, Meertraube, Meertrauben`,
    ),
  },
  {
    class: 'berry',
    diet: 'vegan',
    names: list(
      `Schlafbeere, Kulturheidelbeere, Kulturheidelbeeren, Gartenheidelbeere, Waldheidelbeere, Wildheidelbeere, Kulturpreiselbeere, Kulturbrombeere, Kulturholunder, Krähenbeere, Rauschbeere, Felsenbeere, Ölweidenbeere, Steinbeere, Sumpfbeere, Trunkelbeere, Tayberry, Loganberry, Marionbeere, Worcesterbeere, Jochelbeere, Japanische Weinbeere, Schizandra, Wunderbeere, Camubeere, Aronia-Beere, Kamtschatkabeere, Büffelbeere, Scheinbeere, Indianerbananenbeere, Inkabeere, Erdkirsche, Ananaskirsche, Vogel-Kirsche, Traubenkirsche, Felsenkirsche, Weichselkirsche, Maraschkakirsche, Herzkirsche, Süßkirsche`,
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `Kiefern-Reizker, Weinroter Kiefern-Reizker, Weinroter Kiefernreizker, Weinroter Reizker, Edel-Reizker, Echter Reizker, Fichten-Reizker, Lachs-Reizker, Blut-Reizker, Spangrüner Kiefernreizker, Brotpilz, Grüngefelderter Täubling, Ledertäubling, Heringstäubling, Apfeltäubling, Eichenrotkappe, Flockenstieliger Hexenröhrling, Kornblumenröhrling, Sommersteinpilz, Bronzeröhrling, Schwarzhütiger Steinpilz, Kiefernsteinpilz`,
    ),
  },
  {
    class: 'herb',
    diet: 'vegan',
    names: list(
      `Gardenie, Gardenienblüte, Gardenienfrucht, Gardenienextrakt, Färberwurzel, Färberwaid, Seifenkraut, Echtes Seifenkraut, Seifenrinde, Seifenwurzel, Quillajarinde, Panamarinde, Isländisches Moos, Ackerschachtelhalm, Zinnkraut, Augentrost, Odermennig, Ehrenpreis, Goldrute, Herzgespann, Königskerze, Labkraut, Käsepappelblüten, Eibischwurzel, Eibischblätter, Honigklee, Tausendgüldenkraut, Andorn, Feldthymian, Wilder Majoran, Bärwurz, Angelikawurzel, Alantwurzel, Meisterwurz, Liebstöckelwurzel, Nelkenwurz, Blutwurz, Galgantwurzel, Myrte, Myrtenblatt, Myrtenblätter, Myrtenbeere, Myrtenpfeffer, Olivenblatt, Olivenblätter, Feigenblatt, Feigenblätter, Maulbeerblätter, Guavenblatt, Guavenblätter, Mangoblatt, Avocadoblatt, Avocadoblätter, Moringablatt, Moringablätter, Birkenblätter, Haselblätter, Lindenblätter, Buchenblätter, Eichenblätter, Brombeerblätter, Himbeerblätter, Erdbeerblätter, Johannisbeerblätter, Heidelbeerblätter, Artischockenblätter, Ginkgoblätter, Kirschblätter, Walnussblätter, Kapuzinerkresseblätter`,
    ),
  },
  {
    class: 'chilli',
    diet: 'vegan',
    names: list(
      `Gorria, Gorria-Chili, Espelette-Chili, Espelette-Pfeffer, Nora-Paprika, Ñora, Guindilla, Piparra, Piparras, Pimientos de Padrón, Gernika-Paprika, Choricero, Cascabel, Mulato, Chilhuacle, Chipotle Meco, Morita, Puya, Pequin, Piquin, Tepin, Chiltepin, Rocoto, Aji Amarillo, Aji Panca, Aji Mirasol, Aji Limo, Malagueta, Biquinho, Piri-Piri-Chili, Peperoncino, Kaschmir-Chili, Byadgi, Naga Jolokia, Bhut Jolokia, Carolina Reaper, Trinidad Scorpion, Lemon Drop Chili, Fatalii, Madame Jeanette, Adjuma, Kirschpaprika, Apfelpaprika, Tomatenpaprika, Lammhorn, Lombardo`,
    ),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(
      `Traubenmost, Birnenmost, Mostbirnenmost, Weinmost, Quittenmost, Sturm, Suser, Cold Brew Kaffee, Cold Brew Coffee, Kaltbrühkaffee, Filterkaffee, Nescafe Kaffee, Marc de Bourgogne, Marc de Champagne, Marc de Champagner, Marc de Savoie, Marc de Provence, Marc vom Gewürztraminer, Tresterbrand, Hefebrand, Weinhefebrand, Zwetschgenbrand, Mirabellenbrand, Kirschbrand, Vogelbeerbrand, Enzianschnaps, Neutralalkohol, Feinsprit, Weingeist, Primasprit, rektifizierter Alkohol`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `Carobin, Provitamin A, Provitamin B5, Provitamin D, Provitamin D2, Vitamin B3, Vitamin B5, Vitamin B7, Vitamin B8, Vitamin B9, Vitamin H, Vitamin PP, Vitamin D2, Vitamin K1, Vitamin K2, Menachinon, Phyllochinon, Methylcobalamin, Cyanocobalamin, Hydroxocobalamin, Pantothensäure, Calciumpantothenat, Calcium-D-Pantothenat, Nikotinamid, Nicotinamid, Nicotinsäure, Niacinamid, Thiaminmononitrat, Thiaminhydrochlorid, Pyridoxinhydrochlorid, Riboflavin-5-phosphat, Pteroylmonoglutaminsäure, Calcium-L-Methylfolat, Tocopherolacetat, DL-alpha-Tocopherylacetat, Retinylacetat, gemischte Carotine, Carotinoide, Vitamin-D-Hefe, Selenhefe, Zinkhefe, Eisenhefe, Mineralhefe, inaktive Hefe, inaktivierte Hefe, deaktivierte Hefe, Hefezellwände, Hefeprotein, Zitruspektin, Citruspektin, Citrus-Pektin, Zitronenpektin, Orangenpektin, Rübenpektin, Sonnenblumenpektin, Orangenterpene, Zitrusterpene, Zitronenterpene, Terpene`,
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      'Himmalajasalz, Himmalaja-Salz, Hickorysalz, Räuchersalz, Buchenrauchsalz, Erlenrauchsalz, Apfelholzsalz, Solesalz, Quellsalz, Salinensalz, Sonnensalz, Kristallsalz, Halitsalz, Wüstensalz, Seesalz, Inselsalz, Gletschersalz, Pyramidensalz, Blausalz, Kalahari-Salz, Himalaja-Salz, Himalaya-Salz, Himalajasalz',
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `Molkenprotein, Molkenproteine, Molkenproteinkonzentrat, Molkenproteinisolat, Molkenproteinhydrolysat, Molkeneiweißkonzentrat, Molkenmineralien, Molkenmineralstoffe, Milchmineralien, Milchmineralstoffe, Milchmineralkonzentrat, Milchsalze, Milchkalzium, Milchproteinkonzentrat, Milchproteinisolat, Milchproteinhydrolysat, Milcheiweißkonzentrat, Milcheiweißhydrolysat, Natriumcaseinat, Calciumkaseinat, Kaliumkaseinat, Magnesiumcaseinat, Säurecasein, Labcasein, Nährcasein, Caseinhydrolysat, Lactoglobulin, Magermilchpulverzusatz, Milchpulverzusatz, Sahnezusatz, Rahmzusatz, Magermilchkonzentrat, Vollmilchkonzentrat, Milchzuckererzeugnis, Sauermolkenpulver, entmineralisierte Molke`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'Schmetten, Schmetten süß, Schmettn, Flott, Flötte, Rohm, Rahm süß, Niedel, Nideln, Obersrahm, Milchrahm, Milchhaut, Rahmdecke, Schlagobers, Halbsahne, Sauerrahm, Süßrahm, Sahne halb',
    ),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      'Dill-Butter, Petersilienbutter, Schnittlauchbutter, Basilikumbutter, Bärlauchbutter, Salbeibutter, Thymianbutter, Rosmarinbutter, Estragonbutter, Kressebutter, Minzbutter, Zitronenbutter, Limettenbutter, Orangenbutter, Chilibutter, Paprikabutter, Pfefferbutter, Senfbutter, Meerrettichbutter, Krenbutter, Tomatenbutter, Rote-Bete-Butter, Zwiebelbutter, Schalottenbutter, Safranbutter, Currybutter, Blütenbutter, Salzbutter, Zimtbutter',
    ),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'Pepper Jack, Pepperjack, Monterey Jack, Colby Jack, Colby, Dry Jack, Sonoma Jack, Cheddar Jack, Marble Jack, String Cheese, Cheese Curds, Muenster Cheese, Shropshire Blue',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list(
      'Bienenköniginnenfuttersaft, Königinnenfuttersaft, Weiselfuttersaft, Weiselsaft, Gelee Royal, Bienenbrot, Perga, Imkerhonig',
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      'Hühnereiklar, Hühnereiweißpulver, Eiklarpulver, Trockeneiklar, Trockeneiweiß, Flüssigeiklar, Ei-Albumin, Hühnereialbumin, Eiklarkonzentrat, rehydratisiertes Eiklar',
    ),
  },
  // Fruit cooked until it can be sliced.
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list('Quittenspeck, Zwetschgenkäse, Zwetschkenkäse, Guavenkäse, Guavenpaste, Mispelkäse, Schlehenkäse'),
  },
  {
    class: 'wine',
    diet: 'vegan',
    names: list('Liebfrauenmilch, Liebfraumilch, Lacrimae Christi, Kröver Nacktarsch, Zeller Schwarze Katz'),
  },
  {
    class: 'flour',
    diet: 'vegan',
    names: list(
      'Schwarzplenten, Schwarzplentenmehl, Schwarzplent, Schwarzplentmehl, Heidenmehl, Hadnmehl, Hadenmehl, Heidekornmehl, Heidenkornmehl',
    ),
  },
  {
    class: 'drink',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('Rivella, Rivella rot, Rivella blau, Latella, Molkedrink'),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('Butaris, Butterreinfett, Bratbutter, Einsiedebutter, Rindschmalz'),
  },
]
