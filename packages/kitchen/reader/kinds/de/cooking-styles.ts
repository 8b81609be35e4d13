import type { CookingStyle } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * German adjectives that add something to a food: "paniertes Schnitzel" contains wheat, "überbackenes Brot" cheese.
 */
export const cookingStyles: readonly CookingStyle[] = [
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'gratiniert, gratinierter, gratiniertes, überbacken, überbackener, überbackenes, gebuttert, gebutterter, gebuttertes, buttrig, buttriger, buttriges, käsig, käsiger, käsiges',
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'paniert, panierter, paniertes, im Bierteig, in Bierteig, im Backteig, in Backteig, im Teigmantel, bemehlt, bemehlter, bemehltes, in Panade',
    ),
  },
  { class: 'grain', contains: ['gluten'], diet: 'vegan', names: list('gemälzt, gemälzter, gemälztes') },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('schokoliert, schokolierter, schokoliertes, in Schokolade, mit Schokoladenüberzug, schokoladenumhüllt'),
  },
  {
    class: 'cured-meat',
    diet: 'meat',
    names: list('im Speckmantel, in Speck gewickelt, speckumwickelt, gespickt, gespickter, gespicktes'),
  },
  // May contain milk and egg: candied nuts often contain butter or egg white, while candied fruit contains only sugar.
  {
    class: 'sweetener',
    unknown: ['dairy', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    on: ['nut', 'seed', 'meat', 'cured-meat'],
    names: list(
      'kandiert, kandierte, kandierter, kandiertes, kandierten, gebrannt, gebrannte, gebrannter, gebranntes, gebrannten, glasiert, glasierte, glasierter, glasiertes, überzuckert, überzuckerte, überzuckerter, überzuckertes, dragiert, dragierte, dragierter, dragiertes',
    ),
  },
]
