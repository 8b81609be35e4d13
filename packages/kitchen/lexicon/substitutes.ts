import type { Role } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** The roles that may replace each role: nutritional yeast or tofu may replace a cheese topping. */
export const substituteRoles: Record<Role, readonly Role[]> = {
  base: ['vegetable', 'binder', 'crunch'],
  main: ['vegetable', 'base', 'cheese', 'creamy', 'binder'],
  vegetable: ['main', 'base', 'aromatic', 'seasoning', 'acid', 'creamy'],
  fruit: ['liquid', 'acid'],
  aromatic: ['seasoning', 'vegetable', 'finish', 'acid'],
  seasoning: ['aromatic', 'vegetable', 'acid', 'finish', 'fat', 'sweetener', 'cheese'],
  fat: ['creamy'],
  liquid: ['creamy', 'acid', 'seasoning', 'fruit', 'vegetable'],
  creamy: ['liquid', 'main', 'cheese', 'vegetable', 'crunch'],
  cheese: ['main', 'creamy', 'seasoning', 'vegetable', 'finish'],
  acid: ['seasoning'],
  sweetener: ['fruit', 'creamy', 'seasoning', 'base', 'crunch'],
  leavening: [],
  binder: ['base', 'main', 'crunch'],
  crunch: ['base', 'binder', 'seasoning'],
  finish: ['aromatic', 'vegetable', 'seasoning', 'main', 'crunch', 'acid'],
}

/** The substitutes of a food, best first; empty if it has none. */
export function substitutesOf(id: IngredientId): readonly IngredientId[] {
  return lexicon[id].substitutes ?? []
}
