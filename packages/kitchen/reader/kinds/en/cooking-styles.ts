import type { CookingStyle } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English adjectives that add something to a food: "creamed spinach" contains milk, "breaded fish" wheat. */
export const cookingStyles: readonly CookingStyle[] = [
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('creamed, buttered, cheesy, gratinated, au gratin'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('breaded, battered, crumbed, beer battered, floured, panko crusted, breadcrumbed, southern fried, country fried'),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('malted') },
  { class: 'egg', mayContain: ['eggs'], diet: 'vegetarian', names: list('eggy') },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('chocolate covered, chocolate coated, chocolate dipped'),
  },
  { class: 'sauce', mayContain: ['soybean', 'gluten'], diet: 'vegan', names: list('teriyaki glazed, soy glazed') },
  // May contain milk and egg: candied nuts often contain butter or egg white, while candied fruit contains only sugar.
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    on: ['nut', 'seed', 'meat', 'cured-meat'],
    names: list('candied, crystallised, crystallized, sugared, sugar coated, honey roasted, praline'),
  },
]
