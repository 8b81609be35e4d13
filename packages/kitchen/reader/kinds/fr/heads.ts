import type { Head } from '#kitchen/reader/food/kind.ts'
import { madeDishes } from '#kitchen/reader/kinds/fr/made-dishes.ts'
import { bread, chocolate, flour, milkFacts, mixture, pastaFacts, pureProduct, sausage, stock } from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('fr')

/** Bases of gluten-free flour, bread and noodles. */
const glutenFreeBases = keys(
  `riz, riz complet, riz gluant, maïs, sarrasin, blé noir, pois chiche, pois, lentille, lentille corail, amande, noisette, noix, noix de coco, coco, pomme de terre, patate douce, tapioca, manioc, quinoa, millet, sorgho, teff, fonio, amarante, haricot, haricot rouge, haricot noir, haricot mungo, haricot blanc, fève, féverole, soja, konjac, banane, plantain, châtaigne, marron, chanvre, lin, chia, sésame, tournesol, courge, souchet, lupin, chou-fleur, courgette, caroube, graine de caroube, arachide, cacahuète, gland, igname, taro, guar, légumineuse, pépins de raisin, poisson, gluten free, moutarde, pistache, cajou, noix de cajou, patate, herbe`,
)

/** Bases of milk, yogurt, cream and cheese without animal milk. */
const milkFreeBases = keys(
  'amande, noix de cajou, cajou, coco, noix de coco, riz, avoine, soja, soya, tofu, chanvre, pois, macadamia, noix de macadamia, noix, souchet, lin, quinoa, noisette, épeautre, châtaigne, pistache, sésame, arachide, cacahuète, tournesol, lupin, millet, sarrasin, orge, pomme de terre, noix de pécan, cacao',
)

/** Bases of a "crème" without milk: purée, grain soup or liqueur. */
const creamsWithoutMilk = keys(
  'marron, châtaigne, cassis, menthe, mûre, framboise, pêche, fraise, banane, violette, sésame, balsamique, vinaigre balsamique, tartre, noisette, pistache, nougat, anchois, tomate, citronnelle, datte, sureau, abricot, myrtille, rose, cacahuète, arachide, tournesol, sarrasin, maïs',
)

/** Plants ground to a "butter" without milk. */
const plantButterBases = keys(
  'cacahuète, arachide, pinotte, amande, noix de cajou, cajou, noisette, noix, pécan, noix de pécan, pacane, pistache, macadamia, noix du brésil, graine, sésame, graine de sésame, tournesol, graine de tournesol, courge, graine de courge, chanvre, soja, soya, coco, noix de coco, cacao, karité, mangue, kokum, illipé, sal, pomme, poire, citrouille, érable, datte',
)

/** Animals whose milk is used: "fromage de chèvre" contains no meat. */
const milkAnimals = keys(
  'vache, chèvre, brebis, bufflonne, bufflesse, buffle, chamelle, jument, ânesse, yak, montagne, foin, chèvre frais, lait, mouton, bébé, nourrisson, corps',
)

/** Birds whose eggs are eaten: a hen's egg contains no hen. */
const layingBirds = keys('poule, poules, poule pondeuse, caille, cane, oie, autruche, dinde, pintade, faisan, poulet')

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = keys(
  'légume, pois chiche, lentille, haricot, haricot rouge, haricot noir, tofu, tempeh, soja, soya, seitan, quinoa, champignon, betterave, céréale, épeautre, chou-fleur, aubergine, carotte, pois, jacquier, avoine, noix, courgette, céleri, portobello',
)

