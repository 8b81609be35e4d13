import { type Draft, startDraft, type Task } from '#kitchen/composer/draft.ts'
import { type Item, ingredientForClass, isInGroup, itemHasTrait, waterItem } from '#kitchen/composer/item.ts'
import { isStillSalty, isUnlistedSaltFish } from '#kitchen/composer/salt-fish.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { foodStateOf, hazardOf, isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Food, FoodForm } from '#kitchen/reader/food/reading.ts'

/**
 * An item in a changed form. It keeps the cook's words and loses its ingredient, because the lexicon has no name for
 * it: "leftover roast chicken".
 */
function withForm(item: Item, form: FoodForm, words: string, over: Partial<Item> = {}): Item {
  return { ...item, ingredient: null, words, form, ...over }
}

const vegetables: readonly IngredientClass[] = ['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom']
const isDryInShops = ({ kin }: Item) => foodStateOf(kin) === 'dried'

/** Weight factors of cooked food: pasta, grain and lentils gain weight, meat loses it. */
const cookedWeightFactors: Partial<Record<IngredientClass, number>> = { pasta: 2.2, noodle: 2.2, grain: 2.2, rice: 2.2, legume: 2.2 }

/** Canned fish is eaten as it is or warmed, like canned tuna. */
function cannedFish(item: Item, words: string): Item {
  return item.ingredient !== null && foodStateOf(item.ingredient) === 'canned'
    ? item
    : withForm(item, 'canned', words, { kin: 'canned-tuna', class: 'cured-fish', isWeighed: true })
}

/**
 * An item in the form that the cook typed. Forms without an effect are dropped: "whole tomatoes", "dried" lentils
 * (always sold dry).
 */
export function applyTypedForm(item: Item, form: Food['form']): Item {
  // Salt cod is sold cured but is cooked like fresh fish.
  if (item.class === 'cured-fish' && hazardOf(item.kin) === 'fish') return { ...item, class: 'fish' }
  if (isUnlistedSaltFish(item)) return { ...item, kin: 'salt-cod' }
  if (form === undefined) return item
  const { is, words } = form
  const isFlesh = isInGroup(item, 'flesh')
  switch (is) {
    case 'cooked':
    case 'smoked':
      if (isFlesh) return withForm(item, 'cooked', words, { scale: 0.8 })
      if (is === 'smoked' || item.kin === 'cooked-rice') return item
      if (item.class === 'legume')
        return isDryInShops(item) ? withForm(item, 'cooked', words, { scale: cookedWeightFactors.legume ?? 1 }) : item
      // Leftover roast potatoes only need reheating.
      if (itemHasTrait(item, 'leftover') && ['root', 'squash', 'vegetable'].includes(item.class) && !isEatenRaw(item.kin))
        return withForm(item, 'cooked', words)
      if (isInGroup(item, 'grain')) return withForm(item, 'cooked', words, { kin: 'cooked-rice', class: 'rice' })
      if (isInGroup(item, 'dough')) return withForm(item, 'cooked', words, { scale: cookedWeightFactors[item.class] ?? 1 })
      return item
    case 'dish':
      return withForm({ ...item, kin: ingredientForClass.dish, class: 'dish' }, 'cooked', words, { scale: 2, cut: 'whole' })
    case 'canned':
      // Fish and crab are cooked in the can.
      if (['fish', 'shellfish'].includes(item.class) || item.class === 'cured-fish') return cannedFish(item, words)
      return item.class === 'legume' && isDryInShops(item)
        ? withForm(item, 'cooked', words, { scale: cookedWeightFactors.legume ?? 1 })
        : item
    case 'dried':
      // Dried beans are measured like split peas, which are always sold dry, and are never eaten raw.
      return item.class === 'legume' && !isDryInShops(item) ? withForm(item, 'dried', words, { kin: 'split-pea' }) : item
    case 'whole':
      return (item.class === 'poultry' || item.class === 'fish') && lexicon[item.kin].measure === 'g'
        ? withForm(item, 'whole', words, { scale: item.class === 'fish' ? 2.2 : 2.8 })
        : item
    case 'mashed':
      return item.class === 'root' || item.class === 'squash' ? withForm(item, 'mashed', words, { isWeighed: true }) : item
    case 'rind':
      return item
    case 'frozen':
      if (isFlesh) return { ...item, isFrozen: true }
      return vegetables.includes(item.class) ? { ...item, form: 'frozen' } : item
  }
}

/**
 * Adds a task that thaws meat and fish overnight in the refrigerator: at room temperature the outside would be warm
 * long before the middle thaws.
 */
function withThawing(draft: Draft): Draft {
  const frozen = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))].filter((item) => item.isFrozen)
  if (frozen.length === 0) return draft
  const before = startDraft()
  before.add('chill', { items: frozen, minutes: [480, 480], phase: 'rest', handwork: 0 })
  return { tasks: [...before.tasks, ...draft.tasks], add: draft.add }
}

/** Adds the tasks of the night before: frozen meat thaws, dried beans soak, salt cod loses its salt. */
export function withOvernightSteps(draft: Draft): Draft {
  return withThawing(withDesalting(withSoaking(draft)))
}

/** Adds a day in cold water, changed once, to remove the salt from salted fish. */
function withDesalting(draft: Draft): Draft {
  const fish = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))].filter(isStillSalty)
  if (fish.length === 0) return draft
  const before = startDraft()
  for (let time = 0; time < 2; time += 1) {
    before.add('mix', { items: [...fish, waterItem({ ml: 2000 })], vessel: 'bowl', handwork: 0, phase: 'rest' })
    before.add('chill', { vessel: 'bowl', minutes: [720, 720], phase: 'rest', handwork: 0 })
    before.add('drain', { items: fish, vessel: 'bowl', phase: 'rest' })
  }
  return { tasks: [...before.tasks, ...draft.tasks], add: draft.add }
}

/**
 * Adds a night of soaking and ten minutes of hard boiling before any dish of dried beans, because raw ones are
 * poisonous.
 */
function withSoaking(draft: Draft): Draft {
  const pulses = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))].filter((item) => item.form === 'dried')
  if (pulses.length === 0) return draft
  const before = startDraft()
  before.add('mix', { items: [...pulses, waterItem({ ml: 2000 })], vessel: 'bowl', handwork: 0, phase: 'rest' })
  before.add('rest', { items: pulses, vessel: 'bowl', minutes: [480, 480], phase: 'rest' })
  before.add('boil', { items: pulses, and: [waterItem({ ml: 2000 })], vessel: 'large-pot', heat: 'high', minutes: [10, 10] })
  const tasks: Task[] = [...before.tasks, ...draft.tasks]
  return { tasks, add: draft.add }
}
