import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic words that put something into a food: "دجاج بانيه" has wheat in it. */
export const manners: readonly NamedKind[] = [
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بالقشدة, بالقشطة, بالكريمة, بالجبن, بالجبنة, بالزبدة, بالحليب, غراتان'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بانيه, مبقسم, بالبقسماط, مغلف بالبقسماط, مغلفة بالبقسماط, كرسبي, بروستد, تمبورا'),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بالشوكولاتة, مغطى بالشوكولاتة, مغطاة بالشوكولاتة, مغلف بالشوكولاتة'),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list('بالبيض') },
]
