import { absorptionOf, milkForPudding } from '#kitchen/composer/absorption.ts'
import { scaleToChocolate } from '#kitchen/composer/archetypes/sweet-bowls.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { meltChocolate } from '#kitchen/composer/last-resorts/condiments.ts'
import { lastResort } from '#kitchen/composer/last-resorts/resort.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { hasTrait, isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** The chocolate sauce made firmer and chilled in small glasses. */
export const chocolateCups = lastResort('chocolate-pots', 'dessert', (stove) => {
  if (!meltChocolate(stove, 60, (chocolate, item) => scaleToChocolate(chocolate, item))) return false
  stove.draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 2 })
  stove.draft.add('chill', { minutes: [60, 90], phase: 'rest' })
  return true
})

const sweetByNature: readonly string[] = ['sweet-potato', 'carrot', 'plantain', 'chestnut', 'parsnip', 'beet', 'corn', 'yam', 'kabocha']

/** Sweet roots and squash roasted until they caramelise. */
export const sweetRoast = lastResort('roasted-fruit', 'dessert', (stove) => {
  const { table, draft } = stove
  const solids = table.take(
    (item) =>
      (sweetByNature.includes(item.kin) ||
        (item.class === 'squash' && lexicon[item.kin].serving.dessert !== undefined) ||
        isInGroup(item, 'fruit')) &&
      suitsTechnique('roast')(item),
    4,
  )
  if (solids.length === 0) return false
  table.want('sweet')
  table.want('sweetSpice')
  const coating = table.take(
    (item) =>
      isInGroup(item, 'sweet') || item.kin === 'butter' || item.kin === 'cinnamon' || item.kin === 'vanilla' || item.kin === 'coconut-oil',
    4,
  )
  draft.add('preheat', { oven: 200 })
  if (coating.length > 0) draft.add('toss', { items: solids, and: coating, vessel: 'baking-dish', handwork: 2 })
  layerByTime(stove, solids, 'roast', { vessel: 'baking-dish', oven: 200, cue: 'golden' })
  topPlainly(stove)
  return true
})

/** Millilitres of milk and water per gram: raw grain absorbs seven times its weight, cooked grain is only thinned. */
function milkPerGram(starch: readonly Item[]): number {
  const isDry = starch.every((item) => absorptionOf(item) > 0)
  if (!isDry) return 1.5
  return starch.some((item) => isInGroup(item, 'grain')) ? milkForPudding : 4
}

/** Leftover rice, grain, noodles or pasta simmered soft with a sweetener. */
export const sweetStarch = lastResort('sweet-starch', 'dessert', (stove) => {
  const { table, draft } = stove
  const starch = table.take(
    (item) => isStarchy(item) && !isInGroup(item, 'bread') && suitsTechnique('simmer')(item) && !['lasagna-sheets'].includes(item.kin),
    1,
  )
  const isSweet = (item: Item) => isInGroup(item, 'sweet', 'fruit') || item.kin === 'jam'
  if (starch.length === 0) return false
  table.want('sweet')
  if (table.see(isSweet).length === 0) return false
  table.want('creamy')
  table.want('sweetSpice')
  const poured = table.take((item) => ['milk', 'coconut', 'cream'].includes(item.class), 2)
  const milk = poured.map((item): Item => (item.class === 'milk' ? { ...item, scale: 1.6 / poured.length } : item))
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
  draft.add('pour-in', {
    items: [...milk, waterItem({ per: starch, ratio: milkPerGram(starch), besides: milk })],
    vessel: 'saucepan',
    heat: 'medium',
    minutes: [4, 5],
    cue: 'bubbling',
  })
  const [shortest, most] = longestMinutes(starch, 'simmer')
  draft.add('simmer', {
    items: starch,
    vessel: 'saucepan',
    heat: 'low',
    minutes: [shortest + 5, most + 5],
    cue: 'thickened',
    proofs: safetyProofsFor(starch),
  })
  const rich = [
    ...sweet,
    ...table.take((item) => ['butter', 'vanilla', 'cinnamon', 'salt', 'coconut-oil', 'cardamom'].includes(item.kin), 3),
  ]
  if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
  topPlainly(stove)
  return true
})

