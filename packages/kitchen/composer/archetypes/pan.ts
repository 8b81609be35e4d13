import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasTypedPasta,
  wantEach,
  wantFinishingAcid,
  wantMain,
  wantSeasoning,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isCannedTomato,
  isCookedVegetable,
  isMainFood,
  isMeatOrFish,
  safetyProofsFor,
  suitsTechnique,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, isPortion } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, isPouredSauce, mixSauce, pourSauceOver, saltBeforeHeat } from '#kitchen/composer/seasoning.ts'
import { boilEggs, boilPasta, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import { isStarchy, type Table } from '#kitchen/composer/table.ts'

/** Cuisines that glaze seared food with something salty, sweet and sour, such as soy sauce. */
const glazingCuisines: readonly string[] = ['Japanese', 'Korean', 'Chinese']

const panFruit: readonly string[] = ['apple', 'pear', 'quince', 'plum', 'peach']

/** Sears a chop, steak or fillet whole; meat for a glaze is cut thin. */
function portioned(item: Item, isGlazed: boolean): Item {
  if (isGlazed && item.class === 'meat') return { ...item, cut: 'strips' }
  return isPortion(item) ? { ...item, cut: 'whole' } : item
}

/** Adds tomato, hot pepper, ginger and thyme: the West African sauce for fried fish. */
function wantPepperSauce(table: Table): void {
  if (table.see((item) => item.class === 'tomato').length === 0) table.wantThis('canned-tomatoes')
  for (const id of ['ginger', 'scotch-bonnet'] as const) table.wantThis(id)
  wantEach(table, 'allium', 'heat')
  table.wantThis('thyme')
}

/** Meat, fish or tofu seared until golden, with vegetables from the same pan. */
export const sear: Archetype = {
  id: 'sear',
  meals: ['entrée'],
  usually: 1.3,
  affinity: { French: 3, Italian: 2, Japanese: 2, Korean: 1, Mexican: 1, Thai: 0.5, Indian: 0.5, Chinese: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table)) return false
    wantMain(table)
    if (table.kitchen.flavour === 'Japanese') table.wantThis('ginger')
    wantEach(table, 'fat', 'aromatic')
    wantSeasoning(table)
    const isStewed = table.region === 'West Africa' && table.see((item) => item.class === 'fish').length > 0
    if (isStewed) wantPepperSauce(table)
    wantVegetables(table, 2)
    table.want('starch')
    const isGlazed = glazingCuisines.includes(table.kitchen.flavour)
    if (table.brief.complexity === 'elaborate') table.want('allium')
    // Coconut milk without curry paste is no sauce for a steak.
    const isThai = table.kitchen.flavour === 'Thai'
    if (table.brief.complexity === 'elaborate' && !isGlazed && !isThai) table.want('liquid')
    if (table.brief.complexity === 'elaborate' && table.kitchen.method === 'French') table.want('creamy')
    if (isGlazed && table.kitchen.flavour === 'Japanese') table.wantThis('mirin')
    if (isGlazed) table.want('sweet')
    wantFinishingAcid(table)
    const mains = table
      .take((item) => isMainFood(item) && suitsTechnique('sear')(item) && item.class !== 'legume', 2)
      .map((item) => (item.form === undefined ? portioned(item, isGlazed) : item))
    if (mains.length === 0) return false
    const hasFat = table.see((item) => isInGroup(item, 'fat')).length > 0
    const plantains = hasFat ? table.take((item) => item.kin === 'plantain' && suitsTechnique('fry')(item), 1) : []
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove)
    // Apples with pork are fried in the pan's fat.
    const isFried = (item: Item) => panFruit.includes(item.kin) && item.use === 'yours' && suitsTechnique('fry')(item)
    const isPork = mains.some((item) => ['pork-chop', 'pork-tenderloin', 'sausage', 'duck'].includes(item.kin))
    const vegetables = [...table.take(isCookedVegetable('fry'), 6), ...(isPork ? table.take(isFried, 1) : [])]
    const sauce = isGlazed ? mixSauce(stove, { isBoiled: true }) : []
    if (sauce.length === 0) saltBeforeHeat(stove, mains)
    heatFat(stove, 'frying-pan', 'medium-high')
    if (plantains.length > 0) {
      layerByTime(stove, plantains, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'golden' })
      draft.add('lift-out', { items: plantains, vessel: 'frying-pan' })
    }
    layerByTime(stove, mains, 'sear', { vessel: 'frying-pan', heat: 'medium-high' })
    draft.add('lift-out', { items: mains, vessel: 'frying-pan' })
    softenAlliums(stove, 'frying-pan')
    if (vegetables.length > 0) layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    const liquid = table
      .take((item) => (isInGroup(item, 'liquid') && item.class !== 'coconut') || isCannedTomato(item) || isPouredSauce(item), 2)
      .map((item): Item => (item.class === 'stock' && item.use !== 'yours' ? { ...item, scale: 0.4 } : item))
    const isTomato = liquid.some(isCannedTomato)
    if (liquid.length > 0)
      draft.add('pour-in', {
        items: liquid,
        vessel: 'frying-pan',
        heat: 'medium',
        minutes: isTomato ? [8, 10] : [3, 4],
        cue: isTomato ? 'thickened' : 'syrupy',
      })
    addCream(stove, 'frying-pan')
    // Fish would break when tossed, so it leaves the pan and returns when the sauce is done.
    const isFragile = vegetables.length > 0 && mains.some((item) => item.class === 'fish')
    const putBack = () => draft.add('return', { items: mains, vessel: 'frying-pan' })
    if (!isFragile) putBack()
    pourSauceOver(stove, 'frying-pan', sauce)
    if (isFragile) putBack()
    finishAndServe(stove, [...beside, ...plantains, ...eggs])
    return true
  },
}

