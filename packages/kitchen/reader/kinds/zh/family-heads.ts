import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, pastaFacts } from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('zh')

/**
 * A part consists of what it is cut from: orange peel is a plant, a pig's foot meat. The source of an unknown name is
 * unknown.
 */
const part = { madeOf: true, diet: 'vegan' } as const

/**
 * Chinese endings for families of fish, shellfish, animals, animal parts and plants, which classify an unknown name.
 */
export const familyHeads: readonly Head[] = [
  {
    heads: list('鮎, 鰏, 鲾, 鳂, 鱵, 鳡, 鳉, 鲏, 鲦, 鳈, 鮡, 鲄, 䲢, 䱛, 鮟鱇, 鱇, 鰕虎, 鱲, 鰧, 鲪, 鱼子干, 鱼尾, 鱼唇, 鱼嘴'),
    class: 'fish',
    isLikeness: true,
    diet: 'pescatarian',
  },
  {
    heads: list('鰕, 蚵, 蚵仔, 蛎, 海蛎, 蟳, 蠘, 虾蛄, 蝲蛄, 鲎, 墨鱼花, 鱿鱼花, 鱿鱼丝, 鱿鱼条, 鱿鱼片, 墨鱼丝, 蛏子, 蛤子, 花蛤, 乌鱼蛋'),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
  {
    heads: list('虾丸, 虾饼, 墨鱼丸, 花枝丸, 蟹棒, 蟹柳, 蟹肉棒, 蟹肉条'),
    class: 'cured-fish',
    mayContain: ['gluten', 'eggs', 'shellfish', 'soybean'],
    otherwise: 'unknown',
    diet: 'pescatarian',
  },
  {
    heads: list('牛, 羊, 猪, 兔, 鹿, 蛙, 蛇, 龟, 鳖, 鳄, 鲸, 鲵, 雉, 鹑, 雁, 鸠, 驼, 羔, 豚'),
    class: 'meat',
    diet: 'meat',
    meatless: keys('素, 植物, 大豆, 豆'),
  },
  {
    heads: list('贡丸, 牛丸, 肉松, 肉酥, 肉脯'),
    class: 'meat',
    unknown: ['gluten', 'eggs', 'dairy', 'soybean', 'shellfish'],
    diet: 'meat',
  },
  { heads: list('骨, 筋, 肚, 肾, 腰子, 舌, 舌头, 血, 爪, 翅, 翅膀, 腿, 胸, 肺, 胗, 肫, 肠衣, 软骨, 脆骨'), class: 'meat', ...part },
  { heads: list('脂, 油脂, 脂肪'), class: 'oil', ...part },
  { heads: list('蛋白质'), class: 'plant-protein', ...part },
  { heads: list('属, 科, 目, 类'), class: 'vegetable', ...part },
  { heads: list('小麦芽, 大麦芽, 黑麦芽'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list('酪'),
    class: 'soft-cheese',
    mayContain: ['dairy'],
    without: { allergen: 'dairy', when: keys('杏仁, 核桃, 花生, 豆, 椰子, 椰, 腰果, 芝麻, 莲子, 大豆, 坚果') },
    diet: 'vegetarian',
    dietAtWorst: 'meat',
  },
  { heads: list('饺'), ...doughDish },
  { heads: list('饺皮, 饺子皮, 馄饨皮, 云吞皮, 春卷皮, 烧卖皮, 面皮'), class: 'wrap', ...pastaFacts(keys('米, 大米, 糯米, 绿豆, 紫薯')) },
  { heads: list('须根, 根茎, 块根'), class: 'vegetable', ...part },
  {
    heads: list('草, 菊, 蒿, 蓟, 葵, 蓼, 藤, 花蕾, 紫苏, 百合, 丁香, 孜然, 莳萝, 迷迭香, 百里香, 芦荟, 人参, 西洋参, 党参, 当归, 黄芪'),
    class: 'herb',
    diet: 'vegan',
    isLikeness: true,
  },
  { heads: list('苋, 芥, 苣, 荽, 蕨'), class: 'leaf', diet: 'vegan', isLikeness: true },
  {
    heads: list(
      '榄, 橄榄, 楂, 椰, 椰子, 莲雾, 枇杷, 枸杞, 李子, 桃子, 柿子, 橘子, 桔子, 柚子, 橙子, 梅子, 枣子, 杏子, 梨子, 桑葚, 荔枝, 橙皮, 柑皮, 柚皮, 橘皮, 桔皮, 柠檬皮, 瓜皮, 莓果',
    ),
    class: 'fruit',
    diet: 'vegan',
    isLikeness: true,
  },
  { heads: list('橡子, 榛, 槟榔, 菱角'), class: 'nut', diet: 'vegan', isLikeness: true },
  { heads: list('薤, 葱头'), class: 'allium', diet: 'vegan', isLikeness: true },
]
