import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { salts } from '#kitchen/reader/kinds/salts.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names that labels use more than cooks. */
export const rareFoods: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `双倍格洛斯特, 双格洛斯特, 卡布拉莱斯, 瓦朗塞, 瓦朗塞奶酪, 斯特拉奇诺, 斯特拉基诺, 塔雷吉欧, 塔雷焦, 罗比奥拉, 克雷申扎, 卡秋塔, 卡乔卡瓦洛, 卡丘卡瓦罗, 阿齐亚戈, 蒙塔西奥, 丰提那, 芳汀那, 佩科里诺罗马诺, 格拉娜帕达诺, 帕米吉亚诺, 帕玛臣, 马翁, 特提亚, 罗克福, 昂贝尔, 布勒德奥弗涅, 奥弗涅蓝纹, 康塔尔, 萨莱尔, 拉吉奥尔, 莫城布里, 纽夏特, 库洛米耶, 蓬莱韦克, 利瓦罗, 朗格勒, 夏乌尔斯, 马罗瓦勒, 米莫雷特, 洛卡马杜, 哥洛亭, 沙比舒, 巴农, 瓦什寒, 提尔西特, 林堡, 阿彭策尔, 斯勃里恩兹, 泰特德穆瓦讷, 哈瓦蒂, 丹布, 萨姆索, 埃斯罗姆, 雅尔斯贝格, 布鲁诺斯特, 格拉维拉, 柴郡, 红列斯特, 卡尔菲利, 兰开夏, 蒙特利杰克, 科尔比杰克`,
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`乳清渗透物, 乳渗透物, 拉西酸奶, 胶束酪蛋白, 胶束酪蛋白粉, 酪蛋白磷酸肽, 奶啤`),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list(`斯卑尔脱麦, 大麦β-葡聚糖, 啤酒糟, 麦糟, 法罗麦, 弗雷克`),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list(`蛋膜, 蛋壳膜, 蛋壳粉, 蛋壳钙, 卵黄油, 卵转铁蛋白`) },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(`蝲蛄, 红螯螯虾, 沼虾, 虾婆, 馒头蟹, 老虎斑蟹, 佛手贝, 狗爪螺, 油螺, 芝麻螺, 白贝, 车螺`),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      `鱼肉浆, 多利鱼, 耗儿鱼, 绿鳍马面鲀, 狗鳕, 南极犬牙鱼, 鲦鱼, 鳑鲏, 翘嘴鱼, 笋壳鱼, 丁桂鱼, 龙头鱼, 九肚鱼, 马友鱼, 红杉鱼, 竹签鱼, 沙丁脂眼鲱`,
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names: list(`角蛋白, 水解角蛋白, 弹性蛋白, 血红素铁, 血粉, 骨粉, 肉骨粉, 软骨素, 牛骨粉, 鸡软骨, 林蛙油, 羊驼肉`),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(`橙盖鹅膏, 凯撒蘑菇, 黄蘑, 扫帚菌, 铜绿菌, 喇叭菇, 茯苓, 猪苓`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(`异麦芽酮糖, 异麦芽酮糖醇, 刺梧桐胶, 桃胶, 雪燕, 皂角米, 槐胶, 阿魏胶, 印度树胶, 盖提胶, 甘草酸, 食用炭`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`油酸, 月桂酸, 半胱氨酸盐酸盐, L-半胱氨酸盐酸盐, 透明质酸, 透明质酸钠, 核酸, 氨基酸, 二十二碳六烯酸, 二十碳五烯酸, 胆酸`),
  },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`大豆胚芽, 大豆胚`) },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `稗子, 稗米, 狗尾草, 猪笼草, 龙葵, 水飞蓟, 奶蓟草, 奶蓟, 牛膝草, 牛至叶, 鸡骨草, 猫爪草, 马郁兰, 鹿蹄草, 羊蹄草, 鱼针草, 鸭跖草, 鹅肠菜, 狗牙花, 豆瓣菜, 阿甘, 猴面包果, 猴面包树果粉, 蛇皮果, 虎耳草, 虎杖, 牛大力, 鸡冠花, 鸡蛋花, 蟹爪兰, 虾脊兰, 贝母, 马蹄草, 蚕豆花, 玉米胚芽, 大米胚芽, 米胚芽`,
    ),
  },
  {
    class: 'oil',
    diet: 'vegan',
    names: list(
      `阿甘油, 阿甘坚果油, 摩洛哥坚果油, 牡丹籽油, 棕榈液油, 沙棘籽油, 番茄籽油, 玻璃苣油, 西瓜籽油, 辣木籽油, 元宝枫籽油, 星油藤油, 印加果油, 椰子油MCT`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: salts({
      acids: list(
        '柠檬酸, 柠檬酸三, 乳酸, 醋酸, 乙酸, 葡萄糖酸, 碳酸, 碳酸氢, 磷酸, 磷酸二, 磷酸三, 磷酸氢二, 磷酸二氢, 焦磷酸, 焦磷酸二氢二, 多聚磷酸, 三聚磷酸, 六偏磷酸, 偏磷酸, 硫酸, 山梨酸, 苯甲酸, 丙酸, 双乙酸, 酒石酸, 酒石酸氢, 苹果酸, 富马酸, 琥珀酸, 琥珀酸二, 硅酸, 海藻酸, 抗坏血酸, 异抗坏血酸, 亚硫酸, 亚硫酸氢, 焦亚硫酸, 泛酸, 碘酸',
      ),
      metals: list('钠, 钾, 钙, 镁, 铵, 锌, 铁, 亚铁'),
      name: (acid, metal) => `${acid}${metal}`,
    }),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(`海藻酸, 植酸, 偏酒石酸, 氧化镁, 氧化钙, 氢氧化镁, 亚硝酸钾, 碘化钠, 谷氨酸钾`),
  },
  { class: 'sweetener', diet: 'vegetarian', names: list('洋槐花蜜, 刺槐蜜, 槐花蜂蜜, 党参蜜, 荞麦蜜, 苕子蜜') },
  { class: 'nut', contains: ['peanut'], diet: 'vegan', names: list('花生果, 花生壳') },
  { class: 'baking', diet: 'meat', names: list('胭脂虫红酸, 胭脂虫酸, 鱼鳔胶, 鱼鳔, 血清, 牛血清, 血红素') },
  { class: 'shellfish', contains: ['shellfish'], diet: 'pescatarian', names: list('头足类动物, 腹足类, 八爪鱼足') },
  { class: 'milk', contains: ['dairy'], diet: 'vegetarian', names: list('奶清, 乳清蛋白分离物, 牛奶固体, 奶固体') },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('康门贝尔, 卡蒙贝尔, 卡芒贝, 披萨起司, 披萨奶酪'),
  },
  { class: 'oil', diet: 'vegan', names: list('可可脂替代品, 代可可脂') },
  { class: 'thickener', diet: 'vegan', names: list('醋酸酯淀粉, 氧化淀粉, 酸处理淀粉, 辛烯基琥珀酸淀粉钠') },
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: list(`卡伊马克, 黄油脂肪, 牛乳脂肪, 斯基尔, 库米斯`) },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `圣马塞兰, 圣费利西安, 圣阿古尔, 卡斯特马尼奥, 卡斯特尔马尼奥, 皮亚韦, 皮亚维, 斯普林兹, 斯普林茨, 弗里堡瓦舍汉, 马斯丹, 马斯达姆, 丹麦蓝纹, 哈伐蒂, 卡菲利, 什罗普郡蓝, 伊迪阿扎巴尔, 苏鲁古尼, 戈尔贡佐拉, 戈贡左拉, 戈尔根朱勒, 比托, 布拉奶酪, 穆拉扎诺, 拉斯凯拉, 拉古萨诺, 菠萝伏洛, 卡乔里科塔, 龙卡尔, 萨莫拉诺, 加莫内乌, 阿苏阿乌洛亚, 阿泽唐, 埃什特雷拉, 双格洛斯特郡, 单格洛斯特, 德比奶酪, 兰卡夏, 卡舍尔蓝, 斯利姆巴赫, 罗马杜, 阿尔高, 福拉尔贝格, 沙布齐格, 沙博齐格, 穆奇利, 阿本塞, 西部波登, 普雷斯特, 埃姆斯, 法国多姆, 比考东, 佩拉东, 马孔内, 夏洛莱, 阿邦当斯, 圣耐克泰尔, 康堤, 贡泰, 阿布鲁佐, 布里恩扎, 奥斯切佩克, 利普陶, 奥洛穆茨, 卡什卡瓦, 特莱米亚, 曼努里, 安索提罗, 加洛蒂里, 阿卡维, 纳布鲁斯, 香克利什`,
    ),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list(`斯佩尔特, 斯佩耳特, 弗里凯, 法罗`) },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(`堪察加拟石蟹, 拟石蟹, 拟石蟹肉, 欧洲鳖虾, 拟对虾, 石蜐, 笠贝, 海蜗牛, 石蛏`),
  },
  { class: 'fish', diet: 'pescatarian', names: list(`剑旗鱼, 欧洲鳀, 大西洋鲱, 庸鲽, 欧洲鳎, 欧洲无须鳕, 红鲂鮄`) },
  {
    class: 'meat',
    diet: 'meat',
    names: list(`山鹑, 狍, 狍子, 野牛, 马鹿, 黇鹿, 美洲驼, 羊驼, 海狸鼠, 河狸, 鸸鹋, 雷鸟, 豬頰肉醃肉, 猪脸颊肉`),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `欧楂, 黑桑, 桑, 槟榔, 橄榄仁, 爪哇橄榄, 瓜拿纳, 苋, 龙爪稷, 穇子, 黏果酸浆, 墨西哥酸浆, 火麻, 刺苞菜蓟, 光果甘草, 异株荨麻, 龙舌兰, 榴梿, 榴槤, 柚, 草莓树, 黄香李, 班巴拉豆, 块茎落葵, 酢浆薯, 雪莲薯, 地蚕, 菊薯, 独行菜, 莙荙菜, 山菠菜, 葛缕, 圆当归, 小白菊, 西洋蓍草, 芸香, 蓍草, 香瓜茄, 嘉宝果, 树葡萄, 卡姆果, 山陀儿, 兰撒果, 马鲁拉果, 泰莓, 秋子梨`,
    ),
  },
  { class: 'milk', contains: ['dairy'], diet: 'vegetarian', names: list('酪蛋白酸铵, 酪蛋白酸镁') },
  { class: 'meat', diet: 'meat', names: list('鹅脂, 鸭脂, 海洋明胶') },
  { class: 'spice', diet: 'vegan', names: list('荜拔, 橘子花') },
]
