import { startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { type RecipeContext, recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'

/** Writes one task of a plan as a sentence. */
export type WriteTask = (task: Task, plan: Plan, context: RecipeContext) => string
export type TaskParts = Partial<Omit<Task, 'verb' | 'opens'>>

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** A plan with these tasks, for tests. */
export function aPlan(tasks: readonly (readonly [Verb, TaskParts])[], style = 0): Plan {
  const draft = startDraft()
  for (const [verb, task] of tasks) draft.add(verb, task)
  return planFrom(draft, { ...dish, style })
}

/** A plan with a task and its continuation, and the context that is the same in every language. */
export interface TaskInPlan {
  tasks: readonly Task[]
  plan: Plan
  context: RecipeContext
}

/** Makes a plan with a task and its continuation. */
export function planTask(verb: Verb, task: TaskParts, style = 0): TaskInPlan {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const plan = planFrom(draft, { ...dish, style })
  return { tasks: draft.tasks, plan, context: recipeContextOf(plan) }
}

/** The sentences that a language writes for a planned task. */
export function writtenIn(write: WriteTask, { tasks, plan, context }: TaskInPlan): string[] {
  return tasks.map((one) => write(one, plan, context))
}

/** The sentences for a task and for its continuation. */
export function writtenSentencesOf(write: WriteTask, verb: Verb, task: TaskParts, style = 0): string[] {
  return writtenIn(write, planTask(verb, task, style))
}
