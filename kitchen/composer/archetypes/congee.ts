import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantEach, wantMain } from '#kitchen/composer/archetypes/shopping.ts'
import { goesInThePot } from '#kitchen/composer/archetypes/simmering.ts'
import { soups } from '#kitchen/composer/archetypes/soup-stages.ts'
import { softenInFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isFlesh, longest, proofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { enrich } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Minutes of simmering above which a food counts as slower than rice. */
const slowerThanRice = 50

/** Congee: rice simmered in much water until it falls apart. */
export const congee: Archetype = {
  id: 'congee',
  meals: soups,
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
    const beside = cookBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    softenInFat(stove, 'pot')
    const liquids = table.take((item) => item.class === 'stock', 1)
    const dry = table.take((item) => isIn(item, 'allium', 'aromatic', 'hardyHerb') || (isIn(item, 'spice') && !isPlainPepper(item)), 6)
    draft.add('pour-in', {
      items: [...dry, ...liquids, water({ per: rice, ratio: rice.some((item) => item.kin === 'cooked-rice') ? 4 : 13, besides: liquids })],
      vessel: 'pot',
      heat: 'high',
      minutes: [6, 8],
      cue: 'bubbling',
    })
    const solids = table.take(goesInThePot, 8)
    // A stewing cut needs longer than the rice and goes in first.
    const isSlow = (item: Item) => isFlesh(item) && longest([item], 'simmer')[1] > slowerThanRice
    const slow = solids.filter(isSlow)
    const longEnough = Math.max(rice.some((item) => item.kin === 'cooked-rice') ? 15 : 45, longest(rice, 'simmer')[1])
    if (slow.length > 0) {
      const wait = Math.max(5, longest(slow, 'simmer')[1] - longEnough)
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
      proofs: rest.length > 0 ? [] : proofsFor([...rice, ...slow], 'simmer'),
    })
    if (rest.length > 0) layer(stove, rest, 'simmer', { vessel: 'pot', heat: 'low', proofs: proofsFor([...rice, ...slow], 'simmer') })
    enrich(stove, 'pot')
    plateUp(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
