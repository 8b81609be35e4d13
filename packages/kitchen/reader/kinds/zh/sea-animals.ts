import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of crustaceans, molluscs and other animals of the sea. */
export const seaAnimals: readonly NamedKind[] = [
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `河虾仁, 虾胶, 虾泥, 南美白虾, 脊尾白虾, 小青龙, 龙虾仁, 虾爬子, 天使红虾, 斑纹蟳, 赤甲红, 石头蟹, 蟹子, 蟹壳, 甲壳纲, 菲律宾蛤仔, 沙蚬子, 瓦楞子, 蚬仔, 砗磲, 江瑶柱, 澳带, 方斑东风螺, 泥东风螺, 斑玉螺, 醉泥螺, 石鳖, 鹅颈藤壸, 软翅仔, 螟蜅鲞, 墨鱼胶, 墨鱼滑, 鱿鱼墨, 章鱼仔, 海产品, 海鲜拼盘, 海鲜料, 海鲜干货`,
    ),
  },
  { class: 'shellfish', mayContain: ['shellfish'], diet: 'pescatarian', names: list(`梅花参, 乌参, 黄玉参, 沙蜇, 单环刺螠`) },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `鲍, 蚶, 虾茸, 虾球, 虾滑, 鱿鱼, 柔鱼, 太平洋褶柔鱼, 笔管鱿鱼, 鱿鱼板, 乌贼蛋, 墨鱼蛋, 虾青素虾粉, 北极贝肉, 砗磲肉, 螺蛳肉, 香螺肉, 鲍鱼肉, 龙虾肉粒, 蟹酱, 虾头酱, 虾仁酱, 墨汁`,
    ),
  },
  { class: 'shellfish', mayContain: ['shellfish'], diet: 'pescatarian', names: list('海地瓜, 海星肉, 海菠萝') },
]
