import type { Cuisine, Difficulty, MealType } from '#domain/options.ts'
import { type Amount, amountOf, gramsOf } from '#kitchen/composer/amounts.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { type Item, isIn, isPortion } from '#kitchen/composer/item.ts'
import { handworkOf, hazardIn } from '#kitchen/composer/techniques.ts'
import { continuesOnlyWhatCooks, criticalPath, inRoundMinutes, withHandworkFirst, withNutsInTime } from '#kitchen/composer/timing.ts'
import type { Cut, IngredientClass, Minutes } from '#kitchen/lexicon/ingredient.ts'
import { cutOf, isIngredientId } from '#kitchen/lexicon/lexicon.ts'

export interface PlanLine {
  item: Item
  amount: Amount | null
  cut: Cut
  /** Used in more than one step, each of which says how much. */
  isDivided: boolean
}

/** One numbered instruction: up to three tasks, of which one names a time. */
export interface PlanStep {
  tasks: readonly Task[]
  phase: Task['phase']
  /** It runs beside the step before it. */
  isMeanwhile: boolean
  minutes: Minutes | null
  takes: number
  /** Indexes of steps that must be done before. */
  after: readonly number[]
  /** Indexes into the lines. */
  lines: readonly number[]
  technique: Verb
}

/** A dish thought through, in no language yet. */
export interface Plan {
  archetype: string
  kitchen: Kitchen
  cuisine: Cuisine
  mealType: MealType
  servings: number
  lines: readonly PlanLine[]
  steps: readonly PlanStep[]
  /** ml of each pour, when the water of the list is divided. */
  pours: ReadonlyMap<Item, number>
  /** Minutes. */
  times: { prep: number; cook: number; rest: number; total: number }
  difficulty: Difficulty
  /** Chooses among titles and phrasings; one per recipe. */
  style: number
  /** How often the turns have come round to this way of cooking: the second time it is named another way. */
  round?: number
  /** Goes up by one from turn to turn of one request: which of its phrasings a language takes. Without it the style chooses. */
  voice?: number
}

/** Cuts of the same size that cook alike: a dish may look different without cooking longer. */
const cutVariants: Partial<Record<IngredientClass, readonly Cut[]>> = {
  root: ['diced', 'sliced', 'chunks'],
  pepper: ['strips', 'diced'],
  allium: ['finely-chopped', 'sliced'],
  tomato: ['chopped', 'chunks'],
  fruit: ['sliced', 'diced'],
}

/** What goes into a batter or a mixture holds together only when it is small. */
const intoMixtures: readonly Verb[] = ['fold-in', 'form', 'stuff', 'rub-in']
/** What is stirred, whisked or scattered raw is eaten by the spoon. */
const bySpoon: readonly Verb[] = ['mix', 'stir-in', 'whisk', 'bloom', 'scatter', 'dress', 'season']
const pieces: readonly Verb[] = ['brown', 'simmer', 'roast', 'toss', 'sear', 'grill', 'bake', 'braise', 'thread']
const big: readonly Cut[] = ['chunks', 'sliced', 'strips']
/** A fillet or a chop goes through these as it is; anything else is done to pieces of it. */
const asPortions: readonly Verb[] = ['season', 'toss', 'roast', 'bake', 'steam', 'sear', 'grill', 'wrap-up', 'lift-out', 'return']
/** Oranges in these are there for their juice. */
const forJuice: readonly Verb[] = ['whisk', 'dress', 'bloom', 'season', 'mash', 'stir-in', 'pour-in']

const isPortioned = (item: Item, uses: readonly Task[]) =>
  isPortion(item) &&
  uses.length > 0 &&
  uses.every(({ verb, vessel }) => asPortions.includes(verb) && vessel !== 'salad-bowl' && vessel !== 'baking-dish')

const isJuiced = (item: Item, first: Verb | undefined, tasks: readonly Task[]) =>
  item.class === 'citrus' &&
  (first === undefined ? tasks.some(({ verb, and }) => verb === 'toss' && and.includes(item)) : forJuice.includes(first))

