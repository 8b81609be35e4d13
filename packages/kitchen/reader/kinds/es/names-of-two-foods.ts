import type { DietLevel, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Allergen } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

type Row = readonly [names: string, made: IngredientClass, unknown: readonly Allergen[], dietAtWorst: DietLevel]

/** The names, and what the prepared food may contain in addition to the plain one. */
const rows: readonly Row[] = [
  // Raw sugar in Colombia, a fresh cheese in Mexico.
  ['panela, panelas', 'hard-cheese', ['dairy'], 'vegetarian'],
  // Pumpkin seeds in Mexico, a stew with egg yolks in Spain, an offal stew in Colombia.
  ['pepitoria', 'dish', ['eggs', 'gluten'], 'meat'],
  // A donkey in Spain, a rolled wheat tortilla in northern Mexico.
  ['burro, burros', 'dish', ['gluten', 'dairy', 'eggs'], 'meat'],
  // Beef marrow, a small beer, or a pastry roll filled with cream.
  ['caña, cañas', 'pastry', ['gluten', 'dairy', 'eggs'], 'vegan'],
  // A tomato sauce, mostly with meat.
  ['tuco, sofrito', 'sauce', [], 'meat'],
  // Raw breast, or in Argentina breaded breast.
  ['suprema, supremas', 'poultry', ['gluten', 'eggs', 'dairy'], 'meat'],
  ['jardinera', 'dish', [], 'meat'],
  // A steak, or in Chile a sandwich with one.
  ['churrasco, churrascos', 'dish', ['gluten', 'dairy'], 'meat'],
  ['matambre', 'dish', ['eggs', 'gluten'], 'meat'],
  // A cut of beef, or in Madrid a filled pastry.
  ['aguja, agujas', 'pastry', ['gluten', 'eggs', 'dairy'], 'meat'],
  // A pasta shape, or a pastry of that shape.
  ['lazo, lazos', 'pastry', ['eggs', 'dairy'], 'vegetarian'],
  // A maize wine, or in Venezuela a drink of rice and milk.
  ['chicha, chichas', 'drink', ['dairy'], 'vegetarian'],
  // A broth, or in Peru a hen soup with noodles and an egg.
  ['caldo de gallina', 'dish', ['eggs', 'gluten'], 'meat'],
  // A fish, or in Colombia maize in milk.
  ['peto', 'dish', ['dairy'], 'pescatarian'],
]

/**
 * Names that mean a plain food in one country and a prepared one in another; the prepared food's contents are unknown.
 */
export const namesOfTwoFoods: readonly NamedKind[] = rows.map(([names, made, unknown, dietAtWorst]) => ({
  class: made,
  unknown,
  diet: 'vegan',
  dietAtWorst,
  sharesDoubts: true,
  names: list(names),
}))