/** Eggs beaten with sugar and fried as an omelette. */
export const sweetOmelette = lastResort('sweet-omelette', 'dessert', (stove) => {
  const { table, draft } = stove
  const eggs = table.take((item) => item.class === 'egg', 1)
  if (eggs.length === 0) return false
  table.want('sweet')
  // Little sugar, because more sugar would burn in the pan.
  const sweet = table
    .take((item) => isInGroup(item, 'sweet') || item.kin === 'jam', 1)
    .map((item): Item => (isInGroup(item, 'sweet') ? { ...item, scale: 0.4 } : item))
  if (sweet.length === 0 && table.see((item) => isInGroup(item, 'fruit')).length === 0) return false
  table.want('fat')
  const beaten = [
    ...eggs,
    ...sweet,
    ...table.take((item) => ['milk', 'cream'].includes(item.class) || ['vanilla', 'cinnamon', 'flour'].includes(item.kin), 3),
  ]
  draft.add('whisk', { items: beaten, vessel: 'bowl', handwork: 3, cue: 'combined' })
  heatFat(stove, 'frying-pan', 'medium')
  draft.add('pour-over', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [6, 8], cue: 'set', proofs: safetyProofsFor(eggs) })
  const squeezed = table.take((item) => sharpFruit.includes(item.kin), 1)
  if (squeezed.length > 0) draft.add('dress', { items: squeezed })
  topPlainly(stove)
  return true
})

const sharpFruit: readonly string[] = ['lemon', 'lime', 'lemon-juice', 'lime-juice', 'yuzu', 'passion-fruit']

/** Lemon curd: eggs, sugar, lemon juice and any butter, stirred over low heat until they coat the spoon. */
export const citrusCurd = lastResort('citrus-curd', 'dessert', (stove) => {
  const { table, draft } = stove
  const isSharp = (item: Item) => sharpFruit.includes(item.kin) && item.use === 'yours'
  if (table.see(isSharp).length === 0 || table.see((item) => item.class === 'flour').length > 0) return false
  const juice = table.take(isSharp, 1).map((item): Item => (item.class === 'citrus' ? { ...item, scale: 2, cut: 'juiced' } : item))
  const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => ({ ...item, scale: 1.5 }))
  table.want('sweet')
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
  if (eggs.length === 0 || sweet.length === 0) return false
  table.wantThis('butter')
  draft.add('whisk', { items: [...eggs, ...sweet, ...juice], vessel: 'saucepan', handwork: 2, cue: 'smooth' })
  draft.add('simmer', { vessel: 'saucepan', heat: 'low', minutes: [6, 8], cue: 'thickened', proofs: safetyProofsFor(eggs) })
  const butter = table.take((item) => ['butter', 'vegan-butter', 'ghee'].includes(item.kin), 1)
  if (butter.length > 0) draft.add('stir-in', { items: butter, vessel: 'saucepan' })
  draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 2 })
  draft.add('chill', { minutes: [60, 90], phase: 'rest' })
  topPlainly(stove)
  return true
})

/** Flour, sweetener and water fried as thin pancakes. */
export const plainPancakes = lastResort('pancakes', 'dessert', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1).map((item): Item => ({ ...item, scale: 1 }))
  table.want('sweet')
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
  if (flour.length === 0 || (sweet.length === 0 && table.see((item) => isInGroup(item, 'fruit')).length === 0)) return false
  const wet = table.take((item) => item.class === 'egg' || item.class === 'milk', 2)
  table.want('fat')
  const dry = [
    ...flour,
    ...sweet,
    ...table.take((item) => ['baking-powder', 'cinnamon', 'vanilla', 'salt', 'cocoa-powder'].includes(item.kin), 3),
  ]
  draft.add('whisk', { items: [...dry, ...wet], and: [waterItem({ per: flour, ratio: 1.3 })], vessel: 'bowl', handwork: 4, cue: 'smooth' })
  draft.add('rest', { subject: 'batter', minutes: [10, 10], phase: 'rest' })
  heatFat(stove, 'frying-pan', 'medium')
  draft.add('bake-in-pan', {
    subject: 'pancakes',
    vessel: 'frying-pan',
    heat: 'medium',
    minutes: [12, 16],
    cue: 'golden',
    proofs: safetyProofsFor(wet),
  })
  topPlainly(stove)
  return true
})

