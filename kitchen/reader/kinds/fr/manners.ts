import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** French adjectives that put something into a food: "épinards à la crème" has its own words, "poisson pané" has wheat by its adjective. */
export const manners: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('pané, panée, enrobé de chapelure, en beignet, en tempura, en croûte, fariné, farinée, feuilletée'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list('brioché, briochée'),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('malté, maltée') },
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('gratiné, gratinée, au gratin, lacté, lactée'),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('chocolaté, chocolatée, enrobé de chocolat, enrobée de chocolat, nappé de chocolat'),
  },
]
