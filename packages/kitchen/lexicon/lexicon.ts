import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { Cut, FoodState, Hazard, HeatTechnique, Minutes, Role } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientRow } from '#kitchen/lexicon/row.ts'
import { acid } from '#kitchen/lexicon/rows/acid.ts'
import { allium } from '#kitchen/lexicon/rows/allium.ts'
import { aromatic } from '#kitchen/lexicon/rows/aromatic.ts'
import { baking } from '#kitchen/lexicon/rows/baking.ts'
import { berry } from '#kitchen/lexicon/rows/berry.ts'
import { bread } from '#kitchen/lexicon/rows/bread.ts'
import { butter } from '#kitchen/lexicon/rows/butter.ts'
import { chilli } from '#kitchen/lexicon/rows/chilli.ts'
import { chocolate } from '#kitchen/lexicon/rows/chocolate.ts'
import { citrus } from '#kitchen/lexicon/rows/citrus.ts'
import { coconut } from '#kitchen/lexicon/rows/coconut.ts'
import { cream } from '#kitchen/lexicon/rows/cream.ts'
import { crispVegetable } from '#kitchen/lexicon/rows/crisp-vegetable.ts'
import { curedFish } from '#kitchen/lexicon/rows/cured-fish.ts'
import { curedMeat } from '#kitchen/lexicon/rows/cured-meat.ts'
import { driedFruit } from '#kitchen/lexicon/rows/dried-fruit.ts'
import { drink } from '#kitchen/lexicon/rows/drink.ts'
import { egg } from '#kitchen/lexicon/rows/egg.ts'
import { fish } from '#kitchen/lexicon/rows/fish.ts'
import { flour } from '#kitchen/lexicon/rows/flour.ts'
import { fruit } from '#kitchen/lexicon/rows/fruit.ts'
import { grain } from '#kitchen/lexicon/rows/grain.ts'
import { hardCheese } from '#kitchen/lexicon/rows/hard-cheese.ts'
import { hardyHerb } from '#kitchen/lexicon/rows/hardy-herb.ts'
import { herb } from '#kitchen/lexicon/rows/herb.ts'
import { hotSauce } from '#kitchen/lexicon/rows/hot-sauce.ts'
import { leaf } from '#kitchen/lexicon/rows/leaf.ts'
import { legume } from '#kitchen/lexicon/rows/legume.ts'
import { meat } from '#kitchen/lexicon/rows/meat.ts'
import { milk } from '#kitchen/lexicon/rows/milk.ts'
import { mince } from '#kitchen/lexicon/rows/mince.ts'
import { mushroom } from '#kitchen/lexicon/rows/mushroom.ts'
import { noodle } from '#kitchen/lexicon/rows/noodle.ts'
import { nut } from '#kitchen/lexicon/rows/nut.ts'
import { nutButter } from '#kitchen/lexicon/rows/nut-butter.ts'
import { oil } from '#kitchen/lexicon/rows/oil.ts'
import { pasta } from '#kitchen/lexicon/rows/pasta.ts'
import { paste } from '#kitchen/lexicon/rows/paste.ts'
import { pastry } from '#kitchen/lexicon/rows/pastry.ts'
import { pepper } from '#kitchen/lexicon/rows/pepper.ts'
import { pickle } from '#kitchen/lexicon/rows/pickle.ts'
import { plantProtein } from '#kitchen/lexicon/rows/plant-protein.ts'
import { poultry } from '#kitchen/lexicon/rows/poultry.ts'
import { rice } from '#kitchen/lexicon/rows/rice.ts'
import { root } from '#kitchen/lexicon/rows/root.ts'
import { salt } from '#kitchen/lexicon/rows/salt.ts'
import { saltySauce } from '#kitchen/lexicon/rows/salty-sauce.ts'
import { sauce } from '#kitchen/lexicon/rows/sauce.ts'
import { seaweed } from '#kitchen/lexicon/rows/seaweed.ts'
import { seed } from '#kitchen/lexicon/rows/seed.ts'
import { shellfish } from '#kitchen/lexicon/rows/shellfish.ts'
import { softCheese } from '#kitchen/lexicon/rows/soft-cheese.ts'
import { spice } from '#kitchen/lexicon/rows/spice.ts'
import { spiceBlend } from '#kitchen/lexicon/rows/spice-blend.ts'
import { squash } from '#kitchen/lexicon/rows/squash.ts'
import { stock } from '#kitchen/lexicon/rows/stock.ts'
import { sweetener } from '#kitchen/lexicon/rows/sweetener.ts'
import { thickener } from '#kitchen/lexicon/rows/thickener.ts'
import { tomato } from '#kitchen/lexicon/rows/tomato.ts'
import { vegetable } from '#kitchen/lexicon/rows/vegetable.ts'
import { water } from '#kitchen/lexicon/rows/water.ts'
import { wine } from '#kitchen/lexicon/rows/wine.ts'
import { wrap } from '#kitchen/lexicon/rows/wrap.ts'
import { yogurt } from '#kitchen/lexicon/rows/yogurt.ts'
import type { Trait } from '#kitchen/lexicon/traits.ts'
import type { Language } from '#kitchen/options.ts'

