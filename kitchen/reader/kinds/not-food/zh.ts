import { chemicals } from '#kitchen/reader/kinds/not-food/zh/chemicals.ts'
import { folkPoisons } from '#kitchen/reader/kinds/not-food/zh/folk-poisons.ts'
import { gardenAndShelfPoisons } from '#kitchen/reader/kinds/not-food/zh/garden-and-shelf-poisons.ts'
import { medicines } from '#kitchen/reader/kinds/not-food/zh/medicines.ts'
import { morePoisons } from '#kitchen/reader/kinds/not-food/zh/more-poisons.ts'
import { toxicNature } from '#kitchen/reader/kinds/not-food/zh/toxic-nature.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Chinese words for poisons, and for things that nobody cooks. */
export const zh: readonly string[] = [
  ...toxicNature,
  ...medicines,
  ...chemicals,
  ...morePoisons,
  ...folkPoisons,
  ...gardenAndShelfPoisons,
  ...list(
    `漂白水, 漂白剂, 漂白粉, 84消毒液, 消毒液, 消毒水, 次氯酸钠, 氯气, 氨水, 双氧水, 过氧化氢, 福尔马林, 甲醛, 硼砂, 硼酸, 烧碱, 火碱, 氢氧化钠, 盐酸, 硫酸, 汽油, 柴油, 煤油, 石油, 机油, 矿物油, 白矿油, 婴儿油, 蓖麻油, 地沟油, 凡士林, 石蜡, 松节油, 稀释剂, 丙酮, 甲醇, 防冻液, 刹车油, 洗衣粉, 洗衣液, 肥皂, 香皂, 洗洁精, 洗涤剂, 清洁剂, 洁厕灵, 柔顺剂, 洗发水, 洗发露, 沐浴露, 香水, 花露水, 指甲油, 洗甲水, 口红, 牙膏, 漱口水, 防晒霜, 油漆, 涂料, 清漆, 胶水, 水泥, 石膏粉, 沥青, 水银, 汞, 砷, 砒霜, 氰化物, 氰化钾, 铅, 铀, 电池, 火药, 炸药, 炸弹,
  化肥, 肥料, 粪便, 农药, 杀虫剂, 除草剂, 敌敌畏, 百草枯, 毒药, 毒, 老鼠药, 樟脑丸, 卫生球, 药, 安眠药, 阿司匹林, 毒品, 可卡因, 海洛因, 大麻, 香烟, 烟草, 夹竹桃, 颠茄, 乌头, 毒芹, 曼陀罗, 洋地黄, 毒蝇伞, 毒蘑菇, 大黄叶, 泻盐, 浴盐, 融雪盐, 工业盐, 工业酒精, 干冰, 池塘水, 母乳, 人奶, 人肉, 狗肉, 猫肉, 狗, 猫, 老鼠, 鼠, 蟑螂, 昆虫, 虫子, 蚯蚓, 蜘蛛, 狗粮, 猫粮, 猫砂, 尿, 屎,
  軽油, 灯油, 重油, 鉱物油, 機械油, 塩素, 塩素系漂白剤, 次亜塩素酸, 塩酸, 石鹸, 洗剤, 食器用洗剤, 中性洗剤, 洗濯洗剤, 台所用洗剤, 柔軟剤, 消毒剤, 制汗剤, 接着剤, 糊剤, 砒素, 青酸, 乾電池, 火薬, 爆弾, 殺虫剤, 除草剤, 毒薬, 殺鼠剤, 防虫剤, 薬, 睡眠薬, 覚醒剤, 麻薬, 煙草, 入浴剤, 犬肉, 犬, 農薬, 不凍液, 漂白剤, 毒茸, 精油, 香薰精油, 按摩油, 润滑油, 齿轮油, 液压油, 变压器油, 打火机油, 灯油, 鞋油, 风油精, 活络油, 润肤油, 卸妆油, 护发油, 发油, 防晒油, 橄榄护肤油, 桐油, 清凉油, 废油, 泔水油, 泔水, 脏水, 污水, 下水道水, 洗脚水, 洗澡水, 河水, 雨水, 化妆水, 爽肤水, 卸妆水, 洗碗水, 香薰, 药水, 墨水, 胶, 强力胶, 玻璃胶, 药膏, 软膏, 牙粉, 爽身粉, 痱子粉, 滑石粉, 石灰, 生石灰, 石灰粉, 荧光粉, 铁粉, 铝粉, 金粉, 颜料粉, 水泥粉, 粉笔, 老鼠肉, 蝙蝠, 蝙蝠肉, 穿山甲, 果子狸, 马桶水, 断肠草, 钩吻, 狼毒, 毒草, 毒果, 毒鱼, 毒菇, 毒菌, 毒蕈, 鬼笔鹅膏, 白毒伞, 死亡帽, 鹅膏菌, 毒鹅膏, 鹿花菌, 致幻蘑菇, 魔菇, 水仙花, 水仙, 郁金香球茎, 铃兰, 杜鹃花, 一品红, 相思豆, 蓖麻籽, 蓖麻子, 毒麦, 罂粟壳, 洋金花, 苍耳子, 商陆, 雷公藤, 马钱子, 巴豆, 苦杏核, 桃核, 樱桃核, 发芽土豆, 发芽的土豆, 土豆叶, 番茄叶, 冰毒, 摇头丸, 鸦片, 吗啡, 尼古丁, 电子烟, 电子烟油, 烟油, 烟头, 烟灰, 酒精消毒液, 医用酒精, 消毒酒精, 酒精湿巾, 免洗洗手液, 洗手液, 护手霜, 面霜, 面膜, 泥膜, 橡皮泥, 淤泥, 泥土, 沙子, 土壤, 石头, 砖头, 碎玻璃, 塑料, 塑料袋, 钱包, 书包, 背包, 红包, 垃圾, 头发, 指甲, 鼻屎, 口水, 人血, 胎盘, 尸体, 呕吐物, 鸟屎, 鸡屎, 牛粪, 马粪, 猪粪, 鱼饲料, 鸟食, 饲料, 宠物粮, 猫条, 猫罐头, 狗罐头`,
  ),
]
