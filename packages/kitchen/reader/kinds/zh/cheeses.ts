import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of cheeses and dairy foods of the world, transcribed by sound. */
export const cheeses: readonly NamedKind[] = [
  {
    // A Beijing custard of milk with almonds.
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`杏仁奶酪`),
  },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `金文必, 车达, 古达, 爱蒙塔尔, 艾曼达, 摩扎雷拉, 帕米加诺, 马士卡邦, 古冈左拉, 古贡佐拉, 瑞克雷, 蒙多尔, 米摩雷特, 艾帕歇丝, 利姆堡, 泰莱吉奥, 阿夏戈, 亚细亚哥, 普罗卧, 波罗伏洛, 卡秋卡瓦洛, 伊迪亚萨瓦尔, 泰蒂拉, 哈瓦提, 艾本塞勒, 雅尔斯堡, 科比杰克, 寇比杰克, 文斯利代尔, 凯斯克, 卡什卡瓦尔, 卡塞里, 凯法洛蒂里, 米兹特拉, 苏尔古尼, 特沃罗格, 奥西佩克, 中东酸奶酪, 纳布卢斯, 马苏里拉丝, 酸奶疙瘩`,
    ),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(`酪蛋白钙肽, 酪蛋白磷酸肽, 酪蛋白酸钾, 非脂乳固体, 乳清液, 乳清渗透物`),
  },
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: list(`鲜乳脂`) },
  { class: 'yogurt', contains: ['dairy'], diet: 'vegetarian', names: list(`酸羊奶`) },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `婴儿配方奶粉, 婴幼儿配方奶粉, 脱盐乳清粉, 乳清浓缩蛋白, 乳清分离蛋白, 牛乳蛋白, 水解酪蛋白, 酪蛋白酸盐, 牛奶矿物盐, 乳酸饮料, 乳酸菌饮品, 牛奶精, 奶糖粉, 乳果, 水牛马苏里拉, 牦牛酥油, 阿华田`,
    ),
  },
]
