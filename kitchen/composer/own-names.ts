import type { Item } from '#kitchen/composer/item.ts'

/** Baked one by one: they are counted, and none of them is a slice of bread. */
const rolls =
  /\bbagels?\b|\brolls?\b|\bbuns?\b|english muffins?|crumpets?|\bscones?\b|бейгл|бублик|булочк|ベーグル|イングリッシュマフィン|贝果|馒头|بيغل|بيجل/iu

/** Sauces of fruit that are sold beside jam and are called otherwise. */
const fruitSauces = /\bsauce\b|соус|ソース|صلصة/iu

/** An item that the kitchen knows by another's name goes by its own: bagels are no slices of bread; cranberry sauce is no jam and stands beside the turkey. */
export function byItsOwnName(item: Item): Item {
  if (item.class === 'bread' && item.kin === 'bread' && rolls.test(item.words)) return { ...item, ingredient: null, kin: 'burger-bun' }
  if (item.kin === 'jam' && fruitSauces.test(item.words)) return { ...item, ingredient: null, class: 'sauce' }
  return item
}
