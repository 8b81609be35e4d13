import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese words before a food that add something: 照り焼きチキン contains soy sauce, 衣付きえび wheat. */
export const cookingStyles: readonly NamedKind[] = [
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
  {
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      '味付け, 味付, 味付き, 甘酢, 甘酢あん, 甘辛, 南蛮, ピリ辛, 旨辛, うま辛, 焼肉のタレ漬け, たれ漬け, タレ漬け, たれ付き, 蒲焼き, 蒲焼, ケイジャン, ジャーク, タンドリー, ヤンニョム, 四川風, 韓国風, 中華風, 和風, 麻婆, カレー風味, バーベキュー, BBQ, チリソース, 揚げ出し',
    ),
  },
]
