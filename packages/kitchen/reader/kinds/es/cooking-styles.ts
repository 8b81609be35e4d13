import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish adjectives that add something to a food. */
export const cookingStyles: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('rebozado, rebozada, empanado, empanada, apanado, apanada, enharinado, enharinada, a la romana, en tempura'),
  },
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('gratinado, gratinada, a la crema, con nata, al queso, con queso, con mantequilla'),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('malteado, malteada') },
]
