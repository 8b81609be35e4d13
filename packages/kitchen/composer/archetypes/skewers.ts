import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasTypedNoodles,
  hasTypedPasta,
  wantEach,
  wantMain,
  wantSeasoning,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { isBestRaw, isMainFood, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isFinishingOil } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hazardOf } from '#kitchen/lexicon/lexicon.ts'

/** Fish firm enough for a skewer. */
const firmFish: readonly string[] = ['salmon', 'tuna', 'swordfish', 'monkfish', 'halibut', 'mackerel']

const onTheBone: readonly string[] = ['lamb-chop', 'pork-chop', 'short-ribs', 'chicken-wing', 'chicken-leg', 'whole-chicken']
const sausages: readonly string[] = ['sausage', 'hot-dog', 'chorizo', 'luncheon-meat']

/** Sliced cured meat does not make chunks; sausages do. */
const isThin = (item: Item) => item.class === 'cured-meat' && !sausages.includes(item.kin)

const goesOnSkewer = (item: Item) =>
  suitsTechnique('grill')(item) &&
  !onTheBone.includes(item.kin) &&
  (item.class !== 'fish' || firmFish.includes(item.kin)) &&
  !isBestRaw(item) &&
  hazardOf(item.kin) !== 'bivalve' &&
  longestMinutes([item], 'grill')[1] <= 16

/** Skewers: marinated chunks on a stick, grilled hot. */
export const skewers: Archetype = {
  id: 'skewers',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { African: 2.2, Japanese: 2, Indian: 2, Thai: 1.8, Korean: 1, Mexican: 0.9, Chinese: 0.9, Italian: 0.7, French: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table) || hasTypedNoodles(table)) return false
    wantMain(table)
    table.want('fat')
    table.want('aromatic', table.brief.complexity === 'elaborate' ? 2 : 1)
    wantSeasoning(table)
    wantSpices(table, 2)
    table.want('acid', table.brief.complexity === 'elaborate' ? 2 : 1)
    const isMeat = (item: Item) =>
      isMainFood(item) && goesOnSkewer(item) && !['mince', 'legume', 'egg'].includes(item.class) && !isThin(item)
    const mains = table.take(isMeat, 2)
    if (mains.length === 0) return false
    wantVegetables(table, 2)
    wantEach(table, 'starch', 'herb')
    const isPiece = (item: Item) =>
      goesOnSkewer(item) &&
      (['pepper', 'mushroom', 'squash', 'tomato', 'allium'].includes(item.class) || item.kin === 'eggplant') &&
      longestMinutes([item], 'grill')[1] >= 5
    const pieces = [...mains, ...table.take(isPiece, 4)]
    const marinade = [
      ...table.take((item) => isInGroup(item, 'fat') && !isFinishingOil(item), 1),
      ...table.take((item) => item.class === 'yogurt' || item.class === 'salty-sauce' || item.class === 'salt' || isPlainPepper(item), 4),
      ...table.take((item) => isInGroup(item, 'acid') && item.class !== 'citrus', 1),
      ...table.take((item) => isInGroup(item, 'aromatic', 'spice', 'paste', 'hardyHerb') || item.class === 'nut-butter', 7),
      ...table.take((item) => isInGroup(item, 'sweet') || item.kin === 'mirin' || item.kin === 'sake', 1),
    ]
    if (marinade.length > 0) {
      draft.add('toss', { items: pieces, and: marinade, vessel: 'bowl', handwork: 3 })
      if (marinade.length > 2)
        draft.add('marinate', { items: mains, minutes: table.brief.complexity === 'elaborate' ? [45, 60] : [20, 30], phase: 'rest' })
    }
    draft.add('thread', { items: pieces, handwork: 8 })
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove)
    draft.add('grill', {
      subject: 'skewers',
      vessel: 'grill-pan',
      heat: 'medium-high',
      minutes: longestMinutes(pieces, 'grill'),
      cue: 'browned',
      proofs: safetyProofsFor(pieces),
    })
    finishAndServe(stove, [...beside, ...eggs])
    return true
  },
}
