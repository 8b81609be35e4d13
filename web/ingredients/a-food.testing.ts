import type { ReadFood } from '@potluck/kitchen/reading'

/** A food known as a whole that contains no allergen; `parts` replace its facts. */
export const aFood = (parts: Partial<ReadFood> = {}): ReadFood => ({
  words: 'leek',
  name: 'leeks',
  readAs: null,
  amount: null,
  amountDoubt: null,
  forms: [],
  doubt: null,
  contains: [],
  likely: [],
  unknown: [],
  vegan: 'yes',
  vegetarian: 'yes',
  pescatarian: 'yes',
  ...parts,
})
