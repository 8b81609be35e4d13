import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Local dishes, preserves and sweets of one place or maker in Japan. */
export const localDishes = parseFoodLines(`
    legume | soybean | | vegan | - | 畑の肉, 畑の牛肉, 畑のお肉, 大地の肉
    seed | | | vegan | - | 畑のキャビア
    sweetener | gluten | soybean | vegan | ? | 久寿餅, 川崎大師の久寿餅, 亀戸の久寿餅, 船橋屋のくず餅, 船橋屋くず餅, 川崎大師のくず餅, 池上のくず餅, 関東のくず餅,
    発酵くず餅, 元祖くず餅, 小麦でんぷんのくず餅
    salty-sauce | soybean | gluten | vegan | ? | しょいのみ, しょうゆの実味噌, 醤油の実漬け, しょうゆのみ, 塩の実, しょっぱみ, おなめ, なめもん, おなめ味噌,
    なめみそ, おかず味噌, 玉味噌だれ
    dish | soybean | gluten | vegan | ? | とうぞ, 五斗なっとう
    nut | peanut | | vegan | ? | がじゃ豆, ガジャマメ, 黒糖がじゃ豆, 奄美のがじゃ豆, 黒糖豆, ピーナッツ黒糖, ピーナツ黒糖,
    糖衣ピーナッツ, 砂糖まぶし落花生
    nut | peanut | | vegan | ? | バターピーナツ
    nut | gluten | peanut | vegan | ? | 源氏豆, 砂糖まぶし豆, すずめの卵, 雀の卵, 雀の玉子, すずめの玉子, 海軍豆, 五色豆菓子, 雀のたまご
    dish | gluten soybean | | pescatarian..meat | ? | まめぶ, まめぶ汁, まめふ汁, こしね汁, けんちょう, まんばのけんちゃん, まんばのけんちゃん煮, そば米雑炊,
    どんこ汁, 石焼き鍋, 卓袱料理
    dish | gluten soybean | | meat | ? | スタミナ焼き, 牛タン焼き定食, かんこ焼き, 牛すじこんにゃく, 牛すじこんにゃく煮,
    豚の角煮丼, みそ牛たん, 漬け込みジンギスカン
    dish | gluten soybean eggs | | meat | ? | 焼豚玉子飯, 今治焼豚玉子飯, 焼き豚卵飯, 焼豚玉子丼
    dish | gluten | soybean | meat | ? | 山賊焼き, 山賊焼, 松本山賊焼き, 塩尻山賊焼, 塩尻の山賊焼き, チキンの山賊揚げ
    dish | eggs | soybean gluten | pescatarian..meat | ? | 漬物ステーキ, 漬けステ, 飛騨の漬物ステーキ
    dish | gluten soybean | | meat | ? | なみえ焼そば, なみえ焼きそば, 浪江焼きそば, 浪江焼そば, みかさ焼きそば, 石巻やきそば, 石巻焼きそば, 黒石やきそば, 黒石つゆ焼きそば,
    日田焼きそば, 上州太田焼そば, 太田焼きそば, 那須塩原スープ入り焼きそば, 想夫恋の焼きそば, 新潟イタリアン, イタリアン新潟, みかづきのイタリアン,
    長岡イタリアン, 二郎系, 二郎系ラーメン, 背脂煮干, 背脂煮干しラーメン, 燕三条背脂ラーメン
    dish | gluten soybean | | pescatarian..meat | ? | ごまだしうどん, 佐伯ごまだしうどん, おほうとう, にごみ, 煮ごみ, とじこ, つっこみうどん, おつゆだんご,
    ごまだし
    dish | gluten | | vegan..pescatarian | ? | 小豆ぼうとう, 小豆ほうとう, あずきほうとう, やきもち小麦, ちゃのこ, 小麦まんじゅう, 炭酸まんじゅう, たらし焼, じり焼, うすやき,
    丁字麩の辛子和え, 丁字麩, ちょうじ麩, 六兵衛麺, ねじねじ, つめりだんご
    dish | gluten | | pescatarian | ? | 丁字麩のからし和え, 辛子和えの丁字麩
    dish | gluten soybean | | vegan..pescatarian | ? | いただき, ののこ飯, ののこめし, 米子のいただき
    dish | | gluten soybean | pescatarian | ? | べっこう寿司, 島寿司, ます寿司, ますのすし, 鱒寿司, 柿の葉寿司, 柿の葉ずし,
    バッテラ, さんま寿司, ままかり寿司, めはり寿司, めはりずし, 田舎寿司, 笹寿司, 温寿司, 押し寿司, 鯖寿司, さば棒寿司, 焼き鯖寿司, 小鯛の笹漬, 手こね寿司
    dish | eggs | gluten soybean shellfish | pescatarian | ? | 須古寿し, 須古寿司, 大村寿司, 岩国寿司, ばら寿司岡山, 備前ばら寿司
    dish | gluten soybean | shellfish | pescatarian..meat | ? | 皿鉢料理, 能登丼, わっぱ飯, わっぱめし
    dish | | | pescatarian | ? | はたはたの飯寿司, ふなずし, 三五八漬けの魚, 切り込み鰊,
    白うるか, 塩引
    dish | gluten soybean | | pescatarian | ? | わかさぎ佃煮, 公魚の佃煮, 鮒の甘露煮,
    松葉漬, 小女子の佃煮, 鮎の甘露煮, 鯉の甘露煮
    dish | gluten soybean | | meat | ? | ざざむし, ざざ虫, ざざむしの佃煮, ざざ虫の佃煮, 蚕さなぎ佃煮, 蚕の佃煮, いなご佃煮, いなごの佃煮, 蝗の佃煮
    dish | gluten soybean shellfish | | pescatarian | ? | はまぐりしぐれ煮, 蛤しぐれ煮, あさりの佃煮, あさりしぐれ煮,
    赤貝の煮付け缶
    rice | | | vegan..pescatarian | ? | 三五八, さごはち, 三五八床, 三五八漬けの素, 甘納豆赤飯, 茶粥, 大和の茶粥, おかいさん
    cured-fish | | eggs | pescatarian | ? | 笹かま, 笹かまぼこ, 笹蒲鉾, 鐘崎の笹かま
    cured-fish | | gluten soybean eggs | pescatarian | ? | つけあげ, つけ揚げ, ちきあぎ, がんす, すり身揚げ, じゃこてん, じゃこ天ぷら
    dish | gluten eggs | | vegan..vegetarian | ? | がね, がね揚げ, がねてん, ガネ天
    dish | gluten eggs | soybean | pescatarian | ? | 辛子れんこん, からし蓮根, 辛子蓮根, 熊本の辛子蓮根, からしれんこん
    dish | shellfish eggs | soybean gluten | pescatarian | ? | レタス巻き, 宮崎のレタス巻き
    dish | | gluten soybean | meat | ? | 骨付鳥, 骨付き鳥, 丸亀の骨付鳥, ひな鳥骨付鳥, 一鶴の骨付鳥, 牛タン焼き, 仙台牛タン焼き
    fish | | | pescatarian | ? | ワニ料理, ワニの刺身, くさやの干物, くさや干物, 焼きくさや
    dish | gluten | dairy soybean | meat | ? | スープカレー, 札幌スープカレー, 牛すじカレー
    dish | soybean gluten | | vegan | ? | でこまわし, でこ回し, 豆腐田楽串
    sweetener | gluten eggs | | vegetarian | ? | げたんは, げたんは菓子, 三角菓子鹿児島
    sweetener | gluten soybean | | vegan | ? | 両棒餅, ぢゃんぼ餅, じゃんぼもち, ぢゃんぼもち, 両棒もち
    sweetener | | | vegan | ? | べこ餅, べこもち, べこ餅下北, へらへら団子, すもも漬, エゴ練り
    sweetener | gluten eggs | dairy | vegetarian | ? | 阿闍梨餅, 満月の阿闍梨餅, ポエム, 愛媛のポエム, 母恵夢, ひよこ菓子, 銘菓ひよこ, ひよ子饅頭, 名菓ひよ子, いもくり佐太郎, 旅がらす,
    旅がらす煎餅, よいとまけ, 三星よいとまけ, わかさいも, わかさいも本舗, いも天わかさいも, ぽんぽん, 浮島, つるの玉子, 石村萬盛堂の鶴乃子
    sweetener | gluten eggs | | vegetarian | ? | 松露饅頭, 唐津松露饅頭, 大原松露饅頭, 松露まんじゅう, 唐津の松露饅頭
    sweetener | | | vegan | ? | 雲龍, 俵屋吉富の雲龍, 水まんじゅう, 大垣の水まんじゅう
    sweetener | | | vegan..vegetarian | ? | 薯蕷饅頭, じょうよ饅頭, 上用饅頭, 上用まんじゅう, じょうよまんじゅう, 織部饅頭, かるかんまんじゅう
    sweetener | | soybean | vegan | ? | 八ツ橋, 生八ツ橋, おたべ, 生八つ橋, 聖護院八ツ橋, 焼き八ツ橋, 焼八ツ橋
    sweetener | | | vegan | ? | 赤福, 雷おこし, 浅草雷おこし, 粟おこし, 岩おこし, 芋羊羹
    sweetener | soybean dairy | | vegetarian | ? | ずんだシェイク, ずんだシェーク, 仙台ずんだシェイク
    bread | gluten soybean | | vegan..meat | ? | ぽたぽた焼, サラダせんべい, 歌舞伎揚げ, 揚げ煎餅, ぬれおかき, 亀田のぽたぽた焼, まがりせんべい, 味しらべ, ソフトサラダ, 技のこだ割り
    bread | gluten soybean | | vegan..meat | ? | 満月ポン, 満月ポンせんべい
    bread | gluten dairy | soybean | vegetarian | ? | カプリコ, グリコカプリコ, ジャイアントカプリコ, カプリコミニ, マリービスケット森永, クラッツ, 江崎グリコクラッツ, ヤマザキランチパックいちご
    bread | gluten dairy | eggs | vegetarian | ? | 森永マリー, 森永のマリー, マリー森永, ヤマザキランチパック, ランチパックたまご, ランチパックピーナッツ
    vegetable | dairy soybean | gluten | vegan..meat | ? | カールチーズ, カールチーズあじ, 明治カールチーズ味
    vegetable | soybean | dairy gluten | vegan..meat | ? | カール, 明治カール, カールうすあじ, カールうす味, チップスターコンソメ
    sweetener | | dairy | vegan..meat | ? | ハウスシャービック, シャービック
    sweetener | dairy | eggs soybean | vegetarian | ? | ロッテ爽, ロッテの爽, 爽アイス
    dish | soybean gluten | | meat | ? | 永谷園お茶づけ, 永谷園のお茶づけ海苔, 日清UFO, 日清焼そばUFO, 焼そばUFO, どん兵衛きつね, 日清どん兵衛きつね
    cured-meat | dairy | soybean eggs | meat | ? | 香薫, 香薫ウインナー, プリマハム香薫, 香薫あらびきポーク, アルトバイエルン, 伊藤ハムアルトバイエルン, ジョンソンヴィル, 森の薫り,
    日本ハム森の薫り
    cured-fish | | soybean | pescatarian..meat | ? | ホモソーセージ, マルハのホモソーセージ
    cured-fish | soybean | | pescatarian | ? | シーチキンマイルド, シーチキンL, シーチキンLフレーク, はごろもシーチキン, シーチキンファンシー, シーチキン缶, シーチキンファミリー
    yogurt | dairy | | vegetarian | ? | R-1, 明治R-1, 明治プロビオヨーグルトR-1, R1ヨーグルト, LG21, 明治LG21
    dish | gluten soybean | | meat | ? | 蜂の子の甘露煮, へぼ飯, へぼめし, 蜂の子ご飯, 蜂の子の佃煮, ざざむし佃煮
    dish | gluten eggs | dairy soybean | meat | ? | トルコライス, 長崎トルコライス, 長崎のトルコライス, ボルガライス, エスカロップ
`)