/** Slow cooking, searing and roasting want pieces, not strips; a mixture wants them small; what is hollowed stays whole. */
function cutFor(item: Item, tasks: readonly Task[], style: number): Cut {
  if (item.cut !== undefined) return item.cut
  if (item.form === 'dried') return 'rinsed'
  if (item.form !== undefined && item.form !== 'cooked') return 'whole'
  const uses = tasks.filter((task) => task.items.includes(item) && task.verb !== 'marinate')
  if (uses.some((task) => task.verb === 'hollow')) return 'whole'
  const usual = cutOf(item.kin)
  const first = uses[0]?.verb
  if (isPortioned(item, uses)) return 'whole'
  if (item.class === 'mushroom' && usual === 'sliced' && uses.some(({ verb }) => verb === 'thread')) return 'whole'
  if (item.kin === 'tomatillo' && first !== undefined && bySpoon.includes(first)) return 'diced'
  if (item.class === 'cured-meat' && usual === 'diced' && uses.some(({ verb }) => verb === 'sear')) return 'sliced'
  // A chop that is stirred about in the pan is cut up first.
  if (item.class === 'meat' && isPortion(item) && uses.some(({ verb }) => verb === 'fry' || verb === 'stir-fry')) return 'strips'
  if (isJuiced(item, first, tasks)) return 'juiced'
  // Roots are done in a wok in its few minutes only when they are cut thin.
  if ((item.class === 'root' || item.class === 'squash') && uses.some(({ verb }) => verb === 'stir-fry')) return 'strips'
  const others = cutVariants[item.class]
  const cut = others?.includes(usual) && first !== 'bloom' ? (others[style % others.length] ?? usual) : usual
  if (first === undefined) return cut
  // In an oven or on a grill small bits of onion and garlic would burn before they are soft.
  const isInDryHeat = uses.some((task) => task.items.includes(item) && (task.verb === 'roast' || task.verb === 'grill'))
  if (isInDryHeat && item.kin === 'garlic') return 'whole'
  if (isInDryHeat && isIn(item, 'allium')) return 'chunks'
  if (isIn(item, 'vegetable', 'allium', 'fruit') && big.includes(cut)) {
    if (intoMixtures.includes(first)) return item.class === 'root' ? 'grated' : isIn(item, 'fruit') ? 'diced' : 'finely-chopped'
    if (bySpoon.includes(first) && item.class !== 'leaf' && !(first === 'scatter' && item.class === 'allium')) return 'diced'
  }
  return pieces.includes(first) && cut === 'strips' && (item.class === 'meat' || item.class === 'poultry') ? 'chunks' : cut
}

/** The list says it, and there is nothing to do with a knife. */
const unprepared: readonly Cut[] = ['whole', 'rinsed', 'drained']

/** The tap runs once: all measured water is one line. */
function mergeWater(tasks: readonly Task[], dish: Parameters<typeof amountOf>[1]): { tap: PlanLine | null; parts: Map<Item, number> } {
  const pours = tasks.flatMap((task) => [...task.items, ...task.and].filter((item) => item.class === 'water' && isListed(item, task.verb)))
  const parts = new Map(pours.map((item) => [item, amountOf(item, dish)?.amount ?? 0]))
  const [first] = pours
  if (!first) return { tap: null, parts }
  return {
    tap: {
      item: first,
      amount: { amount: [...parts.values()].reduce((sum, ml) => sum + ml, 0), measure: 'ml' },
      cut: 'whole',
      isDivided: pours.length > 1,
    },
    parts,
  }
}

