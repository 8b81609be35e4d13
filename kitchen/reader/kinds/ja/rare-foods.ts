import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { salts } from '#kitchen/reader/kinds/salts.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Japanese names of what labels name and few cooks do. */
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
      `ノッケルオスト, ヴェステルボッテン, プレスト, エスロム, ダンボ, ハヴァーティ, クロタン, クロタン・ド・シャヴィニョル, クレシェンツァ, トミーノ, ブロッチュ, カセリ, ケファロティリ, グラヴィエラ, ミジトラ, セラ・ダ・エストレラ, アゼイタン, テティージャ, マオン, ロンカル`,
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(
      `スチールカットオーツ, カットオーツ, ロールドオーツ, オートβグルカン, オーツβグルカン, オート麦βグルカン, 大麦βグルカン, 大麦ぬか, フレグラ, フレゴラ, スペルタ, アインコーン, エンマー, ファッロ小麦, 小麦ポリフェノール抽出物, ブルグア, ビールかす, 麦芽かす`,
    ),
  },
  {
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(`卵白加水分解物, 卵黄ペプチド, 卵殻膜粉末, オボムコイド, オボトランスフェリン`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      `セピアインク, セピア, いかすみ色素, しじみエキス末, ほっき, 本みる貝, なみ貝, ほっかいしまえび, サルエビ, トラエビ, ヨシエビ, ヒゲナガエビ, ザリガニ, カメノテ, フジツボ, ヒザラガイ, マツバガイ`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `大西洋タラ, 太平洋タラ, タイセイヨウタラ, キンキ, ノドグロ, ムツ, マナガツオ, クエ, アラ, イボダイ, ハタハタ, ニベ, シログチ, ホウボウ, カサゴ, オコゼ, カワハギ, ウマヅラハギ, メゴチ, マトウダイ, チカ, カジカ, ウグイ, オイカワ, ソウギョ, ハクレン, ティラピアニロチカ, メロ, マジェランアイナメ, アカマンボウ, 鮭節, まぐろ節, さば節, あじ節, いわし節, そうだ節, 宗田節`,
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      `駝鳥肉, 蛙の脚, 食用蛙, カエル肉, 蚕の蛹, さなぎ, イナゴ, 蜂の子, コオロギ, コオロギ粉末, ミールワーム, ヘモグロビン, ケラチン, 加水分解ケラチン, コラーゲンケーシング, ヘム鉄, 豚プラセンタ, 馬プラセンタ, エラスチンペプチド, コンドロイチン硫酸, コンドロイチン硫酸ナトリウム, ムコ多糖, 鶏冠抽出物, 鶏軟骨抽出物, すっぽん, すっぽん粉末, 熊肉, 鹿角, アナグマ`,
    ),
  },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`大豆胚芽, 大豆胚軸, 大豆胚芽抽出物`) },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `フレンチホーン, 王様しいたけ, トキイロヒラタケ, ヌメリイグチ, チチタケ, コウタケ, 香茸, ハツタケ, アミタケ, クリタケ, ショウロ, ハナビラニカワタケ, 丹波しめじ, はたけしめじ`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `チアミン塩酸塩, ピリドキシン塩酸塩, 塩酸塩, オレンジ精油, 銅葉緑素, フィロキノン, メナキノン, 食用炭, 竹炭パウダー, 二酸化ケイ素, 微粒二酸化ケイ素, 水酸化カルシウム, 酸化カルシウム, 未焼成カルシウム`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `オレイン酸, パルミチン酸, 脂肪酸, イノシン酸ナトリウム, 5’-イノシン酸二ナトリウム, グアニル酸ナトリウム, リボヌクレオチドナトリウム, ステアロイル乳酸カルシウム, ステアロイル乳酸ナトリウム, システイン塩酸塩, L-システイン塩酸塩, ヒアルロン酸, ヒアルロン酸ナトリウム, 核酸, アミノ酸, DHA, ドコサヘキサエン酸, エイコサペンタエン酸, コール酸, 焼成カルシウム`,
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `ベルーガレンズ豆, 愛玉子, チョウセンゴミシ, 五味子, 陸蓮根, ミルクシスル, マリアアザミ, キャッツクロー, アムラ, アシュワガンダ, トリファラ, ガジュツ, ウラジロガシ, ギムネマ, サラシア, ハトムギ, 鳩麦`,
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
      `コハク酸, アジピン酸, エリソルビン酸, ソルビン酸, 安息香酸, プロピオン酸, グルコン酸, アルギン酸, グルタミン酸, パントテン酸, ニコチン酸, 炭酸, イタコン酸, メタ酒石酸, 酸化マグネシウム, 水酸化マグネシウム, 塩化マグネシウム, 塩化カリウム, 塩化アンモニウム, 硝酸ナトリウム, 硝酸カリウム, 亜硝酸カリウム, チアミン硝酸塩, ジベンゾイルチアミン塩酸塩, グルタミン酸カリウム`,
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('小麦たんぱく, 小麦たん白, 小麦タンパク, 小麦グルテン, グルテン, 活性グルテン, ローストバーレイ, バーレイ, パールバーレイ'),
  },
  { class: 'baking', diet: 'meat', names: list('カイガラムシ色素, カイガラムシ, えんじむし, エンジムシ色素, コチニールカイガラムシ') },
  { class: 'fish', diet: 'pescatarian', names: list('とびうおだし') },
  { class: 'meat', diet: 'meat', names: list('イルカ, イルカ肉, 鯨脂, 鯨油, 鯨皮, コロ鯨, オバイケ') },
  { class: 'shellfish', contains: ['shellfish'], diet: 'pescatarian', names: list('北寄, カニ殻, エビ殻, かに殻, えび殻') },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list('だだちゃ豆, 茶豆, 丹波黒, 黒枝豆, ずんだ') },
  { class: 'soft-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list('クーロミエ, クロミエ, クロミエール') },
]
