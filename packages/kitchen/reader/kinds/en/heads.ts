import type { Head } from '#kitchen/reader/food/kind.ts'
import { madeDishes } from '#kitchen/reader/kinds/en/made-dishes.ts'
import {
  bread,
  cake,
  chocolate,
  flour,
  milkFacts,
  mixture,
  pastaFacts,
  pureProduct,
  sausage,
  stock,
} from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** Bases of gluten-free flour, bread and noodles. */
const glutenFreeBases = list(
  `rice, brown rice, corn, maize, buckwheat, chickpea, gram, almond, coconut, potato, sweet potato, tapioca, cassava, quinoa, millet, sorghum, teff, amaranth, lentil, red lentil, bean, black bean, mung bean, pea, kelp, konjac, shirataki, glass, cellophane, banana, plantain, chestnut, hemp, flax, chia, sesame, sunflower, pumpkin seed, cashew,
  hazelnut, walnut, pistachio, tiger nut, tigernut, lupin, cauliflower, zucchini, squash, arrowroot, soy, tofu, edamame, peanut, fonio, egusi, melon seed, nut, acorn, fava bean, mesquite, carob, poi, taro, yam`,
)

/** Bases of milk, yogurt, cream and cheese without cow's milk. */
const milkFreeBases = list('almond, cashew, coconut, rice, oat, soy, tofu, hemp, pea, macadamia, nut, tiger nut, tigernut, flax, quinoa')

/** Plants ground to a "butter" without milk. */
const plantButterBases = list(
  'peanut, almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, brazil nut, nut, mixed nut, seed, sesame, sesame seed, sunflower, sunflower seed, pumpkin, pumpkin seed, hemp, soy, soy nut, coconut, cocoa, cacao, shea, mango, kokum, apple, pear, peach, plum, watermelon seed, tiger nut, chickpea, avocado, granola',
)

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = list(
  'veg, veggie, vegetable, bean, black bean, kidney bean, lentil, chickpea, tofu, tempeh, soy, seitan, nut, quinoa, falafel, jackfruit, coconut, rice paper, carrot, cauliflower, cabbage, eggplant, portobello, portobello mushroom, mushroom, beet, sweet potato, pea, oat',
)

/** Animals whose milk is used: "goat butter" contains no meat. */
const milkAnimals = list('cow, goat, sheep, ewe, buffalo, camel, mare, yak, clarified cow')

