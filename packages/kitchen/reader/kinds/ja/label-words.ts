import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese label words: sweeteners, acids, gums, colours, vitamins, drinks. */
export const labelWords: readonly NamedKind[] = [
  {
    class: 'sweetener',
    diet: 'vegan',
    names: list(`マスコバド, デメララ, ラパドゥーラ, グラメラ, 異性化液糖, 還元澱粉糖化物, エリトリトール`),
  },
  {
    class: 'sweetener',
    diet: 'vegetarian',
    names: list(`百花蜜`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `クリームターター, クリームタータ, クリームオブタータ, フィチン酸, 塩化アンモニウム, ポリリジン, ナタマイシン, カラメルIII, 酸化チタン, 赤色2号, 赤色3号, 緑色3号, 食紅, グァー, ジェラン, アルギン酸プロピレングリコールエステル, HPMC, グリシン, アラニン, イソロイシン, ロイシン, バリン, リジン, アルギニン, グルタミン, メチオニン, トレオニン, トリプトファン, フェニルアラニン, チロシン, ギャバ, テアニン, クレアチン, コエンザイムQ10, イノシトール, グルコン酸銅, モリブデン, プロテアーゼ, パパイン, ブロメライン, ラクターゼ, グルコースオキシダーゼ, キシラナーゼ, ペクチナーゼ, 納豆菌, 酢酸菌, 微粒酸化ケイ素, シリカ, フェロシアン化物, 亜酸化窒素, 米ぬかロウ, 苦味料, 湿潤剤, ヘスペリジン, クルクミノイド, フコキサンチン`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `グリセリンエステル, クエン酸脂肪酸グリセリル, モノグリ, ソルビタンエステル, プロピレングリコールエステル, 縮合リシノレイン酸ポリグリセリル, カルシフェロール`,
    ),
  },
  {
    class: 'baking',
    mayContain: ['soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`蛋白加水分解物`),
  },
  {
    class: 'baking',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`シェラック樹脂`),
  },
  {
    class: 'drink',
    diet: 'vegan',
    names: list(`本醸造, ノイリープラット, ペルノー, ウゾ, ベネディクティン, ドランブイ, フランジェリコ`),
  },
  {
    class: 'drink',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(`ヴァイツェン, クワス`),
  },
  { class: 'sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', names: list(`アチャール, ライムピクル, ソース類`) },
  {
    class: 'sweetener',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`ういろう, 外郎, すあま, ジャンドゥヤ, きんつば, パートドフリュイ, グラニテ`),
  },
]
