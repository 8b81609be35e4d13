import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  {
    heads: list('オムレツ, 卵焼き, 玉子焼き, 茶碗蒸し, 茶わん蒸し, だし巻き, だし巻き卵, オムライス, スフレ, フリッタータ, 卵とじ'),
    ...eggDish,
  },
  {
    heads: list(
      'コロッケ, 餃子, ぎょうざ, ギョーザ, 春巻き, 焼売, シュウマイ, 天ぷら, 天麩羅, かき揚げ, フライ, 唐揚げ, ピザ, サンド, サンドイッチ, お好み焼き, たこ焼き, ラビオリ, タコス, ブリトー, 肉まん, キッシュ, ラザニア, カツ',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'ソース, たれ, タレ, だれ, ダレ, つゆ, ドレッシング, マリネ, ディップ, スプレッド, スープ, ポタージュ, シチュー, カレー, 鍋, ルウ, カレールー, シチュールー, ハヤシルー, サラダ, あんかけ, 和え, 炒め, 煮, 弁当, 定食, 盛り合わせ, 盛合せ, 盛合わせ, 御膳, プレート, 丼, グラタン, ドリア, 汁, 料理, 惣菜, パテ, サルサ, チャツネ, ペスト, 餡かけ, 詰め, リゾット, パエリア, ピラフ, チャーハン, 炒飯, 炊き込みご飯, 混ぜご飯, ご飯, ごはん, 雑炊, おじや, おでん, ビスク, チャウダー, キャセロール, フォンデュ, 味噌汁, 煮物, きんぴら, きんぴらごぼう, ふりかけ, 酢の物, お浸し, 白和え, テリーヌ',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'キャンディ, キャンディー, キャラメル, ヌガー, プラリネ, ボンボン, バー, デザート, スイーツ, ムース, おこし, トゥロン, 菓子, お菓子, ハルヴァ, ハルバ, 羊羹, 大福, おはぎ, まんじゅう, ガナッシュ, ファッジ, タフィー, プリン, プディング',
    ),
    ...sweetDish,
  },
]
