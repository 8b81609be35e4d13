import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasTypedPasta,
  hasTypedStarch,
  wantEach,
  wantMain,
  wantSeasoning,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isBestRaw,
  isCannedTomato,
  isCookedVegetable,
  isMainFoodFor,
  isMeatOrFish,
  safetyProofsFor,
  suitsTechnique,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, saltBeforeHeat, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addToppings, boilEggs, cookStarchBeside, finishAndServe, serve } from '#kitchen/composer/sides.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Hash: potatoes or similar fried crisp with other foods, eggs added at the end. */
export const hash: Archetype = {
  id: 'hash',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { Mexican: 1.4, French: 1, African: 0.9, Indian: 1, Italian: 0.6, Korean: 0.4, Japanese: 0.3, Chinese: 0.3, Thai: 0.2 },
  cook: (stove) => {
    const { table, draft } = stove
    // Canned tomatoes would make the hash soggy.
    if (hasTypedPasta(table) || table.see((item) => isCannedTomato(item) && item.use === 'yours').length > 0) return false
    const isRoot = (item: Item) => (item.class === 'root' || isStarchy(item)) && isInGroup(item, 'vegetable') && suitsTechnique('fry')(item)
    if (!hasTypedStarch(table) && table.see((item) => isRoot(item) && isStarchy(item)).length === 0) table.wantThis('potato')
    if (table.see((item) => isRoot(item) && isStarchy(item)).length === 0) return false
    table.want('fat')
    if (table.see((item) => isInGroup(item, 'fat')).length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'allium', 'aromatic', 'herb')
    wantSeasoning(table)
    wantSpices(table)
    wantVegetables(table, 2)
    table.wantThis('egg')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'heat', 'acid')
    const roots = table.take(isRoot, 3)
    const beside = cookStarchBeside(stove)
    const isParboiled = table.brief.complexity === 'elaborate' && roots.every(suitsTechnique('boil'))
    if (isParboiled)
      draft.add('boil', {
        items: roots,
        and: [waterItem({ ml: 1500 })],
        vessel: 'large-pot',
        heat: 'medium',
        minutes: [6, 7],
        cue: 'crisp-tender',
      })
    const mains = table.take(isMainFoodFor('fry'), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    saltBeforeHeat(stove, mains.filter(isMeatOrFish))
    heatFat(stove, 'frying-pan', 'medium')
    if (mains.length > 0) {
      layerByTime(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'browned' })
      draft.add('lift-out', { items: mains, vessel: 'frying-pan' })
    }
    draft.add('fry', {
      items: roots,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: isParboiled ? [10, 12] : [16, 20],
      cue: 'golden',
      proofs: safetyProofsFor(roots),
    })
    softenAlliums(stove, 'frying-pan')
    if (vegetables.length > 0) layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    if (mains.length > 0) draft.add('return', { items: mains, vessel: 'frying-pan' })
    seasonToTaste(stove, 'frying-pan')
    const eggs = table.take((item) => item.class === 'egg', 1)
    if (eggs.length > 0)
      draft.add('crack-in', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [6, 8], cue: 'set', proofs: safetyProofsFor(eggs) })
    finishAndServe(stove, beside)
    return true
  },
}

const rawGreens: readonly string[] = ['leaf', 'crisp-vegetable', 'tomato']
const canned: readonly string[] = ['canned-tomatoes', 'sun-dried-tomato']

/** Cuisines that crumble cheese over a salad. */
const cheeseSaladCuisines: readonly string[] = ['French', 'Italian', 'Mexican']

