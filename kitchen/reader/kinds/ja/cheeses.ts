import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Japanese names of cheeses of the world and of what else is made of milk, as they are written in katakana. */
export const cheeses: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `ケソ・アニェホ, テティーリャ, バルデオン, ラスケーラ, モンテヴェロネーゼ, クオルティローロ, スカモルツァアフミカータ, ストラキーノ, タレッジオ, ゴルゴンゾラ, フォンティナ, フィオールディラッテ, ピアヴェ, トレンティングラナ, モッツァレラ・ディ・ブファラ, ロビオラ・ディ・ロッカヴェラーノ, カプリス・デ・デュー, クロミエ, クータンセ, ライオル, ラギオール, ヌシャテル, プーリニー・サン・ピエール, ポールサリュー, サン・マルスラン, サンマルセラン, サンタンドレ, ボフォール, ティルジター, ヴァシュラン・フリブルジョワ, シャップツィーガー, カンボゾーラ, カンボゾラ, ハルツァー, トプフェン, リプタウアー, オールドゴーダ, レイデン, レアダマー, ハヴァルティ, マリボー, ガムレオスト, ノルベジア, プレストスト, ヴェステルボッテン, ヘルゴードソスト, レイパユースト, ケアフィリ, カーフィリー, コーニッシュヤーグ, ウェンズリデール, スティンキングビショップ, ダブリナー, モンテレージャック, アサデロ, コアーリョ, カタウピリー, レケイジョン, ハルミ, カッセリ, ミジトラ, アンソティロ, アンソティロス, テレメア, テレメ, カシカヴァル, カチカヴァル, カシャル, ベヤズペイニル, ブリンザ, ブリンゾヴェー, ブリンツァ, オスチペク, オシュチェペク, トヴァローグ, トヴォログ, トゥヴァルク, カッテージ, スルグニ, スグルニ, イメルリ, チェチル, シャンクリーシュ, ドミアティ, チェナ, 乳扇`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`乳性飲料, 乳精, 甘性ホエイ, 脱塩ホエイ, 乳ペプチド, カゼインペプチド, コロストラム, ミルクファット, カプチーノ`),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`クレームエペス, クレムフレッシュ, シャンティイ, ハーフアンドハーフ`),
  },
  {
    class: 'butter',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`バターファット, ニテルキッベ`),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`マツォーニ, ビヒダス`),
  },
]
