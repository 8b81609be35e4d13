import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods of other cuisines in Chinese spelling. */
export const borrowedNames: readonly NamedKind[] = [
  { class: 'paste', contains: ['soybean'], mayContain: ['gluten'], diet: 'vegan', names: list(`面豉, 面豉酱, 大酱韩式, 春酱, 韩式甜面酱`) },
  { class: 'salty-sauce', contains: ['soybean', 'gluten'], diet: 'vegan', names: list(`寿司酱油, 刺身酱油, 龟甲万酱油`) },
  {
    class: 'salty-sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `昆布高汤粉, 柚子醋, 炒面酱日式, 咖喱膏泰式, 椰浆咖喱酱, 打抛酱, 叁巴酱, 印度咖喱酱, 玛萨拉, 扎阿塔, 墨西哥莎莎, 红酱, 粉红酱`,
    ),
  },
  { class: 'paste', contains: ['shellfish'], diet: 'pescatarian', names: list(`马来盏, 峇拉盏, 娘惹虾膏`) },
  { class: 'soft-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list(`卡夫芝士, 卡夫菲力`) },
  { class: 'bread', contains: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'vegetarian', names: list(`馕饼印度, 拿饼`) },
  { class: 'bread', mayContain: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'vegetarian', names: list(`苔麸饼`) },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`天贝豆饼, 汤叶, 腐皮日式`) },
]
