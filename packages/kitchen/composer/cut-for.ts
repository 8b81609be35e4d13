import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup, isPortion, itemHasTrait } from '#kitchen/composer/item.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { cutOf } from '#kitchen/lexicon/lexicon.ts'

/** Cuts of equal size and cooking time, for dishes that look different but cook alike. */
const cutVariants: Partial<Record<IngredientClass, readonly Cut[]>> = {
  root: ['diced', 'sliced', 'chunks'],
  pepper: ['strips', 'diced'],
  allium: ['finely-chopped', 'sliced'],
  tomato: ['chopped', 'chunks'],
  fruit: ['sliced', 'diced'],
}

/** Verbs that put food into a batter or mixture, which holds together only with small pieces. */
const mixtureVerbs: readonly Verb[] = ['fold-in', 'form', 'stuff', 'rub-in']
/** Verbs whose food stays raw or is eaten by the spoon, so it is cut small. */
const spoonFoodVerbs: readonly Verb[] = ['mix', 'stir-in', 'whisk', 'bloom', 'scatter', 'dress', 'season']
const pieceCuts: readonly Verb[] = ['brown', 'simmer', 'roast', 'toss', 'sear', 'grill', 'bake', 'braise', 'thread']
const largeCuts: readonly Cut[] = ['chunks', 'sliced', 'strips']
/** Verbs that leave a fillet or chop whole; other verbs need pieces. */
const portionVerbs: readonly Verb[] = ['season', 'toss', 'roast', 'bake', 'steam', 'sear', 'grill', 'wrap-up', 'lift-out', 'return']
/** Verbs that use only the juice of an orange. */
const juiceVerbs: readonly Verb[] = ['whisk', 'dress', 'bloom', 'season', 'mash', 'stir-in', 'pour-in']

const isPortioned = (item: Item, uses: readonly Task[]) =>
  isPortion(item) &&
  uses.length > 0 &&
  uses.every(({ verb, vessel }) => portionVerbs.includes(verb) && vessel !== 'salad-bowl' && vessel !== 'baking-dish')

const isJuiced = (item: Item, first: Verb | undefined, tasks: readonly Task[]) =>
  item.class === 'citrus' &&
  (first === undefined ? tasks.some(({ verb, and }) => verb === 'toss' && and.includes(item)) : juiceVerbs.includes(first))

/**
 * The cut that an item needs for its tasks: pieces for slow cooking, searing and roasting, small cuts for mixtures,
 * whole for hollowing.
 */
export function cutFor(item: Item, tasks: readonly Task[], style: number): Cut {
  if (item.cut !== undefined) return item.cut
  if (item.form === 'dried') return 'rinsed'
  if (item.form !== undefined && item.form !== 'cooked') return 'whole'
  const uses = tasks.filter((task) => task.items.includes(item) && task.verb !== 'marinate')
  if (uses.some((task) => task.verb === 'hollow')) return 'whole'
  if (item.class === 'meat' && item.ingredient === null && itemHasTrait(item, 'tripe')) return 'strips'
  const usual = cutOf(item.kin)
  const first = uses[0]?.verb
  if (isPortioned(item, uses)) return 'whole'
  if (item.class === 'mushroom' && usual === 'sliced' && uses.some(({ verb }) => verb === 'thread')) return 'whole'
  if (item.kin === 'tomatillo' && first !== undefined && spoonFoodVerbs.includes(first)) return 'diced'
  if (item.class === 'cured-meat' && usual === 'diced' && uses.some(({ verb }) => verb === 'sear')) return 'sliced'
  // A chop that is stirred in the pan is cut up first.
  if (item.class === 'meat' && isPortion(item) && uses.some(({ verb }) => verb === 'fry' || verb === 'stir-fry')) return 'strips'
  if (isJuiced(item, first, tasks)) return 'juiced'
  // Roots cook within a wok's few minutes only when cut thin.
  if ((item.class === 'root' || item.class === 'squash') && uses.some(({ verb }) => verb === 'stir-fry')) return 'strips'
  const others = cutVariants[item.class]
  const cut = others?.includes(usual) && first !== 'bloom' ? (others[style % others.length] ?? usual) : usual
  if (first === undefined) return cut
  // In dry heat, small pieces of onion and garlic would burn before they are soft.
  const isInDryHeat = uses.some((task) => task.items.includes(item) && (task.verb === 'roast' || task.verb === 'grill'))
  if (isInDryHeat && item.kin === 'garlic') return 'whole'
  if (isInDryHeat && isInGroup(item, 'allium')) return 'chunks'
  if (isInGroup(item, 'vegetable', 'allium', 'fruit') && largeCuts.includes(cut)) {
    if (mixtureVerbs.includes(first)) return item.class === 'root' ? 'grated' : isInGroup(item, 'fruit') ? 'diced' : 'finely-chopped'
    if (spoonFoodVerbs.includes(first) && item.class !== 'leaf' && !(first === 'scatter' && item.class === 'allium')) return 'diced'
  }
  return pieceCuts.includes(first) && cut === 'strips' && (item.class === 'meat' || item.class === 'poultry') ? 'chunks' : cut
}
