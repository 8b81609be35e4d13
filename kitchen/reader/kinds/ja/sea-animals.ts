import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Japanese names of crustaceans, molluscs and other animals of the sea. */
export const seaAnimals: readonly NamedKind[] = [
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `釜揚げ桜えび, ラングスチーヌ, スカンピ, スキャンピー, プローン, エクルビス, 蟹爪, 蟹脚, タイワンガザミ, ノコギリガザミ, 沖醤蝦, クリル, 干蝦仁, 富士壺, ペルセベス, 大和蜆, 朝鮮蛤, リトルネック, チェリーストーンクラム, サーフクラム, 干貝柱, スカロップ, オイスター, スモークオイスター, サルボウ, ミルクイ, 真つぶ, 灯台つぶ, エゾボラ, ヒメエゾボラ, 蠑螺, アワビモドキ, ペリウィンクル, リンペット, ヨメガカサ, シッタカ, バテイラ, イボニシ, アカニシ, カワニナ, ナガラミ, ダンベイキサゴ, キサゴ, ゲオダック, グイダック, コブシメ, イカ下足, 烏賊下足, 鯣, 烏賊墨, カラマリリング, スクイッド, 鮹, ポルポ, フルーツ・ド・メール, フリュイドメール, 帆立ひも, ホタテのひも`,
    ),
  },
  {
    class: 'paste',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(`マムトム, マムルオック, ベラチャン, バゴーン, セウジョ, 蝦膏, シャーカオ`),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `馬糞雲丹, バフンウニ, ムラサキウニ, エゾバフンウニ, キタムラサキウニ, アカウニ, マナマコ, 海参, ビゼンクラゲ, マボヤ, アカボヤ, くちこ`,
    ),
  },
]
