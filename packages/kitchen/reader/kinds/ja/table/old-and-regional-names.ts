import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Old, short and regional names of dishes and sweets, and borrowed words for them. */
export const oldAndRegionalNames = parseFoodLines(`
    sauce | | soybean gluten | vegan..meat | ? | お澄まし, お清汁, 御清汁, 澄まし, 鍋物, お鍋もの, 汁物, 汁もの, 椀物, 椀もの
    sauce | soybean | gluten mushroom | vegan..meat | ? | 能平, のっぺい, 濃餅汁, のっぺ汁, 能平汁
    sauce | | soybean gluten | pescatarian | ? | 肝吸, 肝吸い, きもすい
    salty-sauce | soybean gluten | | vegan | ? | お下地, 御下地
    noodle | gluten | soybean | meat | ? | うちなーすば, 沖縄蕎麦, 五目蕎麦, 沖縄すば, 八重山すば, 宮古すば
    dish | | gluten soybean | meat | ? | そおき, ソーキ煮, どて煮, 土手煮, どて焼き, どて焼
    dish | eggs gluten soybean | | meat | ? | カツ閉じ, カツ綴じ
    dish | soybean gluten | eggs mushroom | meat | ? | ごおやあちゃんぷるう, ごーやーちゃんぷるう, ちゃんぷるう, ちゃんぷるー
    dish | | shellfish soybean gluten | pescatarian | ? | おし寿司, 押しずし, 手巻, 手巻き鮨
    pickle | | soybean gluten | vegan..pescatarian | ? | 浅漬, 即席漬, 麹漬, こうじ漬, 糠漬, どぶ漬, 古漬け, 花菜漬け
    dish | | soybean gluten | vegan..meat | ? | お晩彩, おばんさい, お番菜, お数, 突出し, 突き出し, つき出し, 先付け, 御摘み, 撮み物, 前菜, 前菜盛り合わせ, オードブル盛り合わせ
    dish | soybean gluten | mushroom | meat | ? | ジンギス汗, ジンギス汗料理, ジンギスカン料理
    bread | gluten dairy | eggs soybean | vegetarian..meat | ? | 叉焼包, チャーシューパオ, チャーシュー饅頭
    dish | gluten | soybean eggs | meat | ? | ダンプリング, ダンプリングス
    bread | gluten dairy eggs | soybean | vegetarian | ? | コルネ, チョココルネ, クリームコルネ, クルーラー, エクレーア, ショコラティーヌ, アプフェルシュトュルーデル, パン・デピス,
    ３色パン, 三色パン, ガレット・デ・ロワ, シュトレン
    sweetener | gluten | | vegan..vegetarian | ? | 唐果物, 唐菓子, いしいし
    sweetener | | gluten dairy eggs | vegan..vegetarian | ? | 糖菓, お八つ, 御八つ, 三時のお八つ
    sweetener | dairy | eggs gluten | vegetarian | ? | ピーチ・メルバ, シュー・アイス
    hard-cheese | dairy | | vegetarian..meat | ? | クロタン, クロタン・ド・シャヴィニョル, クロタン・ド・シャヴィニョール, クロタン・ドゥ・シャヴィニョール
    sauce | dairy gluten | mushroom | vegetarian..meat | ? | エスパニョールソース, ソース・エスパニョール
    sauce | eggs | | vegetarian | ? | グリビッシュソース, ラヴィゴットソース
    salty-sauce | soybean gluten | | vegan..pescatarian | ? | 付けたれ, 浸けダレ, つけだれ
    sauce | | | vegan..vegetarian | ? | ケッカソース, フレンチソース, グワカモーレ, グアカモーレ
    dish | dairy gluten | | vegetarian..meat | ? | チーズ・フォンデュー
    dish | | gluten dairy | meat | ? | オイルフォンデュー, ナヴァラン, クレピネット, コック・オ・バン, ラウンドステーキ
    cured-meat | | gluten soybean | meat | ? | コールドミート, コールミート, バラエティー・ミート
    drink | | | vegan | ? | グリーンティー, アフタヌーンティー, ロシアンティー, アールグレイティー, ダージリンティー, オレンジペコ, オレンジピコー, 上がり花
    drink | | | vegan..meat | ? | デンキブラン, 電気ブラン, アラキ, アラック酒, トディ, トデー, ソーヴィニョン・ブラン, ソーヴィニヨン・ブラン, シュナン・ブラン,
    ピノ・ネーロ, グリューナー・フェルトリーナー, ゲヴュルツトラミネール, バルベーラ, ヴァイスブルグンダー
    pickle | | | vegan | ? | ザウアークラウト, つぶれ梅, 潰れ梅, つぶし梅
    dish | | soybean gluten | pescatarian | ? | かぶと焼, かぶと焼き, かぶと煮, 兜焼, 兜焼き, 兜煮, あら煮, あら炊き
    dish | eggs | soybean gluten shellfish | pescatarian | ? | 蕪蒸し, かぶら蒸し, 蕪むし, かぶ蒸し
    dish | | gluten soybean shellfish eggs | vegan..meat | ? | 椀種, 椀だね, 鍋の具
    fish | | | pescatarian | - | 梶木, ウミマス, 海鱒
    bread | gluten | dairy | vegan..vegetarian | ? | グラハム・ブレッド, パンリュスティック
    plant-protein | soybean | | vegan | - | 千張, 百頁, 腐皮
    legume | | | vegan | ? | お豆さん, おまめさん, 豆さん
    root | | | vegan | - | お芋さん, おいもさん, おいもはん
    dish | | | vegan | ? | お粥さん, おかゆさん, おかいさん
    fish | | | pescatarian | - | お魚さん, おさかなさん
    dish | soybean | gluten eggs shellfish | pescatarian..meat | ? | かんとだき, かんとうだき, 関東煮, 関東炊き
    dish | | eggs | vegetarian..meat | ? | おじや
`)