// The order decides which of two equally good foods the composer takes.
const table = {
  ...root,
  ...squash,
  ...tomato,
  ...pepper,
  ...chilli,
  ...vegetable,
  ...crispVegetable,
  ...leaf,
  ...allium,
  ...aromatic,
  ...mushroom,
  ...seaweed,
  ...pickle,
  ...fruit,
  ...berry,
  ...driedFruit,
  ...citrus,
  ...herb,
  ...hardyHerb,
  ...spice,
  ...spiceBlend,
  ...salt,
  ...nut,
  ...seed,
  ...nutButter,
  ...oil,
  ...acid,
  ...wine,
  ...stock,
  ...coconut,
  ...water,
  ...saltySauce,
  ...hotSauce,
  ...sauce,
  ...paste,
  ...sweetener,
  ...chocolate,
  ...baking,
  ...thickener,
  ...drink,
  ...poultry,
  ...meat,
  ...mince,
  ...curedMeat,
  ...fish,
  ...curedFish,
  ...shellfish,
  ...egg,
  ...plantProtein,
  ...legume,
  ...milk,
  ...cream,
  ...yogurt,
  ...softCheese,
  ...hardCheese,
  ...butter,
  ...rice,
  ...grain,
  ...pasta,
  ...noodle,
  ...bread,
  ...wrap,
  ...pastry,
  ...flour,
}

export type IngredientId = keyof typeof table

/** Every ingredient Potluck cooks with, by id. */
export const lexicon: Record<IngredientId, IngredientRow<IngredientId>> = table

export const ingredientIds = Object.keys(table).filter(isIngredientId)

const placeOf = (id: IngredientId) => lexicon[id].common ?? ingredientIds.length

/** Every ingredient, the most common first, then the others in the order of the rows. */
export const mostCommonFirst: readonly IngredientId[] = ingredientIds.toSorted((one, other) => placeOf(one) - placeOf(other))

export function isIngredientId(id: string): id is IngredientId {
  return Object.hasOwn(table, id)
}

/** The name of an ingredient in an ingredient list. */
export function listNameOf(id: IngredientId, language: Language): string {
  if (language !== 'en') return lexicon[id][language].list
  const { mass, many, one } = lexicon[id].en
  return mass ?? many ?? one ?? id
}

/** The names of an ingredient in recipe text, its list name first. */
export function ownNamesOf(id: IngredientId, language: Language): string[] {
  if (language !== 'en') return [lexicon[id][language].list]
  const { one, many, mass } = lexicon[id].en
  return [mass, many, one].filter((name) => name !== undefined)
}

/** Every name of an ingredient: those of recipe text, then those that only a cook types. */
export function allNamesOf(id: IngredientId, language: Language): string[] {
  return [...ownNamesOf(id, language), ...(lexicon[id].also[language] ?? [])]
}

/** The cut of an ingredient unless a recipe gives another. */
export function cutOf(id: IngredientId): Cut {
  return lexicon[id].cut ?? classFacts[lexicon[id].class].cut
}

/** The state in which an ingredient is sold and listed. */
export function foodStateOf(id: IngredientId): FoodState {
  return lexicon[id].state ?? classFacts[lexicon[id].class].state
}

/** The usual role of an ingredient in a dish. */
export function roleOf(id: IngredientId): Role {
  return lexicon[id].role ?? classFacts[lexicon[id].class].role
}

/** Minutes of handwork for four servings in the default cut. */
export function prepMinutesOf(id: IngredientId): number {
  return lexicon[id].prep ?? classFacts[lexicon[id].class].prep
}

/** Minutes of heat by one technique for the default cut, or null if the technique does not suit the ingredient. */
export function cookMinutesOf(id: IngredientId, technique: HeatTechnique): Minutes | null {
  const own = lexicon[id].cook?.[technique]
  if (own === false) return null
  return own ?? classFacts[lexicon[id].class].cook[technique] ?? null
}

/** May the ingredient be eaten without cooking? */
export function isEatenRaw(id: IngredientId): boolean {
  return lexicon[id].raw ?? classFacts[lexicon[id].class].raw
}

/** Millilitres of liquid that a gram of the ingredient takes up while it cooks; 0 if it is not sold dry. */
export function absorptionOf(id: IngredientId): number {
  const { class: kind, state = classFacts[kind].state, absorbs = classFacts[kind].absorbs } = lexicon[id]
  return state === 'dried' ? (absorbs ?? 0) : 0
}

export function hazardOf(id: IngredientId): Hazard | null {
  return lexicon[id].hazard ?? classFacts[lexicon[id].class].hazard ?? null
}

/** Does the ingredient have a trait? False for a food that is no ingredient. */
export function hasTrait(id: IngredientId | null, trait: Trait): boolean {
  return id !== null && lexicon[id].traits?.includes(trait) === true
}
