import type { Head } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic head nouns for families of fish and plants, which classify an unknown name. */
export const familyHeads: readonly Head[] = [
  // Any fish in the Maghreb, a whale elsewhere.
  { heads: list('حوت, حوتة'), class: 'fish', diet: 'pescatarian', dietAtWorst: 'meat' },
  { heads: list('ثعبان البحر, حنش البحر'), class: 'fish', diet: 'pescatarian' },
  {
    heads: list('محارة, محارات, صدفة, قوقعة, قواقع, كابوريا, كروفيت, قمرون'),
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
  },
  { heads: list('نبات, نبتة, شجرة, شجيرة, زهور, برعم, جذمور, قشور, لحاء, حشيشة'), class: 'herb', diet: 'vegan' },
  { heads: list('زريعة'), class: 'seed', diet: 'vegan' },
]
