import type { Plan } from '#kitchen/composer/plan.ts'

/** A plan in words. The same plan has the same structure in every language. */
export interface Written {
  title: string
  description: string
  /** Aligned with `plan.lines`. */
  ingredients: string[]
  /** Aligned with `plan.steps`. */
  instructions: string[]
  prepTime: string
  cookTime: string
  /** Missing where nothing rests. */
  restTime?: string
  totalTime: string
}

/** Writes a plan in one language. */
export type Grammar = (plan: Plan) => Written
