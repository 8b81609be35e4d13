import { usualServings } from '#kitchen/composer/amounts.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import { isBestRaw, isCannedTomato, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { isPouredSauce, saltBeforeHeat } from '#kitchen/composer/seasoning.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Meat that is browned before it stews. */
export const isBrownedBeforeStewing = (item: Item) => ['poultry', 'meat', 'mince', 'cured-meat'].includes(item.class)

/** Meat and fish that simmering dries out, better pan-fried. */
const neverSimmered: readonly string[] = ['tuna', 'lamb-chop']

/** May the item simmer with the rest? */
export const maySimmer = (item: Item) =>
  (isInGroup(item, 'protein', 'vegetable') ||
    item.class === 'dried-fruit' ||
    item.class === 'seaweed' ||
    item.class === 'pickle' ||
    item.kin === 'paneer' ||
    item.kin === 'chestnut') &&
  item.class !== 'egg' &&
  !isBestRaw(item) &&
  !neverSimmered.includes(item.kin) &&
  suitsTechnique('simmer')(item)

/** Cuisines whose broths start without fat: aromatics go straight into the water. */
const clearBrothCuisines: readonly string[] = ['Japanese', 'Thai']

/** Vegetables softened in the fat before anything else goes in. */
const softenedVegetables: readonly string[] = ['leek', 'celery', 'kimchi']

const asItIs = (item: Item) => item

/** Inedible stalks in a clear soup are cut into pieces large enough to leave in the bowl. */
const inPieces = (item: Item): Item => (item.kin === 'lemongrass' ? { ...item, cut: 'chunks' } : item)

/** Doubles canned pulses in a pulse soup and halves its tomatoes. */
export function scaleForPulseSoup(item: Item): Item {
  if (item.class === 'legume' && lexicon[item.kin].measure === 'can' && item.form === undefined) return { ...item, scale: 2 }
  return item.class === 'tomato' ? { ...item, scale: 0.5 } : item
}

const isSoup = ({ table }: Stove) => table.brief.mealType === 'soup'

/** Millilitres of water that other liquids replace: in a soup, stock is most of the broth. */
const waterReplacedBy = (liquids: readonly Item[], isSoup: boolean) =>
  liquids.reduce((sum, item) => sum + (item.class === 'stock' && isSoup ? 550 - missingStockOf(item) : 200), 0)

/** Millilitres of stock that a typed cube is too small to make; water replaces them. */
function missingStockOf({ kin, most }: Item): number {
  return most === undefined ? 0 : Math.max(0, (lexicon[kin].serving.soup ?? 0) * usualServings - most)
}

/**
 * Browns meat in hot fat before garlic and spices, which would burn. Pieces are set aside and return later; mince
 * stays in the pot.
 */
export function brownMeat({ draft }: Stove, browned: readonly Item[]): Item[] {
  if (browned.length > 0) draft.add('brown', { items: browned, vessel: 'pot', heat: 'medium-high', minutes: [5, 6], cue: 'golden' })
  const aside = browned.filter(({ class: kind }) => kind === 'poultry' || kind === 'meat')
  if (aside.length > 0) draft.add('lift-out', { items: aside, vessel: 'pot' })
  return aside
}

/** Cuisines that fry tomatoes in the fat with the spices before anything simmers in them. */
const friedTomatoCuisines: readonly string[] = ['Indian']

/** Fries tomatoes until the fat separates, as a base for the rest. Returns the fried tomatoes. */
function fryDownTomatoes({ table, draft }: Stove, solids: readonly Item[]): Item[] {
  const tomatoes = solids.filter((item) => item.class === 'tomato' && item.form === undefined)
  if (!friedTomatoCuisines.includes(table.kitchen.method) || tomatoes.length === solids.length) return []
  const fresh = tomatoes.filter((item) => !isCannedTomato(item))
  const tinned = tomatoes.filter(isCannedTomato)
  if (fresh.length > 0) draft.add('fry', { items: fresh, vessel: 'pot', heat: 'medium', minutes: [6, 8], cue: 'jammy' })
  if (tinned.length > 0) draft.add('pour-in', { items: tinned, vessel: 'pot', heat: 'medium', minutes: [8, 10], cue: 'thickened' })
  return tomatoes
}

/**
 * Cooks a pot: softens aromatics, browns meat, adds the liquid, and adds each solid by its own time. Returns the main
 * foods.
 */
