import type { Head } from '#kitchen/reader/food/kind.ts'
import {
  bread,
  cake,
  chocolate,
  flour,
  milkFacts,
  mixture,
  pastaFacts,
  powder,
  pureProduct,
  sausage,
  stock,
} from '#kitchen/reader/kinds/head-facts.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { madeDishes } from '#kitchen/reader/kinds/zh/made-dishes.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('zh')

/** Bases of flour, bread and noodles without wheat. */
const glutenFreeBases = keys(
  '米, 大米, 糙米, 糯米, 粘米, 黑米, 玉米, 粟米, 小米, 高粱, 荞麦, 苦荞, 藜麦, 杏仁, 椰子, 椰, 土豆, 马铃薯, 红薯, 地瓜, 番薯, 紫薯, 木薯, 树薯, 葛根, 藕, 莲藕, 马蹄, 山药, 芋头, 鹰嘴豆, 绿豆, 红豆, 黄豆, 大豆, 黑豆, 豌豆, 扁豆, 豆, 豆渣, 魔芋, 蒟蒻, 香蕉, 栗子, 板栗, 芝麻, 黑芝麻, 亚麻籽, 奇亚籽, 南瓜, 花生, 坚果, 无麸质, 苔麸, 苋菜籽, 蕨根, 西米, 蘑菇, 香菇, 海苔, 抹茶, 茶, 可可, 咖喱, 胡椒, 辣椒, 花椒, 孜然, 姜, 蒜, 洋葱, 番茄, 鱼, 虾, 蛋, 蛋黄, 蛋白, 奶, 芝士, 肉桂, 五香, 十三香, 香草, 果, 水果, 蔬菜, 菠菜, 咖啡, 糖, 珍珠, 松露, 紫菜, 花, 草, 肉, 骨, 柠檬, 橙, 枣, 山楂, 草莓, 蓝莓',
)

/** Bases of milk, yogurt, cream and cheese without cow's milk. */
const milkFreeBases = keys(
  '豆, 豆浆, 豆乳, 大豆, 黄豆, 黑豆, 豆腐, 杏仁, 巴旦木, 扁桃仁, 腰果, 椰子, 椰, 米, 大米, 糙米, 燕麦, 火麻, 大麻籽, 豌豆, 夏威夷果, 坚果, 核桃, 榛子, 榛果, 开心果, 芝麻, 黑芝麻, 藜麦, 花生, 植物, 素, 纯素, 油莎豆, 虎坚果, 牛油果, 栗子, 亚麻籽, 葵花籽, 可可, 玉米, 香蕉, 植物基, 荞麦, 瓜子, 南瓜籽, 鹰嘴豆',
)

/** Plants ground to a "butter" without milk. */
const plantButterBases = [...milkFreeBases, ...keys('可可, 乳木果, 芒果, 苹果, 南瓜籽, 葵花籽, 碧根果, 混合坚果')]

/** Animals whose milk is used: 山羊奶酪 (goat cheese) contains no meat. */
const milkAnimals = keys('牛, 奶牛, 水牛, 牦牛, 山羊, 绵羊, 羊, 骆驼, 驼, 马, 驴, 山羊奶, 羊奶, 牛奶, 水牛奶, 绵羊奶')

/** Bases of meatless sausages, burgers and steaks. */
const meatlessBases = keys(
  '素, 蔬菜, 豆, 黑豆, 大豆, 黄豆, 豆腐, 天贝, 小扁豆, 扁豆, 鹰嘴豆, 面筋, 坚果, 藜麦, 胡萝卜, 花菜, 茄子, 蘑菇, 香菇, 杏鲍菇, 甜菜根, 红薯, 南瓜, 魔芋, 椰子, 菠萝蜜, 植物, 豌豆',
)

const dairyHead = milkFacts(milkAnimals, milkFreeBases)