/** Warm salad: hot food from the pan on raw leaves, with a dressing. */
export const warmSalad: Archetype = {
  id: 'warm-salad',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { Thai: 2.2, French: 1.8, Italian: 1.3, African: 1, Mexican: 0.8, Japanese: 0.8, Korean: 0.7, Indian: 0.5, Chinese: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    const isFresh = (item: Item) =>
      isEatenRaw(item.kin) && (isBestRaw(item) || rawGreens.includes(item.class) || item.class === 'fruit') && !canned.includes(item.kin)
    if (table.see(isFresh).length === 0) table.wantThis('arugula')
    if (table.see(isFresh).length < 2) table.wantThis('cucumber')
    if (table.see(isFresh).length === 0) return false
    wantMain(table)
    if (table.kitchen.flavour === 'Thai') table.wantThis('mint')
    wantEach(table, 'fat', 'acid', 'aromatic', 'herb')
    wantSeasoning(table)
    const isThai = table.kitchen.flavour === 'Thai'
    if (isThai) {
      wantEach(table, 'heat', 'sweet', 'allium')
    }
    if (table.kitchen.flavour === 'French') table.wantThis('mustard')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'crunch', 'allium')
    if (table.brief.complexity === 'elaborate' && cheeseSaladCuisines.includes(table.kitchen.flavour)) table.want('cheese')
    const mains = table
      .take((item) => isMainFoodFor('sear')(item) || isMainFoodFor('fry')(item), 2)
      .map((item): Item => (['meat', 'poultry'].includes(item.class) && item.form === undefined ? { ...item, cut: 'strips' } : item))
    const fresh = table.take(isFresh, 5)
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove)
    const vegetables = table.take(isCookedVegetable('fry'), 4)
    if (mains.length + vegetables.length + beside.length + eggs.length === 0) return false
    const sharp = table.take((item) => isInGroup(item, 'acid'), 2)
    const oil =
      table.see((item) => isInGroup(item, 'fat')).length > 1 || mains.length + vegetables.length === 0
        ? table.take((item) => item.class === 'oil', 1)
        : []
    if (sharp.length + oil.length === 0) return false
    // Thai salads keep shallots, garlic and chilies raw.
    const isHot = (item: Item) => item.class === 'chilli' || (isThai && ['chili-flakes', 'chili-powder'].includes(item.kin))
    const rawAlliums = isThai ? table.take((item) => isInGroup(item, 'allium') && isEatenRaw(item.kin), 1) : []
    const dressing = [
      ...sharp,
      ...oil,
      ...table.take((item) => item.kin === 'mustard' || item.class === 'salty-sauce', 2),
      ...table.take((item) => isInGroup(item, 'sweet'), 1),
      ...table.take((item) => isHot(item) || (item.kin === 'garlic' && (isThai || mains.length + vegetables.length === 0)), 2),
    ]
    if (dressing.length > 1) draft.add('whisk', { items: dressing, vessel: 'small-bowl', handwork: 2, cue: 'combined' })
    if (mains.length + vegetables.length > 0) {
      saltBeforeHeat(stove, mains)
      heatFat(stove, 'frying-pan', 'medium-high')
      if (mains.length > 0)
        layerByTime(stove, mains, mains.every(suitsTechnique('sear')) ? 'sear' : 'fry', {
          vessel: 'frying-pan',
          heat: 'medium-high',
          cue: 'golden',
        })
      softenAlliums(stove, 'frying-pan')
      if (vegetables.length > 0) layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
      bloomAromatics(stove, 'frying-pan')
      addCream(stove, 'frying-pan')
    }
    const warm = [...mains, ...vegetables, ...beside.filter((item) => !isInGroup(item, 'bread'))]
    draft.add('toss', {
      items: [...fresh, ...rawAlliums, ...table.take((item) => isInGroup(item, 'allium') && isEatenRaw(item.kin), 1), ...warm],
      vessel: 'salad-bowl',
      joins: true,
      handwork: 2,
    })
    if (dressing.length > 1) draft.add('stir-in', { subject: 'dressing', vessel: 'salad-bowl' })
    else draft.add('dress', { items: dressing })
    seasonToTaste(stove)
    addToppings(stove)
    serve(stove, [...eggs, ...beside.filter((item) => isInGroup(item, 'bread'))])
    return true
  },
}
