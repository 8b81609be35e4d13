import type { Language } from '#kitchen/options.ts'
import type { Standing } from '#kitchen/reader/text/word-parts.ts'
import { list } from '#kitchen/word-list.ts'

/** Dishes that the name of a food may already contain. */
export type DishInName = 'soup' | 'sauce' | 'dressing' | 'salsa' | 'dip' | 'jam' | 'butter'

interface DishWords {
  dish: DishInName
  stands?: Standing
  words: Partial<Record<Language, readonly string[]>>
}

/** Words of names that contain a dish. A star is an open end, as in reader/text/word-parts.ts. */
export const dishesInNames: readonly DishWords[] = [
  {
    dish: 'soup',
    words: {
      es: list('sopa, sopas'),
      fr: list('*potage*, *velouté*'),
      ru: list('*борщ*'),
      ar: list('*حساء*, *شوربة*'),
      ja: list('スープ'),
    },
  },
  {
    dish: 'soup',
    stands: 'last',
    words: {
      en: list('*soup, *soups'),
      fr: list('soupe, soupes'),
      de: list('*suppe, *suppen, *suppenrest, *suppenreste'),
      ru: list('суп, супа, супы, супов'),
      zh: list('汤, 羹'),
    },
  },
  { dish: 'soup', stands: 'first', words: { fr: list('soupe') } },
  { dish: 'sauce', words: { ar: list('*صلصة*') } },
  {
    dish: 'sauce',
    stands: 'last',
    words: { en: list('*sauce'), es: list('*salsa'), de: list('*soße'), ru: list('*соус'), ja: list('ソース') },
  },
  { dish: 'sauce', stands: 'first', words: { es: list('salsa*'), fr: list('sauce'), ru: list('соус*') } },
  {
    dish: 'dressing',
    words: {
      en: list('*dressing*, *vinaigrette*'),
      es: list('*aliño*'),
      ru: list('*заправк*'),
      ar: list('*تتبيلة*'),
      ja: list('ドレッシング'),
      zh: list('沙拉汁'),
    },
  },
  { dish: 'salsa', words: { es: list('*salsa*'), ru: list('*сальс*'), ja: list('サルサ'), zh: list('莎莎') } },
  { dish: 'dip', words: { zh: list('蘸酱') } },
  { dish: 'dip', stands: 'last', words: { en: list('*dip'), ru: list('*дип'), ja: list('ディップ') } },
  {
    dish: 'jam',
    words: {
      es: list('*mermelada*'),
      fr: list('*confiture*'),
      de: list('*marmelade*, *konfitüre*'),
      ru: list('*варень*'),
      ar: list('*مربى*'),
      ja: list('ジャム'),
      zh: list('果酱'),
    },
  },
  { dish: 'jam', stands: 'last', words: { en: list('*jam') } },
  {
    dish: 'butter',
    stands: 'last',
    words: { en: list('*butter'), ru: list('*сливочное масло'), ja: list('バター'), zh: list('黄油') },
  },
  { dish: 'butter', stands: 'alone', words: { ru: list('масло') } },
  { dish: 'butter', stands: 'first', words: { es: list('mantequilla*'), fr: list('beurre*'), ar: list('زبدة*') } },
]
