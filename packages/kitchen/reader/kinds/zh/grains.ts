import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Chinese names of grains, starches, pasta shapes, breads and beans. */
export const grains: readonly NamedKind[] = [
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list(`弗里克, 麦芽浆, 糌粑`) },
  { class: 'pasta', contains: ['gluten'], unknown: ['eggs'], diet: 'vegan', dietAtWorst: 'vegetarian', names: list(`斯帕盖蒂`) },
  {
    class: 'grain',
    diet: 'vegan',
    names: list(`稻花香, 米粿, 糯米圆子, 玉米粥碴子, 羟丙基二淀粉磷酸酯, 乙酰化二淀粉磷酸酯, 辛烯基琥珀酸淀粉钠`),
  },
  { class: 'grain', mayContain: ['gluten'], diet: 'vegan', names: list(`燕麦浆`) },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`热狗胚, 布莉欧, 酵头, 飞饼皮, 玛德琳, 费南雪, 泡芙壳`),
  },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`膨化豆制品`) },
  { class: 'legume', diet: 'vegan', names: list(`芸豆泥`) },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('小麦胚乳, 麦胚乳') },
]
