import type { Head } from '#kitchen/reader/food/kind.ts'
import {
  bread,
  cake,
  chocolate,
  milkFacts,
  mixture,
  pastaFacts,
  powder,
  pureProduct,
  sausage,
  stock,
} from '#kitchen/reader/kinds/head-facts.ts'
import { madeDishes } from '#kitchen/reader/kinds/ja/made-dishes.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('ja')

/** Bases of flour, bread and noodles without wheat. */
const glutenFreeBases = keys(
  '米, お米, 玄米, もち米, とうもろこし, コーン, そば, 蕎麦, ひよこ豆, アーモンド, ココナッツ, じゃがいも, さつまいも, タピオカ, キャッサバ, キヌア, きび, ソルガム, テフ, アマランサス, レンズ豆, 豆, 緑豆, えんどう豆, こんにゃく, 蒟蒻, しらたき, バナナ, 栗, 麻, 亜麻仁, チア, ごま, かぼちゃ, 大豆, おから, 豆腐, 豆乳, 葛, 片栗, 春雨, 山芋, れんこん, 椎茸, しいたけ, きのこ, 煮干し, いりこ, かつお, 鰹, 昆布, わさび, からし, 山椒, カレー, 胡椒, こしょう, 唐辛子, 卵, 粉, 寒天, 抹茶, 茶, よもぎ, 白身魚, 魚, 海老, えび',
)

/** Bases of milk, yogurt, cream and cheese without cow's milk. */
const milkFreeBases = keys(
  '豆, 豆乳, 大豆, ソイ, 豆腐, アーモンド, カシュー, カシューナッツ, ココナッツ, ココナツ, ライス, 米, 玄米, オーツ, オーツ麦, オート麦, 燕麦, ヘンプ, 麻の実, ピー, えんどう, えんどう豆, マカダミア, ナッツ, くるみ, ヘーゼルナッツ, ピスタチオ, ごま, 胡麻, キヌア, タイガーナッツ, ピーナッツ, そば, アボカド, 植物, 植物性, プラントベース, 栗, マロン, あんこ, 餡, ひまわり, カカオ, ココア',
)

/** Plants ground to a "butter" without milk. */
const plantButterBases = [
  ...milkFreeBases,
  ...keys(
    'アーモンド, ピーナツ, 落花生, シード, シア, マンゴー, コクム, りんご, アップル, かぼちゃ, 梨, いちじく, ひまわりの種, かぼちゃの種, ペカン, ピーカン, 甘栗, ミックスナッツ',
  ),
]

/** Animals whose milk is used: 山羊チーズ (goat cheese) contains no meat. */
const milkAnimals = keys('牛, 山羊, ヤギ, 羊, 水牛, ラクダ, 馬, 仔牛, 子牛')

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = keys(
  '大豆ミート, ソイミート, 植物性ミート, ベジミート, ベジタブルミート, プラントベースミート, 代替肉, 大豆肉, 植物肉, 野菜, ベジ, ベジタブル, 豆, 大豆, ソイ, おから, 豆腐, とうふ, テンペ, レンズ豆, ひよこ豆, 蒟蒻, こんにゃく, 車麩, 麩, 高野豆腐, きのこ, しいたけ, れんこん, 大根, キャベツ, かぼちゃ, ナッツ, なす, 玉ねぎ, カリフラワー, エリンギ',
)

