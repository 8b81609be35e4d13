import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods named after their maker, with contents. */
export const brands: readonly NamedKind[] = [
  {
    class: 'noodle',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `康师傅, 康师傅红烧牛肉面, 统一老坛酸菜, 老坛酸菜面, 白象, 白象方便面, 汤达人, 今麦郎, 合味道, 三养火鸡面, 三养, 农心, 农心辛拉面, 出前一丁方便面, 公仔面方便面, 营多, 五谷道场, 大骨面, 生力面, 王子面, 科学面, 小浣熊, 维力炸酱面, 满汉大餐, 来一客, 阿舍干面, 曾拌面, 曾粉, 好欢螺, 好欢螺螺蛳粉, 李子柒螺蛳粉, 食族人, 嗨吃家`,
    ),
  },
  {
    class: 'chocolate',
    contains: ['dairy', 'soybean'],
    unknown: ['peanut', 'gluten', 'eggs'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `费列罗榛果, 奇巧巧克力, 好时, 好时巧克力, 好时之吻, 吉百利, 瑞士莲, 歌帝梵, 脆香米, 金帝, 明治巧克力, 雀巢脆脆鲨, 脆脆鲨, 77乳加, 大波露, 三角巧克力, 瑞士三角, 星球杯, 能多益榛子酱, 费罗伦`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `趣多多, 好丽友派, 好丽友, 蛋黄派, 达利园, 巧克力派, 徐福记, 沙琪玛徐福记, 嘉顿, 嘉顿面包, 桃李, 桃李面包, 曼可顿, 宾堡, 盼盼, 盼盼法式小面包, 嘉士利, 青食钙奶饼干, 钙奶饼干, 康师傅3加2, 3加2饼干, 闲趣, 太平梳打, 太平苏打, 乐之, 丽芝士, 纳宝帝, 和情, lotus饼干, 蓝罐曲奇, 皇冠曲奇, 珍妮曲奇, 义美小泡芙, 小泡芙, 孔雀饼干, 可口奶滋, 新贵派, 喜年来蛋卷, 乖乖, 旺仔小馒头, 小馒头饼干, 浪味仙, 上好佳, 旺旺, 旺旺大礼包, 好多鱼, 呀土豆`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy', 'peanut'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(`花生牛奶, 银鹭花生牛奶, 达利园花生牛奶`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      `旺仔牛奶, 爽歪歪, ad钙奶, 娃哈哈ad钙奶, 优酸乳, 营养快线, 安慕希, 纯甄, 莫斯利安, 畅轻, 冠益乳, 优益C, 每益添, 真果粒, 早餐奶, 核桃牛奶, 麦香牛奶, 熊猫炼乳, 植脂淡奶, 妙可蓝多, 妙可蓝多奶酪棒, 百吉福奶酪棒, 奶酪博士, 奶嚼口, 宫廷奶酪, 牛油奶油`,
    ),
  },
  {
    class: 'drink',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `豆本豆, 永和豆浆, 六个核桃, 露露, 杏仁露露, 唯怡, 唯怡豆奶, 椰树椰汁, 特种兵椰汁, 银鹭八宝粥, 好麦多, oatly, 噢麦力, 香飘飘, 优乐美, 统一阿萨姆, 阿萨姆奶茶, 阿华田粉, 统一布丁, 果粒多, 泰奇八宝粥, 南方黑芝麻糊, 维维豆奶, 雀巢三合一, 三合一咖啡, 生椰拿铁, 麦斯威尔三合一`,
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `乐事, 品客, 可比克, 好侍, 饭爷, 川娃子, 李子柒, 佐大狮, 百味来番茄酱, 太太乐, 太太乐鸡精, 家乐鸡粉, 美极, 史云生上汤, 妙多, 味好美, 亨氏番茄酱, 亨氏沙拉酱, 李派林, 泰象, 牛头牌, 爱之味, 大茂, 大茂面筋, 大茂黑瓜, 味岛香松, 海底捞, 小龙坎, 德庄, 名扬, 自嗨锅, 莫小仙, 安井, 正大水饺, 湾仔码头, 思念, 三全, 三全水饺, 甲天下`,
    ),
  },
]
