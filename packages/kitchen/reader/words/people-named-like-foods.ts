import { list } from '#kitchen/word-list.ts'

/** Chinese family names, simplified, that no food, size, shape, season or brand begins with: 王土豆 is a person. */
export const plainFamilyNames: readonly string[] = list(
  '王, 张, 刘, 陈, 杨, 赵, 吴, 徐, 孙, 朱, 何, 郭, 林, 罗, 李, 周, 郑, 谢, 冯, 董, 萧, 程, 袁, 曾, 邓, 许, 沈, 彭, 吕, 卢, 蒋, 蔡, 贾, 薛, 魏, 阎, 潘, 姚, 谭, 廖, 邹, 郝, 崔, 邱, 秦, 顾, 邵, 孟, 黎, 乔, 贺, 赖, 龚, 钱, 宋, 梁, 曹, 侯, 欧阳, 司马, 诸葛, 上官',
)

/** Foods that are made fun of as a person's given name; what is sold old or by a brand is left out. */
export const foodsAsGivenNames: readonly string[] = list(
  '土豆, 苹果, 草莓, 橘子, 橙子, 柠檬, 香蕉, 芒果, 菠萝, 西瓜, 冬瓜, 南瓜, 黄瓜, 苦瓜, 丝瓜, 木瓜, 葡萄, 石榴, 柿子, 樱桃, 荔枝, 桃子, 梨子, 李子, 杏子, 枣子, 芝麻, 海带, 紫菜, 莲藕, 萝卜, 白菜, 菠菜, 芹菜, 韭菜, 香菜, 生菜, 茄子, 番茄, 辣椒, 青椒, 花椒, 胡椒, 洋葱, 大葱, 小葱, 大蒜, 小蒜, 生姜, 玉米, 小米, 大米, 大麦, 小麦, 高粱, 红豆, 绿豆, 黄豆, 豆豆, 豆芽, 花生, 核桃, 板栗, 栗子, 瓜子, 蘑菇, 香菇, 木耳, 豆腐, 包子, 馒头, 饺子, 馄饨, 汤圆, 粽子, 面条, 面包, 蛋糕, 饼干, 糖果, 布丁, 鸡蛋, 牛奶, 奶茶, 可乐, 芋头, 山药, 红薯, 地瓜',
)

/** Names that begin like a person and are foods or may be: aged, a carambola, a plum. */
export const foodsLikePersons: readonly string[] = list(
  '陈大米, 陈小米, 陈玉米, 陈小麦, 陈大麦, 陈高粱, 陈绿豆, 陈红豆, 陈黄豆, 陈花生, 陈核桃, 陈板栗, 陈花椒, 陈胡椒, 陈大蒜, 陈香菇, 陈木耳, 陈海带, 陈紫菜, 陈面包, 陈馒头, 陈瓜子, 杨桃子, 王馒头',
)

/** Japanese family names that are no place of origin and no brand. */
export const plainSurnames: readonly string[] = list(
  '佐藤, 鈴木, 高橋, 田中, 渡辺, 渡邊, 渡部, 伊藤, 山本, 中村, 小林, 加藤, 山田, 佐々木, 斎藤, 斉藤, 木村, 井上, 阿部, 長谷川, 近藤, 後藤, 藤田, 遠藤, 青木, 藤井, 西村, 藤原, 岡本, 松田, 中川, 中野, 原田, 小野, 田村, 竹内, 和田, 中山, 石田, 森田, 柴田, 酒井, 工藤, 横山, 宮本, 内田, 高木, 安藤, 谷口, 丸山, 今井, 藤本, 武田, 村田, 杉山, 増田, 菅原, 平野, 小島, 岩崎, 桜井, 野口, 松井, 野村, 木下, 菊地, 松尾, 新井, 古川, 石井, 前田, 小川, 坂本, 福田, 山下, 橘, 大西, 安田, 関口, 永井, 矢野, 秋山, 中西, 荒木, 樋口, 浅野, 須藤, 星野, 片山, 早川, 黒田, 本田, 吉村, 平田, 服部',
)

