import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'
import type { Food, TypedFood } from '#kitchen/reader/food/reading.ts'

/** Words for birds in any language. */
const birdWords =
  /chicken|turkey|poultry|\bhen\b|\bduck|goose|quail|pollo|\bpavo|\bpato\b|\baves?\b|poulet|dinde|volaille|canard|pintade|hähnchen|hühn|huhn|\bpute|truthahn|truthähn|geflügel|\bente(?:n|\b)|кури|курят|цыпл|индей|индюш|утин|утк|гусин|птиц|دجاج|ديك رومي|حبش|(?:^| )بط(?: |$)|チキン|ターキー|鶏|とり肉|七面鳥|鴨|鸡|鸭|禽/iu

/**
 * Gives sausages, burgers and mince of birds the poultry hazard. A food known only by kind would have the hazard of
 * other meat.
 */
export function applyPoultryHazard(item: Item, food: Food): Item {
  const isFlesh = isInGroup(item, 'flesh') || item.class === 'cured-meat'
  const isBird = isFlesh && food.pescatarian === 'no' && birdWords.test(food.words) && !['fish', 'shellfish'].includes(item.class)
  if (!isBird || item.form === 'cooked' || hazardOf(item.kin) === 'poultry') return item
  return { ...item, ingredient: null, words: food.words, hazard: 'poultry' }
}

/** Gives unknown meat the poultry hazard, because it may be a bird. */
export function applyUnknownMeatHazard(item: Item, { known }: TypedFood): Item {
  return known === 'kind' && item.class === 'meat' ? { ...item, hazard: 'poultry' } : item
}
