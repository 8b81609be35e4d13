import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  { heads: list('煎蛋卷, 蛋卷, 蛋饼, 蒸蛋, 蛋羹, 烘蛋, 蛋包饭, 滑蛋, 芙蓉蛋, 茶碗蒸'), ...eggDish },
  {
    heads: list(
      '饺子, 水饺, 蒸饺, 煎饺, 馄饨, 云吞, 包子, 春卷, 烧卖, 三明治, 汉堡, 披萨, 比萨, 馅饼, 可乐饼, 点心, 派, 锅贴, 咖喱角, 煎饼, 肠粉, 藕盒, 炸藕盒, 茄盒, 炸茄盒, 茄夹, 藕夹, 鸡肉卷, 鸡柳卷, 蟹黄包',
    ),
    ...doughDish,
  },
  {
    heads: list('蛋糕, 戚风, 瑞士卷, 泡芙, 玛芬, 马芬, 布朗尼, 铜锣烧, 鸡蛋糕, 蛋挞, 松饼, 华夫饼'),
    class: 'bread',
    mayContain: ['gluten', 'eggs', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('披萨, 比萨, 可颂, 曲奇, 司康, 牛角包'),
    class: 'bread',
    mayContain: ['gluten', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('盖饭, 盖浇饭, 煲仔饭, 烩面, 卤饭'),
    class: 'rice',
    mayContain: ['gluten', 'soybean'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('炒饭'),
    class: 'rice',
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('炒面, 拌面, 汤面, 捞面, 焖面, 炒粉, 炒米粉, 炒河粉, 炒年糕, 卤面, 焗面, 炒意面'),
    class: 'noodle',
    mayContain: ['gluten', 'soybean'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('炒肉, 炒肉片, 炒肉丝, 炒肉末, 炒牛肉, 炒羊肉, 炒猪肉, 炒鸡丁, 炒鸡肉, 炒鸡, 炒腊肉, 炒香肠, 小炒肉'),
    class: 'meat',
    mayContain: ['soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'meat',
    isDish: true,
  },
  {
    heads: list(
      '酱, 酱汁, 沙司, 蘸料, 蘸酱, 调味汁, 腌料, 馅, 馅料, 汤, 浓汤, 粥, 羹, 咖喱, 沙拉, 沙律, 色拉, 煲, 锅, 火锅, 炒饭, 盖饭, 烩饭, 炖饭, 焗饭, 拌饭, 热干面, 担担面, 炸酱面, 螺蛳粉, 酸辣粉, 过桥米线, 凉皮, 火锅底料, 底料, 饭, 寿司, 料理包, 预制菜, 套餐, 炖菜, 焗菜, 砂锅, 杂烩, 肉酱, 汤羹, 凉拌菜, 炖汤, 煨汤, 意式烩饭, 香辣酱, 海鲜酱',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      '牛轧糖, 花生糖, 芝麻糖, 太妃糖, 焦糖糖果, 夹心糖, 软糖, 奶糖, 糖果, 能量棒, 棒, 谷物棒, 果仁糖, 巧克力棒, 沙琪玛, 芝麻糊, 萨其马, 甜品, 甜点, 慕斯, 布丁, 果仁酥, 哈尔瓦',
    ),
    ...sweetDish,
  },
]
