import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic words that put something into a food: "دجاج بانيه" has wheat in it. */
export const manners: readonly NamedKind[] = [
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: list('حليبي, حليبية, لبني, لبنية') },
  { class: 'hard-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list('جبني, جبنية') },
  { class: 'bread', contains: ['gluten'], diet: 'vegan', names: list('قمحي, قمحية, مملت, مملتة') },
  { class: 'fish', diet: 'pescatarian', names: list('سمكي, سمكية') },
  { class: 'meat', diet: 'meat', names: list('لحمي, لحمية, بقري, بقرية, حيواني, حيوانية') },
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
