import type { GenerateInput } from '#domain/recipes/api.ts'

/**
 * An order for recipes. `input`: a request without the cuisine. `madeFrom`: the cook's choices as one string, the same
 * for two orders from the same choices.
 */
export interface Order {
  input: Omit<GenerateInput, 'cuisine' | 'turn' | 'requestTimestamp'>
  madeFrom: string
}
