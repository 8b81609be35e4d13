import { makeOnce } from '#kitchen/memoize.ts'
import { plainTokensOf } from '#kitchen/reader/text/plain-tokens.ts'
import { finderOf } from '#kitchen/reader/text/word-parts.ts'
import { type DishInName, dishesInNames } from '#kitchen/reader/words/dishes-in-names.ts'

const finders = makeOnce(() =>
  dishesInNames.map(({ dish, stands, words }) => ({ dish, isIn: finderOf(Object.values(words).flat(), plainTokensOf, stands) })),
)

/** Does the name of a food, in any language, contain the word for a dish: the soup of "tomato soup"? */
export function containsDish(name: string, dish: DishInName): boolean {
  const words = plainTokensOf(name)
  return finders().some((one) => one.dish === dish && one.isIn(words))
}