/** Less pasta than in a dish of pasta, because the eggs must bind it. */
const forEggs = (item: Item): Item => (item.form === undefined ? { ...item, scale: 0.7 } : item)

/** Frittata: eggs over vegetables in one pan, cooked slowly until set. */
export const frittata: Archetype = {
  id: 'frittata',
  meals: ['entrée'],
  usually: 1,
  affinity: { Italian: 2, French: 2, Japanese: 1, Korean: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    // Typed potatoes and eggs without meat or beans make an omelette.
    const isRoot = (item: Item) => item.use === 'yours' && isStarchy(item) && isInGroup(item, 'vegetable')
    if (table.see(isRoot).length > 0 && table.see((item) => isMainFood(item)).length === 0) table.wantThis('egg')
    if (table.see((item) => item.class === 'egg').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'fat', 'allium')
    wantVegetables(table, 1)
    table.wantThis('salt')
    table.wantThis('black-pepper')
    table.want('herb')
    if (table.brief.complexity === 'elaborate') table.want('cheese')
    // Nothing is fried in a dry pan; bacon brings its own fat.
    if (table.see((item) => isInGroup(item, 'fat') || item.class === 'cured-meat').length === 0) return false
    const doughs = table.take((item) => isInGroup(item, 'dough') && item.use === 'yours' && suitsTechnique('boil')(item), 1).map(forEggs)
    const eggs = table.take((item) => item.class === 'egg', 2).map((item): Item => (doughs.length > 0 ? { ...item, scale: 1.5 } : item))
    // Typed potatoes go into the eggs, as in Spain and Italy, instead of being boiled beside them.
    const isOwnRoot = (item: Item) => item.use === 'yours' && isStarchy(item) && isInGroup(item, 'vegetable') && suitsTechnique('fry')(item)
    const roots = table.take(isOwnRoot, 1).map((item): Item => ({ ...item, cut: 'sliced' }))
    const rounds = cookStarchBeside(stove, { withRoots: roots.length === 0 })
    const isGrated = (item: Item) => doughs.length > 0 && item.class === 'hard-cheese'
    const beaten = [...eggs, ...table.take((item) => isInGroup(item, 'salty', 'dairy') || item.kin === 'black-pepper' || isGrated(item), 5)]
    const mains = table.take((item) => isMeatOrFish(item) && suitsTechnique('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    if (doughs.length > 0) boilPasta(stove, doughs)
    draft.add('whisk', { items: beaten, vessel: 'bowl', cue: 'combined' })
    heatFat(stove, 'frying-pan', 'medium')
    if (roots.length > 0)
      draft.add('fry', {
        items: roots,
        vessel: 'frying-pan',
        heat: 'medium',
        minutes: [16, 20],
        cue: 'golden',
        proofs: safetyProofsFor(roots),
      })
    softenAlliums(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layerByTime(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    if (doughs.length > 0) draft.add('toss', { items: doughs, vessel: 'frying-pan', joins: true, handwork: 1 })
    draft.add('pour-over', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [8, 10], cue: 'set', proofs: safetyProofsFor(eggs) })
    finishAndServe(stove, [...rounds])
    return true
  },
}
