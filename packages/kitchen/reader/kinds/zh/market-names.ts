import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names used at markets in Canton, Hong Kong, Taiwan and Yunnan, and further spellings of foreign cheeses. */
export const marketNames: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      '埃门塔尔, 史帝尔顿, 利瓦侯, 爱芒特, 葛瑞尔, 格律耶尔, 卡门贝, 罗克福尔, 拱佐洛拉, 帕米吉安诺, 佩哥里诺, 波伏洛, 普罗沃隆, 塔莱焦, 冯蒂纳, 瑞可达, 利可塔, 玛斯卡彭, 寇比, 柯尔比, 侯布洛雄, 莫尔碧叶, 马洛瓦勒, 朗格尔, 瓦朗赛, 哈瓦帝, 丹博, 亚尔斯堡, 林堡格, 卡博瓦洛, 卡丘卡瓦洛, 奎索布兰科, 坎塔尔, 奥索依拉提, 布里亚萨瓦兰, 泰提拉, 曲拉, 丰塔尔, 芬塔尔, 科蒂亚, 拉瓜伊雷, 普利尼, 查维诺, 巴侬, 布尔索, 博尔桑, 米莫莱特, 萨莱斯, 贝尔珀斯, 托米诺, 奥拉蒂, 凯夫菲利, 格洛斯特',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list('开阳, 蝦猴, 龙虾仔, 绯红虾, 土鱿, 吊片, 锁管, 飞卷, 公代, 粉蛲'),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      '石狗公, 红钩吻鲑, 龙䲢, 红衫, 青衣, 苏眉, 杉斑, 泥鯭, 黄花筒, 沙尖, 挞沙, 方脷, 多宝, 翘嘴, 白条, 三道鳞, 红尼罗, 午仔, 四破, 硬尾, 烟仔, 土魠, 白腹仔, 花身, 豆仔鱼, 乌鱼腱, 鬼刀鱼, 水针, 龙尖, 臭肚, 嘉志, 嘉鱲, 赤笔, 曹白咸鱼, 曹白, 马友, 鱼云, 九肚, 剥皮牛, 黄脚立, 三牙, 牙带, 白仓',
    ),
  },
  { class: 'cured-fish', mayContain: ['eggs', 'gluten'], otherwise: 'unknown', diet: 'pescatarian', names: list('鱼腐, 鱼青') },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      '猪润, 猪膶, 鸭润, 鸡润, 牛耳, 羊耳, 猪脷, 猪生肠, 牛孖筋, 崩沙腩, 牛白腩, 金钱腱, 牛冧, 猪展, 一字排, 金沙骨, 西施骨, 飞水骨, 猪踭, 圆蹄, 元蹄, 腰梅, 腰梅肉, 牛肩胛, 丁骨, 和尚头, 羊腱, 鸡中翼, 鸡全翼, 鸡翼尖, 鸡亚肾, 鸡腰, 七里香, 鸡三角骨, 獐, 獐子, 猪心顶, 牛黄喉, 猪黄喉, 牛心顶, 牛欢喜, 牛沙瓜, 牛伞肚, 猪油边, 鹅头',
    ),
  },
  {
    class: 'cured-meat',
    unknown: ['gluten', 'soybean'],
    diet: 'meat',
    names: list('烧腊, 烧味, 卤味拼盘, 化皮乳猪, 琵琶鸭'),
  },
  {
    class: 'leaf',
    diet: 'vegan',
    names: list('蕨根, A菜, 大陆A菜, 大陆妹, 山苏, 山苏花, 过猫, 川七, 昭和草, 咸酸菜, 五月艾, 荠荠菜, 灰灰菜, 榆钱, 油麦, 冰花'),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      '牛心番荔枝, 牛心果, 牛心梨, 青榄, 石峡龙眼, 黑叶荔枝, 酸枳, 山捻子, 山捻, 晴王, 春见, 爱媛, 红美人, 耙耙柑, 杞子, 茨实, 破布子, 树子, 金煌芒, 台农芒, 桂味荔枝, 妃子笑',
    ),
  },
  { class: 'spice', diet: 'vegan', names: list('马告, 山胡椒籽, 斑兰, 班兰, 香兰, 食茱萸') },
  { class: 'herb', diet: 'vegan', names: list('食用菊, 石花, 果香菊, 药用鼠尾草') },
  { class: 'thickener', diet: 'vegan', names: list('菱粉, 西谷椰粉, 刺云实胶, 慈菇粉') },
  { class: 'noodle', diet: 'vegan', names: list('粉利, 陈村粉, 粿仔条, 米筛目, 米苔目, 火锅川粉, 饵块, 饵丝, 米饵, 烧饵块, 猪肠粉皮') },
  {
    class: 'noodle',
    mayContain: ['gluten'],
    unknown: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('刀切面, 手切面, 油炸鬼, 饺皮, 碱面, 枧水面'),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('烤夫, 小麦芽, 小麦芽粉, 黑麦芽') },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list('豆腐果, 茶干, 豆腐结, 兰花豆干') },
  { class: 'wine', diet: 'vegan', names: list('慕斯卡德, 葡萄汁醪, 生命之水, 果渣白兰地') },
  { class: 'spice', diet: 'vegan', names: list('液体烟熏料, 液态烟熏') },
  { class: 'oil', diet: 'vegan', names: list('雾冰草脂, 婆罗洲牛油, 婆罗洲脂') },
]
