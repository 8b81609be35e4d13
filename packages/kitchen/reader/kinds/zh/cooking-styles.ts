import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese words before a food that add something: 照烧鸡排 contains soy sauce, 裹粉虾 wheat. */
export const cookingStyles: readonly NamedKind[] = [
  {
    // Likely contains soya and gluten: the food is dressed or fried with an unnamed sauce.
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      '凉拌, 鱼香, 干煸, 糖醋, 麻辣, 干锅, 油焖, 蒜蓉, 麻婆, 回锅, 香辣, 酸辣, 家常, 干炒, 爆炒, 葱爆, 油爆, 酱焖, 酱烧, 干烧, 铁板, 黄焖, 醋溜, 熘, 滑溜, 红油, 椒麻, 藤椒, 泡椒, 剁椒, 三杯, 叫花, 蜜汁, 烧汁, 奥尔良, 蒜香, 椒盐, 避风塘, 粉蒸, 锅塌, 油淋, 左宗棠, 卤, 卤制, 香卤, 风味, 秘制, 酿, 炖, 焖, 烩, 煨',
    ),
  },
  // Likely contains peanut too: the food is topped with peanuts.
  {
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten', 'peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('宫保, 怪味, 口水, 沙茶, 沙嗲, 沙爹'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy', 'soybean'],
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
