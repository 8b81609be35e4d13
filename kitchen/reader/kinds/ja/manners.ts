import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Japanese words that put something into the food they stand before: 照り焼きチキン has soy sauce, 衣付きえび wheat. */
export const manners: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('衣付き, 衣つき, パン粉付き, パン粉つき, フライ用衣付き'),
  },
  {
    class: 'salty-sauce',
    contains: ['gluten', 'soybean'],
    diet: 'vegan',
    names: list('照り焼き, てりやき, テリヤキ, 醤油漬け, しょうゆ漬け, 甘辛煮, 甘露煮'),
  },
  { class: 'paste', contains: ['soybean'], mayContain: ['gluten'], diet: 'vegan', names: list('味噌漬け, みそ漬け, 味噌煮, みそ煮') },
  { class: 'sauce', contains: ['eggs'], diet: 'vegetarian', names: list('マヨネーズ和え') },
  { class: 'cream', mayContain: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list('クリーム煮, バター醤油') },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('チョコがけ, チョコレートがけ'),
  },
]