export function cookInPot(
  stove: Stove,
  waterMl: number,
  options: { keepStarch: boolean; isClear?: boolean; measured?: (item: Item) => Item },
): Item[] {
  const { table, draft } = stove
  const isClear =
    isSoup(stove) &&
    clearBrothCuisines.includes(table.kitchen.flavour) &&
    table.see((item) => isInGroup(item, 'fat') && item.use === 'yours').length === 0
  const hasFlavour = table.see((item) => isInGroup(item, 'fat', 'allium', 'aromatic', 'spice', 'hardyHerb', 'liquid')).length > 0
  if (table.brief.mealType === 'entrée' && !hasFlavour && table.see(maySimmer).length < 2) return []
  const isOfPulses = isSoup(stove) && table.see((item) => item.class === 'legume' && item.use === 'yours').length > 0
  const solids = table
    .take((item) => maySimmer(item) && (options.keepStarch || !isStarchy(item) || item.kin === 'sweet-potato'), 12)
    .map(options.measured ?? (isOfPulses ? scaleForPulseSoup : asItIs))
  if (solids.length === 0) return []
  // Liver and kidneys cook in minutes and go in at the end of a long stew.
  const slowest = longestMinutes(solids.filter(isBrownedBeforeStewing), 'simmer')[1]
  const browned = isClear ? [] : solids.filter((item) => isBrownedBeforeStewing(item) && longestMinutes([item], 'simmer')[1] * 4 >= slowest)
  const hasFat = !isClear && table.see((item) => isInGroup(item, 'fat')).length > 0
  const softened =
    hasFat && solids.length > 1 ? solids.filter((item) => softenedVegetables.includes(item.kin) && suitsTechnique('fry')(item)) : []
  // A clear soup gets its scallions raw at the end.
  const keepsRaw = (item: Item) => isClear && item.kin === 'scallion'
  const early = [...softened]
  saltBeforeHeat(stove, browned)
  if (hasFat) {
    heatFat(stove, 'pot', browned.length > 0 ? 'medium-high' : 'medium')
    const aside = brownMeat(stove, browned)
    softenAlliums(stove, 'pot')
    if (softened.length > 0)
      draft.add('fry', { items: softened, vessel: 'pot', heat: 'medium', minutes: longestMinutes(softened, 'fry'), cue: 'soft' })
    bloomAromatics(stove, 'pot')
    early.push(
      ...fryDownTomatoes(
        stove,
        solids.filter((item) => !early.includes(item)),
      ),
    )
    if (aside.length > 0) draft.add('return', { items: aside, vessel: 'pot' })
  }
  const thickener = hasFat ? table.take((item) => item.class === 'flour', 1) : []
  if (thickener.length > 0) draft.add('bloom', { items: thickener, vessel: 'pot', minutes: [1, 1], cue: 'combined' })
  const leftDry = hasFat
    ? []
    : table
        .take(
          (item) =>
            !keepsRaw(item) &&
            item.kin !== 'miso' &&
            (isInGroup(item, 'allium', 'aromatic', 'hardyHerb', 'paste') || (isInGroup(item, 'spice') && !isPlainPepper(item))),
          8,
        )
        .map(options.isClear ? inPieces : asItIs)
  // Meat stewed in wine takes half a bottle, not a splash.
  const isForMeat = !isSoup(stove) && browned.some((item) => item.class === 'meat')
  const liquids = table
    .take((item) => ['stock', 'wine'].includes(item.class) || isPouredSauce(item), 3)
    .map((item): Item => (isForMeat && item.kin === 'red-wine' && item.use === 'yours' ? { ...item, scale: 2.5 } : item))
  const coconut = isSoup(stove) ? [] : table.take((item) => item.class === 'coconut', 1)
  const poured = [
    ...leftDry,
    ...liquids,
    ...coconut,
    waterItem({ ml: Math.max(120, waterMl - waterReplacedBy(liquids, isSoup(stove)) - 200 * coconut.length) }),
  ]
  draft.add('pour-in', { items: poured, vessel: 'pot', heat: 'high', minutes: [4, 5], cue: 'bubbling' })
  layerByTime(
    stove,
    solids.filter((item) => !(hasFat && browned.includes(item)) && !early.includes(item)),
    'simmer',
    {
      vessel: 'pot',
      heat: 'low',
      proofs: hasFat ? safetyProofsFor(browned, 'simmer') : [],
      ...(hasFat && browned.length > 0 ? { atLeast: longestMinutes(browned, 'simmer') } : {}),
    },
  )
  return solids
}
