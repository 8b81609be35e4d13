import type { Text } from '#kitchen/checker/answered.ts'

type Swap = readonly [before: string, after: string]

/**
 * Two good recipes in one language, and ways to spoil them. The first has rice, water, oil, chicken, broccoli,
 * garlic and soy sauce, the second oil, onion, carrots, red lentils, water, coconut milk and salt, in this order. A
 * test helper.
 */
export interface ByHand {
  stirFry: Text
  /** The cook's typed foods for it: chicken, broccoli, garlic, soy sauce, rice. */
  stirFryGiven: readonly string[]
  soup: Text
  soupGiven: readonly string[]
  /** Foods with milk, by their name, a general and a derived one: as a line of the list. */
  dairyLines: readonly string[]
  /** Sentences that name a food with milk. */
  dairySteps: readonly string[]
  /** Sentences that name butter and deny it. */
  withoutDairy: readonly string[]
  /** Sentences that add a food that no list holds. */
  unlisted: readonly string[]
  /** Sentences that add "flurblezorp", and ones of ordinary kitchen words that add nothing unknown. */
  strange: readonly string[]
  ordinary: readonly string[]
  /** Sentences in other languages. */
  foreign: readonly string[]
  /** In the stir-fry: the inside temperature, spoilt. */
  noCue: Swap
  tooCool: Swap
  pink: readonly Swap[]
  notPink: readonly Swap[]
  /** Ten times as much chicken. */
  tenfold: Swap
  /** The rice comes off the heat after a minute. */
  hasty: Swap
  /** In the stir-fry: a more general word for a listed food. */
  general: readonly Swap[]
  /** Sentences of temperatures that no kitchen has. */
  impossibleHeat: readonly string[]
  /** Texts out of which something has fallen. */
  gaps: readonly string[]
  shortTotal: string
}
