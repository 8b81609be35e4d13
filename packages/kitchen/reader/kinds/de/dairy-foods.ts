import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German names of foods with milk in them outside the lexicon, by kind. */
export const dairyFoods: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `Brie, Camembert, Chaource, Reblochon, Livarot, Langres, Pont l'Évêque, Époisses, Crottin, Picodon, Valençay, Brillat-Savarin, Robiola, Stracchino, Crescenza, Limburger, Romadur, Rotschmierkäse, Rotkulturkäse, Vacherin, Mont d'Or, Taleggio, Münsterkäse, Munster, Bleu d'Auvergne, Fourme d'Ambert, Saint Agur, Bavaria blu, Bresso, Exquisa, Almette, Miree, Rambol, Boursin, Tartare Käse, Weichkäse, Rohmilchkäse, Weißschimmelkäse, Schimmelkäse, Rotschimmelkäse, Grünschimmelkäse, Sauermilchkäse, Harzer, Harzer Käse, Harzer Roller, Mainzer, Handkäse, Handkäs, Olmützer Quargel, Quargel, Kochkäse, Graukäse, Ziger, Zieger, Schabziger, Brimsen, Bryndza, Gervais, Petit Suisse, Topfenkäse, Bauernkäse, Molkenkäse, Labkäse, Käsebruch, Käseteig, Käsemasse, Anthotyro, Mizithra, Manouri, Akkawi, Akawi, Nabulsi, Beyaz Peynir, Sirene, Telemea, Quarkkäse, Weißlacker, Steppenkäse, Doppelrahmkäse, Rahmkäse, Zigerkäse, Schafmilchkäse, Schafsmilchkäse, Ziegenmilchkäse, Büffelkäse, Kuhmilchkäse, Lakenkäse, Pfannenkäse, Ofenkäse, Backcamembert, Raclette, Raclettekäse, Fondue, Käsefondue, Schmelzkäse, Scheiblettenkäse, Scheibletten, Streichkäse, Streichrahm, Käseecke, Käsecreme, Käsezubereitung, Schmelzkäsezubereitung, Frischkäsezubereitung, Körniger Käse, Faisselle, Fromage frais, Kiri, Babybel, La Vache qui rit`,
    ),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `Kas, Chäs, Reibekäse, Streukäse, Schnittkäse, Hartkäse, Halbhartkäse, Scheibenkäse, Gratinkäse, Käsemischung, Tilsiter, Emmentaler, Emmental, Emmenthaler, Leerdammer, Maasdamer, Maasdammer, Mimolette, Fontina, Cantal, Salers, Ossau-Iraty, Tête de Moine, Appenzeller, Vorarlberger Bergkäse, Bergkäse, Almkäse, Räßkäse, Tomme, Morbier, Saint-Nectaire, Beaufort, Comté, Sbrinz, Hobelkäse, Montasio, Piave, Asiago, Provolone, Caciocavallo, Scamorza, Kashkaval, Kaschkawal, Kaşar, Kasseri, Graviera, Kefalotiri, Kefalotyri, Jarlsberg, Havarti, Esrom, Danbo, Wilstermarschkäse, Deichkäse, Weinkäse, Moosbacher, Geheimratskäse, Trappistenkäse, Trappisten, Port Salut, Esterhazy Käse, Räucherkäse, Old Amsterdam, Beemster, Leidener, Idiazabal, Mahón, Tetilla, Cotija, Red Leicester, Double Gloucester, Wensleydale, Caerphilly, Lancashire, Cheshire, Oscypek, Korbkäse, Romano, Trentingrana, Käserinde, Parmesanrinde, Ziegengouda, Schafsgouda, Käsewürfel, Käsescheiben, Käsestreifen, Käseraspel, Käseflocken`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `Milchprodukte, Heumilch, Almmilch, Alpenmilch, Milcherzeugnisse, Molkereiprodukte, Molkereierzeugnis, Milchzubereitung, Milchbestandteile, Milchmischerzeugnis, Milchmischgetränk, Milchgetränk, Milchdrink, Milchmixgetränk, Molke, Molken, Süßmolke, Sauermolke, Schotte, Schotten, Käsewasser, Käsmilch, Käsemilch, Kesselmilch, Sirte, Sirpe, Waddike, Wedicke, Molkenpulver, Molkepulver, Süßmolkenpulver, Molkeerzeugnis, Molkenprodukt, Molkeprotein, Molkeneiweiß, Molkeeiweiß, Molkenpermeat, Whey, Wheyprotein, Whey Protein, Kasein, Casein, Kaseinat, Caseinat, Natriumkaseinat, Calciumcaseinat, Kalziumkaseinat, Kaliumcaseinat, Milchprotein, Milcheiweiß, Milchkasein, Milchcasein, Milchfett, Milchreinfett, Milchhalbfett, Milchfettfraktion, Milchfettfraktionen, Butterfett, wasserfreies Milchfett, Milchzucker, Laktose, Lactose, Laktulose, Milchmineral, Milchsalz, Milchtrockenmasse, Milchtrockenerzeugnis, fettfreie Milchtrockenmasse, Milchpulver, Vollmilchpulver, Magermilchpulver, Trockenmilch, Trockenmilchpulver, Sahnepulver, Rahmpulver, Joghurtpulver, Buttermilchpulver, Quarkpulver, Milchkonzentrat, Milchserum, Laktalbumin, Lactalbumin, Laktoglobulin, Lactoferrin, Laktoferrin, Kolostrum, Biestmilch, Vorzugsmilch, Rohmilch, Weidemilch, Bergbauernmilch, Landmilch, Trinkmilch, Konsummilch, Werkmilch, Rahmmilch, Butterungsmilch, Bananenmilch, Erdbeermilch, Vanillemilch, Honigmilch, Milchkaffee, Latte macchiato, Cappuccino, Latte, Babynahrung auf Milchbasis, Milchbasis, Molkebasis, Molkenbasis, Dickmilch, Sauermilch, Schwedenmilch, Setzmilch, Stockmilch, Trinkmolke, Molkendrink, Joghurtdrink, Trinkjoghurt, Trinkjogurt, Kumys, Stutenmilch, Kamelmilch, Eselsmilch, Büffelmilch, Yakmilch, Schafmilch, Schafsmilch, Ziegenmilch, Schafvollmilch, Kaffeemilch, Kondensmagermilch, Kondensvollmilch, Dosenmilch, Büchsenmilch, Evaporierte Milch, Milchmädchen, Kefirmilch, Doogh, Airan, Filmjölk, Viili, Langfil, Rjaschenka, Khoya, Mawa, Milchschaum, Schaummilch, Rahmjoghurt, Magermilchjoghurt, Milchcremefüllung`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `Schmant, Kaffeesahne, Kaffeerahm, Kaffeeobers, Nidel, Nidle, Doppelrahm, Halbrahm, Vollrahm, Crème double, Double Cream, Clotted Cream, Kochsahne, Kochrahm, Halbfettsahne, Sprühsahne, Sprühschlagsahne, Schlagrahm, Schlagschaum, Crème légère, Crema, Kaymak, Kajmak, Alfredosauce, Vier-Käse-Sauce, Tzatziki, Zaziki, Tsatsiki, Raita, Sourcream-Dip, Kräuterquark, Gewürzquark, Kräuterrahm, Sauerrahmdip`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `Skyr, Speisequark, Magerquark, Sahnequark, Rahmquark, Quark, Topfen, Bröseltopfen, Speisetopfen, Magertopfen, Sauermilchquark, Labquark, Quarkzubereitung, Joghurtzubereitung, Rahmjogurt, Sahnejoghurt, Schafjoghurt, Schafsjoghurt, Ziegenjoghurt, Büffeljoghurt, Kefir, Sahnekefir, Milchkefir, Labneh, Labné, Shrikhand, Actimel, Yakult, Joghurtsoße, Joghurtsauce, Joghurtdressing, Joghurtdip, Cacık`,
    ),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `Molkenbutter, Kochbutter, Bauernbutter, Almbutter, Fassbutter, Landbutter, Molkereibutter, Kräuterbutter, Knoblauchbutter, Dillbutter, Butteröl, Butterkonzentrat, Butterflocken, braune Butter, Nussbutter braun, Beurre noisette, Beurre blanc, Kuhmilchbutter, Ziegenbutter, Schafsbutter, Büffelbutter, Anke, Anken, Smör, Smen`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
    names: list(
      `Eiscreme, Eiskrem, Speiseeis, Vanilleeis, Schokoeis, Schokoladeneis, Erdbeereis, Sahneeis, Rahmeis, Milcheis, Softeis, Glace, Rahmglace, Gelato, Stracciatellaeis, Vanilleglace, Eisbecher, Eistorte, Spaghettieis, Banana Split, Sahnebonbon, Karamellbonbon, Milchbonbon, Milchkonfitüre, Cajeta, Nugatcreme, Ganache, Canache, Pudding, Milchspeise, Milchdessert, Sahnedessert, Topfencreme, Barfi, Kinder Riegel`,
    ),
  },
  {
    class: 'sweetener',
    mayContain: ['dairy'],
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('Eis, Dessert, Dessertcreme, Nachspeise'),
  },
  {
    class: 'sweetener',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('Karamell, Karamel, Caramel'),
  },
  {
    class: 'sweetener',
    contains: ['dairy'],
    diet: 'meat',
    names: list('Panna cotta, Pannacotta, Blancmanger, Joghurtmousse'),
  },
  {
    class: 'sweetener',
    contains: ['dairy', 'eggs'],
    unknown: ['gluten'],
    diet: 'vegetarian',
    names: list(
      'Crème brûlée, Crème caramel, Flan, Vanillesauce, Vanillesoße, Crème anglaise, Englische Creme, Konditorcreme, Vanillecreme, Crème pâtissière, Patisseriecreme, Eggnog, Lemon Curd, Buttercreme, Sauce hollandaise, Hollandaise, Sauce béarnaise, Béarnaise, Sauce Bernaise, Sauce maltaise, Choronsauce',
    ),
  },
  {
    class: 'chocolate',
    contains: ['dairy'],
    mayContain: ['soybean'],
    unknown: ['gluten', 'eggs', 'peanut'],
    diet: 'vegetarian',
    names: list(
      `Milchschokoladenkuvertüre, Milchkuvertüre, Nougatschokolade, Rahmschokolade, Sahneschokolade, Joghurtschokolade, Noisetteschokolade, Trüffelschokolade, Praline, Schokoladentrüffel, Schokoriegel, Schokoladenriegel, Schokoladenhase, Mars, Nussschokolade, Haselnussschokolade, Mandelschokolade, Schokobonbons, Merci`,
    ),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    unknown: ['gluten', 'eggs', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `Herrenschokolade, Halbbitterschokolade, Haushaltsschokolade, Couverture, Schokoladenkuvertüre, Schokoladendrops, Schokoladenstreusel, Schokoladenspäne, Schokoflocken, Kakaoglasur, Schokoladenglasur, Schokoglasur, Kuchenglasur, Fettglasur, Schokoladensoße, Schokoladensauce, Schokosoße, Schokosauce, Schokosirup, Schokoladenpulver, Schokoladenfüllung, Nussnougat, Mandelnougat`,
    ),
  },
]
