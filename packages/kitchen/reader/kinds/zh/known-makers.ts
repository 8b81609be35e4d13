import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** The typical food of Chinese makers, shops and chains whose name alone is typed, and further local names. */
export const makerSpecialties = parseFoodLines(`
  seed | | | vegan..vegetarian | ? | 恰恰, 恰恰瓜子, 真心瓜子, 甘源, 徽记瓜子, 葵珍, 傻子瓜子
  nut | | | vegan..vegetarian | ? | 洽洽小黄袋, 盐津铺子
  nut | | gluten | vegan | ? | 口水娃, 口水娃兰花豆, 甘源蚕豆, 口水娃蚕豆
  dish | | dairy gluten | vegan..vegetarian | ? | 可比克, 品客, 乐事, 乐事薯片, 薯愿, 呀土豆, 好友趣, 大家宝, 艾比利, 子弟薯片, 上好佳薯片
  dish | shellfish | gluten | pescatarian | ? | 上好佳虾条, 上好佳鲜虾片, 虾味条
  dish | gluten | dairy soybean | vegan..meat | ? | 空心脆, 小王子仙贝, 粟米条, 上好佳粟米条, 上好佳洋葱圈, 洋葱圈, 波力海苔卷
  sweetener | | | vegan..meat | ? | 果冻爽, 比巴卜, 大大泡泡糖, 泡泡糖, 绿箭, 益达, 炫迈, 曼妥思, 彩虹糖, 冠生园, 荷氏, 金嗓子, 金嗓子喉宝, 旺仔qq糖, 徐福记酥心糖,
    牛皮糖, 扬州牛皮糖, 跳跳糖
  sweetener | dairy | soybean | vegetarian | ? | 喔喔, 不二家, 阿尔卑斯硬糖, 金丝猴
  sweetener | | | vegan | ? | 雪莲冰块, 北冰洋冰棍
  drink | | | vegan..vegetarian | ? | 佳得乐, 外星人电解质水, 美汁源, 美汁源果粒橙, 茶π, 电解质水, 三得利乌龙茶, 星巴克, 果子熟了, 大窑, 大窑嘉宾, 冰峰, 珍珍,
    崂山可乐, 崂山白花蛇草水, 天府可乐, 汉口二厂, 宏宝莱, 非常可乐, 酷儿, 小茗同学, 维他柠檬茶, 维他菊花茶, 康师傅绿茶, 康师傅酸梅汤, 信远斋, 信远斋酸梅汤
  drink | | dairy | vegan..vegetarian | ? | 蜜雪冰城, 奈雪, 奈雪的茶, 古茗, 茶百道, 沪上阿姨, 喜茶, 书亦烧仙草, 甜啦啦, 益禾堂, 贡茶, 快乐柠檬, 春水堂, 50岚,
    五十岚, 迷客夏, 清心福全
  drink | dairy | | vegetarian | ? | coco奶茶, 波霸奶茶, 波霸, 蜜雪冰城奶茶
  milk | dairy | | vegetarian..meat | ? | 贝因美, 惠氏, 爱他美, 雅士利, 新希望牛奶
  cream | | dairy soybean | vegan..vegetarian | ? | 维益爱真, 维益, 植脂奶油稀
  grain | gluten | dairy peanut | vegan..vegetarian | ? | 王饱饱, 王饱饱麦片, 卡乐比麦片, 卡乐比, 好麦多, 欧扎克, 欧扎克麦片
  dish | soybean | gluten | meat | ? | 自嗨锅, 莫小仙, 海底捞自热火锅, 自热米饭, 莫小仙自热米饭, 自嗨锅煲仔饭
  salty-sauce | gluten soybean | | vegan..meat | ? | 东古一品鲜
  paste | | gluten soybean | vegan..meat | ? | 草原红太阳, 德庄, 家乐鸡精, 豪吉鸡精, 家乐浓汤宝, 史云生, 坛坛乡, 茂德公, 味聚特, 辣妹子
  stock | | | meat | ? | 太太乐鸡精, 太太乐, 豪吉, 史云生清鸡汤, 史云生鸡汤, 清鸡汤, 家乐鸡粉
  sauce | | | vegan..vegetarian | ? | 亨氏, 亨氏番茄酱, 味好美番茄酱, 味好美
  nut-butter | peanut | | vegan | ? | 趣园
  cured-meat | | gluten soybean | meat | ? | 春都, 春都火腿肠, 雨润, 得利斯, 哈肉联红肠, 哈肉联, 母亲牛肉棒, 棒棒娃, 棒棒娃牛肉干, 有友凤爪, 无穷盐焗鸡翅,
    有友泡椒凤爪, 久久丫鸭脖, 煌上煌酱鸭
  fish | soybean | gluten | pescatarian | ? | 鹰金钱鲮鱼
  dish | gluten soybean | | meat | ? | 全聚德, 全聚德烤鸭, 便宜坊, 便宜坊烤鸭, 大董烤鸭, 北京烤鸭卷
  dish | gluten | soybean | meat | ? | 海霸王, 小牛凯西, 肯德基, 汉堡王, 华莱士, 德克士, 真功夫, 沙县小吃, 永和大王, 庆丰包子, 庆丰包子铺, 巴比馒头, 塔斯汀,
    塔斯汀汉堡, 老乡鸡, 麦当劳, 必胜客
  dish | gluten peanut | soybean | meat | ? | 沙县拌面, 沙县花生酱拌面, 沙县葱油拌面
  dish | soybean | gluten peanut mushroom | meat | ? | 刘文祥麻辣烫
  bread | gluten | dairy eggs | vegetarian..meat | ? | 好利来, 泸溪河, 稻香村, 元朗荣华, 广州酒家, 莲香楼, 知味观, 圣安娜, 85度c, 味多美, 仟吉, 米旗,
    面包新语, 多乐之日, 巴黎贝甜, 格力高, 杏花楼, 奇华, 恒香, 詹记, 詹记桃酥, 北月湾, 三禾稻香村, 桂发祥, 祥禾饽饽铺
  sweetener | | | vegan..meat | ? | 三全汤圆, 思念汤圆, 龙凤汤圆, 五芳斋粽子, 沈大成青团, 五芳斋, 真真老老, 王老吉润喉糖
  dish | | gluten soybean | meat | ? | 五芳斋肉粽, 五芳斋鲜肉粽, 大肉粽
  dish | soybean | gluten mushroom | vegan..vegetarian | ? | 功德林, 功德林素鸭, 功德林素鸡
  drink | gluten | | vegan | ? | 哈尔滨啤酒, 哈啤, 珠江啤酒, 蓝带, 百威啤酒, 1664白啤, 乌苏大红
  wine | | | vegan..vegetarian | ? | 锐澳, 江小白, 牛栏山, 张裕, 长城干红, 醉鹅娘, 五粮液, 泸州老窖, 剑南春, 古井贡, 毛铺, 劲酒
  wine | | gluten | vegan | ? | 石库门, 乌毡帽, 女儿红, 加饭酒, 即墨老酒, 封缸酒, 丹阳封缸酒, 沉缸酒, 福建老酒, 青红酒
  baking | | | vegan..meat | ? | 虾青素
  sweetener | | mushroom | vegan | ? | 素燕窝
  plant-protein | soybean | | vegan..vegetarian | ? | 素蛋
  leaf | | | vegan | ? | 鸡屎藤, 鸡矢藤, 狗肝菜, 鸭脚板, 鸭脚板菜, 鹅脚板, 鹅脚板菜, 豆腐柴叶, 冷饭团, 苦斋菜, 苦斋, 白花草, 一点红, 革命菜, 野茼蒿, 天绿香,
    南洋菠菜, 守宫菜, 大叶香菜, 韭菜苗, 荠荠, 米蒿, 白蒿, 茵陈, 茵陈蒿, 扫帚苗, 枸杞头, 香椿头, 榆钱饭叶, 洋槐花叶, 大头菜叶, 疙瘩白
  mushroom | mushroom | | vegan | - | 云苓, 茯神, 青冈菌子, 黄癞头, 酸菌, 石灰菌, 胭脂菌, 大把菌, 一窝菌, 鸡油枞, 白香菇, 花菇, 厚菇, 天白花菇, 茶花菇, 平菇,
    侧耳, 秀珍菇, 凤尾菇, 猪肚菇, 大漏斗菇, 大杯香菇, 榆蘑, 冻菌子, 北风菌子
  fruit | | | vegan | ? | 狗枣, 麦李, 五月茶, 山枇杷, 山竹果, 蔓荆子果, 金瓜柚, 野荔枝, 鸡嗉子, 鸡嗉果, 桃金娘果, 乌饭子, 乌饭果, 南烛果, 刺泡, 栽秧泡, 黄泡, 乌泡,
    蛇莓果, 九层皮, 地稔, 番鬼荔枝, 鸡蛋黄果
  nut | peanut | | vegan | - | 落地松, 番豆仔, 涂豆, 塗豆, 花生仔, 红皮小花生, 花生米儿
  meat | | | meat | ? | 蛤蚧, 蛤士蟆, 哈什蚂
  dish | soybean | gluten | meat | ? | 虎皮鸡爪
  grain | | | vegan | ? | 杏仁霜, 杏仁粉冲饮
  hot-sauce | gluten soybean | | vegan..vegetarian | ? | 甜面酱
  noodle | | | vegan | ? | 碗秃, 碗团, 碗脱, 荞面碗饦, 荞麦碗托, 保德碗托, 柳林碗团
`)
