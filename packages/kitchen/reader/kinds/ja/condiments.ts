import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese names of sauces, pastes and stocks that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  // Thai pastes that are ground with peanuts or used in peanut curries, so they likely contain peanut. Red and green
  // pastes are not in this row.
  {
    class: 'paste',
    mayContain: ['peanut', 'shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'マッサマンカレーペースト, マッサマンペースト, マッサマンカレー, マサマンカレー, マサマンカレーペースト, パネンカレーペースト, パネーンカレーペースト, パナンカレーペースト, パネンカレー, パネーンカレー, パナンカレー, イエローカレーペースト, イエローカレー',
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom', 'soybean'],
    mayContain: ['gluten'],
    unknown: ['shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('なめたけ, なめ茸, えのき瓶詰め, えのきの佃煮, 椎茸の佃煮, しいたけの佃煮, きのこの佃煮'),
  },
  {
    class: 'pickle',
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      '福神漬け, 福神漬, きゅうりのキューちゃん, 醤油漬けきゅうり, 山ごぼうの醤油漬け, にんにくの醤油漬け, しその実漬け, 守口漬け, 味噌漬け, 大根の味噌漬け, 山椒の佃煮, しょうがの佃煮, ふきの佃煮, きゃらぶき, 佃煮の素',
    ),
  },
  {
    class: 'pickle',
    unknown: ['soybean', 'gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'ザーサイ, 搾菜, 味付けザーサイ, たくあん, 沢庵, たくわん, いぶりがっこ, しば漬け, 柴漬け, 高菜漬け, 高菜漬, 野沢菜漬け, 味付けメンマ, 柴漬, 赤かぶ漬け',
    ),
  },
  {
    class: 'cured-fish',
    unknown: ['soybean', 'gluten'],
    diet: 'pescatarian',
    names: list(
      '明太子, めんたいこ, 辛子明太子, 明太, めんたい, 明太ペースト, ちりめん山椒, たたみいわし, いかなごの佃煮, 小女子の佃煮, 鮎の甘露煮',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    mayContain: ['soybean', 'gluten'],
    diet: 'pescatarian',
    sharesDoubts: true,
    names: list(
      '松前漬け, 松前漬, あさりの佃煮, 貝の佃煮, 海老の佃煮, いかの沖漬け, たこわさ, たこわさび, いかめし, いか飯, 八宝菜, エビチリ, 海老チリ, エビマヨ, 海鮮あんかけ, シーフードカレー, シーフードパスタ, ボンゴレ, ボンゴレビアンコ, 深川めし',
    ),
  },
  {
    class: 'sweetener',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list('みたらし団子, みたらしだんご, みたらしあん, みたらし餡, 五平餅, 磯辺焼き, 磯辺餅'),
  },
  {
    class: 'plant-protein',
    diet: 'vegan',
    names: list(
      '胡麻豆腐, ごま豆腐, 黒胡麻豆腐, 黒ごま豆腐, 白胡麻豆腐, ピーナッツ豆腐の葛, 葛豆腐, くるみ豆腐, 胡桃豆腐, アーモンド豆腐, 柚子豆腐の葛, ひよこ豆豆腐, ひよこ豆の豆腐, シャン豆腐, 蓮根豆腐, 百合根豆腐',
    ),
  },
  {
    class: 'plant-protein',
    contains: ['peanut'],
    diet: 'vegan',
    names: list(''),
  },
  {
    class: 'hot-sauce',
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('かんずり, 柚子胡椒, ゆず胡椒, ゆずこしょう, 柚子こしょう, コーレーグース, 島唐辛子'),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list(' 玉子どうふ, たまごどうふ') },
  {
    class: 'salty-sauce',
    contains: ['mushroom'],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list('ベジタリアンオイスターソース, ヴィーガンオイスターソース, きのこ醤油, 椎茸醤油, しいたけ醤油, まいたけ醤油'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish'],
    unknown: ['gluten', 'peanut', 'soybean'],
    diet: 'pescatarian',
    names: list(
      'トムヤム, トムヤムクン, トムヤムペースト, トムヤムスープ, トムカーペースト, ラクサ, ラクサペースト, ナンプリック, ナムプリック, ナムプリックパオ, チリインオイル, ナシゴレンの素, ナシゴレンペースト, フォースープ, フォーの素, ガパオの素, ガパオソース',
    ),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'peanut'],
    unknown: ['gluten', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'ルンダンペースト, レンダンの素, サンバル, サンバルソース, キムチの素, キムチ鍋の素, キムチのもと, キムチソース, イエローカレーペースト',
    ),
  },
  {
    class: 'sauce',
    mayContain: ['shellfish', 'soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list('パッタイ, パッタイソース, パッタイの素'),
  },
  { class: 'sauce', mayContain: ['gluten'], diet: 'vegan', names: list('ピザソース, エンチラーダソース') },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    unknown: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('トマトパスタソース, ナポリタンソース'),
  },
  {
    class: 'paste',
    contains: ['gluten'],
    mayContain: ['dairy'],
    unknown: ['eggs', 'peanut', 'mushroom', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'カレーフレーク, カレーの素, カレーのもと, バーモントカレー, こくまろ, ジャワカレー, ゴールデンカレー, カレー, カレーライス, レトルトカレー, カツカレー, 欧風カレー, 和風カレー, スープカレーの素, キーマカレー, ドライカレー, カレーうどんの素, カレーソース',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean'],
    mayContain: ['gluten'],
    unknown: ['peanut', 'shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      '回鍋肉の素, 回鍋肉のたれ, 青椒肉絲の素, 麻婆豆腐の素, マーボー豆腐の素, 麻婆茄子の素, 酢豚の素, 黄豆醤, 黄醤, 八宝菜の素, 味噌だれ, みそだれ, 肉味噌だれ, 田楽味噌, 田楽みそ, 酢味噌, 酢みそ, からし酢味噌, 柚子味噌, ゆず味噌, ネギ味噌, 味噌ソース, 西京味噌だれ, ジャージャン麺の素, 春醤, チュンジャン, タッカルビの素, ヤンニョム, ヤンニョムソース, ヤンニョムジャン, スンドゥブの素, チゲの素',
    ),
  },
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list(
      '味噌, 麦味噌, 麦みそ, 米味噌, 米みそ, 豆味噌, 豆みそ, 信州味噌, 信州みそ, 西京味噌, 西京みそ, 仙台味噌, 麹味噌, 麹みそ, 田舎味噌, 田舎みそ, 粒味噌, 甘味噌, 玄米味噌, 赤だし味噌, 生味噌, 減塩味噌, 手前味噌, 粉末味噌, 調合味噌, 減塩みそ, 無添加みそ, 調合みそ, 豆みそ八丁',
    ),
  },
  {
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'pescatarian',
    names: list(
      'だし入り味噌, だし入りみそ, 出汁入り味噌, 味噌汁, みそ汁, お味噌汁, おみそ汁, インスタント味噌汁, 即席みそ汁, 鯛味噌, 鯛みそ',
    ),
  },
  {
    class: 'stock',
    mayContain: ['gluten'],
    unknown: ['dairy', 'soybean'],
    diet: 'pescatarian',
    names: list(
      'だしの素, 出汁の素, だしのもと, 顆粒だし, 顆粒和風だし, 和風だしの素, 和風だし顆粒, 粉末だし, かつおだしの素, いりこだしの素, あごだしの素, 顆粒かつおだし, だしパック調味料入り, 和風だし粉末, 和風顆粒だし, うどんつゆの素',
    ),
  },
  {
    class: 'stock',
    diet: 'pescatarian',
    names: list('いりこ出汁, 煮干し出汁, 鯖だし, さばだし, かつお出汁, 鰹出汁, 鯛だし, 鯛出汁, 白身魚のだし'),
  },
  {
    class: 'stock',
    diet: 'vegan',
    names: list(
      '昆布だし, 昆布出汁, こんぶだし, 昆布だし汁, 昆布水, 昆布エキス, 昆布だしの素昆布のみ, 精進出汁, 野菜出汁, 野菜エキス, 玉ねぎエキス, オニオンエキス, たまねぎエキス, にんにくエキス, ガーリックエキス, 酵母エキス, イーストエキス, 酵母抽出物, 大根だし',
    ),
  },
  {
    class: 'stock',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      '椎茸だし, しいたけだし, 椎茸出汁, 干し椎茸の戻し汁, 干ししいたけの戻し汁, 椎茸の戻し汁, しいたけの戻し汁, 戻し汁椎茸, きのこだし, 椎茸エキス, しいたけエキス, マッシュルームエキス, きのこエキス',
    ),
  },
  {
    class: 'stock',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'meat',
    sharesDoubts: true,
    names: list(
      '豚骨スープ, とんこつスープ, 豚骨スープの素, ラーメンスープ, 味噌ラーメンスープ, 醤油ラーメンスープ, 中華スープの素, 中華だし, 中華だしの素, 味覇, ウェイパー, 創味シャンタン, シャンタン, 鶏白湯, 白湯スープ, 上湯, 中華スープ, 鍋の素, ちゃんこ鍋の素, もつ鍋の素, ダシダ, 牛ダシダ, 中華調味料, 鶏鍋の素, 水炊きの素',
    ),
  },
  {
    class: 'stock',
    mayContain: ['gluten'],
    unknown: ['dairy', 'soybean'],
    diet: 'meat',
    names: list(
      'コンソメの素, ブイヨンキューブ, キューブブイヨン, 顆粒スープ, 洋風だし, 洋風スープの素, 洋風スープ, 洋風調味料, マギーブイヨン, マキシムのブイヨン, 固形スープの素, 固形スープ',
    ),
  },
  {
    class: 'seaweed',
    mayContain: ['soybean', 'gluten'],
    unknown: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'ふりかけ, のりたま, お茶漬けの素, お茶漬け海苔, 味付け海苔, 味付けのり, 味付のり, 韓国風味付けのり, おにぎりの素, 混ぜ込みわかめ, 海苔の佃煮, のりの佃煮, 海苔佃煮, ごはんですよ, 塩こんぶ, しおこんぶ, 昆布の佃煮, 昆布佃煮, 佃煮, つくだ煮',
    ),
  },
  {
    class: 'sauce',
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list(' プッタネスカソース'),
  },
  {
    class: 'hot-sauce',
    mayContain: ['soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('食べるラー油, 食べる辣油, 老干媽, ローガンマ, 麻辣ソース, サーチャージャン, 沙茶醤'),
  },
  { class: 'sauce', mayContain: ['soybean'], unknown: ['gluten'], diet: 'vegan', names: list('プラムソース, 梅醤, 梅肉ソース') },
  {
    class: 'sauce',
    contains: ['peanut'],
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('サテソース, サテーソース, サテ, サテー, ピーナッツソース, ガドガドソース, ピーナッツだれ'),
  },
  {
    class: 'sauce',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list('ごまだれ, 胡麻だれ, ごまドレッシング, 胡麻ドレッシング, 棒棒鶏ソース, バンバンジーソース, しゃぶしゃぶのたれ'),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'ソース, ドレッシング, たれ, つけだれ, 調味料, 合わせ調味料, 調味液, ロメスコ, ロメスコソース, ピカリリ, カクテルソース, ブラウンソース, HPソース, 甘酢あん, 甘酢あんかけ, あんかけ, スイートサワーソース, タプナード, ワカモレ, グアカモーレ, スムージー, スープ, シチュー, 鍋スープ, だし調味料, うま味だし, ディップ, ステーキソース, A1ソース, マリネ液, シーズニング, 惣菜, 具, 具材, スパイスソース',
    ),
  },
  {
    class: 'sauce',
    mayContain: ['peanut', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('モレ, モレソース, モーレ'),
  },
  {
    class: 'sauce',
    diet: 'vegan',
    names: list(
      'チミチュリ, レリッシュ, ピクルスレリッシュ, ミントソース, アドボソース, アジカ, ズーグ, チェルムーラ, シェルムーラ, なすのディップ, 豆ディップ, フレンチドレッシング, イタリアンドレッシング, ヴィネグレットソース, ビネグレットソース, ヴィネグレット, バルサミコドレッシング, バルサミコソース, レモンドレッシング, 塩だれ, 塩麹, 塩こうじ, しお麹, 麹, こうじ, 米麹, 甘酒の素, 甘酒, 玉ねぎ麹, 梅酢, 赤梅酢, 白梅酢, 梅ペースト, 梅肉, おろしだれ, チャツネ, マンゴーチャツネ',
    ),
  },
  { class: 'salty-sauce', mayContain: ['gluten'], diet: 'vegan', names: list('マーマイト, ベジマイト, サーナ') },
  {
    class: 'sauce',
    mayContain: ['eggs', 'soybean'],
    unknown: ['dairy'],
    diet: 'vegetarian',
    names: list('マヨネーズタイプ調味料, マヨネーズ風調味料, マヨソース'),
  },
]
