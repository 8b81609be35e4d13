import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Chinese words that put something into the food they stand before: 照烧鸡排 has soy sauce, 裹粉虾 wheat. */
export const manners: readonly NamedKind[] = [
  {
    // Dressed or fried with a sauce that the name does not tell.
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('凉拌, 鱼香, 干煸, 宫保, 糖醋, 麻辣, 干锅, 油焖, 蒜蓉, 麻婆'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('裹粉, 裹面包糠, 裹面糊, 挂糊, 软炸, 酥炸, 黄金炸, 香酥, 面拖'),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list('照烧, 红烧, 酱香, 酱油渍, 卤味, 酱卤, 酱爆, 豉汁, 蒲烧, 叉烧味'),
  },
  { class: 'paste', contains: ['soybean'], mayContain: ['gluten'], diet: 'vegan', names: list('味噌渍, 豆酱') },
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('奶香, 奶油味, 奶油焗, 芝士焗, 黄油焗, 起司焗, 焗烤'),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('裹巧克力, 巧克力涂层, 涂巧克力, 巧克力味, 巧克力'),
  },
]
