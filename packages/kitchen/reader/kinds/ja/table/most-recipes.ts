import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Dishes known in Japan and in the world by their Japanese names, with what most recipes add, though not all. The rest
 * stays unknown even if another table has the name as that of a plain food.
 */
export const mostRecipes: readonly NamedKind[] = parseFoodLines(`
    dish | | eggs peanut shellfish | pescatarian..meat | ? | ナシレマ, ナシレマク, ナシレマッ, ナシルマッ,
    ナシルマク, ココナッツライスのナシレマ
    dish | | eggs soybean gluten | meat | ? | ナシチャンプル, ナシチャンプルー, ナシパダン, ナシクニン, ナシカンダル
    dish | | gluten eggs peanut shellfish | pescatarian..meat | ? | ラクサ, カトンラクサ, ペナンラクサ, カレーラクサ,
    ラクサヌードル, シンガポールラクサ, ニョニャラクサ
    dish | | shellfish mushroom | pescatarian..meat | ? | トムヤムクン, トムヤムクンスープ, トムヤムスープ, トムヤム,
    トムヤム鍋, トムヤムクン鍋, トムヤムヌードル, トムヤムラーメン, トムヤムクンラーメン, トムヤムクンヌードル,
    トムヤンクン, トムヤンクンスープ
    dish | | shellfish eggs gluten soybean | meat | ? | ガパオライス, ガパオ, ガパオ丼, 鶏のガパオ, 鶏肉のガパオ,
    ガパオごはん, ガパオご飯, 鶏ひき肉のガパオ, 豚のガパオ, ガパオライス弁当, 目玉焼きのせガパオ
    dish | | mushroom | meat | ? | トムカーガイ, トムカー, トムカーガイスープ, トムカーカイ, タイ風ココナッツスープ
    dish | | shellfish peanut eggs | pescatarian..meat | ? | パッタイクン, 海老パッタイ, エビのパッタイ,
    タイ風焼きそば, タイ焼きそば, パッタイヌードル
    dish | | | vegan..meat | ? | カオニャオマムアン, マンゴーもち米, マンゴースティッキーライス, カオニャオ, チェー,
    ベトナムチェー, ハロハロ, ブブールチャチャ, フォー, 鶏肉フォー, 牛肉のフォー, フォースープ,
    ベトナムのフォー, アモック, ロックラック, モヒンガー, ラペットゥ, ラペットウ, ラッサム, ラサム, ラッサムスープ,
    ヴィネグレット, フフ, ヤッサ, チキンヤッサ, ロビオ, サルマ, フリット, アイヴァル, アジバル, 野菜のフリット,
    おせち, おせち料理, お節, お節料理, おせちの重箱, オードブル, 盛り合わせオードブル, チュラスコ, キューバサンド,
    フルブレックファスト, イングリッシュブレックファスト, ジュレック, スモーガスボード, ラタトゥーユ, ラタトゥユ,
    カポナータ, モレ, トムセップ
    dish | | | meat | ? | カスレ, カスーレ, シュラスコ, アサード, ジャークチキン, コシード, ファバダ, プロフ,
    シャシリク, ハルチョー, レチョン, レチョンバボイ, チェバプチチ, チェバプチッチ, サツィヴィ, アヤカ,
    フェイジョアーダ, フェジョアーダ, ヘッドチーズ
    dish | | | pescatarian | ? | ウハー, ハラースレー, チェブジェン, チェブジェンヌ
    dish | gluten | eggs dairy | meat | ? | ランゴシュ, プラツキ, バニツァ, サルテーニャ, サルテーニャス, コシーニャ,
    コシニャ, コッシーニャ, エンパナディージャ, ブリック, ブリック・ア・ルフ, フランセジーニャ, カレリアパイ,
    カルヤランピーラッカ, ピサラディエール, ピサラディエル
    dish | eggs shellfish | soybean gluten | pescatarian | ? | バインセオ, オースワン, ホイトート, ホイトード,
    牡蠣オムレツ台湾
    dish | | | vegan..meat | ? | チリコンカルネ, チリコンカン, チリビーンズ
    dish | | dairy | meat | ? | ガルプツィ, ゴルブツィ, ガルブツィ, 東欧風ロールキャベツ, ボボティ, ボボティー,
    ワーテルゾーイ, ワーテルゾイ, コルカノン, カルドヴェルデ, バンガーズ&マッシュ, バンガーズアンドマッシュ,
    バンガース&マッシュ, 小エビのフリカッセ
    dish | | dairy gluten mushroom | meat | ? | ブランケット・ド・ヴォー, ブランケットドボー, 仔牛のブランケット,
    鶏のブランケット, 仔牛のクリーム煮, 鶏のフリカッセ, チキンフリカッセ, フリカッセ, 仔牛のフリカッセ,
    チキンストロガノフ, ボルオヴァン
    dish | | eggs | meat | ? | ヴィテッロトンナート, ヴィテロトナート, ニシンの毛皮, インサラータルッサ,
    オクローシカ, オクローシュカ, オクロシカ, オクロシカスープ
    dish | | dairy eggs | vegetarian..meat | ? | 毛皮を着たニシン, 毛皮のコートを着たニシンのサラダ
    dish | | dairy eggs gluten | pescatarian..meat | ? | クネル, クネルドブロシェ
    dish | dairy | | vegetarian..meat | ? | ナチョス, チーズナチョス, エローテ, エロテ, ショプスカ,
    マック&チーズ, マックアンドチーズ, バッファローウィング, バッファローウイング, バッファローチキン,
    バッファローチキンウィング, ラクレットチーズ料理
    dish | dairy gluten | | vegetarian..meat | ? | マック&チーズ, マックアンドチーズ, マッケンチーズ,
    マカロニ&チーズ, マカロニアンドチーズ
    dish | dairy eggs | | vegetarian | ? | イートンメス
    dish | gluten dairy | soybean | meat | ? | スモア, スモアーズ, スモアクッキー
    dish | gluten | eggs | pescatarian..meat | ? | フィッシュ・アンド・チップ, 白身魚のフリット, 魚のフリット,
    白身魚フリット, 鱈のフリット, イカのフリット, ベニエ
    dish | gluten | eggs shellfish | pescatarian..meat | ? | 天ぷら盛り合わせ, 天ぷらの盛り合わせ, 天麩羅盛り合わせ,
    天ぷら盛合せ, てんぷら盛り合わせ, 天盛り, 天ぷら定食, 天丼, 上天丼, 天丼弁当, 天重, てんどん, 天どん, 江戸前天丼,
    天ざる, 天ざるそば, 天ざるうどん, 天ぷらそば, 天ぷらうどん, 天そば, 天ぷら蕎麦, かき揚げ丼
    dish | soybean gluten | shellfish | pescatarian | ? | ポキ, ポケ, ハワイアンポキ
    dish | | soybean gluten | vegan..meat | ? | トッポギ, トッポッキ, トッポキ, ラッポギ, トッポギ甘辛, 甘辛トッポギ,
    ロゼトッポギ, チーズトッポギ, 韓国トッポギ
    dish | | eggs gluten soybean mushroom | meat | ? | フカヒレスープ, フカヒレの姿煮, フカヒレ姿煮,
    フカヒレあんかけ, フカヒレラーメン, フカヒレチャーハン
    dish | soybean | gluten mushroom eggs | meat | ? | ビビンバ, ビビンバ丼, 石焼ビビンバ, 石焼きビビンバ, ビビンパ,
    ピビンパ, ピビンバ, 石焼ビビンパ, 石焼きビビンパ, 石焼きピビンパ, ユッケビビンバ, 全州ビビンバ, 石鍋ビビンバ,
    ビビンバ丼弁当
    dish | gluten soybean | mushroom eggs | meat | ? | 酸辣湯麺, サンラータンメン, スーラータンメン, 酸辣麺,
    酸辣湯麵, サンラータン麺, スーラー湯麺
    dish | soybean gluten | eggs mushroom | meat | ? | ルーロー飯, ルーローハン, 魯肉飯, 滷肉飯, ルーロウハン,
    ルーロー丼, 台湾魯肉飯
    dish | gluten | mushroom soybean | meat | ? | 春巻き, 春巻, 揚げ春巻き, 揚げ春巻, はるまき, 五目春巻き, 五目春巻,
    ミニ春巻き, 豚肉の春巻き, たけのこ春巻き, 冷凍春巻き
    dish | | mushroom shellfish eggs gluten soybean | pescatarian..meat | ? | ちらし寿司, ちらしずし, 五目ちらし,
    五目ちらし寿司, ばらちらし, ばら寿司, ちらし鮨, 散らし寿司, ちらし, 五目寿司, 五目ずし
    dish | | eggs gluten soybean mushroom | pescatarian..meat | ? | 太巻き, 太巻, 恵方巻き, 恵方巻, 太巻き寿司,
    節分の太巻き, 巻き寿司, 巻きずし, のり巻き, 海苔巻き, 助六寿司, 助六, 助六弁当, 助六いなり, 飾り巻き寿司,
    祭りずし, 太巻き祭り寿司
    dish | | shellfish mushroom | pescatarian..meat | ? | アヒージョ, きのこと海老のアヒージョ,
    エビとマッシュルームのアヒージョ, 海老ときのこのアヒージョ
    dish | | shellfish | pescatarian..meat | ? | エビアヒージョ, 海老のアヒージョ, エビのアヒージョ,
    牡蠣のアヒージョ, タコのアヒージョ, ホタテのアヒージョ, 砂肝のアヒージョ風
    dish | | eggs soybean shellfish | pescatarian | ? | カリフォルニアロール, カリフォルニア巻き,
    カリフォルニアロール寿司, サラダ巻き, アボカドロール, レインボーロール, ドラゴンロール, フィラデルフィアロール,
    クランチロール
    dish | | dairy | meat | ? | オムライス, オムレツライス, ふわとろオムライス, デミオムライス, 昔ながらのオムライス,
    チーズオムライス, ケチャップオムライス
    dish | | soybean gluten shellfish | meat | ? | 青椒肉絲, チンジャオロース, チンジャオロースー,
    牛肉とピーマンの細切り炒め, 豚肉とピーマンの細切り炒め, 牛肉のオイスターソース炒め, 牛肉オイスター炒め,
    豚肉のオイスターソース炒め, チンゲン菜のオイスター炒め, 鶏肉のオイスターソース炒め
    dish | | soybean gluten eggs | meat | ? | 焼きそば, やきそば, ソース焼きそば, ソースやきそば, 塩焼きそば,
    海鮮塩焼きそば
    dish | soybean | mushroom | pescatarian..meat | ? | てっちり鍋, ふぐちり, ふぐ鍋, ふぐちり鍋, 鱈ちり,
    たらちり, 鱈ちり鍋, たらちり鍋, ちり鍋, 魚ちり, 鯛ちり, ふぐすき, クエ鍋, 鮟鱇鍋, あんこう鍋, 鱈鍋, 寄せ鍋,
    水炊き鍋
    dish | gluten soybean | | pescatarian | ? | 年越しそば, 年越し蕎麦, としこしそば, かけ蕎麦, 月見蕎麦
    dish | | soybean gluten eggs | vegan..meat | ? | 中華スープ, 中華風スープ, 中華風たまごスープ, 中華卵スープ
    dish | | soybean | meat | ? | しゃぶしゃぶ, 牛しゃぶ, 豚しゃぶ, 冷しゃぶ, 豚しゃぶしゃぶ, 牛しゃぶしゃぶ,
    サムギョプサル
    dish | gluten | eggs shellfish | pescatarian | ? | エビ天巻き, 海老天巻き, 天ぷら巻き, 海老天ロール
    shellfish | shellfish | | pescatarian..meat | ? | ムール貝の白ワイン蒸し, ムール貝のワイン蒸し,
    ムール・マリニエール, ムール貝の酒蒸し
    dish | | peanut | vegan..meat | ? | サテソース, ガドガドソース, ピーナッツだれ, ピーナッツソースがけ,
    胡麻ピーナッツだれ
    dish | gluten | dairy | vegan..meat | ? | クロケッタ, スパニッシュクロケッタ
    nut | | peanut | vegan..meat | ? | 雷おこし, 浅草の雷おこし, おこし, 豆おこし, ピーナッツおこし
    drink | gluten | | vegan | ? | クヴァス, クワス, ロシアのクワス, パンのクワス, 黒パンのクワス
    cured-fish | | soybean | pescatarian | ? | シーチキン, シーチキ, シーチキンLフレーク, ライトツナ油漬
    drink | dairy | | vegetarian | ? | ウインナーコーヒー, ウィンナーコーヒー, ウインナ珈琲, ウインナーココア,
    ウィンナコーヒー, ウインナコーヒー, ウインナー珈琲, ウィンナー珈琲
    dish | shellfish | gluten | pescatarian | ? | いかの駄菓子, 駄菓子のイカ, 串いか, 酢いか, のしいか, いか天,
    するめいか菓子
    dish | dairy | gluten | vegetarian..meat | ? | ブルーチーズドレッシング添えバッファローウィング
    dish | | soybean gluten | meat | ? | カオマンガイ, 海南鶏飯, ハイナンチキンライス, 海南チキンライス,
    シンガポールチキンライス, カオカームー, カオカムー, カオムーデーン, カオソーイ, カオソイ, コムタム, フーティウ,
    ティットコー, 肉骨茶, バクテー, パクテー
    dish | | shellfish | meat | ? | ブンボーフエ, ブンボーフェ
    dish | | | meat | ? | ポトフ, ポトフスープ, ヤムヌア, ヤムヌアサラダ, 三平汁風, チャーカー風
    dish | | | pescatarian | ? | 三平汁, さんぺい汁, 大根寿司, 鰰寿司, チャーカー, チャーカーラーボン
    dish | gluten | shellfish | meat | ? | ガンボ, ガンボスープ, シーフードガンボ
    dish | | shellfish | meat | ? | ジャンバラヤ, ケイジャンジャンバラヤ
    dish | soybean | gluten | vegan..meat | ? | タフゴレン, タフテロール, タフイシ, テンペゴレン, テンペマニス,
    ブンダウ
    dish | | soybean gluten mushroom | meat | ? | クレイポットライス, 土鍋飯中国, 煲仔飯, ボウジャイファン, 仔飯
    dish | dairy eggs | gluten | meat | ? | ガレット・コンプレ, そば粉のガレットコンプレ
    dish | eggs | dairy | pescatarian | ? | ケジャリー, ケジュリー, ケジェリー
    dish | eggs | | meat | ? | コロネーションチキン, コブサラダ, 鶏とゆで卵のサラダ
    dish | | dairy | vegetarian..meat | ? | コブサラダ
    bread | gluten eggs dairy | | vegetarian..meat | ? | パステイス・デ・ナタ, パスティスデナタ, パステル・デ・ナタ,
    クロックマダム, ポルトガルのエッグタルト
    dish | | dairy gluten | meat | ? | オッソブーコ, オッソブッコ
    dish | gluten eggs shellfish | | pescatarian | ? | クラブケーキ, カニケーキ, エビカツ, 海老カツ,
    カニクリームコロッケ, 蟹クリームコロッケ
    dish | gluten | soybean shellfish | meat | ? | 焼売, シュウマイ, シューマイ, ポーク焼売, 肉焼売
    dish | gluten shellfish | soybean eggs | pescatarian..meat | ? | エビ焼売, 海老焼売, エビシュウマイ,
    えびシューマイ, 海老シュウマイ, カニシュウマイ, かに焼売, 海鮮焼売, イカシュウマイ, 呼子のイカシュウマイ,
    海老ワンタン, エビワンタン, エビ餃子, 海老餃子
    bread | | gluten | vegan..vegetarian | ? | 利休まんじゅう, 利休饅頭, 大島まんじゅう, 黒糖まんじゅう,
    酒まんじゅう, 薄皮まんじゅう, 薄皮饅頭, 田舎まんじゅう, 酒饅頭, 温泉まんじゅう, 温泉饅頭, 小麦饅頭
    dish | gluten | soybean | meat | ? | 麻醤麺, マージャン麺, ごまだれ麺, ごま担々麺
    dish | | gluten eggs soybean mushroom | meat | ? | 鶏飯, けいはん, 奄美鶏飯, 奄美の鶏飯, 鶏飯丼
    dish | | peanut shellfish | pescatarian..meat | ? | ゴイクン, ゴイクオン, 生春巻き, 生春巻, ベトナム生春巻き,
    海老の生春巻き, なまはるまき
    dish | | peanut | meat | ? | 口水鶏, よだれ鶏, よだれどり, 涎鶏
    dish | | shellfish mushroom | pescatarian..meat | ? | 広東風大根餅
    dish | soybean gluten | shellfish | meat | ? | レバニラ, レバニラ炒め, ニラレバ, ニラレバ炒め, にらレバー炒め,
    レバニラ定食
    dish | soybean | shellfish | pescatarian..meat | ? | ぬた, ぬた和え, わけぎのぬた, まぐろのぬた, いかのぬた,
    青柳のぬた, ねぎぬた
    dish | | mushroom | meat | ? | チャーゾー, チャージオ, ベトナム揚げ春巻き, マーラータン, 麻辣燙, 麻辣湯,
    豚骨ラーメン, とんこつラーメン, 博多ラーメン, 長浜ラーメン, 久留米ラーメン, 中身汁, 中味汁
    dish | gluten eggs soybean | mushroom | pescatarian..meat | ? | おだ巻き蒸し, 小田巻き蒸し, 小田巻蒸し,
    茶碗蒸しうどん
    dish | eggs gluten dairy | soybean | vegetarian | ? | ムーンライト, 森永ムーンライト, ムーンライトクッキー
    bread | gluten | soybean | vegetarian..meat | ? | ハーベスト, ハーベストセサミ, マリービスケット,
    ココナッツサブレ, 源氏パイ, 平家パイ
    bread | gluten dairy | soybean eggs | vegetarian..meat | ? | マリー, ココナツサブレ, プチチョコチップ,
    ブルボンプチチョコチップ
    sauce | gluten | soybean dairy | meat | ? | 完熟トマトのハヤシライスソース, ハヤシルウ, ハヤシライスのルー,
    ハヤシライスのルウ, ハヤシルー
    sauce | | soybean gluten | vegan..meat | ? | オタフクお好みソース, オタフクソース, お好みソース,
    お好み焼きソース, マギーブイヨン, マギーコンソメ, 味の素コンソメ, コンソメキューブ, 固形コンソメ, 固形ブイヨン,
    たこ焼きソース, 焼きそばソース
    mushroom | mushroom | | vegan..meat | ? | エリンギの貝柱風, エリンギ貝柱風, エリンギのホタテ風,
    エリンギのアワビ風, エリンギの松茸風, 松茸風エリンギ
    dish | gluten soybean | | vegan..meat | ? | えびすめ, えびすめ塩昆布, 小倉屋山本のえびすめ, 神宗の塩昆布
    egg | eggs | | vegetarian..pescatarian | ? | ケランチム, ケランチム鍋, 韓国風茶碗蒸し, 韓国茶碗蒸し
    dish | | shellfish mushroom gluten soybean | pescatarian..meat | ? | 大根餅, 大根もち, だいこんもち, 中華大根餅,
    蘿蔔糕
    shellfish | shellfish | | pescatarian | ? | エスカルゴ
    dish | shellfish dairy | | pescatarian | ? | エスカルゴブルギニョン, エスカルゴのブルゴーニュ風,
    エスカルゴバター焼き, エスカルゴのオーブン焼き
    bread | gluten | | vegan | ? | きんつば, 金つば, 金鍔, 芋きんつば
    dish | dairy gluten | eggs | vegetarian..meat | ? | モッツァレラスティック, モッツァレラフライ,
    チーズスティック揚げ, チーズフライ, 揚げチーズ, チーズボール, カマンベールフライ, モッツァレラチーズスティック,
    チーズスティックフライ, ハットグ, チーズハットグ, ハッドグ, チーズドッグ
    dish | soybean | gluten | vegan..pescatarian | ? | ひじき豆, ひじき大豆, ひじきと大豆の煮物, ひじき煮豆,
    大豆とひじきの煮物, 大豆の煮物, 大豆煮, 五目大豆, 大豆の五目煮
    plant-protein | soybean | gluten | vegan..meat | ? | 卵の花, うのはな, 卯のはな
    dish | dairy | | vegetarian | ? | ハロハロ
    dish | gluten soybean | dairy | meat | ? | プデチゲ, ブデチゲ, 部隊チゲ, 部隊鍋
    dish | dairy | gluten | vegetarian..meat | ? | ナスのミートグラタン, ミートグラタン, ナスグラタン,
    なすとひき肉のグラタン, なすのミートソースグラタン, じゃがいものミートグラタン, パングラタン
    dish | gluten eggs | dairy | vegetarian..meat | ? | ライスコロッケ, オニオンリング, オニオンフライ,
    オニオンリングフライ, 玉ねぎリング
    dish | gluten eggs | dairy | meat | ? | ケーニヒスベルガークロプセ, クロプセ, ケーニヒスベルク風肉団子,
    レバークネーデル
    bread | gluten | dairy | vegan..meat | ? | スモーブロー, スモーブロ, スモーアブロー, スモーガス, オープンサンド,
    北欧風オープンサンド
    dish | dairy mushroom | gluten | vegetarian..meat | ? | ガルショーク, ガルショック, つぼ焼きスープ, 壺焼きスープ,
    ロシア風つぼ焼き, ロシア風壺焼き, きのこのつぼ焼き, きのこの壺焼き, ポットパイきのこ, きのこのポットパイ
    sweetener | dairy eggs | | vegetarian | ? | トゥンカロン, トゥンカロン韓国, 太っちょマカロン
    bread | gluten eggs dairy | soybean | vegetarian | ? | バナナボート, たけやのバナナボート, バナナオムレット,
    いちごスペシャル, 大きなツインシュー, スペシャルサンド
    dish | gluten | shellfish peanut | pescatarian..meat | ? | ヤムママー, ヤムママ
    dish | | shellfish eggs | pescatarian..meat | ? | ミークロープ, ミークローブ, ミーシャム, ミーサパム
    dish | | shellfish | pescatarian..meat | ? | カノムチーン, カノムチン, カノムジーン, カノムチーンナムヤー,
    ナムヤー, サンバルゴレン, ゲーンソム, ゲーンパー
    dish | | eggs soybean | pescatarian | ? | トートマンプラー, トートマンプラ, トードマンプラー, タイ風さつま揚げ,
    タイ風さつまあげ
    dish | | | meat | ? | コムガー, チャオガー, ボーコー, ベトナム風ビーフシチュー, ボーネ, バビグリン, タッカンマリ,
    クリスピーパタ, カウナニー, モッタ, ネームムアン, ゴイガー, チャオ, サイウア, サイクロークイサーン
    dish | | | vegan..meat | ? | ナシウドゥク, ナシウドゥッ, ナシウラム, ナシレマ風ごはん, ピンチョス, ピンチョ,
    タパス, タパス盛り合わせ, アンティパスト, アンティパスト盛り合わせ
    dish | soybean | gluten | meat | ? | カムジャタン, カンジャタン, カムジャタン鍋, じゃがいもと豚背骨の鍋,
    ヘジャングク, スンデクク
    dish | | mushroom | meat | ? | イナムドゥチ, イナムドゥッチ, イナムルチ
    dish | gluten | soybean shellfish | pescatarian..meat | ? | カルグクス, カルククス, アサリカルグクス,
    韓国うどんカルグクス
    dish | eggs soybean | gluten | vegetarian..pescatarian | ? | ピータン豆腐, ピータンとうふ, 皮蛋豆腐
    dish | gluten | eggs soybean | meat | ? | カオソイ, カオソーイ, チェンマイカレー麺, カオソーイガイ
    dish | shellfish | eggs soybean gluten | pescatarian..meat | ? | エビチャーハン, 海老チャーハン, エビ炒飯,
    海老炒飯, カニチャーハン, 蟹チャーハン, かに炒飯, 海鮮チャーハン, 海鮮炒飯, シーフードチャーハン
    cured-meat | | eggs dairy | meat | ? | パテドカンパーニュ, パテドカンパーニュ田舎風, 田舎風パテ,
    テリーヌドカンパーニュ
    dish | dairy | gluten eggs | vegetarian..meat | ? | ニョッキゴルゴンゾーラ, ゴルゴンゾーラニョッキ,
    ニョッキのゴルゴンゾーラソース, チーズニョッキ, ニョッキのクリームソース
    sweetener | | soybean gluten | vegan | ? | カンロ飴, カンロアメ
    dish | gluten | dairy soybean | meat | ? | ビーフカレー, ポークカレー, チキンカレー, カツカレー,
    プロクオリティビーフカレー, 業務用ビーフカレー, LEEビーフカレー, LEEビーフカレー辛さ, LEEビーフカレー辛さ×10,
    LEEビーフカレー辛さ×20
    dish | gluten | | pescatarian..meat | ? | ミラノサンド, ドトールミラノサンド, ジャーマンドッグ,
    ドトールジャーマンドッグ, サブウェイBLT
    dish | gluten | soybean | meat | ? | 井村屋肉まん, 551の豚まん, 551蓬莱の豚まん, 蓬莱の豚まん, 豚まん,
    セブンの肉まん
    dish | gluten | dairy eggs soybean | meat | ? | ケンタッキーオリジナルチキン, オリジナルチキン, ケンタのチキン
    stock | | dairy gluten | vegan..meat | ? | スープDELI, クノールスープDELI, スープデリ, スープはるさめ, スープ春雨
    sweetener | dairy | eggs | vegetarian | ? | ハーゲンダッツ抹茶, ハーゲンダッツグリーンティー,
    ハーゲンダッツバニラ, ハーゲンダッツクッキー&クリーム, ハーゲンダッツラムレーズン
    dish | soybean | gluten | vegan..pescatarian | ? | おみい, おみ, おみぃ, 味噌雑炊, みそおじや, 味噌おじや
    meat | | gluten soybean | meat | ? | へぼ, へぼの子, 地蜂, かいこのさなぎ, 蚕のさなぎ, 蚕さなぎ, どうきょ, 蚕蛹,
    絹の雫, ポンテギ, ポンテギ缶, セミの幼虫揚げ, コオロギ粉, コオロギパウダー, 食用コオロギ, コオロギせんべい
    pickle | | gluten soybean | vegan..pescatarian | ? | だいこ漬, だいこ漬け, でーこ漬け, 大根漬, 大根漬け,
    赤かぶ漬, 赤かぶ漬け, たくわん漬, たくあん漬
    dish | soybean | gluten shellfish mushroom | meat | ? | チャプスイ, チャプスイ丼, チョプスイ
    dish | dairy eggs gluten | | vegetarian..meat | ? | フェットチーネ アルフレッド, アルフレッド,
    アルフレッドパスタ, フェットゥチーネアルフレード
    dish | shellfish | eggs soybean gluten | pescatarian..meat | ? | カニ雑炊, 蟹雑炊, 牡蠣雑炊, エビ雑炊
    dish | | eggs soybean gluten | vegan..meat | ? | 卵雑炊, たまご雑炊
    cream | dairy eggs | gluten | vegetarian | ? | カスタードクリーム, カスタード, クレームパティシエール
`).map((kind) => ({ ...kind, sharesDoubts: true }))
