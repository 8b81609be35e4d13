import type { Plan } from '#kitchen/composer/plan.ts'

/** A plan written in one language. A plan has the same structure in every language. */
export interface Written {
  title: string
  description: string
  /** The texts of `plan.lines`, in the same order. */
  ingredients: string[]
  /** The texts of `plan.steps`, in the same order. */
  instructions: string[]
  prepTime: string
  cookTime: string
  /** Missing when no step rests. */
  restTime?: string
  totalTime: string
}

/** Writes a plan in one language. */
export type Grammar = (plan: Plan) => Written
