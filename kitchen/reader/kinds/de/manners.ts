import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** German adjectives that put something into a food: "paniertes Schnitzel" has wheat, "überbackenes Brot" cheese. */
export const manners: readonly NamedKind[] = [
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
]