/** Beans or lentils cooked soft and mashed with sugar. */
export const sweetBeans = lastResort('sweet-roots', 'dessert', (stove) => {
  const { table, draft } = stove
  const beans = table.take((item) => (item.class === 'legume' || item.class === 'root') && suitsTechnique('simmer')(item), 2)
  table.want('sweet')
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 2)
  if (beans.length === 0 || sweet.length === 0) return false
  const milk = table.take((item) => ['milk', 'coconut', 'cream'].includes(item.class), 1)
  layerByTime(stove, beans, 'simmer', {
    vessel: 'saucepan',
    heat: 'medium-low',
    and: [...milk, waterItem({ ml: milk.length > 0 ? 120 : 300 })],
  })
  draft.add('mash', { items: beans, vessel: 'saucepan', handwork: 3 })
  const rich = [
    ...sweet,
    ...table.take((item) => ['butter', 'vanilla', 'cinnamon', 'salt', 'coconut-oil', 'cardamom'].includes(item.kin), 3),
  ]
  draft.add('stir-in', { items: rich, vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'thickened' })
  topPlainly(stove)
  return true
})

/** Milk or coconut milk thickened and chilled until set. */
export const setMilk = lastResort('set-milk', 'dessert', (stove) => {
  const { table, draft } = stove
  const milk = table.take((item) => ['milk', 'coconut', 'cream'].includes(item.class), 2)
  const thick = table.take(
    (item) => item.class === 'thickener' || item.kin === 'semolina' || item.kin === 'rice-flour' || item.kin === 'chia-seed',
    1,
  )
  table.want('sweet')
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
  if (milk.length === 0 || thick.length === 0 || sweet.length === 0) return false
  draft.add('whisk', { items: [...thick, ...sweet, ...milk], vessel: 'saucepan', handwork: 2, cue: 'smooth' })
  // Starch thickens as it boils; tapioca pearls must swell first.
  const swelling = longestMinutes(thick, 'simmer')
  draft.add('simmer', { vessel: 'saucepan', heat: 'low', minutes: swelling[1] > 6 ? swelling : [5, 6], cue: 'thickened' })
  draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 2 })
  draft.add('chill', { minutes: [60, 90], phase: 'rest' })
  topPlainly(stove)
  return true
})

/** Foods that are sweet enough raw, on one plate. */
export const sweetPlate = lastResort('fruit-salad', 'dessert', (stove) => {
  const { table, draft } = stove
  const plate = table.take((item) => isInGroup(item, 'fruit') && isEatenRaw(item.kin), 6)
  const juice = table.take((item) => hasTrait(item.kin, 'citrus-for-eating'), 2)
  if (plate.length + juice.length === 0) return false
  draft.add('mix', { items: [...plate, ...juice], vessel: 'bowl', handwork: 2 })
  topPlainly(stove)
  return true
})

/** Tops the dessert with nuts, honey or yogurt. */
function topPlainly({ table, draft }: Stove): void {
  const spooned = table.take((item) => item.class === 'yogurt' || item.class === 'cream' || ['mascarpone', 'ricotta'].includes(item.kin), 1)
  if (spooned.length > 0) draft.add('serve-with', { items: spooned, joins: true })
  const over = table.take(
    (item) =>
      isInGroup(item, 'crunch') ||
      ['mint', 'cinnamon', 'dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin) ||
      item.class === 'dried-fruit',
    4,
  )
  if (over.length > 0) draft.add('scatter', { items: over })
  const fresh = table.take((item) => isInGroup(item, 'fruit') && isEatenRaw(item.kin), 3)
  if (fresh.length > 0) draft.add('serve-with', { items: fresh, joins: true })
}