/** English head nouns. The first row that fits decides; contents that no row names are unknown. */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  { heads: list('cheese'), class: 'hard-cheese', ...milkFacts(milkAnimals, milkFreeBases), dietAtWorst: 'meat' },
  {
    heads: list('milk'),
    class: 'milk',
    ...milkFacts(milkAnimals, [...milkFreeBases, ...list('hazelnut, pistachio, walnut, potato, sesame, peanut, sunflower, lupin')]),
  },
  { heads: list('cream, creamer'), class: 'cream', ...milkFacts(milkAnimals, milkFreeBases) },
  { heads: list('butter'), class: 'butter', ...milkFacts(milkAnimals, plantButterBases) },
  { heads: list('yogurt'), class: 'yogurt', ...milkFacts(milkAnimals, milkFreeBases) },
  { heads: list('ghee, custard, whey, curd'), class: 'milk', ...milkFacts(milkAnimals, milkFreeBases), unknown: ['eggs'] },
  {
    heads: list(
      'cream cheese, cottage cheese, sour cream, whipped cream, feta, mozzarella, cheddar, parmesan, ricotta, mascarpone, condensed milk, half and half, kefir, buttermilk',
    ),
    class: 'soft-cheese',
    ...milkFacts(milkAnimals, milkFreeBases),
    onlyWhenReplaced: true,
  },
  {
    heads: list('ice cream, gelato'),
    class: 'sweetener',
    ...milkFacts(milkAnimals, milkFreeBases),
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
  },
  {
    heads: list('egg, egg white, egg yolk, yolk'),
    class: 'egg',
    contains: ['eggs'],
    despite: list('hen, chicken, quail, duck, goose, ostrich, turkey, bantam, guinea fowl, gull, pheasant, emu, bird'),
    without: { allergen: 'eggs', when: list('fish, tuna, cod, salmon, flying fish, lumpfish, capelin'), classes: ['fish', 'cured-fish'] },
    diet: 'vegetarian',
  },
  { heads: list('oil'), class: 'oil', varies: ['peanut', 'soybean'], diet: 'vegan' },
  {
    heads: list('mushroom, bolete, scaber, woodtuft, fungus, chanterelle, truffle, shiitake'),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  { heads: list('flour, meal'), ...flour(glutenFreeBases) },
  {
    heads: list('bran, germ, groats, groat, semolina, grit, cereal, cracker, crispies'),
    class: 'grain',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
  },
  { heads: list('starch'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('malt'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list('pasta, spaghetti, macaroni, lasagna, penne, linguine, fusilli, tagliatelle'),
    class: 'pasta',
    ...pastaFacts(glutenFreeBases),
  },
  { heads: list('noodle, vermicelli'), class: 'noodle', ...pastaFacts(glutenFreeBases) },
  {
    heads: list('tortilla, wrap, flatbread'),
    class: 'wrap',
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: glutenFreeBases },
    diet: 'vegan',
  },
  {
    heads: list(
      'bread, loaf, roll, bun, toast, crouton, crumb, breadcrumb, crust, dough, sourdough, pastry, cracker, crispbread, bagel, baguette, pretzel',
    ),
    ...bread(glutenFreeBases),
  },
  {
    heads: list('muffin, cupcake, brownie, blondie, gateau, sponge cake, layer cake, roulade, swiss roll'),
    ...cake,
    mayContain: ['gluten', 'dairy', 'eggs'],
  },
  { heads: list('scone, crumble, crisp pudding, streusel, shortbread, shortcake, viennese'), ...cake, mayContain: ['gluten', 'dairy'] },
  {
    heads: list('cake, biscuit, cookie, waffle, wafer, pancake, crepe, tart, donut, croissant, batter, cobbler'),
    ...cake,
  },
  { heads: list('sausage, salami, ham, bacon, wurst, steak, roast, burger, patty, meatball, kebab, jerky'), ...sausage(meatlessBases) },
  { heads: list('fish'), class: 'fish', diet: 'pescatarian' },
  { heads: list('mayonnaise, aioli'), class: 'sauce', contains: ['eggs'], unknown: ['dairy', 'soybean'], diet: 'vegetarian' },
  { heads: list('chocolate'), ...chocolate },
  { heads: list('stock, broth, bouillon, fond, fumet, consomme, stock cube, bouillon cube, stock pot, stock powder'), ...stock },
  { heads: list('mix, seasoning mix, coating, preparation, pie filling, flavoring, flavor, powder mix'), ...mixture },
  {
    heads: list(
      'paste, puree, powder, juice, concentrate, extract, protein, protein isolate, isolate, hydrolysate, fiber, lecithin, derivative',
    ),
    ...pureProduct,
  },
  { heads: list('vinegar'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('wine'), class: 'wine', diet: 'vegan' },
  { heads: list('syrup, sugar, jam, jelly, marmalade, preserve, honeydew'), class: 'sweetener', diet: 'vegan' },
  { heads: list('tea, soda, drink, lemonade, cordial, liqueur, spirit, brandy'), class: 'drink', diet: 'vegan' },
  { heads: list('leaf, greens, lettuce, sprout, shoot, cress'), class: 'leaf', despite: list('salad, soup, stir fry'), diet: 'vegan' },
  { heads: list('seed'), class: 'seed', diet: 'vegan' },
  { heads: list('nut'), class: 'nut', varies: true, diet: 'vegan' },
  { heads: list('spice, peppercorn'), class: 'spice', diet: 'vegan' },
  { heads: list('masala, seasoning, spice mix, spice blend, rub'), class: 'spice', varies: true, diet: 'vegan' },
  { heads: list('berry, currant'), class: 'berry', diet: 'vegan' },
  { heads: list('fruit, melon'), class: 'fruit', diet: 'vegan' },
  { heads: list('root, radish, turnip, tuber'), class: 'root', diet: 'vegan' },
  { heads: list('squash, gourd, pumpkin'), class: 'squash', diet: 'vegan' },
  { heads: list('seaweed, kelp'), class: 'seaweed', diet: 'vegan' },
  { heads: list('salt'), class: 'salt', diet: 'vegan' },
  {
    heads: list('dextrin, maltodextrin, dextrose, glucose, fructose, oligosaccharide, molasses, nectar'),
    class: 'sweetener',
    diet: 'vegan',
  },
  { heads: list('bean, lentil, pea, chickpea, dal'), class: 'legume', diet: 'vegan' },
  { heads: list('pepper, chili, paprika'), class: 'chilli', diet: 'vegan' },
  {
    heads: list(
      'apple, pear, plum, cherry, orange, lemon, lime, mandarin, grape, peach, apricot, olive, fig, date, raisin, mango, banana, guava',
    ),
    class: 'fruit',
    diet: 'vegan',
  },
  {
    heads: list('cabbage, kale, spinach, cress, chard, chicory, basil, mint, thyme, sage, parsley, coriander'),
    class: 'leaf',
    diet: 'vegan',
  },
  { heads: list('potato, yam, carrot, beet, onion, garlic'), class: 'root', diet: 'vegan' },
  { heads: list('rice, millet, quinoa'), class: 'rice', diet: 'vegan' },
  { heads: list('wheat, barley, rye, spelt'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list(
      'cod, salmon, tuna, trout, herring, mackerel, sardine, hake, bass, bream, perch, carp, sole, halibut, snapper, sturgeon, roe, caviar, mullet, grouper, anchovy, eel, shark, pollock, whiting, flounder, catfish, tilapia',
    ),
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list(
      'shrimp, prawn, crab, lobster, crayfish, clam, mussel, oyster, scallop, squid, octopus, cuttlefish, whelk, cockle, abalone, snail',
    ),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
]
