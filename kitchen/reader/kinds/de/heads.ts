import { madeDishes } from '#kitchen/reader/kinds/de/made-dishes.ts'
import { cake, chocolate, flour, mixture, ofMilk, pure, sausage, stock } from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

const keys = keysIn('de')

/** Of what milk, cream, cheese and yogurt without milk are made. */
const milkFree = keys(
  `Mandel, Cashew, Kokos, Kokosnuss, Reis, Hafer, Soja, Sojabohne, Tofu, Hanf, Erbse, Lupine, Macadamia, Nuss, Haselnuss, Walnuss, Erdnuss, Pistazie, Erdmandel, Tigernuss, Dinkel, Hirse, Quinoa, Buchweizen, Gerste, Lein, Sesam, Mohn, Kartoffel, Kichererbse, Ackerbohne, Sonnenblumenkern, Sonnenblume, Kürbiskern, Pflanze, Pflanzen, Kastanie, Hefe`,
)

/** What is ground to a "butter" without milk. */
const buttersOfPlants = keys(
  `Erdnuss, Mandel, Cashew, Cashewkern, Haselnuss, Walnuss, Pekannuss, Pistazie, Macadamia, Paranuss, Nuss, Nüsse, Sesam, Sonnenblumenkern, Kürbiskern, Hanf, Soja, Kokos, Kokosnuss, Kakao, Shea, Mango, Kokum, Illipe, Sal, Cupuacu, Murumuru, Apfel, Birne, Pflaume, Avocado, Kichererbse, Dattel, Erdmandel, Tiger, Tigernuss, Pflanze`,
)

/** Of what flour and noodles without gluten are made, beyond the classes that never have any. */
const glutenFree = keys(
  `Reis, Naturreis, Vollkornreis, Klebreis, Mais, Buchweizen, Hirse, Teff, Quinoa, Amaranth, Amarant, Sorghum, Fonio, Tapioka, Maniok, Kartoffel, Süßkartoffel, Kichererbse, Linse, rote Linse, Bohne, Erbse, Soja, Sojabohne, Edamame, Mungobohne, Lupine, Konjak, Shirataki, Glas, Algen, Banane, Kochbanane, Kastanie, Marone, Mandel, Kokos, Zucchini, Kürbis, Karotte, Gemüse, Pfeilwurz, Johannisbrot, Hanf, Erdmandel`,
)

/** The milk of these animals makes a cheese or butter that has no meat in it. */
const milkAnimals = keys(
  'Kuh, Ziege, Ziegen, Schaf, Schafs, Schafe, Büffel, Wasserbüffel, Kamel, Stute, Esel, Yak, Pferd, Kuhmilch, Heumilch, Bergbauern, Huhn, Hühner',
)

/** Of what sausages, burgers and steaks without meat are made. */
const meatless = keys(
  `Gemüse, Bohne, Kidneybohne, Linse, Kichererbse, Tofu, Tempeh, Soja, Seitan, Weizen, Nuss, Quinoa, Hirse, Hafer, Haferflocken, Grünkern, Dinkel, Getreide, Reis, Falafel, Jackfruit, Lupine, Karotte, Möhre, Blumenkohl, Kohlrabi, Sellerie, Kohl, Rotkohl, Weißkohl, Aubergine, Zucchini, Kürbis, Pilz, Champignon, Austernpilz, Kräuterseitling, Portobello, Rote Bete, Süßkartoffel, Kartoffel, Erbse, Sonnenblume, Sonnenblumenkern, Spinat, Mais, Käse, Halloumi, Grillkäse, Tomate, Ananas`,
)

/** What a sauce like one of meat is made of instead. Tomatoes and carrots are in that of meat too. */
const ofPulses = keys(
  'Linse, Berglinse, Belugalinse, Bohne, Kidneybohne, Kichererbse, Tofu, Räuchertofu, Tempeh, Soja, Seitan, Nuss, Walnuss, Grünkern, Jackfruit, Lupine, Sonnenblume, Sonnenblumenkern, Gemüse, Pilz, Champignon, Blumenkohl, Aubergine, Kürbis',
)

