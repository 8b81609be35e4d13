import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic nouns that give the family of an unknown name: fishes and plants. */
export const familyHeads: readonly Head[] = [
  // In the Maghreb any fish, in the East a whale.
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
