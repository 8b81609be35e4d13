import type { Draft, Lane, Task, Verb } from '#kitchen/composer/draft.ts'
import { miseEnPlace } from '#kitchen/composer/mise-en-place.ts'
import type { PlanLine, PlanStep } from '#kitchen/composer/plan.ts'
import { moveHandworkFirst, moveLongPotFirst, moveNutToastingEarlier, movePastaToEnd } from '#kitchen/composer/timing.ts'

/** Minutes from which a time counts as overnight. */
const overnightMinutes = 240

const closingVerbs: readonly Verb[] = ['lift-out', 'return', 'drain', 'keep']

const minutesOf = (task: Task) => (task.minutes ? task.minutes[1] : task.handwork)

/**
 * The letters that a task takes in the longest language: for a sentence, for each food, and for each proof of safety.
 */
const letterCosts = { sentence: 45, food: 22, proof: 85 }

/** The most letters of one step; the checker's limit is 500. */
const longestStep = 470

const lettersOf = ({ items, and, proofs }: Task) =>
  letterCosts.sentence + letterCosts.food * (items.length + and.length) + letterCosts.proof * proofs.length

/** Groups tasks into steps: each has one time, at most three sentences, and a length that fits a card. */
function groupTasks(tasks: readonly Task[]): Task[][] {
  const steps: Task[][] = []
  for (const task of tasks) {
    const open = steps.at(-1)
    const first = open?.[0]
    const timed = open?.find((one) => one.minutes !== null)
    const isSameStrand = first !== undefined && first.lane === task.lane && first.phase === task.phase
    const isSameVessel = open?.every((one) => one.vessel === null || task.vessel === null || one.vessel === task.vessel) ?? false
    const mayFollow = timed ? closingVerbs.includes(task.verb) && task.minutes === null && timed.proofs.length < 3 : isSameVessel
    const isPage = [...(open ?? []), task].reduce((sum, one) => sum + lettersOf(one), 0) > longestStep
    if (open && isSameStrand && mayFollow && open.length < 3 && !isPage) open.push(task)
    else steps.push([task])
  }
  return steps
}

/** Verbs that transform food without heat. */
const transformingVerbs: readonly Verb[] = [
  'whisk',
  'mix',
  'mash',
  'blend',
  'grind',
  'crush',
  'whip',
  'form',
  'roll',
  'thread',
  'stuff',
  'wrap-up',
]

/** The task that identifies a step: the timed one, else one that transforms the food, else the last. */
const identifyingTaskOf = (group: readonly Task[]) =>
  group.find((task) => task.minutes !== null) ?? group.findLast(({ verb }) => transformingVerbs.includes(verb)) ?? group.at(-1)

/** The tasks in the order in which the recipe writes them. */
const inWrittenOrder = (tasks: readonly Task[]) => moveHandworkFirst(moveNutToastingEarlier(movePastaToEnd(moveLongPotFirst(tasks))))

/** A text of the tasks in their written order; drafts with the same text are the same method. */
export function methodKeyOf({ tasks }: Draft): string {
  return groupTasks(inWrittenOrder(tasks.filter((task) => task.verb !== 'preheat')))
    .map((group) => identifyingTaskOf(group)?.verb)
    .join(' ')
}

/** Does the previous step cook unattended, without another step beside it yet? */
function runsBesideSomething(before: PlanStep | undefined): boolean {
  return before !== undefined && before.phase === 'cook' && before.minutes !== null && !before.isMeanwhile
}

/**
 * The number of tasks at the start that belong to the evening before. They come before all tasks with oven and knife.
 */
function countOvernightTasks(tasks: readonly Task[]): number {
  const firstDay = tasks.findIndex((task) => task.phase !== 'rest')
  const isNight = firstDay > 0 && tasks.slice(0, firstDay).some((task) => (task.minutes?.[0] ?? 0) >= overnightMinutes)
  return isNight ? firstDay : 0
}

/**
 * The steps of a plan: overnight tasks, mise en place, cooking. Each step holds the indexes of the steps that it
 * needs.
 */
export function planStepsOf(tasks: readonly Task[], lines: readonly PlanLine[], isInOrder = false): PlanStep[] {
  const steps: PlanStep[] = []
  const last: Record<Lane, number | null> = { main: null, side: null }
  let ready: number[] = []
  const lineOf = new Map(lines.map(({ item }, line) => [item, line]))
  const lay = (group: readonly Task[], technique?: Verb) => {
    const [first] = group
    if (!first) return
    const at = steps.length
    const strands = [last.main, last.side].filter((one) => one !== null)
    const own = last[first.lane]
    const isJoin = group.some((task) => task.joins) || first.phase !== 'cook'
    const after = isJoin && strands.length > 0 ? strands : own !== null ? [own] : ready
    const timed = group.find((task) => task.minutes !== null)
    const used = new Set(group.flatMap((task) => [...task.items, ...task.and]))
    steps.push({
      tasks: group,
      phase: first.phase,
      isMeanwhile: !isJoin && runsBesideSomething(steps.at(-1)) && !after.includes(at - 1),
      minutes: timed?.minutes ?? null,
      takes: group.reduce((sum, task) => sum + minutesOf(task), 0),
      after,
      lines: [...used].flatMap((item) => lineOf.get(item) ?? []),
      technique: technique ?? (identifyingTaskOf(group) ?? first).verb,
    })
    last[first.lane] = at
    if (isJoin) {
      last.main = at
      last.side = null
    }
  }

  const oven = tasks.find((task) => task.verb === 'preheat')
  const toCook = tasks.filter((task) => task !== oven)
  const todo = isInOrder ? moveHandworkFirst(toCook) : inWrittenOrder(toCook)
  const evening = countOvernightTasks(todo)
  for (const group of groupTasks(todo.slice(0, evening))) lay(group)
  const preparations = miseEnPlace(oven, lines)
  if (preparations.length > 0) {
    lay(preparations, 'get-ready')
    ready = [steps.length - 1]
  }
  for (const group of groupTasks(todo.slice(evening))) lay(group)
  return steps
}
