import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/**
 * The more general food that a title names instead of a cut, a can or a juice. It adds no detail to the name in the
 * ingredient list.
 */
export const kindInTitle: Partial<Record<IngredientId, IngredientId>> = {
  'chicken-breast': 'chicken',
  'chicken-thigh': 'chicken',
  'chicken-leg': 'chicken',
  'ground-chicken': 'chicken',
  'turkey-breast': 'turkey',
  'ground-turkey': 'turkey',
  'beef-steak': 'beef',
  'ground-beef': 'beef',
  'pork-chop': 'pork',
  'pork-shoulder': 'pork',
  'pork-tenderloin': 'pork',
  'pork-belly': 'pork',
  'ground-pork': 'pork',
  'lamb-chop': 'lamb',
  'lamb-shank': 'lamb',
  'ground-lamb': 'lamb',
  'canned-tomatoes': 'tomato',
  'canned-tuna': 'tuna',
  'lime-juice': 'lime',
  'lemon-juice': 'lemon',
  'orange-juice': 'orange',
}
