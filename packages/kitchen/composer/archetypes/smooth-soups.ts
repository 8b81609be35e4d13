import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantEach, wantMain, wantSeasoning, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot } from '#kitchen/composer/archetypes/simmering.ts'
import { soupMeal, startSoup } from '#kitchen/composer/archetypes/soup-stages.ts'
import { takeOutWholeHerbs } from '#kitchen/composer/fat-and-aromatics.ts'
import { isMeatOrFish, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Grams of a single vegetable that thicken one bowl. */
const gramsPerBowl = 100

/** The largest multiple of the usual amount. More radishes or dried mushrooms than that would be too much to eat. */
const largestMultiple = 2.2

const gramsOfServing = ({ kin }: Item) => (lexicon[kin].serving.soup ?? 1) * lexicon[kin].grams

/** Puree soup: vegetables simmered soft and blended smooth. */
export const pureeSoup: Archetype = {
  id: 'puree-soup',
  meals: soupMeal,
  usually: 1,
  affinity: { French: 3, Italian: 1.5, Indian: 1.2, African: 1, Mexican: 1, Thai: 1, Japanese: 0.3, Korean: 0.3, Chinese: 0.2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isFrench = table.kitchen.flavour === 'French'
    if (isFrench) {
      wantEach(table, 'fat', 'allium')
      wantSeasoning(table)
      table.wantThis('thyme')
    } else startSoup(stove)
    wantVegetables(table, 1)
    if (table.brief.complexity === 'elaborate' || isFrench) table.want('creamy')
    if (isFrench) table.wantThis('chives')
    else if (table.see((item) => item.class === 'tomato').length === 0) table.want('acid')
    table.want('herb')
    const isSmooth = (item: Item) => (isInGroup(item, 'vegetable') || item.class === 'legume') && suitsTechnique('simmer')(item)
    if (table.see(isSmooth).length === 0) return false
    // Stewing cuts, fish and sausages belong in a broth, not fried beside a puree.
    const isForTheBroth = (item: Item) => ['meat', 'poultry', 'fish'].includes(item.class) || ['sausage', 'hot-dog'].includes(item.kin)
    if (table.see((item) => isForTheBroth(item) && item.use === 'yours').length > 0) return false
    const mains = table.take((item) => isMeatOrFish(item) && suitsTechnique('fry')(item), 2)
    const beside = cookStarchBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (mains.length > 0) {
      draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side' })
      layerByTime(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side', cue: 'golden' })
    }
    const smooth = table.see((item) => isSmooth(item) && item.class !== 'tomato' && item.class !== 'leaf')
    const isAlone = smooth.length === 1
    // More than the usual amount when one vegetable alone must thicken the pot.
    const measured = (item: Item): Item =>
      isAlone && smooth.includes(item) && item.class !== 'legume'
        ? { ...item, scale: Math.min(largestMultiple, Math.max(2, gramsPerBowl / gramsOfServing(item))) }
        : item
    const coconut = table.see((item) => item.class === 'coconut').length > 0
    const solids = cookInPot(stove, coconut ? 500 : 900, { keepStarch: true, measured })
    if (solids.length === 0) return false
    takeOutWholeHerbs(stove, 'pot')
    draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
    addCream(stove, 'pot')
    finishAndServe(stove, [...mains, ...eggs, ...beside], 'pot')
    return true
  },
}

/** Creamy soup with coconut, cream or tomato. */
export const creamySoup: Archetype = {
  id: 'creamy-soup',
  meals: soupMeal,
  usually: 0.8,
  affinity: { Thai: 3, French: 2, Indian: 1.5, African: 2, Mexican: 1, Italian: 1, Chinese: 0.2, Japanese: 0.3, Korean: 0.3 },
  cook: (stove) => {
    const { table } = stove
    table.want('creamy')
    if (table.see((item) => ['coconut', 'cream', 'milk', 'yogurt', 'nut-butter'].includes(item.class)).length === 0) return false
    const isOfNuts = table.see((item) => item.class === 'nut-butter').length > 0
    if (isOfNuts) table.wantThis('tomato-paste')
    // Nuts or coconut with vegetables need no beans.
    if (table.brief.wantsMeat) wantMain(table)
    startSoup(stove)
    if (!isOfNuts) wantVegetables(table, 2)
    else table.want('heat')
    if (!['French', 'Italian'].includes(table.kitchen.flavour)) table.want('acid')
    table.want('herb')
    const beside = cookStarchBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (cookInPot(stove, 600, { keepStarch: true }).length === 0) return false
    addCream(stove, 'pot')
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
