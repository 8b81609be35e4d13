import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { salts } from '#kitchen/reader/kinds/salts.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese names that labels use more than cooks. */
export const rareFoods: readonly NamedKind[] = [
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`カゼインホスホペプチド, 蘇, 醍醐, 酥, 乳塩基性タンパク質, ラクトアルブミン, 乳カルシウム, 牛乳ミネラル, ホエイミネラル`),
  },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `ノッケルオスト, プレスト, エスロム, ダンボ, ハヴァーティ, トミーノ, カセリ, ケファロティリ, グラヴィエラ, セラ・ダ・エストレラ, テティージャ, マオン, ロンカル`,
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `スチールカットオーツ, カットオーツ, ロールドオーツ, オートβグルカン, オーツβグルカン, オート麦βグルカン, 大麦βグルカン, 大麦ぬか, フレグラ, フレゴラ, スペルタ, エンマー, 小麦ポリフェノール抽出物, ビールかす, 麦芽かす`,
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(`卵白加水分解物, 卵黄ペプチド, 卵殻膜粉末, オボトランスフェリン`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `セピアインク, セピア, いかすみ色素, しじみエキス末, 本みる貝, なみ貝, ほっかいしまえび, サルエビ, トラエビ, ヨシエビ, ヒゲナガエビ, ヒザラガイ, マツバガイ`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `大西洋タラ, 太平洋タラ, タイセイヨウタラ, ハタハタ, チカ, ティラピアニロチカ, 鮭節, まぐろ節, さば節, あじ節, いわし節, そうだ節, 宗田節`,
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `駝鳥肉, 蛙の脚, 食用蛙, 蚕の蛹, さなぎ, イナゴ, コオロギ, コオロギ粉末, ミールワーム, ヘモグロビン, ケラチン, 加水分解ケラチン, コラーゲンケーシング, ヘム鉄, 豚プラセンタ, 馬プラセンタ, エラスチンペプチド, コンドロイチン硫酸, コンドロイチン硫酸ナトリウム, ムコ多糖, 鶏冠抽出物, 鶏軟骨抽出物, すっぽん粉末, 鹿角, アナグマ`,
    ),
  },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`大豆胚軸, 大豆胚芽抽出物`) },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(`フレンチホーン, 王様しいたけ, ヌメリイグチ, ハナビラニカワタケ, 丹波しめじ`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `チアミン塩酸塩, ピリドキシン塩酸塩, 塩酸塩, オレンジ精油, 銅葉緑素, フィロキノン, メナキノン, 食用炭, 酸化カルシウム, 未焼成カルシウム`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `オレイン酸, 5’-イノシン酸二ナトリウム, リボヌクレオチドナトリウム, システイン塩酸塩, L-システイン塩酸塩, ヒアルロン酸, ヒアルロン酸ナトリウム, アミノ酸, ドコサヘキサエン酸, エイコサペンタエン酸, コール酸, 焼成カルシウム`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `ベルーガレンズ豆, 愛玉子, チョウセンゴミシ, 五味子, 陸蓮根, ミルクシスル, マリアアザミ, キャッツクロー, アムラ, アシュワガンダ, トリファラ, ガジュツ, ウラジロガシ, ギムネマ, サラシア`,
    ),
  },
  { class: 'baking', diet: 'vegetarian', names: list(`花粉荷, 蜂パン, ラノリン`) },
  { class: 'baking', diet: 'vegetarian', dietAtWorst: 'meat', names: list(`ラック色素, ラッカイン酸`) },
  {
    class: 'baking',
    diet: 'vegan',
    names: salts({
      acids: list(
        'クエン酸, 乳酸, 酢酸, グルコン酸, 炭酸, 炭酸水素, リン酸, ピロリン酸, ポリリン酸, メタリン酸, トリポリリン酸, 硫酸, ソルビン酸, 安息香酸, プロピオン酸, 酒石酸, リンゴ酸, フマル酸, コハク酸, ケイ酸, アルギン酸, アスコルビン酸, エリソルビン酸, 亜硫酸, パントテン酸, クエン酸三, リン酸二, リン酸三, コハク酸二, 酒石酸水素, リン酸一水素, リン酸二水素',
      ),
      metals: list('ナトリウム, カリウム, カルシウム, マグネシウム, アンモニウム, 鉄, 第一鉄, 亜鉛'),
      name: (acid, metal) => `${acid}${metal}`,
    }),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `エリソルビン酸, アルギン酸, イタコン酸, メタ酒石酸, 水酸化マグネシウム, 亜硝酸カリウム, チアミン硝酸塩, ジベンゾイルチアミン塩酸塩, グルタミン酸カリウム`,
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('小麦たんぱく, 小麦グルテン, グルテン, 活性グルテン, ローストバーレイ, バーレイ, パールバーレイ'),
  },
  { class: 'baking', diet: 'meat', names: list('カイガラムシ色素, カイガラムシ, えんじむし, エンジムシ色素, コチニールカイガラムシ') },
  { class: 'fish', diet: 'pescatarian', names: list('とびうおだし') },
  { class: 'meat', diet: 'meat', names: list('イルカ, 鯨脂, 鯨油, 鯨皮, コロ鯨') },
  { class: 'shellfish', contains: ['shellfish'], diet: 'pescatarian', names: list('北寄, カニ殻, エビ殻') },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list('だだちゃ豆, 茶豆, 黒枝豆') },
  { class: 'soft-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list('クーロミエ, クロミエール') },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`ミルクフィルトレート, バター脂, ヤク乳, ロバ乳, フィルミョルク, ビーリ, チャース`),
  },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `エーメンタール, エメンタールスイッツァランド, レールダム, カシャル・ブルー, バイエルンブルー, ケファログラヴィエラ, ストラッキトゥント, シルテル, カネストラート, カチョリコッタ, カザテッラ, ピアチェンティーヌ, ガモネウ, セブレイロ, アルスア・ウジョア, イボレス, ラ・セレナ, マホレロ, パルメロ, サン・ジョルジェ, ダブル・グロスター, シングルグロスター, ヤーグ, ドーセットブルー, ブルー・シュロップシャー, オルトブルグ, ハンドケーゼ, ヴァイスラッカー, アルゴイヤー, フォアアールベルガー, グラウケーゼ, シャブツィガー, ムッチュリ, ロイヤルプ, ラヴォール, ミモレット・ヴィエイユ, ブーレット・ダヴェーヌ, デリス・ド・ブルゴーニュ, ピエール・ロベール, アフィデリス, ブリンゾヴァー, オルモウツケー・トヴァルーシュキ, シレネ, カシェリ, ガロティリ, コパニスティ, フォルマエラ`,
    ),
  },
  { class: 'shellfish', contains: ['shellfish'], diet: 'pescatarian', names: list(`ヨーロッパタマキビ`) },
  { class: 'fish', diet: 'pescatarian', names: list(`ヨーロピアンパーチ, にべ膠`) },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `ホロホロチョウ, ウズラ, アカシカ, ダマジカ, ヌートリア, ビーバー, リャマ, アルパカ, ガチョウの脂, 鶏の脂, 牛の脂, 豚の脂, 羊の脂, 馬の脂`,
    ),
  },
  {
    class: 'cured-meat',
    unknown: ['gluten', 'dairy', 'soybean'],
    diet: 'meat',
    names: list(`ブレザオーラ, ソプレッサータ, フエ, ケーシング, 天然腸ケーシング`),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `ギンバイカ, クロミグワ, ビンロウ, ビンロウジ, カナリウム, ラムソン, クマニンニク, リュウゼツラン, オプンティア, パラミツ, セイヨウナナカマド, イチゴノキ, ハマベブドウ, ストロベリーツリー, バンバラマメ, ハッショウマメ, クラスタマメ, ウルーコ, アメリカホドイモ, カラシナ, タイサイ, ハマナ, スイスチャード, ガランガー, グリーンカルダモン, ブラックカルダモン, アニスヒソップ, カラミント, ヤロー, ブルーマロウ, アルテア, サポテ, マメイ, サントル, マルーラ, タイベリー, ヨスタベリー, サルビアの種, 綿の実`,
    ),
  },
  { class: 'milk', contains: ['dairy'], diet: 'vegetarian', names: list('カゼインアンモニウム, カゼインマグネシウム') },
]
