/** Properties of single foods that no other fact of their rows says. */
export const traits = [
  /**
   * A bean of the genus Phaseolus, poisonous raw: ten minutes at the boil destroy phytohaemagglutinin (FDA, Bad Bug
   * Book). Runner beans have no row: the reader takes them for green beans.
   */
  'poisonous-raw',
  /** Bought or made by a recipe: a title may use the word for the recipe's own dish (salsa, jam). */
  'also-a-dish',
  /** Crisp as sold: rinsing or boiling makes it pulp. */
  'crisp',
  /** What a dough of flour becomes in a recipe. */
  'made-of-dough',
  /** Pasta that is named after its filling: "beef ravioli". */
  'filled',
  /** A step that says the word means this food and no substitute that the list has: "honey" is never maple syrup. */
  'named-literally',
] as const
export type Trait = (typeof traits)[number]

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
