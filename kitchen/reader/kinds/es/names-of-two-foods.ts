import type { Allergen } from '#domain/options.ts'
import type { DietLevel, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

type Row = readonly [names: string, made: IngredientClass, unknown: readonly Allergen[], dietAtWorst: DietLevel]

/** What the made food of each name may have that the plain one has not. */
const rows: readonly Row[] = [
  // Raw sugar in Colombia, a fresh cheese in Mexico.
  ['panela, panelas', 'hard-cheese', ['dairy'], 'vegetarian'],
  // Pumpkin seeds in Mexico, a stew with egg yolks in Spain, and one of offal in Colombia.
  ['pepitoria', 'dish', ['eggs', 'gluten'], 'meat'],
  // The animal in Spain, a rolled wheat tortilla in the north of Mexico.
  ['burro, burros', 'dish', ['gluten', 'dairy', 'eggs'], 'meat'],
  // Beef marrow, a small beer, and a roll of pastry filled with cream.
  ['caña, cañas', 'pastry', ['gluten', 'dairy', 'eggs'], 'vegan'],
  // A tomato sauce, mostly with meat.
  ['tuco, sofrito', 'sauce', [], 'meat'],
  // The raw breast, and in Argentina the breaded one.
  ['suprema, supremas', 'poultry', ['gluten', 'eggs', 'dairy'], 'meat'],
  ['jardinera', 'dish', [], 'meat'],
  // A steak, and in Chile the sandwich of it.
  ['churrasco, churrascos', 'dish', ['gluten', 'dairy'], 'meat'],
  ['matambre', 'dish', ['eggs', 'gluten'], 'meat'],
  // A cut of beef, and in Madrid a filled pastry.
  ['aguja, agujas', 'pastry', ['gluten', 'eggs', 'dairy'], 'meat'],
  // Pasta, and a pastry of that shape.
  ['lazo, lazos', 'pastry', ['eggs', 'dairy'], 'vegetarian'],
  // A wine of maize, and in Venezuela a drink of rice and milk.
  ['chicha, chichas', 'drink', ['dairy'], 'vegetarian'],
  // A broth, and in Peru a soup of hen with noodles and an egg.
  ['caldo de gallina', 'dish', ['eggs', 'gluten'], 'meat'],
  // A fish, and in Colombia maize in milk.
  ['peto', 'dish', ['dairy'], 'pescatarian'],
]

/**
 * Names of a plain food in one country and of a made one in another. The name alone leaves the made one's contents
 * unknown.
 */
export const namesOfTwoFoods: readonly NamedKind[] = rows.map(([names, made, unknown, dietAtWorst]) => ({
  class: made,
  unknown,
  diet: 'vegan',
  dietAtWorst,
  sharesDoubts: true,
  names: list(names),
}))
