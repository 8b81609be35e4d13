import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese names of pasta shapes, grains, breads and beans. */
export const pastaShapes: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `小麦全粒, ブルグア, ウィートジャーム, 小麦胚芽油粕, グリアジン, 麦焦がし, トリティカーレ, モグラビエ, ひもかわ, ムギ, ハルユタカ, ゆめちから, 春よ恋, キタノカオリ, ファリーナ, クリームオブウィート`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `フェデリニ, ヴェルミチェッリ, ブッカティーニ, ペルチャテッリ, ジーティ, ズィーティ, エルボー, トルティリオーニ, パッケリ, カラマラータ, カバタッピ, チェレンターニ, ファルファーレ, コンキッリエ, ルマーケ, ルマコーニ, カサレッチェ, カザレッチェ, ストロッツァプレティ, トロフィエ, トロッフィエ, オレッキエッテ, カヴァテッリ, カバテッリ, マロレッドゥス, マッロレッドゥス, ルオーテ, ディターリ, ステッリーネ, ビゴリ, キタッラ, マファルディーネ, レジネッテ, ピッツォッケリ, ニョケッティ`,
    ),
  },
  {
    class: 'pasta',
    contains: ['gluten', 'eggs'],
    diet: 'vegetarian',
    names: list(`フェトチーネ, パッパルデッラ, タリオリーニ, タヤリン, ガルガネッリ, マルタリアーティ`),
  },
  {
    class: 'noodle',
    contains: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`盛岡冷麺`),
  },
  { class: 'grain', diet: 'vegan', names: list(`ミーシェン, ジャイアントコーン, ワキシーコーン, のし餅, 糀, 米糀, 吉野葛, 道明寺`) },
  {
    class: 'grain',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(`カラスムギ`),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names: list(
      `ブラックタートルビーン, カネリーニ, カンネリーニ, フラジョレ, グレートノーザンビーン, マスール, ピジョンピーズ, ファーバ, うぐいす餡, 練り餡, ジャックビーンズ`,
    ),
  },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    names: list(
      `脱脂加工大豆, ひきわり大豆, 丹波黒, ずんだ, ずんだ餡, 大豆イソフラボン, 大豆パフ, 刻み揚げ, きざみあげ, ひりょうず, 湯波, 豆干, 豆腐餻, テンペイ, チョングッチャン, 清国醤, メジュ`,
    ),
  },
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(`江戸甘味噌, 豆瓣醤, タオチオ, タオチアオ`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `パンドミ, プンパーニッケル, ロッゲンブロート, フォルコンブロート, サワードー, パネトーネ, パンドーロ, クグロフ, フォッカッチャ, クルチャ, ラヴァッシュ, マッツァ, 油条, ラングドシャ, レディフィンガー, ビスキュイ, ゴーフル, ゴーフレット, ガレットデロワ, ジェノワーズ, パートブリック`,
    ),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('小麦胚乳') },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list('冷奴') },
]