/** Names of shapes in which pasta is sold: no ingredient of it. */
const shapes = keys(
  'Muschel, Schnecke, Schmetterling, Hörnchen, Röhre, Röhrchen, Band, Spirale, Locke, Sternchen, Buchstaben, Faden, Suppe, Bandnudel, Spätzle, Asia, Asien, Wok, Instant, Vollkorn, Chili',
)

/** German head nouns. The first that fits governs; what no row names is unknown. */
export const heads: readonly Head[] = [
  ...madeDishes,
  {
    heads: list(
      'Käse, Käs, Kas, Weichkäse, Hartkäse, Schnittkäse, Reibekäse, Frischkäse, Schmelzkäse, Hüttenkäse, Streukäse, Rohmilchkäse, Bergkäse, Schimmelkäse, Grillkäse, Camembert, Brie, Gouda, Feta, Mozzarella, Ricotta, Mascarpone, Parmesan, Cheddar, Quark, Topfen, Edamer, Raclettekäse',
    ),
    class: 'hard-cheese',
    ...ofMilk(milkAnimals, milkFree),
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'Caseinat, Kaseinat, Permeat, Milch, Vollmilch, Magermilch, Rohmilch, Frischmilch, Heumilch, Weidemilch, Trinkmilch, Sauermilch, Dickmilch, Buttermilch, Kondensmilch, Kondensvollmilch, Trockenmilch, Milchpulver, Vollmilchpulver, Magermilchpulver, Molke, Molkenpulver, Molkepulver, Milchfett, Kefir, Ayran, Lassi, Milchgetränk, Milchdrink, Shake, Milchshake',
    ),
    class: 'milk',
    ...ofMilk(milkAnimals, milkFree),
  },
  {
    heads: list(
      'Sahne, Schlagsahne, Rahm, Sauerrahm, Schlagrahm, Halbrahm, Vollrahm, Doppelrahm, Obers, Schlagobers, Schmand, Crème fraîche, Nidel, Cuisine',
    ),
    class: 'cream',
    ...ofMilk(milkAnimals, milkFree),
  },
  {
    heads: list('Butter, Markenbutter, Süßrahmbutter, Sauerrahmbutter, Butterschmalz, Ghee'),
    class: 'butter',
    ...ofMilk(milkAnimals, buttersOfPlants),
  },
  { heads: list('Joghurt, Jogurt, Yoghurt, Yogurt, Naturjoghurt, Skyr'), class: 'yogurt', ...ofMilk(milkAnimals, milkFree) },
  {
    heads: list('Eis, Eiscreme, Eiskrem, Glace, Parfait'),
    class: 'sweetener',
    contains: ['dairy'],
    without: { allergen: 'dairy', when: [...milkFree, ...keys('Wasser, Zitrone, Limette')] },
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
  },
  {
    heads: list('Creme, Crème, Cremefüllung, Aufschlagcreme'),
    class: 'cream',
    mayContain: ['dairy'],
    unknown: ['eggs', 'soybean'],
    without: {
      allergen: 'dairy',
      when: [...milkFree, ...keys('Balsamico, Essig, Marone, Maronen, Olive, Artischocke, Aubergine, Tahini, Kaffee')],
    },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  { heads: list('Öl, Speiseöl, Keimöl, Kernöl, Samenöl, Nussöl'), class: 'oil', varies: ['peanut', 'soybean'], diet: 'vegan' },
  {
    heads: list(
      'Pilz, Schwammerl, Röhrling, Seitling, Täubling, Reizker, Ritterling, Rötelritterling, Egerling, Champignon, Pfifferling, Trüffel, Morchel, Schirmling, Tintling, Bovist, Stäubling, Trichterling, Rotkappe, Stoppelpilz, Leistling, Träuschling, Schwindling, Schüppling, Milchling, Rübling, Porling, Speisepilz, Trompetenpilz, Shiitake',
    ),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  {
    heads: list(
      'Mehl, Vollkornmehl, Malzmehl, Quellmehl, Dunst, Grieß, Griess, Gries, Vollkorngrieß, Schrot, Vollkornschrot, Grütze, Kleie, Grießkleie, Graupen, Flocken, Vollkornflocken, Keime, Keimlinge',
    ),
    ...flour(glutenFree),
  },
  // A Zwiebelcracker is flavoured with onions and made of wheat.
  {
    heads: list('Pops, Crispies, Cracker, Extrudat'),
    ...flour(glutenFree),
    without: { allergen: 'gluten', when: glutenFree, classes: ['legume', 'rice', 'root'] },
  },
  { heads: list('Stärke, Quellstärke, Stärkemehl, Stärkesirup'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('Malz, Malzextrakt, Malzsirup, Braumalz'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list(
      'Nudel, Nudeln, Pasta, Teigwaren, Spaghetti, Makkaroni, Penne, Fusilli, Tagliatelle, Linguine, Lasagneplatten, Bandnudeln, Spirelli, Ramen',
    ),
    class: 'pasta',
    mayContain: ['gluten'],
    unknown: ['eggs'],
    despite: shapes,
    without: { allergen: 'gluten', when: glutenFree },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  {
    heads: list(
      'Brot, Vollkornbrot, Mischbrot, Knäckebrot, Fladenbrot, Brötchen, Semmel, Semmeln, Weck, Wecken, Weckerl, Laib, Baguette, Toast, Toastbrot, Zwieback, Brezel, Breze, Brezen, Fladen, Ciabatta, Bagel, Brösel, Krümel, Croûtons, Kruste, Tortilla, Wrap, Teig, Sauerteig, Hefeteig, Mürbeteig, Blätterteig, Nudelteig, Panade, Stangerl, Panini',
    ),
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    despite: keys('Bauer, Hand, Kaiser'),
    diet: 'vegan',
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'Kuchen, Torte, Tarte, Keks, Plätzchen, Gebäck, Kleingebäck, Muffin, Waffel, Waffeln, Pfannkuchen, Palatschinken, Crêpe, Brownie, Donut, Croissant, Strudel, Stollen, Zopf, Nockerl, Krapfen, Lebkuchen, Streusel, Hörnchen, Kipferl, Stange, Stangen, Taschen, Rolle, Rollen, Röllchen',
    ),
    ...cake,
  },
  {
    heads: list(
      'Wurst, Würstchen, Würstel, Salami, Schinken, Speck, Bratwurst, Leberwurst, Mettwurst, Frikadelle, Frikadellen, Bulette, Buletten, Laibchen, Laiberl, Pflanzerl, Küchle, Burger, Patty, Bratling, Bratlinge, Schnitzel, Steak, Geschnetzeltes, Hack, Hackfleisch, Faschiertes, Gehacktes, Roulade, Rouladen, Nuggets, Bällchen, Aufschnitt, Cevapcici, Gyros, Döner, Spieß, Spieße',
    ),
    ...sausage(meatless),
  },
  // Spaghetti Bolognese has meat in it, and Linsenbolognese none.
  {
    heads: list('Bolognese'),
    class: 'mince',
    diet: 'meat',
    otherwise: 'unknown',
    onlyWhenReplaced: true,
    without: { allergen: 'dairy', when: ofPulses },
    meatless: ofPulses,
  },
  { heads: list('Schmalz, Talg, Brät'), class: 'butter', diet: 'meat' },
  {
    heads: list(
      'Fisch, Hering, Lachs, Forelle, Barsch, Dorsch, Brasse, Makrele, Karpfen, Butt, Aal, Hai, Rochen, Sardine, Sardelle, Sprotte, Thunfisch, Hecht, Wels, Saibling, Scholle, Kaviar, Rogen',
    ),
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list(
      'Garnele, Krabbe, Krebs, Hummer, Languste, Muschel, Schnecke, Auster, Kalmar, Krake, Tintenfisch, Sepia, Shrimp, Crevette, Scampi, Oktopus',
    ),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
  {
    heads: list('Mayonnaise, Mayo, Aioli, Remoulade'),
    class: 'sauce',
    contains: ['eggs'],
    unknown: ['dairy', 'soybean'],
    diet: 'vegetarian',
  },
  {
    heads: list('Eigelb, Eiweiß, Eiklar, Eidotter, Dotter, Vollei, Ei, Eier'),
    class: 'egg',
    contains: ['eggs'],
    despite: keys('Huhn, Hühner, Henne, Wachtel, Ente, Gans, Strauß, Pute, Taube, Perlhuhn, Möwe'),
    diet: 'vegetarian',
  },
  { heads: list('Schokolade, Kuvertüre, Schoko, Schokostückchen'), ...chocolate },
  {
    heads: list('Bouillon, Brühwürfel, Suppenwürfel, Bouillonwürfel, Brühpulver'),
    class: 'stock',
    madeOf: true,
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
  },
  { heads: list('Brühe, Fond, Consommé, Fumet, Sud'), ...stock },
  {
    heads: list(
      'Mischung, Mix, Zubereitung, Chips, Snack, Überzug, Panierung, Produkt, Produkte, Erzeugnis, Erzeugnisse, Ersatz, Alternative, Beilage, Soßenpulver, Likör, Fertigmischung, Backmischung',
    ),
    ...mixture,
  },
  {
    heads: list(
      `Paste, Basis, Mineralien, Mus, Mark, Püree, Pulver, Saft, Saftkonzentrat, Saftpulver, Konzentrat, Extrakt, Extraktpulver, Protein, Proteinisolat, Isolat, Hydrolysat, Faser, Fasern, Lecithin, Lezithin, Lecithine, Granulat, Masse, Aroma, Schale, Schalen, Haut, Fett, Stearin, Dextrin, Dextrose, Maltodextrin, Glukose, Glukosesirup, Fruktosesirup, Pektin, Zellen, Basis, Aufguss, Brei, Fruchtfleisch, Fleisch, Pulpe, Raspel, Späne, Splitter, Stifte, Drops, Tropfen, Chunks, Nibs, Stückchen, Würfelchen, Blättchen, Kugeln, Perlen, Filet, Filets, Keule, Keulen, Brust, Schenkel, Flügel, Leber, Herz, Herzen, Zunge, Hals, Magen, Lunge, Haxe, Haxen, Rippchen, Rippen, Kotelett, Koteletts, Lende, Rücken, Schulter, Bauch, Backe, Bäckchen, Bug, Nacken, Kamm, Schwarte, Darm, Ohr, Ohren, Fuß, Füße, Kopf, Schwanz, Knochen, Braten, Medaillons, Gelatine, Kollagen, Plasma, Karkassen, Abschnitte, Würfel, Scheiben, Streifen, Mehlschwitze, Erzeugung, Zusatz, Chili, Trester, Presskuchen, Pressrückstand, Fruchtpulver, Fruchtmark, Fruchtpüree, Kernpulver, Blattpulver, Wurzelpulver, Bruch, Hälften, Ringe, Sticks, Knusper, Crunch, Schaum, Vollkorn, Korn, Körner, Körnchen`,
    ),
    ...pure,
  },
  { heads: list('Essig'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  {
    heads: list(
      `Carbonat, Karbonat, Hydrogencarbonat, Citrat, Zitrat, Phosphat, Diphosphat, Polyphosphat, Sorbat, Lactat, Laktat, Ascorbat, Chlorid, Fluorid, Jodid, Sulfat, Sulfit, Disulfit, Nitrit, Nitrat, Acetat, Azetat, Benzoat, Propionat, Gluconat, Tartrat, Malat, Fumarat, Alginat, Oxid, Dioxid, Hydroxid, Silikat, Silicat, Cellulose, Gummi, Harz, Glycol, Säure, Carotin, Carotinoide, Glykosid, Glykoside, Natrium, Kalium, Enzym, Kultur, Kulturen`,
    ),
    class: 'baking',
    despite: keys('Milch, Fleisch, Käse, Joghurt, Butter, Bier, Wein, Malz, Kuh'),
    diet: 'vegan',
  },
  { heads: list('Wein, Sekt, Schaumwein'), class: 'wine', diet: 'vegan' },
  { heads: list('Honig'), class: 'sweetener', diet: 'vegetarian' },
  {
    heads: list('Zucker, Sirup, Konfitüre, Marmelade, Gelee, Fruchtaufstrich, Kompott, Sorbet, Melasse, Dicksaft, Karamell, Zuckersirup'),
    class: 'sweetener',
    diet: 'vegan',
  },
  {
    heads: list('Tee, Limonade, Schorle, Nektar, Drink, Getränk, Kaffee, Schnaps, Geist, Brand, Wasser, Rum'),
    class: 'drink',
    diet: 'vegan',
  },
  {
    heads: list('Kresse, Sprosse, Sprossen, Sprössling, Schössling, Blatt, Blätter, Kraut, Grün, Spinat, Kohl, Gras'),
    class: 'leaf',
    despite: keys('Butter, Fleisch, Huhn, Katze, Hirsch, Käse, Austern, Eis'),
    diet: 'vegan',
  },
  { heads: list('Samen, Saat, Saatgut, Samenschale, Samenschalen'), class: 'seed', diet: 'vegan' },
  { heads: list('Nuss, Nüsse, Nusskerne'), class: 'nut', varies: true, diet: 'vegan' },
  {
    heads: list('Gewürzmischung, Gewürzzubereitung, Masala, Würzer'),
    class: 'spice',
    varies: true,
    diet: 'vegan',
  },
  {
    heads: list('Gewürz, Pfeffer'),
    class: 'spice',
    despite: keys(
      'Fleisch, Hackfleisch, Fisch, Hähnchen, Huhn, Geflügel, Gulasch, Braten, Wild, Steak, Gyros, Döner, Pommes, Pizza, Spaghetti, Nudel, Brot, Lebkuchen, Spekulatius, Stollen, Apfelkuchen, Glühwein, Eier, Rührei, Wurst, Bratwurst, Schaschlik, Burger, Schwein, Lamm, Ente, Gans, Kebab, Salat, Suppe',
    ),
    diet: 'vegan',
  },
  { heads: list('Blüte, Blüten, Blütenblätter, Rinde, Dolde'), class: 'spice', despite: keys('Butter'), diet: 'vegan' },
  { heads: list('Beere, Beeren'), class: 'berry', despite: keys('Bär, Mehl, Fleisch, Krähe, Wolf, Maus, Gans, Vogel'), diet: 'vegan' },
  {
    heads: list(
      'Frucht, Früchte, Obst, Melone, Melonen, Pfirsich, Pflaume, Zitrone, Limette, Orange, Mandarine, Nektarine, Guave, Apfel, Äpfel, Birne, Kirsche',
    ),
    class: 'fruit',
    despite: keys('Butter, Rahm, Eier, Ei, Fleisch, Honig, Brot, Leber, Herz, Käse'),
    diet: 'vegan',
  },
  {
    heads: list('Wurzel, Wurzeln, Rübe, Rüben, Rettich, Radieschen, Gemüse'),
    class: 'root',
    despite: keys('Butter, Fleisch'),
    diet: 'vegan',
  },
  { heads: list('Knolle'), class: 'root', varies: true, diet: 'vegan' },
  { heads: list('Kürbis'), class: 'squash', despite: keys('Butter, Eier, Spaghetti'), diet: 'vegan' },
  { heads: list('Bohne, Bohnen'), class: 'legume', despite: keys('Butter, Käfer, Wachtel, Romano, Speck, Sau, Feuer, Kuh'), diet: 'vegan' },
  { heads: list('Alge, Algen, Tang, Seetang'), class: 'seaweed', diet: 'vegan' },
  { heads: list('Salz, Meersalz'), class: 'salt', diet: 'vegan' },
]
