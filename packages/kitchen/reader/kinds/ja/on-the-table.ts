import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese dishes and sweets by their full names, with certain and likely contents. */
export const tableDishes: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean', 'peanut'],
    diet: 'meat',
    names: list(
      `ちんすこう, 金楚糕, 雪塩ちんすこう, 黒糖ちんすこう, 紅芋ちんすこう, チョコちんすこう, くんぺん, 薫餅, こんぺん, はなぼうる, ラードクッキー, 闘鶏餃`,
    ),
  },
  {
    class: 'dish',
    contains: ['gluten', 'soybean'],
    mayContain: ['mushroom'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(
      `治部煮, じぶ煮, 鴨の治部煮, 鴨治部煮, 鶏の治部煮, 加賀治部煮, すだれ麩と鴨, すだれ麩の治部煮, 鴨南蛮, 鴨すき, 鴨鍋, きりたんぽ鍋, だまこ鍋, だまっこ鍋, せんべい汁, ひっつみ, はっと汁, ほうとう鍋, おっきりこみ, おきりこみ, すいとん汁, だんご汁, 団子汁`,
    ),
  },
  {
    class: 'dish',
    contains: ['gluten', 'eggs', 'soybean'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list(
      `う巻き, うまき, 鰻巻き, 鰻巻き卵, う巻き卵, う巻き玉子, うざく巻き, 鰻入りだし巻き, うなぎ卵巻き, 穴子入り卵焼き, あなご巻き卵, 明太玉子焼き, しらす卵焼き, う玉, う玉丼, うな玉丼, うな卵とじ, 柳川鍋, どじょう鍋`,
    ),
  },
  {
    class: 'dish',
    contains: ['peanut', 'soybean'],
    mayContain: ['gluten', 'eggs', 'shellfish'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `ガドガド, ガドガドサラダ, ガトガト, ペチェル, カレドック, ロテッ, ルジャック, ロジャック, ケトプラ, カレドック野菜, 温野菜のピーナッツソース`,
    ),
  },
  {
    class: 'dish',
    contains: ['shellfish', 'soybean'],
    mayContain: ['mushroom'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `土手鍋, 牡蠣の土手鍋, かきの土手鍋, 牡蠣鍋, かき鍋, 牡蠣の味噌鍋, 牡蠣味噌鍋, 広島風土手鍋, 牡蠣のみそ煮, 蟹味噌鍋, かにすき, 蟹すき, かに鍋, 蟹鍋, 海鮮鍋`,
    ),
  },
  {
    class: 'dish',
    contains: ['soybean'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `しもつかれ, しもつかり, しみつかれ, すみつかれ, しもつかれ煮, 鬼おろし煮, 呉汁, 打ち豆汁, 打豆汁, 納豆汁, 三五八漬け豆腐, いか人参, ひたし豆, こくしょう, ごじる, 大豆のいか人参, ずんだ和え`,
    ),
  },
  {
    class: 'dish',
    mayContain: ['gluten', 'soybean', 'mushroom'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(
      `バクテー, 肉骨茶, バクテー（肉骨茶）, パクテー, バクテー鍋, 骨付き豚の薬膳スープ, 薬膳豚スープ, シンガポールバクテー, 薬膳鍋, 火鍋, 麻辣鍋, 麻辣火鍋, 薬膳スープ`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['eggs'],
    diet: 'vegetarian',
    names: list(
      `鶏卵素麺, 鶏卵そうめん, 玉子素麺, たまごそうめん, 卵素麺, 松屋鶏卵素麺, フィオス・デ・オヴォス, フィオスデオボス, フォイトーン, 黄身糸, たばね鶏卵素麺`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      `カステラ饅頭, ひよ子, ひよこ饅頭, 名菓ひよ子, 博多の女, 博多通りもん, 鶴乃子饅頭, 萩の月, かもめの玉子, もみじ饅頭, もみじまんじゅう, 人形焼, 人形焼き, 鈴カステラ, ベビーカステラ, 大判焼き, 今川焼き, 回転焼き, 御座候, 太鼓饅頭, 二重焼き, おやき饅頭, どら焼き, 三笠焼き, 文明堂カステラ, 一六タルト, タルト菓子愛媛, 桃山まんじゅう, 栗饅頭, 黄身しぐれ饅頭`,
    ),
  },
  {
    class: 'sweetener',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(
      `蒸し羊羹, 蒸しようかん, 栗蒸し羊羹, 栗むし羊羹, 栗蒸しようかん, 芋蒸し羊羹, むしようかん, 丁稚羊羹, でっち羊羹, でっちようかん, 竹皮羊羹, 竹皮蒸し羊羹, 上り羊羹, 美濃羊羹, ういろう羊羹, 蒸しういろう小麦`,
    ),
  },
  {
    class: 'drink',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(
      `ホッピー, 黒ホッピー, 白ホッピー, 赤ホッピー, ホッピー330, 55ホッピー, 生ホッピー, 発泡酒, 第三のビール, 麦芽飲料, モルト飲料, オールフリー, ノンアルコールビール, 麦芽発泡飲料, ドライゼロ, 龍馬1865`,
    ),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(`鯒, 鮃, 鰈, 鯛, 鰆, 鱸, 鰤, 鰯, 鯵, 鯖, 鮭, 鱒, 鱈, 鮪, 鰹, 鱶`),
  },
  {
    class: 'dish',
    contains: ['dairy', 'shellfish', 'mushroom', 'soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    names: list(
      `アサリしめじバター醤油, あさりとしめじのバター醤油, あさりときのこのバター醤油, 牡蠣ときのこのバター醤油, ホタテしめじバター醤油, エビきのこバター醤油, ほたてときのこのバター醤油`,
    ),
  },
  {
    class: 'cured-fish',
    mayContain: ['dairy'],
    unknown: ['gluten', 'soybean'],
    diet: 'pescatarian',
    names: list(`ほんだし, ほんだしかつお, ほんだしいりこ, 味の素ほんだし`),
  },
]
