import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Products of makers known in mainland China, Taiwan and Hong Kong, with what their labels name. */
export const shopShelf = parseFoodLines(`
  bread | gluten | dairy soybean | vegetarian..meat | ? | 好丽友蘑古力, 蘑古力, 嘉顿忌廉槟, 忌廉槟, 嘉顿时时食,
    鸭都拿利, 鸭都拿利饼, 小泡芙, 义美夹心酥, 义美煎饼, 新贵派, 新贵派巧克力, 77新贵派, 77松塔, 宏亚77, 欧斯麦,
    孔雀卷心酥, 卷心酥, 掬水轩, 礼坊, 奥利奥巧轻脆, 达能王子饼干, 王子饼干, 焙朗早餐饼, 露怡饼干, 优冠饼干,
    康师傅妙芙, 乐天熊仔饼, 明治小竹笋, 竹笋村, 珍妮小熊, 缤纷乐, 健达快乐河马, 马奇新新, 茱蒂丝, 茱蒂丝饼干, 妈咪熊,
    可口奶滋, 中祥饼干, 九福凤梨酥, 微热山丘, 糯米船
  bread | dairy gluten eggs | soybean | vegetarian..meat | ? | 嘉顿威化饼, 嘉顿香葱薄饼, 达能闲趣, 趣多多曲奇,
    珍妮曲奇小熊饼干, 纳宝帝奶酪威化, 佳德凤梨酥
  bread | gluten eggs | dairy soybean | vegetarian..meat | ? | 义美小泡芙
  bread | gluten | dairy soybean | meat | ? | 孔雀卷心饼
  bread | gluten soybean | dairy eggs | vegetarian..meat | ? | 奥利奥威化, 奥利奥蛋糕
  bread | gluten soybean | dairy | vegetarian..meat | ? | 双重巧克力奥利奥
  bread | gluten | dairy eggs soybean | vegetarian..meat | ? | 妙芙蛋糕, 甜甜圈饼干, 百醇, 格力高百醇, 百醇饼干, 百奇,
    格力高百奇, 小熊饼干, 雀巢威化, 小小酥
  bread | gluten mushroom | dairy soybean | vegetarian..meat | ? | 菇的森林, 明治小蘑菇
  bread | dairy gluten | soybean | vegetarian..meat | ? | 丹麦蓝罐, 能多益饼干
  bread | dairy gluten soybean | | vegetarian..meat | ? | 脆脆鲨, 奇巧, 奇巧威化, 健达缤纷乐
  bread | gluten | soybean | vegan..meat | ? | 妈咪面, 妈咪脆面, 童星点心面, 可乐果, 乖乖, 乖乖玉米脆条, 五香乖乖,
    奶油椰子乖乖, 真鱿味, 蚕豆酥, 卜卜星, 四洲粟一烧, 粟一烧, 四洲薯圈, 珍珍薯片, 珍珍, 旺旺厚烧海苔, 妙脆角,
    咪咪虾条, 爱尚咪咪, 张君雅捏碎面, 捏碎面, 点心面, 模范生, 盼盼麦香鸡味块, 麦香鸡味块, 盼盼鸡味块, 鸡味块,
    盼盼家庭号
  bread | gluten | soybean | meat | ? | 孔雀香酥脆
  bread | gluten shellfish | soybean | pescatarian..meat | ? | 虾味先, 鲜虾条盼盼
  bread | gluten | soybean | vegetarian..meat | ? | 旺旺小小酥
  dish | gluten shellfish | dairy eggs peanut soybean | pescatarian..meat | ? | 卡乐比虾条
  dish | shellfish | dairy gluten eggs soybean | pescatarian..meat | ? | 明治虾条
  dish | shellfish | gluten soybean | pescatarian..meat | ? | 四洲虾条, 裕荣虾味先, 虾味先, 上好佳鲜虾条
  dish | shellfish | gluten eggs soybean | pescatarian..meat | ? | 卡迪那虾条, 卡乐B虾条
  dish | gluten shellfish | eggs soybean | pescatarian..meat | ? | 农心虾条
  dish | | dairy gluten soybean | vegan..meat | ? | 奇多, 奇多玉米条, 奇多粟米棒, 芝士粟米球, 多力多滋, 立体脆
  dish | dairy | gluten soybean | vegetarian..meat | ? | 奇多芝士条
  noodle | gluten shellfish | soybean | pescatarian..meat | ? | 合味道海鲜味, 合味道海鲜, 合味道海鲜杯面,
    合味道海鲜风味, 出前一丁海鲜面, 汤达人海鲜, 汤达人海鲜拉面, 海鲜方便面, 海鲜泡面, 海鲜杯面, 统一鲜虾面, 味味A海鲜面
  noodle | gluten shellfish | eggs soybean | pescatarian..meat | ? | 鲜虾鱼板面, 康师傅鲜虾鱼板面
  noodle | gluten shellfish | eggs peanut soybean | pescatarian..meat | ? | 鲜虾面
  noodle | gluten eggs shellfish | soybean | meat | ? | 公仔鲜虾云吞面
  noodle | gluten shellfish | soybean | meat | ? | 鲜虾云吞杯面
  noodle | gluten | soybean | meat | ? | 合味道猪骨, 合味道五香牛肉, 白象老母鸡汤面, 寿桃牌车仔面, 出前一丁九州猪骨
  noodle | gluten | soybean | vegan..meat | ? | 合味道咖喱, 日清飞碟炒面, 飞碟炒面, ufo飞碟炒面, 日清合味道,
    统一小鸡炖蘑菇面, 康师傅老坛酸菜面, 白象大辣娇, 大辣娇, 白象汤好喝, 汤好喝, 今麦郎一桶半, 一桶半, 统一来一桶,
    金沙河挂面, 双鱼挂面, 统一阿Q桶面, 阿Q桶面, 味王王子面, 五木拉面, 五木乌龙面, 新竹米粉方便面, 张家拌面, 关庙面,
    新顺福, 四洲拉面王, 农心安城汤面, 安城汤面, 浣熊乌冬面, 不倒翁拉面, 真拉面, 八道炸酱面, 农心炸酱面, 三养拉面,
    阿宽面皮, 味味A, 出前一丁麻油味, 出前一丁麻油, 寿桃牌车仔面王, 车仔面王, 寿桃车仔面王, 健司味噌面, 健司辣味噌面,
    公仔点心面, 公仔碗面, 营多炒面, 鸡蛋面公仔, 日清合味道杯面, 乐伊面, 黑椒味方便面
  noodle | gluten soybean | eggs | meat | ? | 日清ufo, 出前一丁五香牛肉
  noodle | gluten soybean | | vegan..meat | ? | 日清炒面, kiki拌面
  noodle | gluten soybean | | meat | ? | 康师傅香辣牛肉面, 香辣牛肉面, 辛拉面
  noodle | gluten | eggs soybean | vegan..meat | ? | 陈克明面条
  noodle | gluten peanut soybean | | vegan..meat | ? | 食族人酸辣粉面
  sauce | eggs | soybean | vegetarian..meat | ? | 桂冠沙拉, 桂冠沙拉酱, 丘比蛋黄酱, 百利沙拉酱, 百利香甜沙拉酱,
    好乐门, 好乐门蛋黄酱, 家乐蛋黄酱, 福汎沙拉酱, 佛蒙特沙拉酱, 菲宝沙拉酱
  sauce | eggs | soybean | pescatarian..meat | ? | 丘比沙拉酱, 丘比千岛酱
  sauce | eggs | dairy soybean | vegetarian..meat | ? | 味全沙拉酱
  dish | | gluten soybean | meat | ? | 广达香肉酱, 维力炸酱, 维力肉燥, 工研肉燥, 青叶肉酱, 青叶肉燥, 新东阳肉酱,
    大成姆妈鸡块, 姆妈鸡块, 大成鸡块, 正大鸡块, 正大鸡排, 泰森鸡块, 圣农鸡块, 红龙鸡块, 卜蜂鸡块, 凤祥鸡块,
    优形鸡胸肉, 黑桥牌香肠, 黑桥香肠, 信功肉品, 桂冠贡丸, 桂冠鱼饺, 桂冠燕饺, 桂冠蛋饺
  dish | | dairy gluten soybean | meat | ? | 味全肉酱
  dish | gluten eggs | soybean | meat | ? | 圣农炸鸡, 麦乐鸡块
  dish | gluten | eggs soybean | meat | ? | 海霸王火锅料
  dish | | gluten eggs soybean | meat | ? | 桂冠火锅料
  dish | gluten | soybean | meat | ? | 吮指原味鸡, 肯德基鸡块, 义美煎饺, 义美水饺, 义美锅贴, 桂冠水饺, 奇美水饺,
    奇美包子, 奇美肉包, 龙凤水饺, 冰冰好料理水饺, 湾仔码头, 湾仔码头馄饨, 湾仔码头云吞, 湾仔码头小馄饨, 三全状元水饺,
    三全小笼包, 必品阁王饺子, 必品阁, 必品阁饺子, 思念馄饨, 思念灌汤水饺, 船歌鱼水饺, 喜家德水饺, 安井小笼包,
    利口福肠粉, 八方云集
  dish | gluten soybean | dairy eggs shellfish | meat | ? | 广州酒家叉烧包
  dish | gluten soybean | shellfish | meat | ? | 利口福叉烧包
  dish | gluten shellfish | soybean | meat | ? | 淘大虾饺
  dish | gluten shellfish | eggs soybean mushroom | meat | ? | 淘大烧卖
  dish | gluten | dairy eggs soybean | meat | ? | 淘大点心
  sweetener | | peanut soybean | vegan..meat | ? | 桂冠汤圆, 桂冠芝麻汤圆, 义美汤圆, 思念汤圆, 三全汤圆, 龙凤汤圆,
    科迪汤圆, 安井汤圆, 五芳斋汤圆, 缸鸭狗汤圆, 宁波汤圆, 徐福记酥心糖, 酥心糖
  sweetener | gluten | peanut soybean | meat | ? | 湾仔码头汤圆
  sweetener | peanut | soybean | vegan..meat | ? | 徐福记酥糖, 徐福记花生酥
  sweetener | peanut | | vegan..vegetarian | ? | 桂冠花生汤圆, 思念花生汤圆, 三全花生汤圆
  sweetener | dairy soybean | peanut | vegetarian | ? | 77乳加, 77乳加巧克力, 大波露巧克力
  sweetener | dairy | peanut soybean | vegetarian | ? | 乳加, 乳加巧克力
  chocolate | dairy eggs peanut soybean | | vegetarian..meat | ? | 士力架, 士力架花生, 士力架巧克力, 花生士力架
  chocolate | dairy gluten peanut soybean | eggs | vegetarian..meat | ? | 士力架花生夹心
  chocolate | dairy peanut | eggs soybean | vegetarian..meat | ? | 锐滋, 好时锐滋, 锐滋花生酱巧克力, m&m花生豆
  chocolate | dairy peanut soybean | eggs | vegetarian..meat | ? | m豆花生
  chocolate | dairy soybean | peanut | vegetarian..meat | ? | 健达奇趣蛋, 健达巧克力, 健达, 德芙榛仁, m豆, mm豆,
    巧克力m豆
  chocolate | dairy eggs soybean | peanut | vegetarian..meat | ? | 健达出奇蛋
  chocolate | dairy eggs | soybean | vegetarian..meat | ? | 出奇蛋
  chocolate | dairy soybean | | vegetarian..meat | ? | 奇趣蛋, 德芙丝滑牛奶, 吉百利牛奶, 金莎巧克力, 明治雪吻,
    好时kisses, 好时之吻巧克力, 吉百利怡口莲, 瑞士三角巧克力
  chocolate | dairy | soybean | vegetarian..meat | ? | 瑞士莲软心, 瑞士莲软心巧克力, 雪吻, 明治橡皮糖巧克力, 聪明豆,
    雀巢聪明豆, 雀巢朱古力, 火星巴, 梦龙, 梦龙雪糕, 梦龙冰淇淋
  chocolate | dairy gluten soybean | | vegetarian..meat | ? | 费列罗臻品, 费列罗金莎, 金莎, 麦丽素, 麦提莎
  cream | dairy | eggs soybean | vegetarian..meat | ? | 统一布丁, 统一大布丁, 森永布丁, 明治布丁, 牛奶布丁, 奶酪布丁
  cream | dairy eggs | soybean | vegetarian..meat | ? | 统一鸡蛋布丁, 北海道布丁, 鸡蛋布丁, 焦糖鸡蛋布丁
  milk | dairy | soybean | vegetarian..meat | ? | 飞鹤奶粉, 飞鹤星飞帆, 星飞帆, 飞鹤, 君乐宝奶粉, 伊利金领冠, 金领冠,
    爱他美奶粉, 爱他美卓萃, 美赞臣, 美赞臣奶粉, 惠氏奶粉, 惠氏启赋, 启赋, 雅培奶粉, 雅培, 美素佳儿, 合生元奶粉,
    贝因美奶粉, a2奶粉, 牛栏奶粉, 诺优能, 雪印奶粉, 明治奶粉, 婴儿配方奶粉, 婴幼儿配方奶粉, 一段奶粉, 二段奶粉,
    三段奶粉, 雀巢能恩, 能恩奶粉, 克宁奶粉, 安怡奶粉, 香飘飘奶茶, 立顿奶茶粉, 麦香奶茶, 纯萃喝, 纯萃喝拿铁, 午后时光,
    午后红茶奶茶, 贝纳颂拿铁, 贝纳颂, 左岸咖啡馆拿铁, 左岸咖啡馆奶茶, 统一麦香奶茶, 阿萨姆, 雀巢丝滑拿铁, 丝滑拿铁,
    雀巢咖啡1加2, 雀巢1+2, 雀巢1加2, 雀巢咖啡1+2, 旧街场, 维他朱古力奶, 维记朱古力奶, 十字牌朱古力奶, 牛奶公司,
    子母奶, 子母牌, 瑞穗调味乳, 义美厚奶茶, 义美奶茶, 养乐多300, 比菲多, 可尔必思, 可尔必思水语, 李子园甜牛奶,
    旺仔复原乳, 蒙牛真果粒, 真果粒, 伊利谷粒多, 谷粒多, 伊利味可滋, 味可滋, 每益添, 蒙牛优益c, 优益C, 光明莫斯利安,
    莫斯利安, 简爱酸奶, 卡士餐后一小时, 冠益乳, 大果粒, 伊利畅轻, 畅轻
  salty-sauce | gluten soybean | | vegan | ? | 六月鲜, 六月鲜酱油, 六月鲜生抽, 六月鲜特级酱油, 六月鲜轻盐, 欣和六月鲜,
    味达美, 欣和味达美, 味达美酱油, 味达美臻品, 味达美味极鲜, 厨邦美味鲜, 厨邦特级生抽, 海天金标生抽, 海天味极鲜,
    海天特级一品鲜, 千禾有机酱油, 松鲜鲜酱油, 清净园酱油, 清净园, 膳府酱油, 金兰酱油, 金兰甘醇酱油, 豆油伯, 瑞春酱油,
    西螺酱油, 丸庄酱油, 四季酱油, 工研酱油, 九龙酱园生抽, 颐和园酱油, 同珍酱油, 八珍酱油, 八珍甜醋酱油, 美极鲜酱油,
    美极鲜酱油汁, 珠江桥牌老抽, 和田宽酱油, 山字酱油, 东字酱油
  salty-sauce | gluten soybean | mushroom | vegan | ? | 海天草菇老抽
  salty-sauce | gluten soybean | dairy | vegan | ? | 味全酱油
  seaweed | | gluten soybean | vegan..meat | ? | 四洲紫菜, 四洲海苔, 波力紫菜, 喜之郎美好时光海苔, 小老板紫菜,
    海牌海苔, 元本山海苔, 元本山味付海苔, 橘平屋海苔, 韩式海苔, 海苔卷, 拌饭海苔, 海苔肉松卷, 兜星岛海苔
  seaweed | gluten soybean | shellfish | pescatarian..meat | ? | 味付海苔
  seaweed | gluten | soybean | vegan..meat | ? | 张君雅海苔
  grain | gluten | | vegan..vegetarian | ? | 家乐氏玉米片, 家乐氏, 家乐氏谷维滋, 谷维滋, 家乐氏可可力, 雀巢脆谷乐,
    脆谷乐, 雀巢可可味滋滋, 维多麦, 维他麦, 福乐维他麦, 西麦麦片, 智力燕麦片, 桂格即食燕麦片, 红磨坊燕麦片,
    卡乐比富果乐, 富果乐, 桂格五宝麦片, 马玉山麦片, 薌园五谷粉
  grain | gluten | dairy | vegan..vegetarian | ? | 雀巢玉米片
  grain | gluten | dairy peanut | vegan..vegetarian | ? | 王饱饱烤燕麦, 欧扎克水果麦片, 卡乐比水果麦片,
    好麦多奇亚籽谷物
  grain | dairy gluten | | vegetarian | ? | 乐纯麦片
  sweetener | | | vegan..meat | ? | 珍宝珠, 珍宝珠棒棒糖, 加倍佳, 加倍佳棒棒糖, 比巴卜泡泡糖, 旺旺qq糖,
    好丽友果滋果心, 果滋果心, 酷莎, 哈瑞宝, 哈瑞宝小熊糖, 趣满果香, 瑞士糖, 味觉糖, 嗨啾, 嗨啾软糖, 森永嗨啾,
    曼妥思薄荷糖, 京都念慈菴枇杷糖, 念慈庵枇杷糖, 金嗓子糖, 乖乖软糖, 喜之郎cici, 蜡笔小新果冻, 亲亲果冻, 盛香珍果冻
  sweetener | dairy | | vegetarian..meat | ? | 悠哈味觉糖
  drink | | | vegan | ? | 葡萄适, 利宾纳, 健力宝, 战马, 大西洋苹果西打, 波蜜果菜汁, 波蜜, 原萃绿茶, 茶里王, 每朝健康,
    仙草蜜, 鸿福堂凉茶, 鸿福堂, 道地绿茶, 阳光菊花茶, 维他菊花茶, 玉泉忌廉汽水, 茉莉清茶, 三得利, 三得利乌龙,
    农夫果园, 尖叫, 水动乐, 力量帝, nfc果汁
  drink | | | vegetarian | ? | 道地蜂蜜绿茶
  drink | dairy | | vegetarian | ? | 忌廉沙士
  drink | gluten | | vegan | ? | 康师傅茉莉花茶
  water | | | vegan | - | 农夫山泉, 农夫山泉水, 怡宝, 怡宝水, 百岁山, 冰露, 景田, 景田百岁山, 依云, 依云水, 昆仑山,
    屈臣氏蒸馏水, 维他蒸馏水, 悦氏, 多喝水, 泰山纯水, 巴黎水, 圣培露
  water | | dairy | vegetarian | - | 娃哈哈纯净水
  water | gluten | | vegan | - | 康师傅矿泉水
  stock | | gluten soybean | vegan..meat | ? | 家乐牌鸡粉, 味全高鲜, 味全高鲜味精, 高鲜味精, 康宝鲜味炒手, 鲜味炒手,
    烹大师, 史云生上汤, 家乐鸡汁, 大喜大, 家乐浓汤宝, 浓汤宝, 家乐汤块, 家乐粟米浓汤, 金宝汤
  stock | | gluten soybean | meat | ? | 家乐鸡粉, 鲜鸡晶, 史云生清鸡汤, 李锦记鸡粉, 李锦记鸡汁, 味之素鸡粉
  stock | soybean | gluten | vegan..meat | ? | 康宝鲜鸡晶, 康宝浓汤, 康宝玉米浓汤
  stock | | gluten soybean | pescatarian..meat | ? | 烹大师鲣鱼
  stock | soybean | gluten | meat | ? | 美极鸡粉, 美极鸡精块
  paste | gluten soybean | | vegan..meat | ? | 李锦记麻婆豆腐酱, 李锦记回锅肉酱, 李锦记卤水汁, 李锦记叉烧酱,
    李锦记排骨酱, 李锦记柱侯酱, 李锦记海鲜酱, 海天黄豆酱
  paste | | gluten soybean | vegan..meat | ? | 佛蒙特咖喱, 爪哇咖喱, 咖王咖喱, 乐惠咖喱, 安记咖喱, 王守义麻辣鲜,
    李锦记黑椒酱, 饭友酱, 吉香居暴下饭
  paste | soybean | dairy gluten | vegan..meat | ? | 好人家水煮鱼调料
  paste | gluten | soybean | pescatarian..meat | ? | 好侍咖喱, 好侍百梦多咖喱
  paste | | dairy gluten soybean | vegetarian..meat | ? | 百梦多
  paste | soybean | gluten peanut | vegan..meat | ? | 李锦记蒜蓉豆豉酱, 虎邦牛肉酱, 海天招牌拌饭酱
  paste | soybean | gluten | vegan..meat | ? | 李锦记桂林辣椒酱, 川娃子烧椒酱
  paste | shellfish | gluten soybean | pescatarian..meat | ? | 牛头牌红葱酱, 李锦记虾酱, 淘大虾酱
  paste | | gluten soybean mushroom | vegan..meat | ? | 饭扫光野香菌
  paste | peanut shellfish | gluten soybean | pescatarian..meat | ? | 牛头牌沙茶酱, 沙茶酱牛头牌
  milk | dairy | | vegetarian | ? | 维记鲜奶, 十字牌鲜奶, 牛奶公司鲜奶, 国农牛奶, 福乐鲜乳, 味全鲜乳, 六甲田庄鲜乳,
    乳香世家, 乳香世家鲜乳
  sweetener | dairy | soybean | vegetarian..meat | ? | 徐福记奶糖, 徐福记牛奶糖, 大白兔, 马大姐奶糖, 雅客奶糖,
    特浓牛奶糖, 悠哈特浓, 悠哈特浓牛奶糖, 旺旺牛奶糖, 八次方, 雀巢八次方, 雀巢冰淇淋, 杜老爷冰淇淋, 小美冰淇淋,
    义美冰淇淋, 明治冰淇淋, 中街冰棍, 中街1946, 须尽欢, 蒙牛随变, 冰工厂, 伊利冰工厂, 老冰棍雪糕, 雪糕批, 莲花杯,
    阿波罗雪糕
  sweetener | dairy eggs | soybean | vegetarian..meat | ? | 大布丁
  sweetener | dairy | soybean | meat | ? | 五羊雪糕
  sweetener | dairy gluten | soybean | meat | ? | 五羊甜筒
  sweetener | dairy | gluten soybean | vegetarian..meat | ? | 杜老爷甜筒
  sweetener | dairy gluten | soybean | vegetarian..meat | ? | 甜筒雪糕, 可爱多甜筒, 和路雪可爱多, 可爱多, 脆皮甜筒,
    情人果甜筒
  sweetener | dairy gluten eggs | soybean | vegetarian..meat | ? | 曲奇脆皮甜筒
  drink | soybean | dairy | vegan..vegetarian | ? | 维维豆奶粉, 维维豆奶, 维维, 豆奶粉, 黑牛豆奶粉, 冰泉豆奶粉,
    维他低糖豆奶, 维他豆奶, 维他低糖维他奶, 低糖维他奶, 维他奶原味, 阳光豆奶
  noodle | gluten eggs | soybean | vegetarian..meat | ? | 伊面
  noodle | gluten peanut | soybean | vegan..meat | ? | 嗨吃家酸辣粉, 嗨吃家, 食族人酸辣粉
  noodle | peanut | gluten soybean | vegan..meat | ? | 白家陈记酸辣粉, 光友酸辣粉, 方便酸辣粉, 速食酸辣粉
  noodle | peanut soybean | gluten | vegan..meat | ? | 白家酸辣粉, 桶装酸辣粉
  sauce | shellfish | gluten soybean | pescatarian | ? | 李锦记旧庄, 李锦记旧庄特级蚝油, 旧庄蚝油, 旧庄特级蚝油,
    李锦记熊猫蚝油, 熊猫蚝油, 李锦记财神蚝油, 财神蚝油, 海天上等蚝油, 海天招牌蚝油, 厨邦蚝油
  sauce | gluten shellfish soybean | | pescatarian | ? | 味极鲜蚝油
  bread | gluten eggs | dairy | vegetarian..meat | ? | 喜年来蛋卷, 喜年来, 德成号蛋卷, 德成蛋卷, 齿来香蛋卷,
    老婆大人蛋卷, 海边走走, 海边走走蛋卷, 青木原蛋卷
  bread | dairy gluten eggs | | vegetarian..meat | ? | 义美蛋卷, 嘉顿蛋卷
  cured-meat | | gluten soybean | meat | ? | 喜旺烤肠, 安井撒尿牛丸, 撒尿牛丸, 撒尿牛肉丸, 安井贡丸, 潮汕牛肉丸,
    潮州牛肉丸, 牛筋丸
  cured-meat | gluten | soybean | meat | ? | 海霸王贡丸
  seed | | | vegan | ? | 五谷磨房, 五谷磨坊, 南方黑芝麻糊, 黑芝麻糊南方
  seed | soybean | | vegan | ? | 五谷磨房核桃芝麻黑豆粉
  nut | | peanut | vegan..vegetarian | ? | 三只松鼠坚果大礼包, 坚果大礼包, 坚果礼盒, 每日坚果, 沃隆每日坚果, 混合坚果,
    混合坚果仁, 三只松鼠每日坚果, 洽洽每日坚果, 良品铺子每日坚果
  yogurt | dairy | | vegetarian..meat | ? | 君乐宝纯享, 君乐宝简醇, 君乐宝涨芝士, 涨芝士啦, 纯享酸奶, 明治酸奶, 优诺酸奶, 乐纯酸奶, 北海牧场, 北海牧场酸奶, 天润酸奶, 西域春酸奶, 吾岛酸奶, 吾岛希腊酸奶
  bread | gluten eggs | dairy soybean | vegetarian..meat | ? | 康师傅妙芙, 康师傅妙芙蛋糕, 妙芙, 达利园软面包蛋糕, 好丽友Q蒂, q蒂, 好丽友熊猫派派福, 派派福, 港荣蒸蛋糕, 鲍师傅肉松小贝, 肉松小贝, 泸溪河桃酥
`)
