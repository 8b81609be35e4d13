import type { Head } from '#kitchen/reader/food/kind.ts'
import { headsOfAdditives } from '#kitchen/reader/kinds/de/heads-of-additives.ts'
import { headsOfParts } from '#kitchen/reader/kinds/de/heads-of-parts.ts'
import { madeDishes } from '#kitchen/reader/kinds/de/made-dishes.ts'
import { plantHeads } from '#kitchen/reader/kinds/de/plant-heads.ts'
import { cake, chocolate, flour, milkFacts, mixture, sausage, stock } from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('de')

/** Bases of milk, cream, cheese and yogurt without milk. */
const milkFreeBases = keys(
  `Mandel, Cashew, Kokos, Kokosnuss, Reis, Hafer, Soja, Sojabohne, Tofu, Hanf, Erbse, Lupine, Macadamia, Nuss, Haselnuss, Walnuss, Erdnuss, Pistazie, Erdmandel, Tigernuss, Dinkel, Hirse, Quinoa, Buchweizen, Gerste, Lein, Sesam, Mohn, Kartoffel, Kichererbse, Ackerbohne, Sonnenblumenkern, Sonnenblume, Kürbiskern, Pflanze, Pflanzen, Kastanie, Hefe`,
)

/** Plants ground to a "butter" without milk. */
const plantButterBases = keys(
  `Erdnuss, Mandel, Cashew, Cashewkern, Haselnuss, Walnuss, Pekannuss, Pistazie, Macadamia, Paranuss, Nuss, Nüsse, Sesam, Sonnenblumenkern, Kürbiskern, Hanf, Soja, Kokos, Kokosnuss, Kakao, Shea, Mango, Kokum, Illipe, Sal, Cupuacu, Murumuru, Apfel, Birne, Pflaume, Avocado, Kichererbse, Dattel, Erdmandel, Tiger, Tigernuss, Pflanze`,
)

/** Bases of gluten-free flour and noodles, beyond the classes that never contain gluten. */
const glutenFreeBases = keys(
  `Reis, Naturreis, Vollkornreis, Klebreis, Mais, Buchweizen, Hirse, Teff, Quinoa, Amaranth, Amarant, Sorghum, Fonio, Tapioka, Maniok, Kartoffel, Süßkartoffel, Kichererbse, Linse, rote Linse, Bohne, Erbse, Soja, Sojabohne, Edamame, Mungobohne, Lupine, Konjak, Shirataki, Glas, Algen, Banane, Kochbanane, Kastanie, Marone, Mandel, Kokos, Zucchini, Kürbis, Karotte, Gemüse, Pfeilwurz, Johannisbrot, Hanf, Erdmandel`,
)

/** Animals whose milk makes cheese or butter, which contains no meat. */
const milkAnimals = keys(
  'Kuh, Ziege, Ziegen, Schaf, Schafs, Schafe, Büffel, Wasserbüffel, Kamel, Stute, Esel, Yak, Pferd, Kuhmilch, Heumilch, Bergbauern, Huhn, Hühner',
)

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = keys(
  `Gemüse, Bohne, Kidneybohne, Linse, Kichererbse, Tofu, Tempeh, Soja, Seitan, Weizen, Nuss, Quinoa, Hirse, Hafer, Haferflocken, Grünkern, Dinkel, Getreide, Reis, Falafel, Jackfruit, Lupine, Karotte, Möhre, Blumenkohl, Kohlrabi, Sellerie, Kohl, Rotkohl, Weißkohl, Aubergine, Zucchini, Kürbis, Pilz, Champignon, Austernpilz, Kräuterseitling, Portobello, Rote Bete, Süßkartoffel, Kartoffel, Erbse, Sonnenblume, Sonnenblumenkern, Spinat, Mais, Käse, Halloumi, Grillkäse, Tomate, Ananas`,
)

/** Bases of a meatless Bolognese. Tomatoes and carrots are left out, because the one with meat contains them too. */
const ofPulses = keys(
  'Linse, Berglinse, Belugalinse, Bohne, Kidneybohne, Kichererbse, Tofu, Räuchertofu, Tempeh, Soja, Seitan, Nuss, Walnuss, Grünkern, Jackfruit, Lupine, Sonnenblume, Sonnenblumenkern, Gemüse, Pilz, Champignon, Blumenkohl, Aubergine, Kürbis',
)

/** Names of pasta shapes, which are no ingredients. */
const shapes = keys(
  'Muschel, Schnecke, Schmetterling, Hörnchen, Röhre, Röhrchen, Band, Spirale, Locke, Sternchen, Buchstaben, Faden, Suppe, Bandnudel, Spätzle, Asia, Asien, Wok, Instant, Vollkorn, Chili',
)

