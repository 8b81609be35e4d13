/** A number for each plan; an admin has the one of `premium`. */
type ByPlan = { readonly [Plan in 'free' | 'tester' | 'premium']: number }

/**
 * The caps of saved recipes (specification, sections 3 and 4). The server writes them into the database at its start
 * (server/saved-recipes/keep-caps.ts), and `store_recipe` in database/migrations enforces them.
 */
export const savedRecipeLimits = {
  /** The most recipes that a member keeps. */
  most: { free: 6, tester: 30, premium: Number.POSITIVE_INFINITY } satisfies ByPlan,
  /** Days until a saved recipe expires (P7). */
  days: { free: 90, tester: 180, premium: Number.POSITIVE_INFINITY } satisfies ByPlan,
} as const

export type SavedRecipeLimits = { readonly [Name in keyof typeof savedRecipeLimits]: ByPlan }
