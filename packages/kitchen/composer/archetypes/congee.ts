import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantEach, wantMain } from '#kitchen/composer/archetypes/shopping.ts'
import { maySimmer } from '#kitchen/composer/archetypes/simmering.ts'
import { soupMeal } from '#kitchen/composer/archetypes/soup-stages.ts'
import { softenInFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isMeatOrFish, longestMinutes, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Minutes of simmering above which a food counts as slower than rice. */
const slowerThanRiceMinutes = 50

/** Congee: rice simmered in much water until it falls apart. */
export const congee: Archetype = {
  id: 'congee',
  meals: soupMeal,
  usually: 0.2,
  affinity: { Chinese: 2, Thai: 1, Japanese: 1, Korean: 1.5, Indian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.see((item) => item.class === 'rice').length === 0) table.wantThis('rice')
    if (table.see((item) => item.class === 'rice').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'aromatic', 'salty')
    table.wantThis('salt')
    wantEach(table, 'herb', 'fat')
    const rice = table.take((item) => item.class === 'rice', 1)
    const beside = cookStarchBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    softenInFat(stove, 'pot')
    const liquids = table.take((item) => item.class === 'stock', 1)
    const dry = table.take(
      (item) => isInGroup(item, 'allium', 'aromatic', 'hardyHerb') || (isInGroup(item, 'spice') && !isPlainPepper(item)),
      6,
    )
    draft.add('pour-in', {
      items: [
        ...dry,
        ...liquids,
        waterItem({ per: rice, ratio: rice.some((item) => item.kin === 'cooked-rice') ? 4 : 13, besides: liquids }),
      ],
      vessel: 'pot',
      heat: 'high',
      minutes: [6, 8],
      cue: 'bubbling',
    })
    const solids = table.take(maySimmer, 8)
    // A stewing cut needs longer than the rice and goes in first.
    const isSlow = (item: Item) => isMeatOrFish(item) && longestMinutes([item], 'simmer')[1] > slowerThanRiceMinutes
    const slow = solids.filter(isSlow)
    const longEnough = Math.max(rice.some((item) => item.kin === 'cooked-rice') ? 15 : 45, longestMinutes(rice, 'simmer')[1])
    if (slow.length > 0) {
      const wait = Math.max(5, longestMinutes(slow, 'simmer')[1] - longEnough)
      draft.add('simmer', { items: slow, vessel: 'pot', heat: 'low', minutes: [wait, wait] })
    }
    const rest = solids.filter((item) => !slow.includes(item))
    draft.add('simmer', {
      items: rice,
      vessel: 'pot',
      heat: 'low',
      minutes: [longEnough - 3, longEnough],
      cue: 'thickened',
      continues: slow.length > 0,
      proofs: rest.length > 0 ? [] : safetyProofsFor([...rice, ...slow], 'simmer'),
    })
    if (rest.length > 0)
      layerByTime(stove, rest, 'simmer', { vessel: 'pot', heat: 'low', proofs: safetyProofsFor([...rice, ...slow], 'simmer') })
    addCream(stove, 'pot')
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
