import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasOwnNoodles,
  hasOwnPasta,
  wantBase,
  wantHardyHerb,
  wantLift,
  wantMain,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { isFlesh, isMain, isSoftFruit, longest, suits } from '#kitchen/composer/foods-in-heat.ts'
import { isIn } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { boilEggs, cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

/** Foods roasted on one tray, the slow ones first. */
export const trayRoast: Archetype = {
  id: 'tray-roast',
  meals: ['entrée'],
  usually: 1,
  affinity: { French: 2, Italian: 2, African: 1.5, Mexican: 1.5, Indian: 1, Korean: 0.6, Japanese: 0.5, Chinese: 0.4, Thai: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    const hasOwnEggs = table.see((item) => item.class === 'egg' && item.use === 'yours').length > 0
    if (hasOwnPasta(table) || hasOwnNoodles(table) || hasOwnEggs) return false
    wantMain(table)
    wantBase(table)
    wantSpices(table)
    wantHardyHerb(table)
    wantVegetables(table, 2)
    wantLift(table)
    if (table.see((item) => item.class === 'mince').length > 0) return false
    const solids = table.take(
      (item) =>
        (isMain(item) || isIn(item, 'vegetable', 'allium', 'fruit') || item.kin === 'chestnut') &&
        item.class !== 'egg' &&
        item.class !== 'dried-fruit' &&
        !isSoftFruit(item) &&
        suits('roast')(item) &&
        item.kin !== 'cassava',
      9,
    )
    if (solids.length === 0) return false
    const fats = table.take((item) => isIn(item, 'fat'), 1)
    const coating = [
      ...fats,
      ...table.take(
        (item) => isIn(item, 'spice', 'hardyHerb', 'aromatic', 'paste', 'sweet') || item.class === 'salt' || isPlainPepper(item),
        8,
      ),
    ]
    // Potatoes on the tray are the starch of the dish.
    if (!solids.some((item) => isStarchy(item))) table.want('starch')
    draft.add('preheat', { oven: 200 })
    const beside = cookBeside(stove)
    const eggs = boilEggs(stove)
    const slowest = longest(solids, 'roast')[1]
    const first = solids.filter((item) => slowest - longest([item], 'roast')[1] < 10)
    const isMarinated = table.brief.complexity === 'elaborate' && coating.length > 2 && first.some(isFlesh)
    if (coating.length > 0) draft.add('toss', { items: first, and: coating, vessel: isMarinated ? 'bowl' : 'tray', handwork: 2 })
    if (isMarinated) draft.add('marinate', { items: first.filter(isFlesh), minutes: [20, 30], phase: 'rest' })
    layer(stove, solids, 'roast', { vessel: 'tray', oven: 200 })
    if (solids.some((item) => item.class === 'meat' || item.class === 'poultry'))
      draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
    plateUp(stove, [...beside, ...eggs])
    return true
  },
}
