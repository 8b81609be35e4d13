import type { Archetype } from '#kitchen/composer/archetype.ts'
import { hasTypedPasta, wantEach, wantHardyHerb, wantMain, wantSeasoning, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { isBestRaw, isMainFood, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

/** Does the food bake within half an hour in its own steam? */
const bakesFast = (item: Item) => suitsTechnique('bake')(item) && !isBestRaw(item) && longestMinutes([item], 'bake')[1] <= 28

/** Fish, chicken or tofu with tender vegetables, baked in paper parcels. */
export const parcels: Archetype = {
  id: 'parcels',
  meals: ['entrée'],
  usually: 0.5,
  affinity: { French: 1.8, Italian: 1.6, Japanese: 1.4, Thai: 1.3, Mexican: 0.9, African: 0.9, Chinese: 1.2, Korean: 0.4, Indian: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table)) return false
    wantMain(table)
    const isWrapped = (item: Item) => isMainFood(item) && bakesFast(item) && !['egg', 'mince', 'legume', 'meat'].includes(item.class)
    const mains = table.take(isWrapped, 2)
    if (mains.length === 0) return false
    wantEach(table, 'fat', 'aromatic')
    wantSeasoning(table)
    wantVegetables(table, 2)
    wantEach(table, 'acid', 'herb', 'starch')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'allium', 'crunch')
    wantHardyHerb(table)
    const vegetables = table.take((item) => isInGroup(item, 'vegetable') && bakesFast(item) && !isStarchy(item), 4)
    const around = [
      ...table.take((item) => isInGroup(item, 'fat'), 1),
      ...table.take((item) => item.kin === 'white-wine' || item.kin === 'sake' || item.class === 'salty-sauce', 1),
      ...table.take(
        (item) => isInGroup(item, 'aromatic', 'hardyHerb', 'spice', 'paste', 'allium') || item.class === 'salt' || isPlainPepper(item),
        8,
      ),
    ]
    const wrapped = [...mains, ...vegetables]
    draft.add('preheat', { oven: 200 })
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove)
    if (around.length > 0) draft.add('toss', { items: wrapped, and: around, vessel: 'bowl', handwork: 3 })
    draft.add('wrap-up', { items: wrapped, vessel: 'baking-paper', handwork: 5 })
    draft.add('bake', {
      subject: 'parcels',
      oven: 200,
      minutes: longestMinutes(wrapped, 'bake'),
      cue: 'tender',
      proofs: safetyProofsFor(wrapped),
    })
    finishAndServe(stove, [...beside, ...eggs])
    return true
  },
}