/** Chinese head nouns, which end a name. The first row that fits decides. */
export const headNouns: readonly Head[] = [
  ...madeDishes,
  {
    heads: list('芝士, 奶酪, 干酪, 起司, 起士, 乳酪, 吉士, 奶豆腐, 布里, 卡芒贝尔'),
    class: 'hard-cheese',
    ...dairyHead,
    dietAtWorst: 'meat',
  },
  {
    heads: list(
      '牛奶, 奶, 乳, 奶粉, 乳粉, 乳清粉, 乳清蛋白, 乳蛋白, 牛奶蛋白, 酪蛋白, 乳固体, 乳脂, 鲜乳, 鲜奶, 炼乳, 炼奶, 乳清, 奶昔, 拿铁, 奶茶',
    ),
    class: 'milk',
    ...dairyHead,
  },
  { heads: list('奶油, 鲜奶油, 淡奶油, 忌廉, 稀奶油, 酸奶油, 奶盖'), class: 'cream', ...dairyHead },
  { heads: list('黄油, 牛油, 白脱'), class: 'butter', ...milkFacts(milkAnimals, plantButterBases) },
  { heads: list('酸奶, 优格, 优酪乳, 酸乳, 酸牛奶'), class: 'yogurt', ...dairyHead },
  {
    heads: list('冰淇淋, 冰激凌, 雪糕, 霜淇淋'),
    class: 'sweetener',
    contains: ['dairy'],
    without: { allergen: 'dairy', when: milkFreeBases },
    unknown: ['eggs', 'gluten', 'soybean', 'peanut'],
    diet: 'vegetarian',
  },
  {
    heads: list('酱油, 生抽, 老抽, 豉油, 抽'),
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
  },
  {
    heads: list('豆瓣酱, 豆瓣, 黄酱, 大酱, 味噌, 豆豉, 豆酱, 面酱'),
    class: 'paste',
    contains: ['soybean'],
    mayContain: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
  },
  {
    heads: list('豆腐, 豆干, 豆腐干, 香干, 豆皮, 豆腐皮, 腐竹, 千张, 百叶, 豆花, 豆浆, 腐乳, 豆泡, 纳豆, 豆腐乳, 油豆腐, 大豆, 黄豆, 毛豆'),
    class: 'plant-protein',
    contains: ['soybean'],
    diet: 'vegan',
  },
  { heads: list('油'), class: 'oil', varies: ['peanut', 'soybean'], diet: 'vegan' },
  { heads: list('杆菌, 球菌, 乳酸菌, 酵母菌, 益生菌, 菌粉, 菌种'), class: 'baking', diet: 'vegan' },
  {
    heads: list('菇, 菌, 蘑, 蘑菇, 松露, 木耳, 银耳, 香菇, 牛肝菌, 羊肚菌, 松茸, 块菌, 蕈, 平菇, 口蘑, 灵芝, 金针菇'),
    class: 'mushroom',
    contains: ['mushroom'],
    isLikeness: true,
    diet: 'vegan',
  },
  {
    heads: list(
      '虾, 虾仁, 龙虾, 螯虾, 对虾, 明虾, 蟹, 螃蟹, 蟹肉, 贝, 扇贝, 贻贝, 蛤, 蛤蜊, 蚌, 蚬, 蚝, 生蚝, 牡蛎, 蚶, 蛏, 螺, 海螺, 田螺, 蜗牛, 鲍鱼, 鲍, 鱿鱼, 鱿, 章鱼, 乌贼, 墨鱼, 海参, 海胆, 海蜇, 带子, 干贝, 虾米, 虾皮, 青口, 淡菜, 蛸, 海鲜, 柔鱼, 花枝, 透抽, 虾肉, 虾尾, 虾段, 虾头, 虾滑, 虾球, 虾茸, 虾蓉, 虾泥, 虾胶, 虾干, 蟹腿, 蟹脚, 蟹黄, 蟹膏, 蟹柳肉, 贝肉, 贝柱, 贝丁, 螺肉, 螺片, 蛏肉, 蛤肉, 蛤蜊肉, 蚌肉, 蚬肉, 蚝肉, 牡蛎肉, 鲍肉, 鲍片, 鱿鱼肉, 鱿鱼须, 鱿鱼圈, 章鱼足, 墨鱼仔',
    ),
    class: 'shellfish',
    contains: ['shellfish'],
    isLikeness: true,
    diet: 'pescatarian',
  },
  { heads: list('面粉, 小麦粉, 全麦粉, 高筋粉, 低筋粉, 中筋粉'), ...flour(glutenFreeBases), contains: ['gluten'] },
  { heads: list('小麦, 大麦, 黑麦, 燕麦, 麦芽, 麦片, 麦, 麦麸, 面筋, 烤麸'), class: 'grain', contains: ['gluten'], diet: 'vegan' },
  { heads: list('淀粉, 生粉, 芡粉'), class: 'thickener', varies: ['gluten'], diet: 'vegan' },
  { heads: list('粉'), ...powder(glutenFreeBases) },
  { heads: list('米粉, 米线, 河粉, 粉丝, 粉条, 冬粉, 凉粉, 粉皮, 年糕'), class: 'noodle', diet: 'vegan' },
  { heads: list('意大利面, 意面, 通心粉, 意粉, 千层面'), class: 'pasta', ...pastaFacts(glutenFreeBases) },
  { heads: list('面条, 拉面, 乌冬面, 乌冬, 挂面, 方便面, 泡面, 面, 面线, 凉皮'), class: 'noodle', ...pastaFacts(glutenFreeBases) },
  {
    heads: list('面包, 吐司, 土司, 多士, 法棍, 贝果, 馒头, 面包糠, 面包屑, 面团, 面糊, 馕, 馍, 花卷, 烧饼, 饼皮'),
    ...bread(glutenFreeBases),
  },
  {
    heads: list('蛋糕, 饼干, 曲奇, 松饼, 华夫饼, 薄饼, 酥饼, 月饼, 饼, 挞, 布朗尼, 甜甜圈, 泡芙, 可颂, 司康, 酥, 糕, 糕点, 麻花'),
    ...cake,
  },
  {
    heads: list(
      '香肠, 腊肠, 火腿, 培根, 肉肠, 肠, 肉丸, 肉饼, 丸子, 汉堡肉, 热狗, 萨拉米, 肉干, 午餐肉, 牛排, 排骨, 猪排, 鸡排, 鸡块, 肉末, 肉馅, 烤肉',
    ),
    ...sausage(meatlessBases),
  },
  {
    heads: list(
      '甲鱼, 鳄鱼, 鲸鱼, 牛蛙, 腊肉, 牛肉, 猪肉, 羊肉, 鸡肉, 鸭肉, 鹅肉, 兔肉, 鸡, 鸭, 鹅, 鸽, 鸡胸肉, 鸡腿, 鸡翅, 鸡腿肉, 五花肉, 里脊, 里脊肉, 肉, 蹄, 肝, 牛腩',
    ),
    class: 'meat',
    diet: 'meat',
    meatless: keys('素, 植物, 大豆, 豆'),
  },
  {
    heads: list(
      '鱼, 鱼肉, 鱼片, 鱼柳, 鱼排, 三文鱼, 金枪鱼, 鳕鱼, 鲑鱼, 鲑, 鳟, 鳕, 鲷, 鲈, 鲱, 鲭, 鲽, 鲆, 鳗, 鳗鱼, 鳗鲡, 鲟, 鲤, 鲫, 鲢, 鲳, 鳎, 鳐, 鲨, 石斑, 鱼干, 鱼籽, 鱼卵, 鱼子, 鱼子酱, 鱼露, 沙丁鱼, 鲌, 鲬, 鲉, 鲂, 鲀, 鳅, 鲮, 鲅, 鲛, 鲹, 鲚, 鲻, 鲇, 鲶, 鳊, 鳜, 鳝, 鳢, 鲔, 鲣, 鳀, 鳁, 鳙, 鲥, 鳓, 鳇, 鲴, 鲩, 鲙, 鲡, 鲼, 鲾, 鲿, 鳚, 魟, 鮨, 鮸, 鱚, 鰤, 鮰, 鯻, 鲯, 鱥, 鱼腩, 鱼头, 鱼尾, 鱼段, 鱼块, 鱼扒, 鱼肚, 鱼骨, 鱼皮, 鱼肝, 鱼松, 鱼下巴, 鱼油, 鱼粉, 鱼唇, 鱼翅, 鱼鳔, 鱼胶, 鱼鲞, 鲞, 鱼鲊, 鱼罐头, 鱼白, 鱼籽酱',
    ),
    class: 'fish',
    isLikeness: true,
    diet: 'pescatarian',
  },
  { heads: list('鱼丸, 鱼饼, 鱼糕, 鱼豆腐, 鱼板'), class: 'cured-fish', otherwise: 'unknown', diet: 'pescatarian' },
  {
    heads: list('蛋黄酱, 美乃滋, 沙拉酱, 沙律酱'),
    class: 'sauce',
    contains: ['eggs'],
    mayContain: ['soybean'],
    unknown: ['dairy'],
    diet: 'vegetarian',
  },
  {
    heads: list('鸡蛋, 蛋, 鸭蛋, 蛋黄, 鸡蛋白, 鸭蛋白, 卵白蛋白, 蛋清, 皮蛋, 咸蛋, 蛋液, 煎蛋'),
    class: 'egg',
    contains: ['eggs'],
    diet: 'vegetarian',
  },
  { heads: list('花生, 花生米, 花生仁, 花生酱'), class: 'nut', contains: ['peanut'], diet: 'vegan' },
  { heads: list('巧克力, 朱古力'), ...chocolate },
  { heads: list('高汤, 清汤, 汤块, 浓汤宝, 上汤, 汤底, 汤料'), ...stock },
  { heads: list('果酱, 糖浆, 糖, 蜜饯, 果脯, 果冻'), class: 'sweetener', diet: 'vegan' },
  { heads: list('蜂蜜, 花蜜'), class: 'sweetener', diet: 'vegetarian' },
  { heads: list('蜜'), class: 'sweetener', diet: 'vegan', dietAtWorst: 'vegetarian' },
  { heads: list('酱料, 汁, 调料, 调味料, 底料, 风味'), ...mixture },
  {
    heads: list(
      '果汁, 原汁, 浓缩汁, 糊, 提取粉, 提取液, 液, 膏, 浆, 固体, 固形物, 分离物, 分离蛋白, 组织蛋白, 水解蛋白, 精华, 原浆, 浓浆, 水解物, 豆泥, 果泥, 蓉, 提取物, 浓缩物, 浓缩液, 萃取物, 抽提物, 粉末, 蛋白, 蛋白粉, 纤维, 卵磷脂, 果浆, 制品, 罐头, 脆片, 碎粒, 颗粒',
    ),
    ...pureProduct,
  },
  { heads: list('醋'), class: 'acid', varies: ['gluten'], diet: 'vegan' },
  { heads: list('葡萄酒, 红酒, 香槟'), class: 'wine', diet: 'vegan' },
  { heads: list('啤酒, 黑啤, 白啤, 生啤, 扎啤'), class: 'wine', contains: ['gluten'], diet: 'vegan', dietAtWorst: 'pescatarian' },
  { heads: list('酒, 利口酒, 力娇酒, 威士忌, 白兰地'), class: 'wine', diet: 'vegan' },
  { heads: list('茶, 咖啡, 汽水, 苏打, 饮料, 饮品'), class: 'drink', diet: 'vegan' },
  {
    heads: list('菜, 白菜, 生菜, 甘蓝, 菠菜, 芥菜, 莴苣, 苦苣, 叶, 苗, 芽, 芹, 芹菜, 薹'),
    class: 'leaf',
    diet: 'vegan',
    isLikeness: true,
  },
  { heads: list('籽, 种子, 瓜子, 芝麻'), class: 'seed', diet: 'vegan' },
  { heads: list('香料, 香精'), class: 'spice', varies: true, diet: 'vegan' },
  { heads: list('坚果'), class: 'nut', varies: true, diet: 'vegan' },
  { heads: list('核桃, 杏仁, 腰果, 榛子, 栗子, 栗, 松子'), class: 'nut', diet: 'vegan' },
  {
    heads: list('胡椒, 花椒, 辣椒粉, 辣椒, 椒, 豆蔻, 肉桂, 茴香, 色素, 芥末'),
    class: 'spice',
    diet: 'vegan',
    isLikeness: true,
  },
  { heads: list('香草, 薄荷, 罗勒, 花瓣'), class: 'herb', diet: 'vegan', isLikeness: true },
  { heads: list('莓, 草莓, 蓝莓, 醋栗, 浆果, 樱桃'), class: 'berry', diet: 'vegan', isLikeness: true },
  {
    heads: list(
      '果肉, 瓜肉, 桃肉, 枣肉, 椰肉, 柚肉, 果, 水果, 苹果, 梨, 桃, 杏, 李, 梅, 枣, 柿, 橙, 橘, 柑, 柚, 柠檬, 葡萄, 香蕉, 芒果, 瓜果, 蜜瓜, 甜瓜, 西瓜, 果皮, 果干, 菠萝, 木瓜, 石榴, 榴莲, 猕猴桃, 荔枝, 桔, 提子',
    ),
    class: 'fruit',
    diet: 'vegan',
    isLikeness: true,
  },
  {
    heads: list('薯, 土豆, 马铃薯, 红薯, 芋, 芋头, 山药, 萝卜, 胡萝卜, 甜菜, 藕, 薯条, 薯片'),
    class: 'root',
    diet: 'vegan',
    isLikeness: true,
  },
  { heads: list('瓜, 南瓜, 葫芦, 黄瓜, 冬瓜, 丝瓜, 西葫芦'), class: 'squash', diet: 'vegan', isLikeness: true },
  { heads: list('葱, 洋葱, 蒜, 大蒜, 姜, 韭, 韭菜'), class: 'allium', diet: 'vegan', isLikeness: true },
  {
    heads: list('番茄, 西红柿, 茄子, 茄, 青椒, 甜椒, 彩椒, 西兰花, 花菜, 花椰菜, 笋, 竹笋, 芦笋, 秋葵, 玉米, 蔬菜, 豆角, 莲子'),
    class: 'vegetable',
    diet: 'vegan',
    isLikeness: true,
  },
  // A bean named after a village may be a soya bean.
  { heads: list('豆, 豆子'), class: 'legume', varies: ['soybean'], diet: 'vegan', isLikeness: true },
  { heads: list('扁豆, 豌豆, 绿豆, 红豆, 蚕豆, 芸豆, 鹰嘴豆, 豆沙'), class: 'legume', diet: 'vegan', isLikeness: true },
  { heads: list('藻, 海藻, 海带, 紫菜, 海苔, 裙带菜'), class: 'seaweed', diet: 'vegan' },
  { heads: list('米, 大米, 糙米, 糯米, 香米, 米饭, 稻, 稻米'), class: 'rice', diet: 'vegan' },
  { heads: list('谷, 谷物, 藜麦, 荞麦, 高粱, 小米, 粟'), class: 'grain', diet: 'vegan' },
  { heads: list('盐, 海盐'), class: 'salt', diet: 'vegan' },
  { heads: list('胚芽, 麸皮'), class: 'grain', diet: 'vegan' },
]
