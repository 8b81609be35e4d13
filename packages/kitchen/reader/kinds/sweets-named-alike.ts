import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Names that mean a sweet and another food: a box of truffles, pecan turtles, раковые шейки (caramels with nuts). */
const names: Readonly<Partial<Record<Language, string>>> = {
  en: 'truffle, truffles, turtle, turtles',
  de: 'Trüffel',
  ru: 'трюфель, трюфели, раковые шейки, раковая шейка, рачки',
  ar: 'ترافل',
  ja: 'トリュフ',
  zh: '松露',
}

/** Names that may mean a sweet, in one language: its allergens are unknown. The diet stays that of the other food. */
export function sweetsNamedAlikeIn(language: Language): readonly NamedKind[] {
  const own = names[language]
  return own === undefined ? [] : [{ class: 'chocolate', otherwise: 'unknown', diet: 'vegan', sharesDoubts: true, names: list(own) }]
}
