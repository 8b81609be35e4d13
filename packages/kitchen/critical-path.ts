import type { RecipeStep } from '#kitchen/recipe.ts'

/** The fields of a step that its times are added up from. */
interface Timed {
  phase: RecipeStep['phase']
  /** Duration in minutes. */
  takes: number
  /** The numbers of the earlier steps that it waits for. */
  after: readonly number[]
}

/** The minutes of the longest chain of dependent steps in one phase. */
export function criticalPath(steps: readonly Timed[], phase: RecipeStep['phase']): number {
  const until: number[] = []
  for (const step of steps) {
    const before = Math.max(0, ...step.after.map((at) => until[at] ?? 0))
    until.push(before + (step.phase === phase ? step.takes : 0))
  }
  return Math.max(0, ...until)
}
