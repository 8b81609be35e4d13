import type { Draft, Lane, Task, Verb } from '#kitchen/composer/draft.ts'
import { miseEnPlace } from '#kitchen/composer/mise-en-place.ts'
import type { PlanLine, PlanStep } from '#kitchen/composer/plan.ts'
import { withHandworkFirst, withLongPotFirst, withNutsInTime, withPastaInTime } from '#kitchen/composer/timing.ts'

/** Minutes. */
const aNight = 240

const closers: readonly Verb[] = ['lift-out', 'return', 'drain', 'keep']

const minutesOf = (task: Task) => (task.minutes ? task.minutes[1] : task.handwork)

/**
 * About how many letters a task takes in the wordiest language: a sentence, each food it names, each proof of being
 * done.
 */
const letters = { sentence: 45, food: 22, proof: 85 }

/** More letters than these are no step but a page; the judge draws the line at 500. */
const longestStep = 470

const lettersOf = ({ items, and, proofs }: Task) =>
  letters.sentence + letters.food * (items.length + and.length) + letters.proof * proofs.length

/** Groups tasks into instructions: one time each, at most three sentences, none of them a page. */
function groupTasks(tasks: readonly Task[]): Task[][] {
  const steps: Task[][] = []
  for (const task of tasks) {
    const open = steps.at(-1)
    const first = open?.[0]
    const timed = open?.find((one) => one.minutes !== null)
    const isSameStrand = first !== undefined && first.lane === task.lane && first.phase === task.phase
    const isSameVessel = open?.every((one) => one.vessel === null || task.vessel === null || one.vessel === task.vessel) ?? false
    const mayFollow = timed ? closers.includes(task.verb) && task.minutes === null && timed.proofs.length < 3 : isSameVessel
    const isPage = [...(open ?? []), task].reduce((sum, one) => sum + lettersOf(one), 0) > longestStep
    if (open && isSameStrand && mayFollow && open.length < 3 && !isPage) open.push(task)
    else steps.push([task])
  }
  return steps
}

/** Makes something else of food without heat. */
const transforming: readonly Verb[] = [
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

/**
 * What identifies a step: the task that takes its time, or else one that makes something new of the food, or else
 * the last one.
 */
const namesakeOf = (group: readonly Task[]) =>
  group.find((task) => task.minutes !== null) ?? group.findLast(({ verb }) => transforming.includes(verb)) ?? group.at(-1)

/** The tasks in the order of the text. */
const inTime = (tasks: readonly Task[]) => withHandworkFirst(withNutsInTime(withPastaInTime(withLongPotFirst(tasks))))

/** The tasks of a dish's instructions in order: two drafts with the same ones are one method. */
export function methodOf({ tasks }: Draft): string {
  return groupTasks(inTime(tasks.filter((task) => task.verb !== 'preheat')))
    .map((group) => namesakeOf(group)?.verb)
    .join(' ')
}

/** Something cooks by itself meanwhile, and no step has said so yet. */
function runsBesideSomething(before: PlanStep | undefined): boolean {
  return before !== undefined && before.phase === 'cook' && before.minutes !== null && !before.isMeanwhile
}

/**
 * How many of the first tasks belong to the evening before: overnight tasks come before the oven is heated and the
 * knife is out.
 */
function lengthOfEvening(tasks: readonly Task[]): number {
  const firstDay = tasks.findIndex((task) => task.phase !== 'rest')
  const isNight = firstDay > 0 && tasks.slice(0, firstDay).some((task) => (task.minutes?.[0] ?? 0) >= aNight)
  return isNight ? firstDay : 0
}

/**
 * The steps of a plan: overnight tasks, mise en place, cooking. Each knows the steps that must be done before it.
 */
export function stepsOf(tasks: readonly Task[], lines: readonly PlanLine[]): PlanStep[] {
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
      technique: technique ?? (namesakeOf(group) ?? first).verb,
    })
    last[first.lane] = at
    if (isJoin) {
      last.main = at
      last.side = null
    }
  }

  const oven = tasks.find((task) => task.verb === 'preheat')
  const todo = inTime(tasks.filter((task) => task !== oven))
  const evening = lengthOfEvening(todo)
  for (const group of groupTasks(todo.slice(0, evening))) lay(group)
  const preparations = miseEnPlace(oven, lines)
  if (preparations.length > 0) {
    lay(preparations, 'get-ready')
    ready = [steps.length - 1]
  }
  for (const group of groupTasks(todo.slice(evening))) lay(group)
  return steps
}