/** German head nouns. The first row that fits decides; contents that no row names are unknown. */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  {
    heads: list(
      'Käse, Käs, Kas, Weichkäse, Hartkäse, Schnittkäse, Reibekäse, Frischkäse, Schmelzkäse, Hüttenkäse, Streukäse, Rohmilchkäse, Bergkäse, Schimmelkäse, Grillkäse, Camembert, Brie, Gouda, Feta, Mozzarella, Ricotta, Mascarpone, Parmesan, Cheddar, Quark, Topfen, Edamer, Raclettekäse',
    ),
    class: 'hard-cheese',
    ...milkFacts(milkAnimals, milkFreeBases),
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'Caseinat, Kaseinat, Permeat, Milch, Vollmilch, Magermilch, Rohmilch, Frischmilch, Heumilch, Weidemilch, Trinkmilch, Sauermilch, Dickmilch, Buttermilch, Kondensmilch, Kondensvollmilch, Trockenmilch, Milchpulver, Vollmilchpulver, Magermilchpulver, Molke, Molkenpulver, Molkepulver, Milchfett, Kefir, Ayran, Lassi, Milchgetränk, Milchdrink, Shake, Milchshake',
    ),
    class: 'milk',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  {
    heads: list(
      'Sahne, Schlagsahne, Rahm, Sauerrahm, Schlagrahm, Halbrahm, Vollrahm, Doppelrahm, Obers, Schlagobers, Schmand, Crème fraîche, Nidel, Cuisine',
    ),
    class: 'cream',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  {
    heads: list('Butter, Markenbutter, Süßrahmbutter, Sauerrahmbutter, Butterschmalz, Ghee'),
    class: 'butter',
    ...milkFacts(milkAnimals, plantButterBases),
  },
  { heads: list('Joghurt, Jogurt, Yoghurt, Yogurt, Naturjoghurt, Skyr'), class: 'yogurt', ...milkFacts(milkAnimals, milkFreeBases) },
  {
    heads: list('Eis, Eiscreme, Eiskrem, Glace, Parfait'),
    class: 'sweetener',
    contains: ['dairy'],
    without: { allergen: 'dairy', when: [...milkFreeBases, ...keys('Wasser, Zitrone, Limette')] },
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
      when: [...milkFreeBases, ...keys('Balsamico, Essig, Marone, Maronen, Olive, Artischocke, Aubergine, Tahini, Kaffee')],
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
      'Mehl, Vollkornmehl, Malzmehl, Quellmehl, Grieß, Griess, Gries, Vollkorngrieß, Vollkornschrot, Grütze, Kleie, Grießkleie, Vollkornflocken',
    ),
    ...flour(glutenFreeBases),
  },
  {
    heads: list('Dunst, Schrot, Graupen, Flocken, Keime, Keimlinge'),
    needsFood: 'joined',
    ...flour(glutenFreeBases),
  },
  // A Zwiebelcracker is flavoured with onions but made of wheat.
  {
    heads: list('Pops, Crispies, Cracker, Extrudat'),
    needsFood: 'joined',
    ...flour(glutenFreeBases),
    without: { allergen: 'gluten', when: glutenFreeBases, classes: ['legume', 'rice', 'root'] },
  },
  { heads: list('Quellstärke, Stärkemehl, Stärkesirup'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('Stärke'), needsFood: 'joined', class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('Malz, Malzextrakt, Malzsirup, Braumalz'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list(
      'Nudel, Nudeln, Pasta, Teigwaren, Spaghetti, Makkaroni, Penne, Fusilli, Tagliatelle, Linguine, Lasagneplatten, Bandnudeln, Spirelli, Ramen',
    ),
    class: 'pasta',
    mayContain: ['gluten'],
    unknown: ['eggs'],
    despite: shapes,
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
  },
  {
    heads: list(
      'Brot, Vollkornbrot, Mischbrot, Knäckebrot, Fladenbrot, Brötchen, Semmel, Semmeln, Weckerl, Baguette, Toastbrot, Zwieback, Brezel, Breze, Brezen, Ciabatta, Bagel, Croûtons, Tortilla, Sauerteig, Hefeteig, Mürbeteig, Blätterteig, Nudelteig, Panini',
    ),
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    despite: keys('Bauer, Hand, Kaiser'),
    diet: 'vegan',
    dietAtWorst: 'meat',
  },
  {
    heads: list('Weck, Wecken, Laib, Toast, Fladen, Brösel, Krümel, Kruste, Wrap, Teig, Panade, Stangerl'),
    needsFood: 'joined',
    class: 'bread',
    mayContain: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    despite: keys('Bauer, Hand, Kaiser'),
    diet: 'vegan',
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'Kuchen, Torte, Keks, Plätzchen, Gebäck, Kleingebäck, Muffin, Waffel, Waffeln, Pfannkuchen, Palatschinken, Crêpe, Brownie, Donut, Croissant, Strudel, Nockerl, Krapfen, Lebkuchen, Kipferl',
    ),
    ...cake,
  },
  {
    heads: list('Tarte, Stollen, Zopf, Streusel, Hörnchen, Stange, Stangen, Taschen, Rolle, Rollen, Röllchen'),
    needsFood: 'joined',
    ...cake,
  },
  {
    heads: list(
      'Wurst, Würstchen, Würstel, Salami, Schinken, Speck, Bratwurst, Leberwurst, Mettwurst, Frikadelle, Frikadellen, Bulette, Buletten, Laiberl, Pflanzerl, Küchle, Bratling, Bratlinge, Schnitzel, Steak, Geschnetzeltes, Hackfleisch, Faschiertes, Gehacktes, Roulade, Rouladen, Nuggets, Cevapcici, Gyros, Döner',
    ),
    ...sausage(meatlessBases),
  },
  {
    heads: list('Laibchen, Burger, Patty, Hack, Bällchen, Aufschnitt, Spieß, Spieße'),
    needsFood: 'joined',
    ...sausage(meatlessBases),
  },
  // Spaghetti Bolognese contains meat, Linsenbolognese does not.
  {
    heads: list('Bolognese'),
    class: 'mince',
    diet: 'meat',
    otherwise: 'unknown',
    onlyWhenReplaced: true,
    without: { allergen: 'dairy', when: ofPulses },
    meatless: ofPulses,
  },
  { heads: list('Schmalz, Talg'), class: 'butter', diet: 'meat' },
  { heads: list('Brät'), needsFood: 'joined', class: 'butter', diet: 'meat' },
  {
    heads: list(
      'Fisch, Hering, Lachs, Forelle, Barsch, Dorsch, Brasse, Makrele, Karpfen, Aal, Sardine, Sardelle, Sprotte, Thunfisch, Hecht, Wels, Saibling, Scholle, Kaviar, Rogen',
    ),
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list('Butt, Hai, Rochen'),
    needsFood: 'joined',
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list('Garnele, Krabbe, Muschel, Krake, Hummer, Languste, Auster, Kalmar, Tintenfisch, Sepia, Shrimp, Crevette, Scampi, Oktopus'),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
  {
    heads: list('Krebs, Schnecke'),
    needsFood: 'joined',
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
    heads: list('Eigelb, Eiweiß, Eiklar, Eidotter, Dotter, Vollei'),
    class: 'egg',
    contains: ['eggs'],
    despite: keys('Huhn, Hühner, Henne, Wachtel, Ente, Gans, Strauß, Pute, Taube, Perlhuhn, Möwe'),
    diet: 'vegetarian',
  },
  {
    heads: list('Ei, Eier'),
    needsFood: 'joined',
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
  { heads: list('Brühe, Consommé, Fumet'), ...stock },
  { heads: list('Fond, Sud'), needsFood: 'joined', ...stock },
  {
    heads: list('Chips, Snack, Soßenpulver, Likör, Fertigmischung, Backmischung'),
    ...mixture,
  },
  {
    heads: list('Mischung, Mix, Zubereitung, Überzug, Panierung, Produkt, Produkte, Erzeugnis, Erzeugnisse, Ersatz, Alternative, Beilage'),
    needsFood: 'anywhere',
    ...mixture,
  },
  ...headsOfParts,
  { heads: list('Essig'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  ...headsOfAdditives,
  { heads: list('Wein, Sekt'), needsFood: 'joined', class: 'wine', diet: 'vegan' },
  { heads: list('Honig'), class: 'sweetener', diet: 'vegetarian' },
  {
    heads: list('Zucker, Sirup, Konfitüre, Marmelade, Gelee, Fruchtaufstrich, Kompott, Sorbet, Melasse, Dicksaft, Karamell, Zuckersirup'),
    class: 'sweetener',
    diet: 'vegan',
  },
  {
    heads: list('Tee, Limonade, Schorle, Nektar, Getränk, Kaffee, Schnaps'),
    class: 'drink',
    diet: 'vegan',
  },
  {
    heads: list('Drink, Geist, Brand, Wasser, Rum'),
    needsFood: 'joined',
    class: 'drink',
    diet: 'vegan',
  },
  ...plantHeads,
]
