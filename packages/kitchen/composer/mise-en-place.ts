import { startDraft, type Task, type Washable } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import { handworkOf, hazardIn } from '#kitchen/composer/techniques.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { foodStateOf } from '#kitchen/lexicon/lexicon.ts'

/** Cuts that need no knife, and that the list already states. */
const cutsWithoutKnife: readonly Cut[] = ['whole', 'rinsed', 'drained']

/** Classes that are neither washed nor peeled; the list says which are grated or chopped. */
const packagedClasses: readonly IngredientClass[] = [
  'egg',
  'hard-cheese',
  'soft-cheese',
  'cured-meat',
  'nut',
  'seed',
  'chocolate',
  'bread',
  'wrap',
]

const isRaw = (item: Item) => item.form !== 'cooked' && hazardIn(item) !== 'bivalve'

const minutesFor = ({ item, cut, amount }: PlanLine) => (item.class === 'water' ? 0 : handworkOf(item, cut, amount))

/** Does the food need washing, peeling or cutting, rather than opening a bag or cracking an egg? */
const needsHandwork = ({ item, cut }: PlanLine) =>
  !packagedClasses.includes(item.class) &&
  (!cutsWithoutKnife.includes(cut) || isInGroup(item, 'vegetable', 'fruit', 'allium', 'herb', 'hardyHerb'))

const isFresh = (item: Item) => foodStateOf(item.kin) === 'raw' && (item.form === undefined || item.form === 'whole')

/**
 * The kind of food on a list that is washed: vegetables, fruit, or herbs if there are neither. Undefined when nothing
 * is washed.
 */
function washedOf(lines: readonly PlanLine[]): Washable | undefined {
  const fresh = lines.filter(({ item, cut }) => isFresh(item) && cut !== 'juiced').map(({ item }) => item)
  const hasVegetables = fresh.some((item) => isInGroup(item, 'vegetable', 'allium') || item.class === 'chilli')
  const hasFruit = fresh.some((item) => isInGroup(item, 'fruit') || item.class === 'citrus')
  if (hasVegetables && hasFruit) return 'vegetables-and-fruit'
  if (hasVegetables) return 'vegetables'
  if (hasFruit) return 'fruit'
  return fresh.some((item) => isInGroup(item, 'herb', 'hardyHerb')) ? 'herbs' : undefined
}

/** The tasks before cooking: preheat the oven, wash and cut the food, raw meat, mince and fish last. */
export function miseEnPlace(oven: Task | undefined, lines: readonly PlanLine[]): readonly Task[] {
  const prepared = lines.filter((line) => minutesFor(line) > 0)
  const raw = prepared.map(({ item }) => item).filter((item) => isInGroup(item, 'flesh') && isRaw(item))
  const hasHandwork = raw.length > 0 || prepared.some(needsHandwork)
  const before = startDraft()
  if (oven) before.add('preheat', { ...oven, phase: 'prepare' })
  if (hasHandwork) {
    const handwork = prepared.reduce((sum, line) => sum + minutesFor(line), 0)
    const washed = washedOf(lines)
    before.add('get-ready', { items: raw, vessel: 'board', handwork, phase: 'prepare', ...(washed && { washed }) })
  }
  return before.tasks
}
