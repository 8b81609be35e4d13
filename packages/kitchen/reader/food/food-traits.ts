import type { Trait } from '#kitchen/lexicon/traits.ts'

/** Properties of a typed food that its words tell, besides the traits of an ingredient's row. */
export const traitsByWords = [
  /** Flesh of a bird, also in sausages, burgers and mince: safe at 74 °C (USDA FSIS, safe minimum temperatures). */
  'poultry',
  /** Fish kept in salt, which a kitchen desalts in water for a day. */
  'kept-in-salt',
  /** Fish kept in salt that was desalted before it was bought. */
  'desalted',
  /** Rice cakes: puffed and crisp, but soft ones to boil or fry in the kitchens of East and South-East Asia. */
  'rice-cake',
  /** The cook says that pulses are dried or raw. */
  'said-dry',
  /** Bread that is counted whole, not in slices: a bagel, a roll. */
  'roll',
  /** A sauce of fruit, which is no spread like jam. */
  'fruit-sauce',
  /** Stomach and intestines, which shops sell in sheets. */
  'tripe',
  /** Sheets, doughs and wrappers: a part of a ready-made dish, and no dish. */
  'wrapper',
  /** Meatballs. */
  'balls',
  /** Breaded or shaped meat or fish, cooked in one piece: nuggets, burgers, croquettes. */
  'shaped',
  /** Baked dough with a filling, or a dish that is sliced like one: a pie, a spring roll, lasagne. */
  'pie',
  /** Filled buns that are steamed. */
  'steamed-bun',
  /** Filled dumplings that are boiled. */
  'boiled-dumpling',
  /** Cooked rice or noodles that were fried, which are reheated and never rinsed or boiled. */
  'fried-grain',
  /** Left over from an earlier meal. */
  'leftover',
  /** A made dish that is reheated in a pot, as all are whose words do not say that they are sliced. */
  'spooned',
] as const
export type FoodTrait = Trait | (typeof traitsByWords)[number]
