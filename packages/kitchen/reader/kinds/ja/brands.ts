import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese brand names used for a food, by contents. */
export const brands: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `プリッツ, トッポ, すぎのこ村, コアラのマーチ, カントリーマアム, ルマンド, ホームパイ, エリーゼ, リッツクラッカー, ハーベスト, チョイス, ムーンライト, チョコパイ, エンゼルパイ, カロリーメイト, ソイジョイ, ビスコ, たべっ子どうぶつ, おっとっと, クランキー, エースコイン, 動物ヨーチ, ベビースター, カップヌードル, チキンラーメン, サッポロ一番, マルちゃん正麺, 赤いきつね, 緑のたぬき, どん兵衛, ペヤング, UFO焼きそば, 一平ちゃん, 出前一丁, うまかっちゃん, チャルメラ, ラ王, 辛ラーメン, プルダックポックンミョン, ホットケーキミックス森永, 超熟, ダブルソフト, 本仕込, ランチパック, まるごとソーセージ, 永谷園のお茶漬け, コーンフロスティ, チョコワ, カレーの王子さま, シチューの素, クリームシチューの素, ハヤシライスの素`,
    ),
  },
  {
    class: 'chocolate',
    contains: ['dairy', 'soybean'],
    unknown: ['peanut', 'gluten', 'eggs'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `明治ミルクチョコレート, 明治ブラックチョコレート, ガーナチョコレート, ガーナミルク, ダース, メルティーキス, ゴディバ, リンツ, リンドール, m&m's, トブラローネ, ハーシーズ, キスチョコ, 小枝, チョコベビー, アポロチョコ, ルック, チョコボール, キャドバリー, キンダー, キンダーチョコ`,
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `ブルドック, オタフク, オリバーソース, カゴメソース, キューピーマヨネーズ, キユーピーマヨネーズ, ピュアセレクト, マヨネーズ味の素, エバラ, エバラ焼肉のたれ, 黄金の味, 馬路村, 旭ポンズ, 追いがつおつゆ, 創味のつゆ, ウェイパァー, 丸鶏がらスープ, 茅乃舎だし, クックドゥ, Cook Do, 浅漬けの素, 深煎りごまドレッシング, 桃屋, 江戸むらさき, ゆかり, 味塩こしょう, 豆鼓醤, ポテトチップスうすしお, カルビーポテトチップス, じゃがビー, チップスター, プリングルズ, カール, ハッピーターン, うまい棒, とんがりコーン, ドリトス, カラムーチョ, すっぱムーチョ`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `カルピスウォーター, ヤクルト1000, ミルミル, ピルクル, R-1, ブルガリアヨーグルト飲むタイプ, ダノンビオ, オイコス, ジョア, フルーチェ, 牧場の朝, 森永マミー, マミー飲料, いちごオレ, いちごミルク, 午後の紅茶ミルクティー, ココア調整, バンホーテン調整, 雪見だいふく, ハーゲンダッツ, ガリガリ君ミルク, ピノ, パルム, 爽バニラ, スーパーカップ, 明治エッセルスーパーカップ, チーズ鱈, チータラ, チーズおかき, kiri, クリームチーズキリ, 雪印コーヒー, ホイップ動物性`,
    ),
  },
  {
    class: 'butter',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`ネオソフト, ラーマ, コーンソフト, バター風味マーガリン, スジャータ, メロディアン, ブライト`),
  },
]
