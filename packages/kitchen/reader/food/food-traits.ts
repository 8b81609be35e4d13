import type { Trait, TraitFact } from '#kitchen/lexicon/traits.ts'

const usage = 'how shops and cooks name the food'

/** Properties of a typed food that its words tell, besides the traits of an ingredient's row. */
export const traitFactsByWords = {
  poultry: {
    means: 'Flesh of a bird, also in sausages, burgers and mince, or meat that may be of one: safe at 74 °C.',
    source: 'USDA FSIS, Safe Minimum Internal Temperature Chart',
  },
  sausage: { means: 'Minced meat in a casing, which is raw unless its row says otherwise.', source: usage },
  'kept-in-salt': { means: 'Fish kept in salt, which a kitchen desalts in water for a day.', source: 'Codex Stan 167, Salted Fish' },
  desalted: { means: 'Fish kept in salt that was desalted before it was bought.', source: usage },
  'rice-cake': {
    means: 'Rice cakes: puffed and crisp, but soft ones to boil or fry in the kitchens of East and South-East Asia.',
    source: usage,
  },
  'said-dry': { means: 'The cook says that pulses are dried or raw.', source: usage },
  roll: { means: 'Bread that is counted whole, not in slices: a bagel, a roll.', source: usage },
  'fruit-sauce': { means: 'A sauce of fruit, which is no spread like jam.', source: usage },
  tripe: { means: 'Stomach and intestines, which shops sell in sheets.', source: usage },
  wrapper: { means: 'Sheets, doughs and wrappers: a part of a ready-made dish, and no dish.', source: usage },
  balls: { means: 'Meatballs.', source: usage },
  shaped: { means: 'Breaded or shaped meat or fish, cooked in one piece: nuggets, burgers, croquettes.', source: usage },
  pie: { means: 'Baked dough with a filling, or a dish that is sliced like one: a pie, a spring roll, lasagne.', source: usage },
  'steamed-bun': { means: 'Filled buns that are steamed.', source: usage },
  'boiled-dumpling': { means: 'Filled dumplings that are boiled.', source: usage },
  'fried-grain': { means: 'Cooked rice or noodles that were fried, which are reheated and never rinsed or boiled.', source: usage },
  leftover: { means: 'Left over from an earlier meal.', source: usage },
  spooned: { means: 'A made dish that is reheated in a pot, as all are whose words do not say that they are sliced.', source: usage },
} as const satisfies Record<string, TraitFact>
export type FoodTrait = Trait | keyof typeof traitFactsByWords