/** Foods that a tester or a joker gives a Japanese person for a first name. */
export const foodsAsFirstNames: readonly string[] = list(
  '大根, だいこん, ダイコン, 人参, にんじん, ニンジン, 牛蒡, ごぼう, ゴボウ, れんこん, レンコン, 蓮根, かぶ, カブ, 南瓜, かぼちゃ, カボチャ, 胡瓜, きゅうり, キュウリ, 茄子, なす, ナス, トマト, とまと, キャベツ, きゃべつ, 白菜, レタス, ねぎ, ネギ, 葱, 玉ねぎ, 玉葱, たまねぎ, にんにく, しょうが, 生姜, 山葵, わさび, ワサビ, じゃがいも, ジャガイモ, さつまいも, 里芋, 山芋, しいたけ, 椎茸, しめじ, えのき, 舞茸, まいたけ, 松茸, きのこ, わかめ, ワカメ, 若布, 昆布, こんぶ, のり, 海苔, ひじき, もずく, りんご, リンゴ, 林檎, みかん, ミカン, 蜜柑, いちご, イチゴ, 苺, 桃, もも, モモ, 梨, なし, 柿, かき, 栗, くり, ぶどう, 葡萄, メロン, めろん, すいか, スイカ, 西瓜, レモン, れもん, 檸檬, 柚子, ゆず, ユズ, すだち, バナナ, ばなな, さくらんぼ, びわ, 枇杷, いちじく, 杏, あんず, すみれ, くるみ, クルミ, 胡桃, ごま, ゴマ, 胡麻, あずき, 小豆, 枝豆, えだまめ, ココア, しそ, 紫蘇, みつば, せり, 豆腐, とうふ, 納豆, なっとう, おにぎり, だんご, 団子, もち, 餅, せんべい, プリン, チョコ, クッキー, マカロン, キャラメル',
)

/**
 * Foreign first names in kana; those of wines and spirits (ペドロ・ヒメネス, ジャック・ダニエル) and
 * Tom, as in
 * トム・ヤムクン, are left out.
 */
export const foreignFirstNames: readonly string[] = list(
  'マリア, アンナ, アンヌ, エマ, ジョン, マイケル, デイビッド, デビッド, ロバート, ウィリアム, リチャード, チャールズ, トーマス, スティーブ, スティーヴ, スティーブン, マーク, ポール, ケビン, ブライアン, ジョージ, ケン, アンディ, アンドリュー, アレックス, ダニエル, マシュー, ベン, ニック, エリック, クリス, メアリー, エリザベス, ジェニファー, リサ, サラ, ナンシー, カレン, エミリー, ルーシー, アリス, ソフィー, ジュリア, ケイト, ヘレン, ローラ, クララ, ハンス, フランツ, ペーター, カール, ピエール, ジャン, ルイ, アントニオ, カルロス, フアン, ミゲル, パブロ, マルコ, ルカ, マリオ, イワン, ナターシャ, オルガ, ボリス, アリ, ファティマ, アーメド, キム',
)

/**
 * Foreign first names in Chinese, toys' materials, and words for an animal that is not eaten: what follows them is no
 * food, though its name is listed.
 */
export const chineseWordsBeforeNoFood: readonly string[] = list(
  '玛丽, 约翰, 麦克, 迈克, 杰克, 汤姆, 大卫, 安娜, 露西, 汉斯, 彼得, 保罗, 艾米, 莎拉, 爱丽丝, 詹姆斯, 罗伯特, 伊万, 玩具, 毛绒, 乐高, 黏土, 粘土, 橡皮泥, 毛线, 塑料, 木制, 木头, 石膏, 积木, 充气, 仿真, 陶瓷, 观赏, 宠物, 安卓',
)

/** The same in Japanese: toys, pets and knitted things. */
export const japaneseWordsBeforeNoFood: readonly string[] = list(
  'おもちゃの, ままごとの, おままごと, ままごと, 木製, 木製の, 木の, レゴの, 粘土の, プラスチックの, フェルトの, 毛糸の, 紙の, 布の, ペットの, 観賞用, ぬいぐるみの, 偽物の',
)
