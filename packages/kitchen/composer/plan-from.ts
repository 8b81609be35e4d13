import { gramsOf } from '#kitchen/composer/amounts.ts'
import type { Draft, Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan, PlanStep } from '#kitchen/composer/plan.ts'
import { planLinesOf } from '#kitchen/composer/plan-lines.ts'
import { planStepsOf } from '#kitchen/composer/plan-steps.ts'
import { limitToTwoShares } from '#kitchen/composer/shares.ts'
import { moveTastingAfterProof } from '#kitchen/composer/tasting.ts'
import { clearFalseContinuation, roundMinutes } from '#kitchen/composer/timing.ts'
import { criticalPath } from '#kitchen/critical-path.ts'
import type { Difficulty } from '#kitchen/options.ts'

/** The difficulty, from the number of steps, heat techniques and hours. */
function difficultyOf(steps: readonly PlanStep[], total: number): Difficulty {
  const heats = new Set(steps.filter((step) => step.minutes !== null && step.phase === 'cook').map((step) => step.technique)).size
  const effort = steps.length + heats + Math.floor(total / 60)
  if (effort <= 10) return 'Easy'
  return effort <= 18 ? 'Medium' : 'Hard'
}

/** Removes pairs of tasks that lift food out and return it at once. */
function withoutLiftAndReturn(tasks: readonly Task[]): Task[] {
  const isDetour = (task: Task | undefined, next: Task | undefined) =>
    task?.verb === 'lift-out' && next?.verb === 'return' && task.items.length === next.items.length
  return tasks.filter((task, at) => !isDetour(task, tasks[at + 1]) && !isDetour(tasks[at - 1], task))
}

/** Sorts the foods of each task by weight, the heaviest first and water last. */
function byWeight(tasks: readonly Task[], gramsOf: (item: Item) => number): Task[] {
  const weigh = (item: Item) => (item.class === 'water' ? -1 : gramsOf(item))
  const sorted = (items: readonly Item[]) => [...items].sort((a, b) => weigh(b) - weigh(a))
  const isSorted = (items: readonly Item[]) => sorted(items).every((item, at) => item === items[at])
  return tasks.map((task) =>
    isSorted(task.items) && isSorted(task.and) ? task : { ...task, items: sorted(task.items), and: sorted(task.and) },
  )
}

/** Turns tasks into a plan: lines in order of first use, steps, and times. */
export function planFrom(
  draft: Draft,
  dish: Pick<Plan, 'archetype' | 'kitchen' | 'cuisine' | 'mealType' | 'servings' | 'style' | 'round' | 'voice' | 'words'>,
): Plan {
  const items = [...new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))]
  const weights = new Map(items.map((item) => [item, gramsOf(item, { ...dish, items })] as const))
  const tasks = byWeight(limitToTwoShares(moveTastingAfterProof(withoutLiftAndReturn(draft.tasks))), (item) => weights.get(item) ?? 0)
    .map(roundMinutes)
    .map(clearFalseContinuation)
  const { lines, pours } = planLinesOf(tasks, dish)
  const steps = planStepsOf(tasks, lines, draft.isInOrder)
  const prep = steps.reduce((sum, step) => (step.phase === 'prepare' ? sum + step.takes : sum), 0)
  const cook = criticalPath(steps, 'cook')
  const rest = criticalPath(steps, 'rest')
  const times = { prep, cook, rest, total: prep + cook + rest }
  return { ...dish, lines, steps, pours, times, difficulty: difficultyOf(steps, times.total) }
}
