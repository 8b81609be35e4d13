import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Japanese foods with plain names and more contents: what the usual recipe adds, and what stays unknown even if
 * another table has the name.
 */
export const usualRecipes: readonly NamedKind[] = parseFoodLines(`
    acid | | gluten | vegan | ? | 穀物酢, 香醋
    acid | | | vegan | ? | 粉末ビネガー, 白酢, 果実酢, バルサミコクリーム, バルサミコグレーズ
    baking | gluten | | vegan | ? | ホシノ天然酵母, アコ酵母
    baking | | | vegan..meat | ? | 食品添加物, 保存料, 合成保存料, 日持ち向上剤, 香料, 天然香料, 合成香料, 人工香料, 食用香料, フレーバー,
    アロマ, 天然香味料, 香味料, 着色料, 色素, 天然色素, 食用色素, 合成着色料, 着色食品, 酵素, 酵素剤, リパーゼ, ペプシン,
    トランスグルタミナーゼ, スターター, スターターカルチャー, 培養菌, 乳酸菌, 乳酸菌末, ビフィズス菌, ナイシン, 核酸, ヌクレオチド,
    ヌクレオチド等, トコフェロール, 抽出トコフェロール, 植物ステロール, 植物性ステロール, 植物エキス, 植物抽出物, ハーブ抽出物, 制造用剤,
    加工助剤, ビール酵母, 自家製酵母, ココアケーキ粉, ミックスココア, ビタミンA
    bread | gluten | dairy eggs | vegan..meat | ? | 月餅
    bread | gluten | | vegan..meat | ? | 中華まんの皮
    bread | gluten | | vegan | ? | 乾パン, かんぱん, かりんとう
    bread | gluten | | vegan..vegetarian | ? | 南部せんべい
    bread | gluten eggs | | meat | ? | カレーパン
    bread | gluten | dairy eggs soybean | vegan..meat | ? | サンドイッチ, サンドウィッチ
    bread | dairy gluten | | vegetarian..meat | ? | ピッツァ, ピザ
    bread | | gluten soybean | vegan..meat | ? | 米菓, ライスクラッカー
    bread | gluten soybean | | vegan..meat | ? | せんべい, 煎餅, おせんべい, あられ, おかき, 醤油せんべい, ぶぶあられ
    coconut | | | vegan..vegetarian | ? | ココナッツアイス, ココナッツアイスクリーム
    chocolate | | dairy soybean | vegetarian | ? | チョコレートフレーク, チョコチャンク, 準チョコレート
    cream | dairy | | vegetarian..meat | ? | バタークリーム, サワークリームオニオン, コーヒークリーム, ホイップ済みクリーム, クリームシャンティ,
    くれま, 低脂肪クリーム, 植物性油脂クリーム
    cured-fish | | gluten soybean | pescatarian | ? | とびこ, とびっこ, 味付けとびこ
    cured-fish | | | pescatarian | ? | たらこ, 鱈子, まさご, 子持ち昆布, 酒盗, さけフレーク, 鮭フレーク, へしこ, ツナペースト, オイルサーディン缶,
    でんぶ, 桜でんぶ, 鯛でんぶ, ランプフィッシュキャビア
    cured-fish | gluten soybean | | pescatarian | ? | 味付けかつお, みりん干, さんまの蒲焼缶, さんまの蒲焼缶詰, いわしの蒲焼缶, さんま蒲焼缶, いわし味付缶
    cured-fish | soybean | gluten | pescatarian | ? | 鯖味噌缶, さば味噌煮缶, さば味噌缶, いわし味噌煮缶, さんま味噌煮缶
    cured-fish | | shellfish | pescatarian | ? | いしる, いしり, よしる, よしり, 魚醤いしる, 能登のいしる, 奥能登のいしる, 奥能登いしる
    cured-fish | shellfish | | pescatarian | ? | いかいしる, いか魚醤
    cured-fish | | shellfish | pescatarian | ? | 魚介エキス, 魚介出汁, 魚介だし汁, 魚介だし
    cured-meat | | | meat | ? | 食肉加工品, シャルキュトリー, スモークハム, ジャンボン, ジャンボンブラン, プロシュートコット, ボローニャ, ボロニアソーセージ,
    ボローニャソーセージ, リオナーソーセージ, ヴァイスヴルスト, 白ソーセージ, ブラートヴルスト, チューリンガー, メルゲーズ, アンドゥイエット,
    ソシソン, ロンガニーサ, ロンガニーザ, セルヴェラ, セルベラ, ビアヴルスト, ビアシンケン, メットヴルスト, メットブルスト, レバーブルスト,
    ニュルンベルガー, テューリンガー, クラカウアー, キルバサ, リヨナー, リングイッサ, リングイーサ, コテキーノ, ザンポーネ, ペッパロニ, カバノス, カバノッシ,
    ランドイェーガー, シンケン, ベーコンビッツ, ショルダーベーコン, カナディアンベーコン, ドライサラミ, サルシッチャフレスカ, ブティファラ, ボティファラ,
    スジュク, スチュク, 干し肉, ハムホック, ガランティーヌ, バロティーヌ, タコミート, しゃるきゅとり
    cured-meat | soybean | gluten | meat | ? | 肉脯, 肉でんぶ, ルースー, ロースー, 肉鬆, 肉フロス, 猪肉乾
    cured-meat | | soybean gluten | meat | ? | 腸詰, 香腸, ラプチョン, 中国ソーセージ, 腸詰め, 中華ソーセージ, 台湾ソーセージ
    drink | gluten | | vegan | ? | ビールテイスト飲料, ビアテイスト飲料, ビール風味飲料, ノンアルビール
    drink | | | vegan..vegetarian | ? | 飲料, 清涼飲料, ソフトドリンク, エナジードリンク, スポーツドリンク, ノンアルコール飲料, リキュール, コーヒーリキュール, リカール,
    発酵調味料, 野菜ジュース, クリームソーダ水
    egg | eggs | | vegetarian | ? | ザバイオーネ, サバイヨン, アドヴォカート, 日本豆腐, 温泉玉子, 炒り卵, いり卵, くんたま, くん玉, スモークエッグ, 薄焼き卵, 錦糸卵
    egg | eggs | dairy | vegetarian | ? | スクランブルエッグ, スクランブルドエッグ
    egg | eggs | gluten soybean | vegetarian..pescatarian | ? | たまご焼き, 卵焼き, 玉子焼き
    egg | eggs soybean gluten | | vegetarian..pescatarian | ? | かきたま, 黄身酢
    egg | eggs shellfish | | pescatarian | ? | かに玉の具
    egg | eggs gluten | | meat | ? | スコッチエッグ
    fish | | shellfish | pescatarian | ? | 刺身盛り合わせ, 刺し身盛り合わせ, 刺身の盛り合わせ, お刺身盛り合わせ, 刺し身盛り, 刺身盛り
    fish | | | pescatarian | ? | お造り, 鮭の塩辛, 食べる煮干し, 焼き穴子, ふかの湯ざらし
    flour | | | vegan..vegetarian | ? | 米粉ミックス, 米粉パンミックス
    fruit | | | vegetarian | ? | はちみつ梅干し
    fruit | | | vegan..vegetarian | ? | かりかり梅, フルーツサラダ, バナナチップス, バナナチップ
    paste | soybean gluten | | vegan | ? | 麦味噌玉
    paste | soybean | gluten | vegan..pescatarian | ? | 即席味噌, 赤だし, 赤出汁
    hot-sauce | | peanut soybean | vegan..meat | ? | 火鍋の素, 麻辣醤
    legume | | | vegan..vegetarian | ? | ダル, ダール
    meat | | | meat | ? | カルニタス, バルバコア, カルパッチョ, 牛肉のカルパッチョ, ローストビーフ, 牛たたき, ローストポーク, オッソブーコ, 成型肉, きも焼,
    シュバイネハクセ, とんちゃん肉, ビーフエキス, ポークエキス, チキンエキス, 肉エキス, 畜肉エキス, ちらがー, 蜂の子
    meat | | eggs | meat | ? | タルタルステーキ
    meat | soybean gluten | | meat | ? | 壺漬けカルビ, 壷漬けカルビ, 味付けカルビ
    milk | dairy | | vegetarian..meat | ? | チョコレートミルク, ミルクココア, ホットチョコレート, ミルクシェイク, シェイク, カルピス, 調製粉乳, 育児用ミルク, 赤ちゃんミルク,
    液体ミルク, ジャンケット, 乳製品粉末, クリーミングパウダー乳製, いちご牛乳, フルーツ牛乳, コーヒー牛乳, 乳酸菌飲料
    milk | dairy gluten | | vegetarian | ? | ミロ, オバルチン
    mushroom | mushroom | dairy | vegan..vegetarian | ? | デュクセル
    noodle | | | vegan..meat | ? | ケンミンビーフン
    nut | | | vegan..vegetarian | ? | モンブランペースト
    nut | | peanut | vegan..vegetarian | ? | おつまみナッツ, トレイルミックス
    nut | peanut | dairy | vegan..vegetarian | ? | ピーナッツブリトル, ピーナツクリーム, ピーナッツクリーム
    nut | peanut gluten soybean | | vegan..meat | ? | 柿ピー
    nut | peanut soybean | gluten | vegan..vegetarian | ? | ピーナッツ和え衣, ピーナツみそ
    sauce | dairy peanut | soybean | vegetarian | ? | ソントンピーナッツクリーム, ソントンピーナッツ
    oil | | | vegan | ? | 食用植物油, 食用植物油脂, 植物油脂, 植物性油脂, 植物性脂肪, 植物脂肪, 植物脂, 精製植物油, 硬化油, 植物硬化油, 水素添加植物油,
    水添植物油, 植物性ショートニング, 白絞油, 揚油, クッキングスプレー, オイルスプレー, ガーリックオイル, ハーブオイル
    oil | | | vegan..meat | ? | 食用油脂, 油脂, 加工油脂, マー油, ねぎ油, 葱油
    oil | | mushroom | vegan | ? | トリュフオイル, 白トリュフオイル, 黒トリュフオイル
    pasta | gluten | eggs soybean | meat | ? | ソース焼きそば, 塩焼きそば, 炒麺
    pasta | gluten soybean | eggs | meat | ? | わんたん麺, 支那そば, 刀削麺
    pasta | gluten | eggs | vegan..meat | ? | ラザニエ, カンネローニ, 伊府麺
    pasta | gluten soybean | eggs shellfish mushroom | meat | ? | 五目そば
    paste | shellfish | dairy gluten | pescatarian | ? | ソースアメリケーヌ, アメリケーヌソース
    paste | shellfish | | pescatarian | ? | 海老味噌, わけのしんのす味噌
    pickle | | | vegan..pescatarian | ? | 漬物, 漬け物, つけもの, 漬物類, お漬物, 菊芋の漬物, きゅうり漬け, 千枚漬け, べったら漬け, らっきょう漬け, なます, オリーブペースト,
    グリーンオリーブペースト, ピクルスミックス, すぐき
    pickle | soybean gluten | | vegan..pescatarian | ? | やまごぼう漬け
    pickle | | gluten soybean | vegan..pescatarian | ? | 浅漬け
    plant-protein | peanut | | vegan | ? | ジーマーミ豆腐, ピーナッツ豆腐, 落花生豆腐
    plant-protein | soybean gluten | | vegan..meat | ? | うの花, 卯の花, うのはな, 卯の花煮
    plant-protein | soybean gluten | | vegan..pescatarian | ? | いなり揚げ, 稲荷揚げ, いなりあげ, 味付けいなり揚げ, 味付いなりあげ
    plant-protein | soybean gluten | | vegan | ? | 浜納豆, 大徳寺納豆, 寺納豆
    plant-protein | soybean | gluten | vegan..pescatarian | ? | 湯豆腐, 湯どうふ, 冷ややっこ, 豆腐ステーキ
    plant-protein | soybean | | vegan..pescatarian | ? | 浸し豆, 豆腐ソーセージ, 豆腐麺, とうふ麺, 豆腐そうめん, 大豆麺,
    大豆パスタ, 大豆アイス, 豆乳アイス, ソイアイス, 乾燥納豆, 大豆クリスプ, ソイクリスプ
    plant-protein | | gluten soybean | vegan..vegetarian | ? | 代替肉, 代用肉, 大豆チキン, 大豆ツナ, もどき肉, 植物肉
    plant-protein | | dairy gluten eggs soybean | vegan..vegetarian | ? | ベジバーガー, ベジタブルバーガー, 豆バーガー
    plant-protein | | eggs mushroom | vegetarian | ? | クォーン
    poultry | | | meat | ? | つくね鶏, 鴨ロースト, 鴨スモーク, スモークチキン, グリルチキン, スモークターキー, ターキーハム, ターキーベーコン, チキンハム, 鶏ハム,
    チキンロール, サラチキ, とりハム
    rice | | | vegan..meat | ? | アルファ米, コーンパフ
    salty-sauce | soybean | | vegan | ? | アミノ酸液
    sauce | | | vegan..pescatarian | ? | 煎り酒, 寿司の素, 甘酢, ピクルス液, らっきょう酢, かんたん酢, ねり梅, 練り梅, すしのこ
    sauce | | gluten | vegan..meat | ? | カレーソースミックス, パスタソースの素
    sauce | | peanut | vegan | ? | サルサマチャ
    sauce | | | vegan..vegetarian | ? | ババガヌーシュ, ババガヌージュ, チャトニ
    sauce | | dairy | pescatarian | ? | バーニャカウダ, バーニャカウダソース
    sauce | gluten | | pescatarian | ? | プッタネスカ
    seaweed | gluten soybean | shellfish mushroom | vegan..meat | ? | ちらし寿司の素, すし太郎, 五目ちらしの素, 炊き込みご飯の素, 釜めしの素, 五目ご飯の素, 混ぜご飯の素
    seaweed | gluten soybean | | vegan..pescatarian | ? | 佃煮昆布, 塩昆布
    seaweed | | | vegan..pescatarian | ? | 梅昆布茶, 昆布茶, こぶ茶, 韓国海苔
    shellfish | shellfish | | pescatarian | ? | いか燻製, カラマーリ, カラマリリング, かき燻製, 燻製牡蠣, 牡蠣のオイル漬け, 酢だこ, いかとんび
    shellfish | | shellfish | pescatarian | ? | 寿司, すし, お寿司, 鮨, パエリャ
    shellfish | shellfish | | pescatarian | ? | あたりめ, 鯣, くちこ, このわた, 貝ひも
    soft-cheese | dairy | | vegetarian..meat | ? | チーズフード, チーズパウダー
    spice | | | vegan..meat | ? | タンドリーチキンシーズニング, ファヒータシーズニング, ステーキスパイス, ジャークシーズニング, ケイジャンシーズニング, クレオールシーズニング,
    味塩, 塩胡椒, 塩こしょう, 塩こしょー, 味付塩こしょう, カレースパイスミックス, スパイスミックス, ミックススパイス
    stock | | gluten | vegan..meat | ? | ブイヨン, スープストック, ブロス
    stock | mushroom | | vegan..meat | ? | マッシュルームブイヨン
    stock | | | pescatarian | ? | 合わせ出汁, 合わせだし
    sweetener | | | meat | ? | グミ, ゼリービーンズ, ゼリーの素, ゼリーミックス, アスピック
    sweetener | | dairy | vegan..meat | ? | コーヒーゼリー
    sweetener | soybean gluten | | meat | ? | 煮こごり, 煮凝り
    sweetener | | | vegan..vegetarian | ? | 飴, あめ, キャンディー, ドロップ, 氷菓, シャーベット, かき氷, 団子, お団子, だんご, 草餅, 柏餅, ぼたもち, 最中, もなか,
    ぜんざい, あんみつ, みつ豆, 大学芋, 桜餅
    sweetener | | soybean | vegan..vegetarian | ? | 葛餅, 煮豆
    sweetener | | gluten soybean | vegan..vegetarian | ? | くず餅
    vegetable | gluten soybean | | vegan..meat | ? | 穂先メンマ, しなちく, 支那竹
    vegetable | | | vegan..pescatarian | ? | りゅうきゅう, オニオンソテー, ポテトフレーク, 乾燥マッシュポテト, ぺりぺり, ピリピリ
    yogurt | dairy | | vegetarian..meat | ? | フルーツヨーグルト, 飲むヨーグルト, のむヨーグルト, フローズンヨーグルト, ドリンクヨーグルト
`).map((kind) => ({ ...kind, sharesDoubts: true }))
