import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese dishes and sweets by their full names, with certain and likely contents. */
export const tableDishes: readonly NamedKind[] = [
  {
    class: 'plant-protein',
    contains: ['gluten', 'soybean', 'mushroom'],
    mayContain: ['peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(
      `四喜烤麸, 红烧烤麸, 烤麸木耳, 香菇烤麸, 上海烤麸, 上海四喜烤麸, 花生烤麸, 黄花菜木耳烤麸, 什锦烤麸, 罗汉斋, 罗汉上素, 罗汉菜, 素什锦, 南乳斋, 香菇面筋, 面筋煲, 油面筋塞肉, 素炒面筋`,
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'meat',
    names: list(
      `活珠子, 毛蛋, 毛鸡蛋, 毛鸭蛋, 旺蛋, 钢化蛋, 鸭仔蛋, 鸡胚蛋, 鸭胚蛋, 胚胎蛋, 死胎蛋, 孵化蛋, 全鸡蛋胚, 半鸡半蛋, 全喜蛋, 半喜蛋`,
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(`赛螃蟹, 赛螃蟹炒蛋, 素螃蟹, 假螃蟹, 芙蓉蟹味蛋, 姜醋炒蛋`),
  },
  {
    class: 'sweetener',
    mayContain: ['peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(
      `大虾酥糖, 大虾酥, 红虾酥, 红虾酥糖, 红虾糖, 北京酥糖, 酥糖, 花生酥, 花生酥糖, 芝麻酥糖, 龙须酥, 龙须糖, 蜂巢酥糖, 麻酥糖, 丁酥糖, 酥心糖, 佛手酥糖, 冬瓜酥糖, 董糖, 灌香糖, 麻花酥糖`,
    ),
  },
  {
    class: 'dish',
    contains: ['gluten'],
    mayContain: ['dairy', 'shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(`棺材板, 台南棺材板, 海鲜棺材板, 赤崁棺材板, 鸡肝板, 咖喱棺材板, 黑椒棺材板`),
  },
  {
    class: 'sweetener',
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `杨枝甘露, 芒果西米露, 西米露, 椰汁西米露, 芒果西米捞, 西米捞, 芒果捞, 芋圆西米露, 蜜瓜西米露, 哈密瓜西米露, 香芋西米露, 木瓜西米露, 芒果白雪黑糯米, 芒果班戟甜品, 多芒小丸子, 榴莲忘返, 水果捞, 满记杨枝甘露, 许留山杨枝甘露`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten', 'soybean'],
    mayContain: ['eggs', 'peanut'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(`鸡仔饼, 小凤饼, 广州鸡仔饼, 成珠鸡仔饼, 腐乳饼, 潮州腐乳饼, 南乳鸡仔饼, 南乳饼, 南乳小凤饼, `),
  },
  {
    class: 'dish',
    contains: ['peanut'],
    mayContain: ['gluten', 'eggs', 'shellfish'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `艇仔粥, 荔湾艇仔粥, 广州艇仔粥, 艇仔靓粥, 荔湾粥, 花生猪骨粥, 菜干花生粥, 花生眉豆粥, 柴鱼花生粥, 柴鱼花生猪骨粥, 花生粥, 腊八粥`,
    ),
  },
  {
    class: 'dish',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(
      `上汤娃娃菜, 皮蛋上汤娃娃菜, 上汤苋菜, 上汤菠菜, 上汤豆苗, 上汤枸杞叶, 上汤西洋菜, 上汤时蔬, 金银蛋苋菜, 金银蛋菠菜, 金银蛋娃娃菜, 金银蛋上汤娃娃菜, 三蛋浸菠菜, 浸菠菜咸蛋皮蛋, 金银蛋浸时蔬, 皮蛋瘦肉粥, 鸡蛋瘦肉粥, 滑蛋牛肉, 滑蛋虾仁饭, 窝蛋牛肉饭, 窝蛋牛肉煲仔饭`,
    ),
  },
]
