import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Rare or regional names of breads, sweets, dishes, shellfish and mushrooms. */
export const rareNames = parseFoodLines(`
    shellfish | shellfish | | pescatarian | - | 海茸, 海茸の粕漬け
    dish | eggs soybean | gluten mushroom | vegetarian..meat | ? | 酸辣湯, サンラータン, スーラータン
    bread | gluten dairy | eggs | vegetarian | ? | ヴィエノワズリー, ビエノワズリー, ヴィエノワ, ビエノワ, パンオレザン,
    エスカルゴパン, クロッカン, クロワッサンダマンド, クロワッサンオザマンド, クロッフル, 三日月パン, 練乳フランス, ミルクスティック, ミルクハース,
    生食パン, 高級食パン, カスタニエパン, ミルクロール, バターフランス, あんバターコッペ, あんバタコッペ, ジャムバターコッペ, ジャムマーガリンコッペ, シナモントースト,
    シュガーマーガリン, ハラダのラスク, ガトーフェスタハラダ
    bread | gluten | | vegan..vegetarian | ? | フーガス, ドゥリーブル, セーグル, パンドセーグル, パンコンプレ,
    ラウゲン, シュリッペ, プッチャ, ピアディーナ, ピアディナ, コッペ, バズラマ, バルバリ, ホアジュアン, 刈包の皮, シュンビン, ラオビン, ツォンヨウピン, ねぎ餅,
    フージャオビン, カオヤーピン
    sweetener | gluten dairy | eggs | vegetarian | ? | ブールドネージュ, ブール・ド・ネージュ, スノーボールクッキー, スノーボール,
    スノーボウル, ポルボロン, マンテカード, ディアマン, ディアマンクッキー, 厚焼きサブレ, クロッカンアマンド, ロータスビスコフ, ロータスクッキー, ビスコフ, スペキュラース,
    シュペクラティウス, シュペクラチウス, ステラおばさん, 泉屋クッキー, 泉屋のクッキー, アイシングクッキー, 型抜きクッキー, ロミアス, ルリジューズ, ミルフイユ,
    タルトオフリュイ, ピティヴィエ, 平家パイ, アーモンドパイ, カトルカール, 四同割, ズッキーニブレッド, シュヴァルツヴァルト, エンガディナー, ニーダーエッガー,
    トロペジェンヌ, ガトーブルトン, フロニャルド
    sweetener | gluten | dairy eggs | vegetarian | ? | サヴァラン, 東京カンパネラ, クルミッ子, ビックリマンチョコ, パフェコーン,
    アイスコーン
    sweetener | gluten eggs | | vegetarian | ? | 花ボウル, はなボウル, カステラボール, サタパンビン, アンダギー, ビスキュイ,
    ビスキュイアラキュイエール, レディフィンガー, ジェノワーズ, どら皮, 虎巻, ワッフルコーン, 和風ワッフル
    sweetener | eggs | | vegetarian | ? | 衛生ボーロ, 栄養ボーロ, 西村衛生ボーロ, 淡雪羹, あわゆきかん, ムラングシャンティ, パブロヴァ,
    ロッシェココ, ロシェココ
    sweetener | eggs dairy | | vegetarian | ? | イルフロッタント, ウフアラネージュ, ウ・ア・ラ・ネージュ, アングレーズ,
    パティシエール, クレームディプロマット, クレームムースリーヌ, プッチンプリン, 窯出しプリン, 壺プリン, 壷プリン, プリンアラモード, レチェフラン, ガトーフロマージュ,
    半熟チーズ, NYチーズケーキ, テリーヌショコラ, チーズテリーヌ, サバイヨン
    sweetener | dairy | | vegetarian..meat | ? | ちちり, 雪花氷, シュエホワビン, クレメダンジュ, クレームダンジェ, クレームダンジュ,
    花畑牧場, ヴェルタース, アーモンドチョコ, 紗々, フェレロ, キンダーサプライズ, 牛乳羮, ブルーシール, トラキチ君
    bread | dairy gluten | | vegetarian..meat | ? | アイスモナカ, アイス最中, モナカアイス, チョコモナカ,
    バニラモナカ, モナ王, コーンアイス
    dish | gluten | dairy eggs soybean | meat | ? | ミートソーススパ, イタスパ, 鉄板スパ, 鉄板イタリアン, ナポリタンスパ, 小倉スパ,
    あんスパ, 和風スパ, 明太スパ, ペペロン, ロコバーガー, ハトシロール
    dish | gluten shellfish | dairy | pescatarian | ? | あさりのボンゴレ, ボンゴレスパ, フルッティディマーレ, ネロスパゲッティ
    pasta | gluten | | vegan | ? | 白石温麺, ちゃんめん, 揖保の糸, 鬼ひも川, イーメン, パンミー, チョルミョン, フィデウ, バーミチェリ,
    シャラティエッリ, メッツェマニケ, サーニェ, スピラーリ
    dish | gluten | soybean eggs | meat | ? | フーイリチー, 麩イリチー, ふいりちー
    dish | eggs gluten | soybean dairy | meat | ? | ピカタ, ポークピカタ, チキンピカタ, 豆腐のピカタ, ズッキーニのピカタ, ユッチョン,
    セウジョン, ホバクジョン, トンテジョン, たません, 玉せん, 卵せん, たませんべい, 串かつ定食, コトレッタ, メンチボール, コロッケ定食, カツカレー,
    鶏のピカタ, 豚のピカタ, 鮭のピカタ, カジキのピカタ, タラのピカタ
    dish | eggs soybean gluten | | pescatarian..meat | ? | 親子とじ, 豚の卵とじ, たまごとじ, 玉とじ, 玉とじそば, 鶏卵うどん,
    親子南蛮, 親子そば, 他人とじ, 肉とじ, 開花丼, かいか丼, う玉とじ
    dish | eggs | soybean gluten | pescatarian..meat | ? | 月見とろろ, とろろ月見, 月見山かけ, 黄身返し卵, うずらの水煮,
    味付うずら, 味付けうずら, うずらの燻製, 燻製うずら, うずら串, 薫玉, ルータン, 麻薬卵, ケランマリ, ケランチョリム, ゲランパン, たまサラ, ミモザエッグ,
    ウフココット, ココットエッグ, たまご焼, ふわとろ卵, とろ玉, そぼろ弁当
    dish | peanut | gluten soybean | vegan..vegetarian | ? | 揚げピー, あげピー, 揚ピー, 煎りピー, 炒りピー, 塩ピー,
    おのろけ豆, おのろけ, 黒糖ピー, ピーナッツブリットル, 楽花生パイ, 茹でピー, ゆでピー, チョコピー, ピーチョコ, ピーナッツロール, クンパオチキン, 宮爆鶏丁,
    グンパオジーディン
    dish | soybean gluten | | pescatarian..meat | ? | きつね丼, 信太丼, しのだ丼, 油揚げ丼, お揚げ丼, 厚揚げ丼, たぬき丼,
    ハイカラ丼, 天かす丼, たぬきおにぎり, 天かすおにぎり, たぬきむすび, きざみ丼, むじなうどん, しのだうどん, すき煮, 他人煮
    plant-protein | soybean | | vegan | - | きざみ揚げ, 冷凍きざみ揚げ, 程野の揚げ, 京揚げ, 大判あげ, 手揚げ, 五枚揚げ, あぶりゃげ,
    飛龍頭の素, くみあげゆば, ゆばさし, 湯葉刺し, ダイズラボ, ゼロミート, 津軽鶴の子, パンダ豆, 黒平豆, 雁食い豆
    salty-sauce | soybean | gluten | vegan | ? | 江戸甘, 味噌漬け床
    salty-sauce | soybean gluten | | vegan..meat | ? | 本返し, 生返し, そばのかえし, ラーメンのかえし, うどんスープの素,
    すき焼きわりした, しょうが焼のたれ, ソラチのたれ, ゆずの村, かけぽん, こいくち, 刺身たまり, ミツカンつゆ, 液体つゆ, 白つゆ
    shellfish | shellfish | | pescatarian | - | 香箱, カニの甲羅盛り, 甲羅盛り, 足赤えび, トビアラ, シャコの爪
    shellfish | shellfish | | pescatarian | - | いか徳利, 烏賊徳利, イカトックリ, ジンドウイカ, 呼子のイカ, 活イカ, スルメの足,
    剣先スルメ, たこの頭, 干しだこ,
    shellfish | shellfish | | pescatarian | - | シロバイ, 磯にな, くぼがい, よめがさら, べこさら, メガイ, ヒメサザエ, アコヤガイ貝柱,
    あこや貝の貝柱, 真珠貝の貝柱, コンポイ, 赤貝のひも, サラガイ, しろがい, シオフキ, コタマガイ, せと貝, グリーンマッスル, ごうな
    mushroom | mushroom | | vegan | - | ねずみ茸, ホウキタケ, もたせ, 沢もだし, カヤタケ, シモコシ, タイコノバチ,
    なめつむたけ, シロナメツムタケ, ポートベラ, ポルタベッラ, 天恵菇, てんけいこ, のとてまり, 虫草花, フンギ, フンギセッキ, オーヴォリ, プルーロット, シャンピニョンドパリ
    dish | mushroom | soybean gluten dairy | vegan..meat | ? | えのき茶漬, きのこスパ, フンギリゾット, フンギパスタ,
    ピザフンギ, タルトゥファータ
    dish | soybean dairy | gluten | pescatarian..meat | ? | 鮭ちゃんちゃん
    drink | dairy | | vegetarian | - | ローファット, ていしぼうにゅう, LL牛乳, 蒜山ジャージー, べつかいの牛乳屋さん, クッピー, プロビオ
    bread | gluten soybean | peanut | vegan..meat | ? | 柿の種
    dish | gluten dairy | | pescatarian..meat | ? | ムニエル, 鮭のムニエル, サーモンのムニエル, 舌平目のムニエル, 鱈のムニエル, カレイのムニエル
    dish | gluten eggs | soybean | meat | ? | オム焼きそば, オムそば
    dish | gluten shellfish | soybean eggs | pescatarian | ? | 天むす, 海老天むす
    dish | soybean dairy | gluten | pescatarian..meat | ? | ちゃんちゃん焼き, 鮭のちゃんちゃん焼き, ちゃんちゃん焼
    salty-sauce | soybean | gluten | vegan | ? | たまり, 金山寺
    dish | shellfish | gluten soybean | pescatarian | ? | 坂角のゆかり, 坂角ゆかり, 坂角, 海老せんべいゆかり, えびせんべいゆかり, 桂新堂の海老せんべい,
    桂新堂, えびせんべいの里
    dish | | gluten soybean | meat | ? | 手まり寿司, 手毬寿司, てまり寿司, 手まり鮨
    bread | gluten | | vegetarian | ? | ホットク, ホットク餅, ホットッ, シアホットク, ホットックミックス
`)
