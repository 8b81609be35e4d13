import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasTypedNoodles,
  hasTypedPasta,
  wantAromaticBase,
  wantFinishingAcid,
  wantHardyHerb,
  wantMain,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { isMainFood, isMeatOrFish, isSoftFruit, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
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
    if (hasTypedPasta(table) || hasTypedNoodles(table) || hasOwnEggs) return false
    wantMain(table)
    wantAromaticBase(table)
    wantSpices(table)
    wantHardyHerb(table)
    wantVegetables(table, 2)
    wantFinishingAcid(table)
    if (table.see((item) => item.class === 'mince').length > 0) return false
    const solids = table.take(
      (item) =>
        (isMainFood(item) || isInGroup(item, 'vegetable', 'allium', 'fruit') || item.kin === 'chestnut') &&
        item.class !== 'egg' &&
        item.class !== 'dried-fruit' &&
        !isSoftFruit(item) &&
        suitsTechnique('roast')(item) &&
        item.kin !== 'cassava',
      9,
    )
    if (solids.length === 0) return false
    const fats = table.take((item) => isInGroup(item, 'fat'), 1)
    const coating = [
      ...fats,
      ...table.take(
        (item) => isInGroup(item, 'spice', 'hardyHerb', 'aromatic', 'paste', 'sweet') || item.class === 'salt' || isPlainPepper(item),
        8,
      ),
    ]
    // Potatoes on the tray are the starch of the dish.
    if (!solids.some((item) => isStarchy(item))) table.want('starch')
    draft.add('preheat', { oven: 200 })
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove)
    const slowest = longestMinutes(solids, 'roast')[1]
    const first = solids.filter((item) => slowest - longestMinutes([item], 'roast')[1] < 10)
    const isMarinated = table.brief.complexity === 'elaborate' && coating.length > 2 && first.some(isMeatOrFish)
    if (coating.length > 0) draft.add('toss', { items: first, and: coating, vessel: isMarinated ? 'bowl' : 'tray', handwork: 2 })
    if (isMarinated) draft.add('marinate', { items: first.filter(isMeatOrFish), minutes: [20, 30], phase: 'rest' })
    layerByTime(stove, solids, 'roast', { vessel: 'tray', oven: 200 })
    if (solids.some((item) => item.class === 'meat' || item.class === 'poultry'))
      draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
    finishAndServe(stove, [...beside, ...eggs])
    return true
  },
}
