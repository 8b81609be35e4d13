import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of cuts, offal, game and cured meats. */
export const cutsAndCuredMeats: readonly NamedKind[] = [
  { class: 'poultry', mayContain: ['gluten', 'soybean'], unknown: ['peanut'], diet: 'meat', names: list(`扒鸡, 烧鸡`) },
  { class: 'nut', mayContain: ['gluten'], unknown: ['soybean'], diet: 'vegan', names: list(`可乐果`) },
  {
    class: 'meat',
    diet: 'meat',
    like: 'pork',
    names: list(`胛心肉, 后臀尖, 尾骨, 霜降肉, 猪利, 猪鼻, 猪脚筋, 大肠头, 血豆腐猪, 沙肝, 连贴, 梅花绞肉, 藏香猪肉`),
  },
  {
    class: 'meat',
    diet: 'meat',
    like: 'beef',
    names: list(
      `金钱展, 千层肚, 百叶牛, 牛脸肉, 牛头皮, 牛肺, 牛宝, 牛油脂, 雪花肥牛, 匙仁, 匙柄, 脖仁, 三花趾, 五花趾, 嫩肉牛, 眼肉, 牡蛎肉牛, 肩胛小排, 驼掌, 鹿筋, 鹿血, 羊蝎子骨, 羊脖, 羊尾, 兔头肉`,
    ),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names: list(
      `笨鸡, 文昌鸡肉, 骟鸡, 线鸡, 鸡柳肉, 大鸡腿, 凤爪生, 鸡脆骨, 鸡翅包饭皮, 七里香鸡尾, 鸡子鸡, 鸭脖生, 鸭架骨, 红面番鸭, 白条鸭, 珍珠鸡肉, 王八, 水蛇`,
    ),
  },
  {
    class: 'cured-meat',
    unknown: ['gluten', 'soybean', 'dairy', 'eggs'],
    diet: 'meat',
    names: list(
      `川味腊肉, 湖南腊肉, 广式腊肉, 烟熏腊肉, 腊猪脸, 腊猪蹄, 南京板鸭, 南安板鸭, 风鸡, 风干鸡, 云南干巴, 风干肉, 儿童肉松, 肉绒, 广式香肠, 腊肠润肠, 润肠, 鸭润肠, 膶肠, 四川香肠, 东北红肠, 松江肠, 正阳楼风干肠, 糯米肠, 火山石烤肠, 王中王, 双汇火腿肠, 玉米热狗肠, 蒜肠, 茶肠, 大肉肠, 泥肠, 肉枣, 蛋清肠, 粉肠熟, 松仁小肚, 小肚, 云南火腿, 如皋火腿, 火瞳, 南风肉, 家乡咸肉, 豉汁肉, 潮汕牛肉丸, 撒尿牛丸, 四喜丸, 亲亲肠, 扎肉, 扎蹄`,
    ),
  },
]
