/** The rule by which a food has a trait or not, and who says so. */
export interface TraitFact {
  means: string
  source: string
}

/** The sources that several traits share. */
const mcGee = 'H. McGee, On Food and Cooking (2004)'
const foodData = 'USDA FoodData Central'
const usage = 'general usage in cookbooks'

/** Properties of single foods that no other fact of their rows says, by kind of food. */
export const traitFacts = {
  // Meat and fish
  'slow-cut': { means: 'Meat with much collagen, tough until moist heat of an hour or more turns it to gelatine.', source: mcGee },
  'quick-cut': { means: 'Tender meat in a thin or small piece, which dries out when it is cooked for long.', source: mcGee },
  'brings-its-own-fat': {
    means: 'Meat with 20 g of fat or more in 100 g: it fries in what it renders, and the pan needs no other fat.',
    source: foodData,
  },
  'oily-fish': {
    means: 'Fish with some 5 g of fat or more in 100 g of fresh flesh: it takes high dry heat, and sharp sauces.',
    source: foodData,
  },
  'makes-broth': {
    means: 'Meat with bones, shells, dried fish, dried mushrooms or kelp: alone, it makes a broth of plain water.',
    source: mcGee,
  },

  // Vegetables and mushrooms
  'best-raw': { means: 'A salad vegetable, which loses its point when it is fried or boiled.', source: usage },
  crisp: { means: 'Crisp as sold: rinsing or boiling makes it pulp.', source: usage },
  juicy: { means: 'Over 80 % water in soft flesh: gives its juice when it is cut, crushed or squeezed.', source: foodData },
  'weeps-in-salt': { means: 'Watery: salt draws out juice, which is poured off before dressing or frying.', source: mcGee },
  starchy: { means: 'A vegetable eaten in place of bread or rice: 10 g of starch or more in 100 g.', source: foodData },
  wilts: { means: 'Leaves that collapse to a fraction of their volume within three minutes of heat.', source: mcGee },
  'holds-a-filling': { means: 'Keeps its shape when it is hollowed, filled and baked.', source: usage },
  'gains-by-charring': { means: 'Browns on a grill or over a flame, and is better for it.', source: mcGee },
  caramelises: { means: 'Has enough sugar, and little enough starch, to brown sweetly in slow heat.', source: mcGee },
  peeled: { means: 'A plant food whose skin, rind or shell is taken off. What many eat with its skin is left out.', source: usage },
  mashes: { means: 'Crushes smooth with a fork or a masher once it is soft: potatoes, beans, bananas.', source: usage },

  // Fruit
  'soft-fruit': { means: 'Falls apart at the heat that meat or fish needs.', source: usage },
  poaches: { means: 'Keeps its shape when it is simmered in syrup.', source: usage },
  'needs-sugar': { means: 'Fruit, but no citrus, that is too sour to be eaten without sugar.', source: usage },
  'rich-in-pectin': {
    means: 'Sets a jam without added pectin.',
    source: 'National Center for Home Food Preservation, Jellied Product Ingredients',
  },
  'citrus-for-eating': { means: 'Citrus whose flesh is eaten like other fruit, not only its juice and peel.', source: usage },

  // Pulses, grains, pasta and bread
  'poisonous-raw': {
    means:
      'A bean of the genus Phaseolus, poisonous raw: ten minutes at the boil destroy phytohaemagglutinin. Runner beans have no row: the reader takes them for green beans.',
    source: 'FDA, Bad Bug Book',
  },
  'boils-to-a-puree': { means: 'A split pulse without skin, which falls apart in the pot.', source: usage },
  'soaked-first': { means: 'Dried or salted food that must soak before it is cooked or eaten.', source: 'package directions' },
  'sticky-grain': { means: 'Rice whose starch makes the grains cling, or its liquid creamy.', source: mcGee },
  'stirred-grain': { means: 'Stirred into boiling liquid: under a lid it would form a lump.', source: 'package directions' },
  'long-pasta': { means: 'Strands that are wound on a fork; sauces coat them.', source: usage },
  'short-pasta': { means: 'Tubes and twists that hold a chunky sauce, and bake well.', source: usage },
  'soup-pasta': { means: 'Small or thin enough to be eaten from a spoon.', source: usage },
  filled: { means: 'Pasta that is named after its filling: "beef ravioli".', source: usage },
  'made-of-dough': { means: 'What a dough of flour becomes in a recipe.', source: usage },
  'crusty-bread': { means: 'A loaf with a hard crust, served with soups and stews.', source: usage },
  flatbread: { means: 'A flat bread that is wrapped round food or scoops it.', source: usage },
  crumbs: { means: 'Dry crumbs, which bind or coat and are never eaten untoasted.', source: usage },

  // Flour, starch, egg and dairy
  'forms-gluten': { means: 'Kneads to an elastic dough.', source: mcGee },
  'makes-a-batter': { means: 'Flour that makes a pancake or a coating with water or milk.', source: usage },
  binds: { means: 'Holds a mince, a mash or a dough together while it cooks.', source: mcGee },
  thickens: { means: 'Thickens a liquid that simmers, in the small amounts of a sauce or stew.', source: mcGee },
  sets: { means: 'Turns a liquid into a gel, by heat or when it cools.', source: mcGee },
  whips: { means: 'Beats to a foam that stands.', source: mcGee },
  melts: { means: 'Cheese or chocolate that melts to a smooth mass in gentle heat.', source: mcGee },
  'fried-cheese': { means: 'Cheese that keeps its shape in a hot pan and is served as the main food of a plate.', source: mcGee },
  spoonable: { means: 'Cheese that is spooned, stirred or spread, and never scattered or tossed.', source: usage },
  curdles: { means: 'Splits at the boil, so it is stirred in off the heat.', source: mcGee },

  // Flavours
  'plain-pepper': { means: 'Pepper that seasons with the salt; other spices are fried or simmered.', source: usage },
  'sweet-spice': { means: 'A dry flavouring that goes with sugar.', source: usage },
  'whole-spice': { means: 'Sold whole: toasted, and ground or left whole. Ground spices burn in a hot oven.', source: usage },
  'taken-out': { means: 'Flavours a pot and is taken out before eating: woody, tough or sharp.', source: usage },
  'fried-first': { means: 'A paste that tastes raw until it is fried in fat.', source: usage },
  'table-sauce': { means: 'A sauce to dip in or spread: the composer puts it beside or on the food, never into the pot.', source: usage },
  'finishing-oil': { means: 'Dripped over a finished dish; a pan is heated with it only if there is no other fat.', source: usage },
  'frying-oil': { means: 'Fat with a smoke point of 190 °C or more, fit for deep-frying.', source: mcGee },

  // Names
  'also-a-dish': { means: "Bought or made by a recipe: a title may use the word for the recipe's own dish (salsa, jam).", source: usage },
  'named-literally': {
    means: 'A step that says the word means this food and no substitute that the list has: "honey" is never maple syrup.',
    source: usage,
  },
} as const satisfies Record<string, TraitFact>
export type Trait = keyof typeof traitFacts

/**
 * General words of a recipe's steps that may mean single foods, also foods of another class: "the cream" may be crème
 * fraîche or coconut cream. The words of each language, and the families that are whole classes: checker/words/.
 */
export const foodFamilies = [
  'steak',
  'sausage',
  'ham',
  'bacon',
  'breadcrumbs',
  'oats',
  'milk',
  'cream',
  'butter',
  'soy-sauce',
  /** The foods that "to season" adds. */
  'seasoning',
  /** Foods that a cook calls seasonings: soy sauce, mirin, sugar, salt. */
  'condiment',
  'tomato-paste',
  'pickle',
  'cocoa',
  'jam',
  'curry-paste',
  'miso',
  /** English "pepper" means the vegetable or the spice. */
  'pepper',
  'coloured-pepper',
  'peppercorn',
  'chili',
  'onion',
  'garlic',
  'potato',
  'bean',
  'corn',
  'coriander',
  'coconut',
  'peanut',
  'almond',
  'lemon',
  'lime',
  'orange',
  'apple',
  'olive',
  'tea',
] as const
export type FoodFamily = (typeof foodFamilies)[number]