/** Nobody washes or peels these; what is grated or chopped of them the list says. */
const fromThePacket: readonly IngredientClass[] = [
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

/** Minutes. */
const aNight = 240

const closers: readonly Verb[] = ['lift-out', 'return', 'drain']
const unlistedWater: readonly Verb[] = ['boil', 'steam']

const minutesOf = (task: Task) => (task.minutes ? task.minutes[1] : task.handwork)

/** Does the list of ingredients name it? Water for boiling and steaming is not measured. */
function isListed(item: Item, verb: Verb): boolean {
  return item.class !== 'water' || !unlistedWater.includes(verb)
}

/** Groups tasks into instructions: one time each, at most three sentences. */
function groupTasks(tasks: readonly Task[]): Task[][] {
  const steps: Task[][] = []
  for (const task of tasks) {
    const open = steps.at(-1)
    const first = open?.[0]
    const timed = open?.find((one) => one.minutes !== null)
    const isSameStrand = first !== undefined && first.lane === task.lane && first.phase === task.phase
    const isSameVessel = open?.every((one) => one.vessel === null || task.vessel === null || one.vessel === task.vessel) ?? false
    const mayFollow = timed ? closers.includes(task.verb) && task.minutes === null && timed.proofs.length < 3 : isSameVessel
    if (open && isSameStrand && mayFollow && open.length < 3) open.push(task)
    else steps.push([task])
  }
  return steps
}

/** What a dish's instructions do, one after the other: two drafts with the same are one method. */
export function methodOf({ tasks }: Draft): string {
  return groupTasks(tasks.filter((task) => task.verb !== 'preheat'))
    .map((group) => (group.find((task) => task.minutes !== null) ?? group.at(-1))?.verb)
    .join(' ')
}

/** By how much there is to do and to watch: steps, ways of heat, hours. */
function difficultyOf(steps: readonly PlanStep[], total: number): Difficulty {
  const heats = new Set(steps.filter((step) => step.minutes !== null && step.phase === 'cook').map((step) => step.technique)).size
  const effort = steps.length + heats + Math.floor(total / 60)
  if (effort <= 10) return 'Easy'
  return effort <= 18 ? 'Medium' : 'Hard'
}

/** Nothing is lifted out only to be put back at once. */
function withoutDetours(tasks: readonly Task[]): Task[] {
  const isDetour = (task: Task | undefined, next: Task | undefined) =>
    task?.verb === 'lift-out' && next?.verb === 'return' && task.items.length === next.items.length
  return tasks.filter((task, at) => !isDetour(task, tasks[at + 1]) && !isDetour(tasks[at - 1], task))
}

/** What goes in together is named by weight, the heaviest first; water comes last. */
function byWeight(tasks: readonly Task[], gramsOf: (item: Item) => number): Task[] {
  const weigh = (item: Item) => (item.class === 'water' ? -1 : gramsOf(item))
  const sorted = (items: readonly Item[]) => [...items].sort((a, b) => weigh(b) - weigh(a))
  const isSorted = (items: readonly Item[]) => sorted(items).every((item, at) => item === items[at])
  return tasks.map((task) =>
    isSorted(task.items) && isSorted(task.and) ? task : { ...task, items: sorted(task.items), and: sorted(task.and) },
  )
}

/** Something is cooking by itself meanwhile, and that has not been said already. */
function runsBesideSomething(before: PlanStep | undefined): boolean {
  return before !== undefined && before.phase === 'cook' && before.minutes !== null && !before.isMeanwhile
}

/** Turns tasks into a plan: lines in order of first use, steps, and the times that follow from them. */
export function planFrom(
  { tasks: laidOut }: Draft,
  dish: Pick<Plan, 'archetype' | 'kitchen' | 'cuisine' | 'mealType' | 'servings' | 'style' | 'round' | 'voice'>,
): Plan {
  const everything = [...new Set(laidOut.flatMap((task) => [...task.items, ...task.and]))]
  const weights = new Map(everything.map((item) => [item, gramsOf(item, { ...dish, items: everything })] as const))
  const draft = {
    tasks: byWeight(withoutDetours(laidOut), (item) => weights.get(item) ?? 0)
      .map(inRoundMinutes)
      .map(continuesOnlyWhatCooks),
  }
  const allItems = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and].filter((item) => isListed(item, task.verb))))]
  const { tap, parts } = mergeWater(draft.tasks, { ...dish, items: allItems })
  const items = allItems.filter((item) => item.class !== 'water' || item === tap?.item)
  const lines = items.map(
    (item): PlanLine =>
      item === tap?.item
        ? tap
        : { item, amount: amountOf(item, { ...dish, items }), cut: cutFor(item, draft.tasks, dish.style), isDivided: false },
  )
  const lineOf = (item: Item) => items.indexOf(item.class === 'water' && parts.has(item) ? (tap?.item ?? item) : item)
  const steps: PlanStep[] = []

  const minutes = new Map(lines.map(({ item, cut, amount }) => [item, item.class === 'water' ? 0 : handworkOf(item, cut, amount)] as const))
  const prepared = items.filter((item) => (minutes.get(item) ?? 0) > 0)
  const isRaw = (item: Item) => item.form !== 'cooked' && hazardIn(item) !== 'bivalve'
  const raw = prepared.filter((item) => ['poultry', 'meat', 'fish', 'shellfish'].includes(item.class) && isRaw(item))
  // Who only opens bags and cracks eggs is not told to wash, peel and cut.
  const isByHand = ({ item, cut }: PlanLine) =>
    (minutes.get(item) ?? 0) > 0 &&
    !fromThePacket.includes(item.class) &&
    (!unprepared.includes(cut) || isIn(item, 'vegetable', 'fruit', 'allium', 'herb', 'hardyHerb'))
  const hasHandwork = raw.length > 0 || lines.some(isByHand)
  const handwork = hasHandwork ? [...minutes.values()].reduce((sum, one) => sum + one, 0) : 0
  const before = startDraft()
  const oven = draft.tasks.find((task) => task.verb === 'preheat')
  if (oven) before.add('preheat', { ...oven, phase: 'prepare' })
  if (handwork > 0) before.add('get-ready', { items: raw, vessel: 'board', handwork, phase: 'prepare' })
  const getReady = () => {
    if (before.tasks.length === 0) return
    const after = last.main === null ? [] : [last.main]
    last.main = steps.length
    ready = [steps.length]
    steps.push({
      tasks: before.tasks,
      phase: 'prepare',
      isMeanwhile: false,
      minutes: null,
      takes: before.tasks.reduce((sum, task) => sum + task.handwork, 0),
      after,
      lines: handwork > 0 ? raw.map(lineOf) : [],
      technique: 'get-ready',
    })
  }

  const last: Record<Task['lane'], number | null> = { main: null, side: null }
  let ready: number[] = []
  const todo = withHandworkFirst(withNutsInTime(draft.tasks.filter((task) => task !== oven)))
  const lay = (tasks: readonly Task[]) => {
    const [first] = tasks
    if (!first) return
    const at = steps.length
    const strands = [last.main, last.side].filter((one) => one !== null)
    const own = last[first.lane]
    const isJoin = tasks.some((task) => task.joins) || first.phase !== 'cook'
    const after = isJoin && strands.length > 0 ? strands : own !== null ? [own] : ready
    const timed = tasks.find((task) => task.minutes !== null)
    steps.push({
      tasks,
      phase: first.phase,
      isMeanwhile: !isJoin && runsBesideSomething(steps.at(-1)) && !after.includes(at - 1),
      minutes: timed?.minutes ?? null,
      takes: tasks.reduce((sum, task) => sum + minutesOf(task), 0),
      after,
      lines: [...new Set(tasks.flatMap((task) => [...task.items, ...task.and]).map((item) => items.indexOf(item)))].filter(
        (line) => line >= 0,
      ),
      technique: (timed ?? tasks.at(-1) ?? first).verb,
    })
    last[first.lane] = at
    if (isJoin) {
      last.main = at
      last.side = null
    }
  }
  // What takes a night comes before the oven is heated and the knife is out.
  const firstDay = todo.findIndex((task) => task.phase !== 'rest')
  const isNight = todo.slice(0, Math.max(0, firstDay)).some((task) => (task.minutes?.[0] ?? 0) >= aNight)
  const evening = isNight ? todo.slice(0, firstDay) : []
  for (const tasks of groupTasks(evening)) lay(tasks)
  getReady()
  for (const tasks of groupTasks(todo.slice(evening.length))) lay(tasks)

  const prep = steps.reduce((sum, step) => (step.phase === 'prepare' ? sum + step.takes : sum), 0)
  const cook = criticalPath(steps, 'cook')
  const rest = criticalPath(steps, 'rest')
  const times = { prep, cook, rest, total: prep + cook + rest }
  return { ...dish, lines, steps, pours: parts, times, difficulty: difficultyOf(steps, times.total) }
}

/** The ids of a plan's lines, for comparing and for tests. */
export function idsOf(plan: Plan): string[] {
  return plan.lines.flatMap(({ item }) => (item.ingredient !== null && isIngredientId(item.ingredient) ? [item.ingredient] : []))
}