/** Japanese head nouns, which end a name. The first row that fits decides. */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  { heads: list('チーズ'), class: 'hard-cheese', ...milkFacts(milkAnimals, milkFreeBases), dietAtWorst: 'meat' },
  {
    heads: list(
      '乳, ミルク, 牛乳, ラテ, カフェオレ, 抹茶オレ, ほうじ茶オレ, いちごオレ, バナナオレ, フルーツオレ, 粉乳, 練乳, ホエイ, ホエー, カゼイン, 乳清',
    ),
    class: 'milk',
    ...milkFacts(milkAnimals, milkFreeBases),
  },
  { heads: list('クリーム, ホイップ, 生クリーム, ホイップクリーム'), class: 'cream', ...milkFacts(milkAnimals, milkFreeBases) },
  { heads: list('バター'), class: 'butter', ...milkFacts(milkAnimals, plantButterBases) },
  { heads: list('ヨーグルト'), class: 'yogurt', ...milkFacts(milkAnimals, milkFreeBases) },
  {
    heads: list('アイスクリーム, アイス, ジェラート, ソフトクリーム'),
    class: 'sweetener',
    contains: ['dairy'],
    without: { allergen: 'dairy', when: milkFreeBases },
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
  },
  { heads: list('醤油, しょうゆ, 正油'), class: 'salty-sauce', contains: ['soybean', 'gluten'], diet: 'vegan', dietAtWorst: 'pescatarian' },
  { heads: list('味噌, みそ'), class: 'paste', contains: ['soybean'], mayContain: ['gluten'], diet: 'vegan', dietAtWorst: 'pescatarian' },
  {
    heads: list('豆腐, とうふ, 油揚げ, 厚揚げ, 豆乳, 納豆, 湯葉, がんも, おから'),
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
  },
  { heads: list('ラー油, 辣油, 油, オイル'), class: 'oil', varies: ['peanut', 'soybean'], diet: 'vegan' },
  {
    heads: list(
      '茸, キノコ, きのこ, しめじ, シメジ, マッシュルーム, トリュフ, イグチ, しいたけ, 椎茸, きくらげ, 木耳, 松茸, タケ, ダケ, アミガサタケ, ヒラタケ, シイタケ, タケモドキ, シメジモドキ, ガサ, フスベ',
    ),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  {
    heads: list(
      '海老, えび, エビ, ガイ, 蟹, カニ, ガニ, がに, ロブスター, 貝, 牡蠣, イカ, 烏賊, 蛸, ダコ, ホタテ, 帆立, 鮑, アワビ, イガイ, シュリンプ, クラブ, オマール, あさり, シジミ, ガザミ, プローン, クラム, オイスター, シャコ, 魷魚, 墨魚, 章魚, 鮑魚, 柔魚',
    ),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
  { heads: list('強力粉, 薄力粉, 中力粉, 小麦粉, 全粒粉'), class: 'flour', contains: ['gluten'], diet: 'vegan' },
  {
    heads: list('小麦, コムギ, 小麦胚乳, 大麦, オオムギ, 麦芽, ライ麦, 麩, オーツ, オーツ麦, オート麦, エンバク, モルト'),
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
  },
  { heads: list('米粉, そば粉, きな粉, 片栗粉, 葛粉'), class: 'flour', diet: 'vegan', onlyWhenReplaced: true },
  { heads: list('粉, フラワー, ミール'), ...powder(glutenFreeBases) },
  {
    heads: list('ふすま, ブラン, 胚芽, セモリナ, シリアル, フレーク, 麦'),
    class: 'grain',
    mayContain: ['gluten'],
    without: {
      allergen: 'gluten',
      when: glutenFreeBases,
      classes: ['rice', 'nut', 'root', 'spice', 'fish', 'cured-fish', 'fruit', 'chocolate', 'coconut'],
    },
    diet: 'vegan',
  },
  { heads: list('でんぷん, でん粉, 澱粉, デンプン, スターチ'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('春雨, しらたき'), class: 'noodle', diet: 'vegan' },
  {
    heads: list('パスタ, スパゲッティ, スパゲティ, マカロニ, ペンネ, リングイネ, ショートパスタ'),
    class: 'pasta',
    ...pastaFacts(glutenFreeBases),
  },
  {
    heads: list('麺, めん, ヌードル, うどん, そうめん, 素麺, ラーメン, 焼きそば, そば, 蕎麦, 中華麺'),
    class: 'noodle',
    ...pastaFacts(glutenFreeBases),
  },
  {
    heads: list('食パン, ロールパン, パン, ブレッド, バゲット, ベーグル, トースト, バンズ, クラッカー, 生地, クルトン, 衣'),
    ...bread(glutenFreeBases),
  },
  {
    heads: list(
      'ケーキ, ビスケット, クッキー, マフィン, ワッフル, パンケーキ, ホットケーキ, クレープ, パイ, タルト, ブラウニー, ドーナツ, スコーン, まんじゅう, 饅頭, せんべい',
    ),
    ...cake,
  },
  {
    heads: list(
      'ソーセージ, サラミ, ハム, ベーコン, ステーキ, バーガー, ハンバーグ, ミートボール, ナゲット, ジャーキー, ひき肉, 挽き肉, 挽肉, ミンチ, ミート',
    ),
    ...sausage(meatlessBases),
  },
  {
    heads: list(
      '肉, ロース, バラ肉, もも肉, むね肉, ヒレ, 牛, 豚, 鶏, 鴨, カルビ, ハラミ, ジビエ, チキン, ポーク, ビーフ, ラム肉, レバー, ホルモン',
    ),
    class: 'meat',
    diet: 'meat',
  },
  {
    heads: list(
      '魚, サーモン, フィッシュ, トラウト, 鯛, 鮭, 鱈, 鰯, 鯖, 鮪, 鰹, 鰈, 鱒, 鰻, マグロ, まぐろ, カツオ, ガツオ, カジキ, アナゴ, トビウオ, ウオ, ハゼ, ギス, ゴチ, ソウダ, サワラ, サバ, イワナ, タナゴ, ニベ, アンコウ, カワハギ, メヌケ, コッド, ヘイク, メルルーサ, ヒラアジ, ハタハタ, マンボウ, ガレイ, カレイ, ダイ, ザメ, ダラ, ビラメ, ヒラメ, ウナギ, ニシン, イワシ, カサゴ, メバル, ナマズ, 切り身, の刺身',
    ),
    class: 'fish',
    diet: 'pescatarian',
  },
  {
    heads: list('かまぼこ, ちくわ, 蒲鉾, 竹輪, はんぺん, さつま揚げ, つみれ, すり身'),
    class: 'cured-fish',
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'pescatarian',
  },
  { heads: list('マヨネーズ, マヨ'), class: 'sauce', contains: ['eggs'], mayContain: ['soybean'], unknown: ['dairy'], diet: 'vegetarian' },
  {
    // After a fish or shrimp it means roe; 玉子 always means hen's eggs.
    heads: list('卵'),
    class: 'egg',
    contains: ['eggs'],
    without: { allergen: 'eggs', when: [], classes: ['fish', 'cured-fish', 'shellfish'] },
    diet: 'vegetarian',
  },
  { heads: list('玉子, たまご, 卵黄, 卵白'), class: 'egg', contains: ['eggs'], diet: 'vegetarian' },
  { heads: list('チョコレート, チョコ'), ...chocolate },
  { heads: list('だし, 出汁, だし汁, ブイヨン, コンソメ, ストック, ブロス, フォン, フュメ, スープの素, ガラスープ'), ...stock },
  { heads: list('の素, のもと, ミックス, 鍋の素, 焼き, 味, フレーバー, 香料, 調味料, シーズニング'), ...mixture },
  {
    heads: list(
      'エキス末, エキスパウダー, 液, 外皮, パーミエート, アイソレート, コンセントレート, 加水分解物, 酵素分解物, 分解物, ペプチド, ペースト, ベース, ピューレ, ピュレ, パウダー, 粉末, 濃縮物, 濃縮液, エキス, 抽出物, タンパク質, たんぱく質, たん白, タンパク, 蛋白, プロテイン, 繊維, ファイバー, レシチン, 果汁, ジュース, フレーク状, チップス, チップ, ジュレ',
    ),
    ...pureProduct,
  },
  { heads: list('酢, ビネガー'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('ワイン, シャンパン'), class: 'wine', diet: 'vegan' },
  { heads: list('ビール, エール, ラガー, スタウト, 麦酒, 麦茶'), class: 'drink', contains: ['gluten'], diet: 'vegan' },
  { heads: list('酒, リキュール, ウイスキー, ウィスキー, ブランデー, 焼酎'), class: 'drink', diet: 'vegan' },
  { heads: list('シロップ, 糖, 砂糖, シュガー, ジャム, マーマレード, 飴, オリゴ糖'), class: 'sweetener', diet: 'vegan' },
  { heads: list('蜂蜜, はちみつ, ハニー'), class: 'sweetener', diet: 'vegetarian' },
  { heads: list('茶, ティー, コーヒー, ソーダ, サイダー, ドリンク'), class: 'drink', diet: 'vegan' },
  { heads: list('菜, レタス, キャベツ, 草, スプラウト, クレス, ケール, 若葉, の葉'), class: 'leaf', diet: 'vegan' },
  { heads: list('の種, シード, 種子'), class: 'seed', diet: 'vegan' },
  { heads: list('酵母, イースト'), class: 'baking', diet: 'vegan' },
  { heads: list('スパイス, マサラ'), class: 'spice', varies: true, diet: 'vegan' },
  { heads: list('ナッツ, の実'), class: 'nut', varies: true, diet: 'vegan' },
  {
    heads: list('ペッパー, 胡椒, こしょう, 唐辛子, トウガラシ, 山椒, わさび, カラシ, ガラシ, からし, 色素, 着色料, エッセンス'),
    class: 'spice',
    diet: 'vegan',
  },
  {
    heads: list(
      'ハーブ, ミント, バジル, 花びら, の花, グサ, ソウ, ギク, ノキ, アオイ, アザミ, スミレ, ヨモギ, カエデ, カンバ, アカシア, ハッカ, ヤシ, ザサ, カズラ, ヅラ, ツヅラ, ベンケイ, ネズ',
    ),
    class: 'herb',
    diet: 'vegan',
  },
  { heads: list('ベリー, いちご, イチゴ, 苺'), class: 'berry', diet: 'vegan' },
  {
    heads: list(
      'フルーツ, 果肉, メロン, りんご, リンゴ, みかん, ミカン, 蜜柑, オレンジ, レモン, ぶどう, ブドウ, 葡萄, バナナ, マンゴー, 柿, 梨, プラム, チェリー',
    ),
    class: 'fruit',
    diet: 'vegan',
  },
  {
    heads: list('芋, いも, イモ, グワイ, クワイ, 大根, ダイコン, にんじん, ニンジン, 人参, ごぼう, ビーツ, かぶら'),
    class: 'root',
    diet: 'vegan',
  },
  { heads: list('かぼちゃ, カボチャ, 南瓜, 瓜, ウリ'), class: 'squash', diet: 'vegan' },
  { heads: list('ねぎ, ネギ, 葱, 玉ねぎ, たまねぎ, にんにく, ニンニク'), class: 'allium', diet: 'vegan' },
  {
    heads: list('トマト, なす, ナス, きゅうり, キュウリ, ピーマン, パプリカ, ブロッコリー, たけのこ, 筍, アスパラガス, オクラ, もやし'),
    class: 'vegetable',
    diet: 'vegan',
  },
  { heads: list('あんこ, 餡, 粒あん, こしあん'), class: 'legume', diet: 'vegan' },
  { heads: list('漬け, 漬物, ピクルス'), class: 'pickle', unknown: ['gluten', 'soybean'], diet: 'vegan', dietAtWorst: 'pescatarian' },
  // A bean named after a village may be a soya bean.
  { heads: list('豆, マメ, ビーンズ'), class: 'legume', varies: ['soybean'], diet: 'vegan' },
  { heads: list('インゲン, いんげん, エンドウ, ダール'), class: 'legume', diet: 'vegan' },
  { heads: list('昆布, コンブ, わかめ, ワカメ, 海苔, 海藻'), class: 'seaweed', diet: 'vegan' },
  { heads: list('米, ライス'), class: 'rice', diet: 'vegan' },
  { heads: list('塩, ソルト'), class: 'salt', diet: 'vegan' },
  { heads: list('水, ウォーター'), class: 'water', diet: 'vegan' },
]
