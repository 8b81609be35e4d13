import type { FoodKind } from '@potluck/kitchen/food-kinds'
import type { Allergen, DietType } from '@potluck/kitchen/options'
import type { IngredientReading, ReadFood } from '@potluck/kitchen/reading'

/** The cook's exclusions: excluded allergens, and the governing diet if it excludes any food. */
export interface Exclusions {
  allergens: readonly Allergen[]
  diet: Exclude<DietType, 'non-vegetarian'> | null
}

/** The exclusions that foods may break, by certainty. */
interface Breaks {
  contains: Allergen[]
  likely: Allergen[]
  unknown: Allergen[]
  /** Whether the foods break the diet: 'no' means that one of them does not fit. */
  diet: 'no' | 'unknown' | null
}

/** The exclusions that an ingredient may break, and the foods that are left out for them. */
export interface Doubts extends Breaks {
  /** The names of the foods that are left out, if the chip has others. Empty if the whole chip is left out. */
  leftOut: string[]
  /** A food is left out for doubts that it would not have if it was typed alone. */
  isBetterAlone: boolean
}

/** A similar name, and the ingredient that it would make. */
export interface Near {
  name: string
  phrase: string
}

export type ChipView =
  /**
   * `readAs`: the names of all foods, if one of them differs from the typed words. `isGuessed`: read by a similar name
   * that is not shown. `canKeep`: a word was corrected, and the cook may keep the typed word. `onlyKind`: the words of
   * foods of which only the kind is known.
   */
  | {
      state: 'read'
      readAs: string[]
      isGuessed: boolean
      canKeep: boolean
      onlyKind: string[]
      foods: readonly ReadFood[]
      doubts: Doubts | null
      /** A doubtful amount, which the chip asks about. */
      amountDoubt: ReadFood['amountDoubt']
    }
  /** `words`: the unknown words, if they are not the whole chip. */
  | { state: 'unknown'; words: string[]; near: Near[]; doubts: Doubts | null }
  | { state: 'kind'; kind: FoodKind; doubts: Doubts | null }
  /** `words`: the words that are no food, if they are not the whole chip. */
  | { state: 'not-food'; words: string[] }

interface Said {
  /** The kind of food that the cook chose for the chip. */
  kind: FoodKind | undefined
  isKept: boolean
}

/** The view of a chip, from its reading, the cook's answers about it, and the cook's exclusions. */
export function chipView(ingredient: string, reading: IngredientReading, { kind, isKept }: Said, exclusions: Exclusions): ChipView {
  if (reading.state === 'not-food') return { state: 'not-food', words: partsOf(ingredient, reading.notFood) }
  const isUnknown = reading.state === 'unknown' || (isKept && reading.corrected !== null)
  if (isUnknown && kind !== undefined) return { state: 'kind', kind, doubts: doubtsOfUnknown(exclusions) }
  if (reading.state === 'unknown') {
    const words = partsOf(
      ingredient,
      reading.unknown.map((unknown) => unknown.words),
    )
    const near = reading.unknown.flatMap((unknown) => unknown.near)
    return { state: 'unknown', words, near, doubts: doubtsOf(reading.foods, exclusions, false) }
  }
  const { corrected, foods } = reading
  const readAs = foods.some((food) => food.readAs !== null) ? namesOf(foods) : []
  if (isUnknown && corrected !== null) return { state: 'unknown', words: [], near: [{ name: corrected, phrase: corrected }], doubts: null }
  return {
    state: 'read',
    readAs,
    isGuessed: reading.state === 'read-as' && readAs.length === 0,
    canKeep: corrected !== null,
    onlyKind: foods.flatMap((food) => (food.doubt === 'kind' ? [food.words] : [])),
    foods,
    doubts: doubtsOf(foods, exclusions, true),
    amountDoubt: foods.find((food) => food.amountDoubt !== null)?.amountDoubt ?? null,
  }
}

/** The names of foods, each once. */
function namesOf(foods: readonly ReadFood[]): string[] {
  return [...new Set(foods.map(({ readAs, name, words }) => readAs ?? name ?? words))]
}

/** The words of a chip to name. Empty if they are the whole chip. */
function partsOf(ingredient: string, words: readonly string[]): string[] {
  return words.length === 1 && words[0]?.trim().toLowerCase() === ingredient ? [] : [...words]
}

/** The doubts about the foods of a chip. `isWhole`: the chip has no other words. Null if no exclusion is broken. */
function doubtsOf(foods: readonly ReadFood[], exclusions: Exclusions, isWhole: boolean): Doubts | null {
  const breaks = breaksOf(foods, exclusions)
  if (breaks === null) return null
  const leftOut = foods.filter((food) => breaksOf([food], exclusions) !== null)
  const isAll = isWhole && leftOut.length === foods.length
  return {
    ...breaks,
    leftOut: isAll ? [] : namesOf(leftOut),
    isBetterAlone: isWhole && foods.length > 1 && leftOut.some((food) => isOnlyDoubted(food, exclusions)),
  }
}

/** Is a food left out only for doubts that come from the words beside it? */
function isOnlyDoubted(food: ReadFood, exclusions: Exclusions): boolean {
  const breaks = breaksOf([food], exclusions)
  if (food.doubt !== 'beside' || breaks === null) return false
  return breaks.contains.length + breaks.likely.length === 0 && breaks.diet !== 'no'
}

/** The exclusions that these foods may break, the most certain first. Null if they break none. */
function breaksOf(foods: readonly ReadFood[], { allergens, diet }: Exclusions): Breaks | null {
  const among = (of: (food: ReadFood) => readonly Allergen[]) =>
    allergens.filter((allergen) => foods.some((food) => of(food).includes(allergen)))
  const contains = among((food) => food.contains)
  const likely = among((food) => food.likely).filter((allergen) => !contains.includes(allergen))
  const unknown = among((food) => food.unknown).filter((allergen) => !contains.includes(allergen) && !likely.includes(allergen))
  const verdicts = diet === null ? [] : foods.map((food) => food[diet])
  const worst = verdicts.includes('no') ? 'no' : verdicts.includes('unknown') ? 'unknown' : null
  const isClear = contains.length + likely.length + unknown.length === 0 && worst === null
  return isClear ? null : { contains, likely, unknown, diet: worst }
}

/** A food known by its kind alone may contain anything. */
function doubtsOfUnknown({ allergens, diet }: Exclusions): Doubts | null {
  if (allergens.length === 0 && diet === null) return null
  return { contains: [], likely: [], unknown: [...allergens], diet: diet === null ? null : 'unknown', leftOut: [], isBetterAlone: false }
}
