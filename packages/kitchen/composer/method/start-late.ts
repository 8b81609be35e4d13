import type { Task } from '#kitchen/composer/draft.ts'

const lasts = ({ minutes, handwork }: Task) => minutes?.[1] ?? handwork

/**
 * Moves what cooks beside the dish to where it is done when the dish wants it: rice for an hour's stew starts with the
 * last twenty minutes of it. What takes longer than the dish comes first.
 */
export function startLate(tasks: readonly Task[]): Task[] {
  return asidesIn(tasks).reduce(moveLate, [...tasks])
}

/** The runs of tasks beside the dish that take time, each in one vessel: heating the oil, then frying. */
function asidesIn(tasks: readonly Task[]): Task[][] {
  const runs: Task[][] = []
  for (const [at, task] of tasks.entries()) {
    if (task.lane !== 'side' || task.vessel === null) continue
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1) === tasks[at - 1] && last[0]?.vessel === task.vessel) last.push(task)
    else runs.push([task])
  }
  return runs.filter((run) => run.some(({ minutes }) => minutes !== null))
}

function moveLate(tasks: Task[], run: readonly Task[]): Task[] {
  const [first] = run
  if (first === undefined) return tasks
  const foods = new Set(run.flatMap(({ items }) => items))
  const rest = tasks.filter((task) => !run.includes(task))
  const begin = tasks.indexOf(first)
  const wanted = rest.findIndex((task, at) => at >= begin && (task.joins || [...task.items, ...task.and].some((item) => foods.has(item))))
  const end = wanted < 0 ? rest.length : wanted
  const needed = run.reduce((sum, task) => sum + lasts(task), 0)
  // Nothing hot waits for what marinates or soaks.
  const earliest = rest.findLastIndex((task, at) => at < end && task.phase === 'rest') + 1
  let beside = 0
  let start = end
  while (start > earliest && beside < needed) {
    start -= 1
    const task = rest[start]
    if (task?.lane === 'main' && task.phase === 'cook') beside += lasts(task)
  }
  if (beside < needed) return [...rest.slice(0, earliest), ...run, ...rest.slice(earliest)]
  const besides = rest[start]
  if (besides === undefined) return tasks
  const last = needed - (beside - lasts(besides))
  // It is written after the task that it runs beside.
  const pot = isLongPot(besides, last) ? splitBefore(besides, last) : [besides]
  return [...rest.slice(0, start), ...pot, ...run, ...rest.slice(start + 1)]
}

/** A long simmer is written in two parts only if the first has at least so many minutes. */
const leastSplit = 10

/** Does the pot simmer for so long that what cooks beside it would be cold? */
function isLongPot({ verb, minutes }: Task, last: number): boolean {
  return (verb === 'simmer' || verb === 'braise') && minutes !== null && minutes[0] - last >= leastSplit
}

/** Parts a long simmer, so that its last minutes come after what starts beside them. */
function splitBefore(task: Task, last: number): Task[] {
  const [shortest, longest] = task.minutes ?? [0, 0]
  return [
    { ...task, minutes: [shortest - last, longest - last], cue: null, proofs: [] },
    { ...task, items: [], and: [], minutes: [last, last], continues: true, opens: false },
  ]
}
