import type { WrittenRecipe } from '#kitchen/testing/answered.ts'

type Swap = readonly [before: string, after: string]

/**
 * Two correct recipes in one language and ways to spoil them, for the tests. The stir-fry lists rice, water, oil,
 * chicken, broccoli, garlic and soy sauce; the soup lists oil, onion, carrots, red lentils, water, coconut milk and
 * salt. The order is fixed.
 */
export interface HandWrittenRecipes {
  stirFry: WrittenRecipe
  /** What the cook typed for the stir-fry: chicken, broccoli, garlic, soy sauce, rice. */
  stirFryGiven: readonly string[]
  soup: WrittenRecipe
  soupGiven: readonly string[]
  /** Ingredient lines of dairy foods: by name, by a general word, and by a product made of milk. */
  dairyLines: readonly string[]
  /** Sentences that name a dairy food. */
  dairySteps: readonly string[]
  /** Sentences that name butter and deny it. */
  withoutDairy: readonly string[]
  /** Sentences that add a food missing from the ingredient list. */
  unlisted: readonly string[]
  /**
   * Sentences that add the invented word "flurblezorp", and sentences of ordinary kitchen words that add nothing
   * unknown.
   */
  strange: readonly string[]
  ordinary: readonly string[]
  /** Sentences in other languages. */
  foreign: readonly string[]
  /** The stir-fry's safe inside temperature, replaced by a vague sign. */
  noCue: Swap
  tooCool: Swap
  pink: readonly Swap[]
  notPink: readonly Swap[]
  /** Ten times the stir-fry's chicken. */
  tenfold: Swap
  /** The rice leaves the heat after one minute. */
  hasty: Swap
  /** A general word in the stir-fry's steps in place of a listed food: "meat" for chicken. */
  general: readonly Swap[]
  /** Sentences with temperatures that no kitchen reaches. */
  impossibleHeat: readonly string[]
  /** Sentences with a missing word: "add the ". */
  gaps: readonly string[]
  shortTotal: string
}