/**
 * French head nouns, which stand first in a name. The first row that fits decides; contents that no row names are
 * unknown.
 */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  {
    heads: list('fromage, tomme, bûche de fromage, raclette'),
    class: 'hard-cheese',
    ...milkFacts(milkAnimals, milkFreeBases),
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'lait, boisson lactée, lait entier, lait cru, lait écrémé, lait demi-écrémé, lait pasteurisé, lait frais, lait uht, lait nature, lait en poudre',
    ),
    class: 'milk',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  {
    heads: list('boisson'),
    class: 'drink',
    madeOf: true,
    diet: 'vegan',
  },
  {
    heads: list(
      'lactosérum, lactoserum, babeurre, caséine, caséinate, petit-lait, lait fermenté, matière grasse laitière, perméat, produit laitier, kéfir',
    ),
    class: 'milk',
    contains: ['dairy'],
    despite: milkAnimals,
    diet: 'vegetarian',
  },
  { heads: list('crème'), class: 'cream', ...milkFacts(milkAnimals, [...milkFreeBases, ...creamsWithoutMilk]) },
  { heads: list('beurre'), class: 'butter', ...milkFacts(milkAnimals, plantButterBases) },
  {
    heads: list('yaourt, yogourt, yoghourt, yoghurt, skyr, faisselle, faiselle, petit-suisse, dessert lacté, crème dessert'),
    class: 'yogurt',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  {
    heads: list(
      'fromage frais, fromage blanc, fromage à tartiner, crème fraîche, mozzarella, parmesan, feta, ricotta, mascarpone, cheddar, lait concentré, chantilly, ghee',
    ),
    class: 'soft-cheese',
    ...milkFacts(milkAnimals, milkFreeBases),
    onlyWhenReplaced: true,
  },
  {
    heads: list('glace, crème glacée, mousse'),
    class: 'sweetener',
    ...milkFacts(milkAnimals, milkFreeBases),
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      "œuf, blanc d'œuf, jaune d'œuf, œuf entier, œuf frais, œuf bio, œuf dur, gros œuf, petit œuf, blanc d'œuf en poudre, jaune d'œuf en poudre, œuf en poudre",
    ),
    class: 'egg',
    contains: ['eggs'],
    despite: layingBirds,
    without: { allergen: 'eggs', when: keys('poisson, lump, lompe, capelan'), classes: ['fish', 'cured-fish'] },
    diet: 'vegetarian',
  },
  { heads: list('huile'), class: 'oil', varies: ['peanut', 'soybean'], diet: 'vegan' },
  { heads: list('matière grasse, graisse, gras'), class: 'oil', madeOf: true, diet: 'vegan' },
  {
    heads: list(
      'champignon, bolet, cèpe, truffe, pleurote, chanterelle, girolle, lactaire, russule, agaric, tricholome, pholiote, morille, clitocybe, mousseron, trompette, polypore, amanite, lépiote, hydne, collybie, armillaire',
    ),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  { heads: list('farine, mélange de farine'), ...flour(glutenFreeBases) },
  {
    heads: list('semoule, son, gruau, céréale, germe, pétale, boulgour, couscous, chapelure, panure, flocon'),
    class: 'grain',
    mayContain: ['gluten'],
    without: {
      allergen: 'gluten',
      when: glutenFreeBases,
      classes: ['nut', 'seed', 'legume', 'rice', 'root', 'coconut', 'fruit', 'squash', 'chilli', 'vegetable', 'spice', 'herb', 'salt'],
    },
    diet: 'vegan',
  },
  { heads: list('amidon, fécule'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('malt'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list('spaghetti, macaroni, lasagne, penne, linguine, fusilli, tagliatelle, coquillette, farfalle'),
    class: 'pasta',
    ...pastaFacts(glutenFreeBases),
  },
  { heads: list('nouille, vermicelle'), class: 'noodle', ...pastaFacts(glutenFreeBases) },
  {
    heads: list('tortilla, wrap'),
    class: 'wrap',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
  },
  {
    heads: list('pain, petit pain, pain de mie, baguette, biscotte, croûton, galette, crêpe, cracker, gressin, levain, toast, brioche'),
    ...bread(glutenFreeBases),
  },
  {
    heads: list(
      'gâteau, biscuit, cake, tarte, tartelette, muffin, gaufre, gaufrette, beignet, sablé, cookie, crumble, chausson, clafoutis',
    ),
    class: 'bread',
    mayContain: ['gluten', 'dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      'saucisse, saucisson, steak, haché, boulette, burger, escalope, rillettes, terrine, nugget, jambon, bacon, lardon, cordon bleu, kebab, galette végétale',
    ),
    ...sausage(meatlessBases),
  },
  // Parts that no plant has: "langue tomate" is tongue with tomatoes.
  { heads: list('langue, rognon, museau'), class: 'meat', otherwise: 'unknown', diet: 'meat' },
  {
    heads: list(
      'viande, filet, escalope, rôti de, chair, foie, cœur, cuisse, aile, blanc, magret, gésier, abat, os, queue, joue, pied, collier, épaule, côte, côtelette, gigot, poitrine, échine, sang, graisse animale',
    ),
    class: 'meat',
    madeOf: true,
    diet: 'meat',
  },
  { heads: list('poisson'), class: 'fish', diet: 'pescatarian' },
  { heads: list('mayonnaise, aïoli'), class: 'sauce', contains: ['eggs'], unknown: ['dairy', 'soybean'], diet: 'vegetarian' },
  { heads: list('chocolat'), ...chocolate },
  {
    heads: list('bouillon, cube de bouillon'),
    class: 'stock',
    madeOf: true,
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'meat',
  },
  { heads: list('fond, consommé, court-bouillon'), ...stock },
  { heads: list('fumet'), class: 'stock', unknown: ['gluten', 'dairy'], diet: 'pescatarian' },
  { heads: list('plat, caviar, préparation, assaisonnement, enrobage, fourrage, tapenade, beignet de, condiment'), ...mixture },
  // "Pâte de coing" and "pâtes courgettes" share a stem.
  { heads: list('pâte'), ...mixture },
  {
    heads: list(
      'purée, poudre, jus, suc, concentré, extrait, extrait naturel, protéine, fibre, lécithine, isolat, hydrolysat, dérivé, arôme, dextrine, dextrose, maltodextrine, pulpe, nectar, coulis, compote, smoothie, tourteau, éclat, granulé, minéraux, monodiglycéride, ester, stéarine, oléine, acide gras, chips, infusion, boisson végétale, gelée, pectine, colorant, marc, essence, distillat, moût',
    ),
    ...pureProduct,
  },
  { heads: list('vinaigre'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('vin'), class: 'wine', diet: 'vegan' },
  { heads: list('sirop, sucre, confiture, marmelade, sorbet, nectar de coco'), class: 'sweetener', diet: 'vegan' },
  { heads: list('thé, tisane, soda, limonade, liqueur, eau-de-vie, rhum, alcool, eau, café'), class: 'drink', diet: 'vegan' },
  { heads: list('feuille, pousse, jeune pousse, salade verte, chicorée, tige, bourgeon, côte de'), class: 'leaf', diet: 'vegan' },
  { heads: list('graine, amande de, pépin, noyau'), class: 'seed', diet: 'vegan' },
  { heads: list('noix'), class: 'nut', varies: true, diet: 'vegan' },
  { heads: list('épice, poivre, piment, sel'), class: 'spice', diet: 'vegan' },
  { heads: list('masala, mélange d’épices'), class: 'spice', varies: true, diet: 'vegan' },
  { heads: list('baie, groseille, airelle'), class: 'berry', diet: 'vegan' },
  { heads: list('fruit, pulpe de fruit, melon'), class: 'fruit', diet: 'vegan' },
  { heads: list('agrume, zeste, écorce'), class: 'citrus', diet: 'vegan' },
  { heads: list('racine, tubercule, rhizome, bulbe'), class: 'root', diet: 'vegan' },
  { heads: list('courge, citrouille'), class: 'squash', diet: 'vegan' },
  { heads: list('légume, fleur, bouton, herbe, plante, gousse'), class: 'vegetable', diet: 'vegan' },
  { heads: list('algue'), class: 'seaweed', diet: 'vegan' },
  { heads: list('gomme'), class: 'thickener', diet: 'vegan' },
  { heads: list('vitamine, sulfate, phosphate, citrate, carbonate, chlorure, lactate, oxyde'), class: 'baking', diet: 'vegan' },
]
