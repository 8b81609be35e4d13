import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Sauces, sweets and bought foods with usual contents that their names do not tell. */
export const preparedFoods = parseFoodLines(`
  nut-butter | peanut | | vegan | ? | 混合芝麻酱, 混合麻酱
  nut-butter | | peanut | vegan | ? | 麻酱, 涮羊肉麻酱, 火锅麻酱
  acid | | | vegan | ? | 食醋, 酿造醋, 陈酿醋, 酿造食醋, 饺子醋, 姜醋, 腊八醋, 甜醋, 添丁甜醋, 大红浙醋, 浙醋
  acid | | gluten soybean | vegan..pescatarian | ? | 橙醋
  baking | | | vegan..meat | ? | 食品添加剂, 添加剂, 乳化剂, 复合乳化剂, 复配乳化剂, 稳定剂, 凝胶剂, 增味剂, 被膜剂, 着色剂, 色素, 食用色素, 天然色素, 食用色膏, 胭脂红,
    复配着色剂, 复配稳定剂, 复配甜味剂, 复配防腐剂, 复配增稠剂, 消泡剂, 食品工业用加工助剂, 香精, 香料香精, 食用香精, 天然香料, 食用香料, 天然香精, 酶, 酶制剂, 蛋白酶, 脂肪酶, 酵素,
    植物提取物, 草本提取物, 增稠剂, 植物胶
  baking | | | vegan..vegetarian | ? | 菌种, 发酵菌, 发酵菌种, 发酵剂, 酸奶发酵剂, 乳酸菌, 双歧杆菌, 益生菌, 嗜酸乳杆菌, 鼠李糖乳杆菌, 啤酒酵母, 酒曲, 酒药,
    酵母抽提物, 酵母提取物, 酵母精, 酵母膏, 糖衣
  baking | | soybean | vegan..vegetarian | ? | 卵磷脂, 磷脂
  baking | | soybean | vegan..vegetarian | ? | 水解植物蛋白, 植物水解蛋白, 植物蛋白, 组织蛋白, 植物组织蛋白, 组织化植物蛋白
  sweetener | | | meat | ? | 龟苓膏
  sweetener | | | vegan..vegetarian | ? | 烧仙草, 冰粉, 爱玉冻, 仙草冻
  bread | gluten | dairy | vegetarian..meat | ? | 匹萨, 披萨饼
  bread | gluten | | vegan..meat | ? | 三文治, 帕尼尼, 卷饼, 薄饼, 饼
  bread | gluten | dairy eggs | vegan..meat | ? | 糕饼, 西点, 糕点
  bread | gluten eggs | | vegetarian..meat | ? | 鸡蛋灌饼
  egg | dairy eggs | | vegetarian | - | 法式布蕾, 焦糖炖蛋, 烤布蕾, 焦糖烤布蕾, 焦糖布蕾
  egg | eggs | | vegetarian | ? | 沙巴翁
  egg | eggs | dairy | vegetarian | ? | 卡仕达, 卡士达, 蛋奶糊
  baking | | dairy | vegan..vegetarian | ? | 吉士粉
  sauce | dairy eggs | | vegetarian | ? | 荷兰汁
  sauce | dairy | gluten | vegetarian..meat | ? | 白汁, 奶油汁, 忌廉汁, 芝士汁
  cream | dairy | | vegetarian | ? | 奶油霜
  chocolate | | dairy soybean | vegan..vegetarian | ? | 巧克力糖浆, 巧克力涂层, 巧克力脆片, 巧克力针, 可可饮料, 巧克力饮料粉, 冲泡可可粉, 热巧克力粉,
    巧克力粉, 朱古力粉, 代可可脂巧克力, 无糖巧克力, 无盐巧克力
  cured-fish | | | pescatarian | ? | 鱼罐头, 鲭鱼罐头, 鲱鱼罐头, 瑞典鲱鱼罐头, 糟鱼, 鱼片干, 烤鱼片, 鱼脯, 明太子, 辣味明太子, 明太鱼子, 鲣鱼汁, 土笋冻, 海鞘, 海葵,
    海肠, 海肠子, 沙虫, 土笋, 沙蚕, 海蜇, 海蜇皮, 海蜇头, 海蜇丝, 水母
  cured-fish | | gluten soybean | pescatarian | ? | 醉鱼, 熏鱼块, 金枪鱼松, 三文鱼松, 旗鱼松
  cured-fish | soybean | gluten | pescatarian | ? | 鲮鱼罐头
  cured-fish | | gluten soybean | pescatarian | ? | 飞鱼子, 飞鱼籽, 飞鱼卵, 柳叶鱼卵
  cured-fish | | gluten shellfish soybean | pescatarian | ? | 蟹子飞鱼籽, 蟹籽鱼子
  cured-fish | | gluten | pescatarian | ? | 塔拉玛, 塔拉马, 希腊红鱼子酱
  cured-meat | | | meat | ? | 腊味, 腊排骨, 腊鸡, 腊鸭腿, 腊猪头, 火腿肉, 蜜汁火腿, 约克火腿, 烟熏火腿, 火鸡培根, 火鸡火腿, 培根碎, 烟熏牛肉, 莫塔德拉, 摩泰台拉,
    博洛尼亚香肠, 波隆那香肠, 莎乐美, 沙乐美, 佩帕罗尼, 意式肉肠, 意大利腊肠, 义大利香肠, 风干肠, 风干香肠, 法式干肠, 法式风干肠, 慕尼黑白肠, 白肠, 图林根香肠, 纽伦堡香肠, 咖喱香肠, 波兰香肠,
    熏香肠, 烟熏香肠, 烟熏肠, 猎人香肠, 梅尔盖兹香肠, 北非香肠, 辣香肠, 早餐肠, 早餐香肠, 鸡肉香肠, 火鸡香肠, 牛肉香肠, 羊肉香肠, 猪肉香肠, 安杜耶香肠, 内脏肠, 肠, 灌肠肉, 恩杜亚,
    卡巴诺斯, 手切香肠, 咸猪手, 德国咸猪手, 烟熏肉, 腌肉, 猪油膏
  drink | | | vegan..vegetarian | ? | 饮料, 能量饮料, 运动饮料, 元气森林, 健力宝, 养生茶, 果味饮料
  milk | | | vegan..vegetarian | ? | 核桃奶, 核桃乳, 核桃露, 椰子汁, 椰乳, 椰子乳, 椰子奶, 玉米汁, 栗子奶, 五谷浆, 薏仁浆, 植物起司, 素起司, 素冰淇淋, 纯素冰淇淋,
    纯素巧克力
  milk | | dairy | vegan..vegetarian | ? | 椰奶粉, 椰浆粉
  egg | eggs | gluten soybean | vegetarian | ? | 蛋干, 虎皮鹌鹑蛋
  egg | eggs | | vegetarian..pescatarian | ? | 玉子, 玉子豆腐, 日本豆腐, 鸡蛋豆腐, 炒蛋, 炒鸡蛋, 恶魔蛋, 蛋酥, 蛋卷皮, 赛螃蟹, 赛螃蟹炒蛋, 素螃蟹, 假螃蟹,
    芙蓉蟹味蛋
  egg | dairy eggs | | vegetarian | ? | 蛋奶酒
  egg | eggs | dairy | vegetarian | ? | 蛋酒, 流沙咸蛋黄
  fish | | | pescatarian | ? | 刺身, 鱼滑, 鱼肉浆, 鱼排, 鱼扒, 鱼鲊, 鱼汁
  fish | | gluten soybean | pescatarian | ? | 烤鳗
  flour | gluten | | vegan..vegetarian | ? | 预拌粉, 裹粉, 脆浆粉, 炸粉, 酥炸粉, 炸鸡粉, 天妇罗粉, 脆皮粉, 面包渣, 黄金面包糠, 烤面包丁, 面包块, 面糊, 面浆,
    面团, 面坯, 生面团, 蛋糕粉, 杂粮粉, 五谷粉
  flour | gluten | dairy | vegan..vegetarian | ? | 油面酱
  fruit | | | vegan..meat | ? | 枣泥馅, 红豆馅, 绿豆馅, 豆沙馅, 红豆沙馅, 豆蓉馅, 莲蓉馅, 芋泥馅, 紫薯馅, 酿橄榄
  fruit | | | vegan..vegetarian | ? | 蜜渍橙皮, 桂花酱, 玫瑰酱, 破布子, 树子
  legume | | | vegan..meat | ? | 豆蓉, 莲蓉, 枣泥, 怪味豆, 法拉费, 法拉费丸子, 炸鹰嘴豆丸子, 豆泥
  legume | soybean | gluten | vegan | ? | 笋豆, 笋干豆
  legume | soybean | | vegan | ? | 笋干毛豆, 豆制品, 豆类制品, 黄豆制品
  grain | | gluten | vegan | ? | 谷物, 五谷, 五谷杂粮, 杂粮, 粮食, 全谷物, 全谷类, 谷类
  grain | | | vegan | ? | 杂谷, 粗粮, 荞面碗托, 玉米片, 原味玉米片, 粟米片
  grain | gluten | | vegan..vegetarian | ? | 即食麦片, 混合麦片, 五谷麦片, 杂粮麦片, 坚果麦片, 水果麦片, 早餐麦片, 早餐谷物, 谷物麦片, 谷物早餐, 格兰诺拉,
    格兰诺拉麦片, 木斯里, 烧麦皮, 薄饼皮, 润饼皮, 抓饼皮
  grain | gluten | peanut | vegan..meat | ? | 油茶, 武陟油茶, 炒面茶粉
  grain | dairy gluten | | vegetarian | ? | 阿华田
  hard-cheese | dairy | | vegetarian..meat | ? | 芝士球, 芝士条
  mushroom | mushroom | | vegan | - | 茯苓粉
  hot-sauce | | peanut | vegan | ? | 干碟
  hot-sauce | | | vegan | ? | 蘸水辣椒面, 秘制辣椒面
  hot-sauce | | shellfish | vegan..pescatarian | ? | 参巴
  meat | | | meat | ? | 烤肉, 烤猪肉, 手撕猪肉, 肉冻, 风干牛肉, 米血, 米血糕, 牛肉精膏, 牛膏, 鸡膏, 和味龙虱, 蚂蚱, 蝗虫, 蟋蟀, 蟋蟀粉, 黄粉虫, 蚕蛹, 蜂蛹,
    竹虫, 知了猴, 金蝉, 竹蜂, 豆丹, 爬蚱, 蝎子, 柴虫, 九香虫, 爬沙虫, 蚂蚁蛋, 桂花蝉, 田鳖, 茧蛹, 山蚂蚱, 龙虱
  meat | eggs | | meat | ? | 鞑靼牛肉
  milk | dairy eggs | | vegetarian | ? | 凤凰奶糊奶
  milk | dairy | | vegetarian..meat | ? | 牛奶冻, 奶茶冻, 炖鲜奶, 婴儿奶粉, 配方奶粉, 婴儿配方奶粉, 婴幼儿配方奶粉, 调制乳, 奶糖粉
  milk | dairy gluten | | vegetarian | ? | 麦芽奶, 麦精牛奶
  milk | dairy | gluten eggs | vegetarian | ? | 脆皮鲜奶
  baking | dairy | gluten | vegetarian | ? | 奶酥粉
  milk | soybean | | vegan..vegetarian | ? | 豆奶饮料, 大豆饮料, 豆乳冰淇淋
  milk | peanut | | vegan..vegetarian | ? | 花生奶, 花生乳
  plant-protein | mushroom | eggs | vegetarian | ? | 阔恩素肉
  noodle | | soybean | vegan | ? | 红糖糍粑
  noodle | | | vegan..vegetarian | ? | 糍粑, 麻糍, 麻薯, 麻糬, 糯米糍, 米饼, 米通, 锅巴, 米锅巴, 米果, 米糕, 钵仔糕, 肠粉皮, 猪肠粉皮, 糯米饭, 玉米面条, 泰式河粉
  noodle | | dairy | vegan..vegetarian | ? | 冰皮
  noodle | gluten shellfish | eggs | pescatarian | ? | 虾籽面, 蚝油面
  noodle | gluten eggs | | vegetarian | ? | 伊面, 伊府面
  noodle | gluten | | vegan..meat | ? | 快熟面, 冷面, 鸡丝面, 北海道拉面, 锅烧面条, 臊子面条, 热干面条, 油泼面条, 烩面条, 方便面饼, 油炸面
  nut | | | vegan | ? | 坚果, 果仁, 坚果酱, 混合坚果酱
  nut | | | vegan..vegetarian | ? | 榛果酱, 开心果酱
  nut-butter | | | vegan..vegetarian | ? | 芝麻糊, 黑芝麻糊, 日式芝麻酱
  oil | | soybean | vegan | ? | 调和油, 植物调和油, 食用调和油, 沙拉用油
  oil | | | vegan | ? | 素油, 清油, 食用植物油, 炸油, 植物油脂, 植物脂肪, 植物性油脂, 氢化油, 氢化植物油, 部分氢化植物油, 玉米调和油, 喷雾油, 小麦胚芽油
  pickle | | gluten soybean | vegan | ? | 酱菜
  pickle | | | vegan | ? | 榨菜丝, 糖蒜, 糖醋蒜, 大头菜咸菜, 咸菜疙瘩, 萝卜干, 贡菜
  plant-protein | soybean | gluten | vegan..vegetarian | ? | 代替肉, 替代肉, 精进肉, 素肠, 素烧鹅, 素烧鸭, 素牛肉, 素牛排, 素肉, 素肉片,
    素肉丝, 素肉块, 素肉松, 素肉丸, 素丸子, 素肉馅, 素鸡块, 素鸡排, 素鸡翅, 素鸡肉, 素羊肉, 素排骨, 素五花肉, 素猪肉, 素叉烧, 素腊肠, 素腊肉, 素毛肚, 素牛百叶, 素鱼, 素鱼片, 素鱼丸,
    素鱼排, 素鳗鱼, 素虾, 素虾仁, 素海参, 素鲍鱼, 素鱿鱼, 素蟹, 素蟹柳, 素腰花, 素肝尖, 豆制素肉, 植物肉, 植物肉饼, 植物牛肉, 植物鸡肉, 植物基肉, 人造肉, 仿肉, 斋鸡, 斋叉烧, 斋肉,
    素食肉, 大豆蛋白肉, 手撕素肉, 素肉汉堡, 植物汉堡肉, 蔬菜汉堡肉, 素汉堡, 素汉堡肉, 素排, 手撕素牛肉, 素烤鸭, 素牛肉干, 素肉干, 素火腿, 素火腿片, 素火腿肠, 素培根, 素午餐肉, 素腊味,
    素鱼豆腐, 素食火腿, 素食培根, 素蟹棒, 素蟹肉, 素火腿豆, 膨化豆制品
  plant-protein | soybean | gluten | vegan | ? | 香干, 兰花干, 茶干, 五香豆腐丝, 兰花豆干
  plant-protein | soybean | gluten mushroom | vegan | ? | 素鸭, 素鹅
  plant-protein | soybean | | vegan | ? | 素响铃, 豆腐卷, 豆腐皮卷, 手撕豆腐, 千叶豆腐, 千页豆腐, 百叶豆腐, 千页豆腐原, 臭腐乳, 素鸡豆腐
  poultry | | | meat | ? | 烤鸡, 烤鸡肉, 即食鸡胸肉, 电烤鸡, 板鸭, 腊鸭
  salty-sauce | gluten soybean | mushroom | vegan..meat | ? | 草菇酱油, 草菇生抽
  salty-sauce | gluten soybean | | vegan..meat | ? | 海鲜酱油, 卤料汁, 红烧汁, 烧汁, 日式烧汁, 烧肉汁, 蒲烧汁, 蒸鱼酱油, 凉拌酱油, 日式凉面汁,
    荞麦面汁, 面汁, 天妇罗蘸汁, 炒面汁, 味露, 鲜味汁, 美极鲜味汁, 辣鲜露
  sauce | | gluten soybean | vegan..meat | ? | 黑胡椒汁
  sauce | | | vegan..vegetarian | ? | 蜂芥末, 义大利面酱, 中东茄泥, 巴巴加努什
  sauce | | | vegan..pescatarian | ? | 橄榄泥
  sauce | eggs | soybean | vegetarian..pescatarian | ? | 千岛汁, 塔塔汁
  sauce | | gluten soybean | vegan..pescatarian | ? | 日式芝麻沙拉汁, 和风沙拉汁, 日式油醋汁, 芝麻沙拉酱
  sauce | peanut | gluten soybean | vegan..vegetarian | ? | 凉面花生酱
  shellfish | shellfish | | pescatarian..meat | ? | 鲍鱼罐头, 红酒鲍, 汤鲍, 车轮鲍, 蟹黄酱, 鱿鱼丝, 海鲜精, 海鲜高汤, 海鲜料, 海鲜拼盘, 秃黄油, 泥螺,
    即食鲍鱼生, 墨鱼胶, 墨鱼滑, 虾胶, 虾泥, 龙虾球, 蟹籽
  shellfish | shellfish | gluten soybean | pescatarian | ? | 呛蟹, 咸蟹, 蚝油膏
  spice | | | vegan..meat | ? | 卤水料, 烧烤料, 烧烤粉, 烧烤调料, 墨西哥香料, 调味香料, 埃及杜卡, 杜卡, 脱水蔬菜
  stock | | | pescatarian | ? | 木鱼素, 柴鱼精, 日式鱼汤粉, 鱼汤底, 鱼汤块, 本多西
  stock | | gluten soybean | pescatarian | ? | 白出汁
  stock | | gluten | vegan..meat | ? | 高汤, 上汤, 清汤
  stock | | | vegan..meat | ? | 蔬菜汤块, 蔬菜汤粉, 蔬菜精, 素上汤, 松茸鲜, 素鸡精
  stock | | | meat | ? | 鸡汁, 鸡汤块, 鸡汤粉, 鸡肉高汤, 浓缩鸡汁, 鸡汤宝, 猪骨高汤, 豚骨高汤, 牛肉精, 牛清汤, 肉高汤, 火腿高汤, 家禽高汤
  sweetener | | | meat | ? | 棉花糖, 迷你棉花糖
  sweetener | | | vegan..meat | ? | 焦糖, 焦糖浆, 焦糖糖浆, 硬糖, 水果糖, 薄荷糖, 棒棒糖, 口香糖, 翻糖, 糖珠, 糖针, 彩针, 彩糖, 装饰糖, 糖豆, 糖衣果仁, 话梅糖
  sweetener | | | vegan..vegetarian | ? | 梨膏, 秋梨膏
  sweetener | | | vegetarian | - | 结晶蜜, 五倍子蜜, 黄连蜜, 柑橘蜜, 益母草蜜, 枸杞蜜
  sweetener | eggs | dairy | vegetarian | ? | 马卡龙饼, 帕芙洛娃, 帕夫洛娃
  sweetener | eggs | | vegetarian | ? | 蛋白脆饼
  thickener | | | vegan | ? | 食用淀粉, 湿淀粉, 勾芡水, 变性淀粉, 改性淀粉, 预糊化淀粉
  vegetable | | | vegan..meat | ? | 油葱酥, 红葱酥, 炸洋葱, 炸红葱头, 薯饼, 薯角, 薯格, 土豆饼, 炸薯条, 魔芋爽, 芋泥
  wine | | | vegan | ? | 糟卤, 香糟, 料理酒, 酒心
  yogurt | dairy | | vegetarian..meat | ? | 风味酸奶, 果味酸奶, 水果酸奶, 草莓酸奶, 香草酸奶, 冻酸奶, 冷冻酸奶, 芒果拉西
`)
