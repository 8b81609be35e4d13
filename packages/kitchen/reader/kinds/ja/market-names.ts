import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Japanese names of butchers, fishmongers and farmers from Hokkaido to Okinawa, and further spellings of foreign
 * cheeses.
 */
export const marketNames: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      'ムンステール, ムンスター, カスティルマーニョ, リダー, フェッセル, フォルマッジオ, モンヴェロネーゼ, アフィネ, エトルキ, コルビエ, ヤイトオスト, ノルヴェジア, グレヴェ, グレヴェオスト, ヘルゴードスト, フンボルト・フォグ, ケソ, ケソ・ブランコ, アフエガル・ピトゥ, サモラーノ, ハバーティー, ハバティー, リンバーガー, ボンバル, ルイ・ドール, ブールサン, フォッサ, ブラッチャーノ, ビトー',
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('バターミルクソリッド, バターミルク固形分, ツァツィキ, アイラン'),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      'ボーグ, トラキヌス, たらの子, 鱈の子, ホウボウ科, アカメ, アカムロ, クロメバル, ビブ, クツゾコ, ウマヅラ, アコウ, ワラスボ, ドンコ魚, エゾアイナメ, ノロゲンゲ, ゲンゲンボウ, アブラボウズ, バターフィッシュ, ソコダラ, トウジン, スミヤキ, ヒイラギ, アカマチ, マクブ, シンコ, カタクチ, ゴリ, もうかの星, なめろう用鯵, タマン, シルイユー, グレ, ガシラ, メイチダイ, アカモンガラ, チカメキントキ, パタゴニアホキ, シルバーワレフー',
    ),
  },
  { class: 'cured-fish', diet: 'pescatarian', names: list('とば, たたき鯵, 干しかれい, 鱈ちり用鱈') },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      '磯つぶ, 青つぶ, 毛つぶ, 螺貝, あみ, 浅利, 紅ずわい, 流れ子, 尻高, 本ミル, クロミル, 黒ミル, ヒオウギ, シカメ, サルボオ, 赤にし, つべた貝, ツメタガイ, にし貝, 甲貝, 大あさり, 本海松貝, 月日貝, 鬼えび, どろえび, まんじゅうがに, 藻屑蟹, 油蟹, 毛がに, せいこがに, 香箱がに, こうばこ蟹, 親がに, ベニズワイ, ひいか, しりやけいか, まいか, 赤いか, 柳だこ',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      'シカ, エゾシカ, ニホンジカ, ハツ元, ハツもと, テッポウ, ショウチョウ, ミノサンド, コリコリ, フワ, タチギモ, アキレス, ランイチ, シンシン, カメノコ, シキンボ, ハバキ, ザブトン, ヒレカツ用, 肩バラ, シンタマ, チマキ, 豚スネ, 牛スネ, うで肉, ふりそで, ヤゲン, ペタ, サエズリ, ちょうちん, たてがみ, 蛙, 食用ガエル, 牛の胃袋, 牛ハチノス, 豚の胃, 豚舌, 鶏もつ, 鳥もつ, 機械分離鶏肉, 機械的分離鶏肉, 骨付き鶏もも, 丸鶏',
    ),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      'スコルツォネラヒスパニカ, スコルツォネーラ, 加賀太胡瓜, 加賀太きゅうり, 長薯, 五郎島金時, なると金時, 鳴門金時, 黄金千貫, アンデスレッド, フーチバー, ニガナ, オオタニワタリ, ミルナ, つまみ菜, ちぢみ菜, コールラビー, うりずん, モーウィ, 千成瓢箪, よめな, あいこ, ほんな, 福耳, 甘とう, ひもとうがらし, 剣先なんば, 縮緬南京, 打木赤皮甘栗, 内藤とうがらし, 新生姜, 金沢一本太葱, 曲がりねぎ, リーキ, 赤軸ほうれん草, 日本ほうれん草, 雪白体菜, 長岡菜, 女池菜, とう菜, 折り菜, かき菜, のらぼう菜, 祝蕾',
    ),
  },
  { class: 'seaweed', diet: 'vegan', names: list('仏の耳, まふのり, つるも, 銀杏草, 松藻, ちしまくろのり, 海そうめん, ミル海藻') },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      '杏仁, とち, 栃の実粉, 李, グリーンゲージ, ゆこう, 甲州, 二十世紀, カーラント, 牛心梨, ギュウシンリ, 桝井ドーフィン, 甲斐路, 藤稔, 貴陽, 太秋, 富有柿, 次郎柿, 西条柿, 平核無',
    ),
  },
  { class: 'wine', diet: 'vegan', names: list('マスト, ペリンコヴァッツ, マール') },
  { class: 'salt', diet: 'vegan', names: list('粗製海水塩化マグネシウム, 岩塩, 焼塩') },
  {
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
    names: list(
      '松山あげ, 南関あげ, うすあげ, 薄あげ, 毛豆, 秘伝豆, くらかけ豆, 鞍掛豆, 紅大豆, 肥後豆, さとういらず, 借金なし, 青ばた豆, 青肌豆, 数の子豆, 雁喰豆',
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      'タモギ, バイリング, りこぼう, ボリボリ, らくよう, 落葉茸, ネズミタケ, ロウジ, 虚無僧, ブラウンえのき, 茶えのき, どんこ茸, 冬茹, 天白どんこ, 霜降りひらたけ, 一株採り',
    ),
  },
  { class: 'paste', contains: ['soybean', 'gluten'], diet: 'vegan', names: list('ユウキ豆板醤') },
  { class: 'oil', diet: 'vegan', names: list('分別ヤシ油, 分別パーム油') },
  { class: 'oil', contains: ['soybean'], diet: 'vegan', names: list('部分水素添加大豆油, 水素添加大豆油, 硬化大豆油') },
]
