import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantAromaticBase, wantHardyHerb, wantMain, wantSpices, wantStock, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot, maySimmer, scaleForPulseSoup } from '#kitchen/composer/archetypes/simmering.ts'
import { soupMeal } from '#kitchen/composer/archetypes/soup-stages.ts'
import { heatFat, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import { suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

const thickens = (item: Item) => isStarchy(item) || ['corn', 'celery-root', 'butternut-squash', 'pumpkin', 'cauliflower'].includes(item.kin)

/** Chowder: potatoes or corn in a thick, creamy broth with fish or bacon. */
export const chowder: Archetype = {
  id: 'chowder',
  meals: soupMeal,
  usually: 0.4,
  affinity: { French: 1.6, Mexican: 1.3, African: 0.7, Italian: 0.5, Chinese: 0.4, Thai: 0.4, Korean: 0.2, Japanese: 0.6, Indian: 0.3 },
  cook: (stove) => {
    const { table } = stove
    const isBody = (item: Item) => isInGroup(item, 'vegetable') && thickens(item) && suitsTechnique('simmer')(item)
    if (table.see(isBody).length === 0) table.wantThis('potato')
    if (table.see(isBody).length === 0) return false
    table.want('creamy')
    if (table.see((item) => ['coconut', 'cream', 'milk'].includes(item.class)).length === 0) return false
    wantMain(table)
    wantAromaticBase(table)
    wantVegetables(table, 2)
    table.want('herb')
    wantStock(table)
    wantHardyHerb(table)
    table.wantThis('flour')
    const beside = cookStarchBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (cookInPot(stove, 500, { keepStarch: true }).length === 0) return false
    addCream(stove, 'pot')
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}

/** Tempering: fries onion, garlic and spices in their own fat and stirs them in hot, as every dal needs. */
function temper(stove: Stove): void {
  const { table, draft } = stove
  const fat = table.see((item) => isInGroup(item, 'fat')).slice(0, 1)
  if (fat.length === 0) return
  heatFat(stove, 'frying-pan', 'medium', 'side')
  const fried = softenAromatics(stove, 'frying-pan', { lane: 'side' })
  draft.add('stir-in', { items: [...fat, ...fried], vessel: 'pot', joins: true })
}

/** A dal takes one tomato for acidity. */
const ofDal = (item: Item): Item => (item.kin === 'tomato' && item.use !== 'yours' ? { ...item, scale: 0.25 } : scaleForPulseSoup(item))

/** Pulses and vegetables simmered soft in spiced water. */
function simmerDal(stove: Stove): void {
  const { table, draft } = stove
  const solids = table.take((item) => maySimmer(item) && (item.class !== 'meat' || table.brief.wantsMeat), 9).map(ofDal)
  const hasFat = table.see((item) => isInGroup(item, 'fat')).length > 0
  const early = table.take(
    (item) =>
      ['turmeric', 'ginger'].includes(item.kin) ||
      item.class === 'stock' ||
      (!hasFat && (isInGroup(item, 'allium', 'aromatic', 'hardyHerb', 'paste') || (isInGroup(item, 'spice') && !isPlainPepper(item)))),
    8,
  )
  draft.add('pour-in', { items: [...early, waterItem({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [6, 8], cue: 'bubbling' })
  layerByTime(stove, solids, 'simmer', { vessel: 'pot', heat: 'low', cue: 'soft' })
}

/** A thick soup of lentils, beans or split peas. */
export const legumeSoup: Archetype = {
  id: 'legume-soup',
  meals: soupMeal,
  usually: 0.5,
  affinity: { Indian: 3, African: 2.6, Italian: 2.2, Mexican: 1.8, French: 1.4, Korean: 0.4, Japanese: 0.2, Chinese: 0.3, Thai: 0.2 },
  cook: (stove) => {
    const { table } = stove
    if (table.see((item) => item.class === 'legume').length === 0) table.want('plantProtein')
    if (table.see((item) => item.class === 'legume' && suitsTechnique('simmer')(item)).length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantAromaticBase(table)
    wantSpices(table, 2)
    if (table.kitchen.method === 'Indian') {
      table.wantThis('turmeric')
      table.wantThis('tomato')
    } else {
      wantVegetables(table, 2)
      wantStock(table)
    }
    if (table.see((item) => item.class === 'tomato').length === 0 || table.kitchen.method === 'Indian') table.want('acid')
    table.want('herb')
    wantHardyHerb(table)
    const doughs = table.take((item) => item.class === 'pasta' && suitsTechnique('simmer')(item), 1)
    const beside = cookStarchBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (table.kitchen.method === 'Indian') {
      simmerDal(stove)
      temper(stove)
    } else if (cookInPot(stove, 900, { keepStarch: true, measured: scaleForPulseSoup }).length === 0) return false
    if (doughs.length > 0) layerByTime(stove, doughs, 'simmer', { vessel: 'pot', heat: 'medium', cue: 'al-dente' })
    addCream(stove, 'pot')
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
