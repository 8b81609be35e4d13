import type { Head } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * A part consists of what it is cut from: a radish leaf is a plant, an ox stomach meat. The source of an unknown name
 * is unknown.
 */
const part = { madeOf: true, diet: 'vegan' } as const

/** Japanese endings for families of fish, shellfish, animal parts and plants, which classify an unknown name. */
export const familyHeads: readonly Head[] = [
  {
    heads: list(
      '鮫, 鮃, 鰤, 鯵, 鰺, 鰊, 鱧, 鯰, 鱚, 鰆, 鮗, 鯔, 鰡, 鱵, 鮴, 鰍, 鯊, 鱸, 鮎, 鯉, 鮒, 鰌, 鮟鱇, 鱏, 鱓, 鯥, 鯒, 鰶, 公魚, サメ, ザケ, アジ, カマス, サヨリ, スズキ, ホッケ, マハタ, シログチ, ヘイズル',
    ),
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list('ウニ, 雲丹, クラゲ, ナマコ, マイマイ, カタツムリ, ダコ, 蛤, 浅蜊, 蜆, 赤貝, 鮹, 海胆'),
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
  },
  {
    heads: list('の胃, 胃袋, 胃, の腸, 小腸, 大腸, 舌, の舌, 肝, の肝, 心臓, 腎臓, 肝臓, 骨, 軟骨, の血, 血液, 脂身, すじ肉'),
    class: 'meat',
    ...part,
  },
  { heads: list('の葉柄, 果皮'), class: 'vegetable', ...part },
  { heads: list('脂, 油脂, 脂肪'), class: 'oil', ...part },
  { heads: list('ムギ'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  { heads: list('ゴメ'), class: 'rice', diet: 'vegan' },
  { heads: list('キビ, 粟, 稗, 黍'), class: 'grain', diet: 'vegan' },
  { heads: list('菊, ユリ, 百合, バナ, 桜, 蓬, 笹, ゼリ, 芹, 花'), class: 'herb', diet: 'vegan' },
  { heads: list('柑, 桃, 梅, スモモ, ユズ, 柚子, 杏, ウメ'), class: 'fruit', diet: 'vegan' },
  { heads: list('栗, クルミ, 胡桃'), class: 'nut', diet: 'vegan' },
  { heads: list('ササゲ'), class: 'legume', diet: 'vegan' },
  { heads: list('ノリ, アオサ, モズク, ヒジキ'), class: 'seaweed', diet: 'vegan' },
]
