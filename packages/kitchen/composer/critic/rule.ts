import type { DishCase } from '#kitchen/composer/critic/dish-case.ts'

/** A fault of a dish that a cook would see. */
export interface Fault {
  rule: string
  /** Heavy: a cook would not serve the dish. */
  weight: 'heavy' | 'light'
  /** The foods or figures that show it, for the person who mends the dish. */
  because: string
}

/** One rule of the critic, with what it holds against a dish. */
export interface CriticRule {
  id: string
  weight: Fault['weight']
  /** What a cook would say. */
  says: string
  /** What shows the fault; empty when there is none. */
  find(it: DishCase): readonly string[]
}
