import * as z from 'zod/mini'
import { endpoint } from '#domain/endpoint.ts'
import { Usage } from '#domain/usage/usage.ts'

/** Why a search counted or did not: it gave a recipe; a plan without limit; refused with the reason; it failed; too much was asked for just then; it was left before its end; a crash lost it; it is being cooked. */
export const searchReasons = ['recipe', 'unlimited', 'refused', 'failed', 'busy', 'left', 'lost', 'under_way'] as const
/** Why the count itself changed: a new day or month emptied it; what an older version had counted was carried over. */
export const countReasons = ['new_day', 'new_month', 'carried_over'] as const

/** One line of the ledger as its owner reads it. `counted` is what it adds to the count: 1 or 0 for a search, less than 0 for a reset. */
export const LedgerLine = z.union([
  z.object({
    kind: z.literal('search'),
    id: z.string(),
    at: z.string(),
    cuisine: z.nullable(z.string()),
    recipeName: z.nullable(z.string()),
    counted: z.number(),
    reason: z.enum(searchReasons),
  }),
  z.object({ kind: z.literal('count'), id: z.string(), at: z.string(), counted: z.number(), reason: z.enum(countReasons) }),
])
export type LedgerLine = z.infer<typeof LedgerLine>

/**
 * The caller's searches, newest first. `others`: how many searches of this period others made at the same address, which count against a visitor too; 0 for members.
 * `next` asks for older lines; null: these were the last.
 */
export const SearchesAnswer = z.object({ usage: Usage, others: z.number(), lines: z.array(LedgerLine), next: z.nullable(z.string()) })
export type SearchesAnswer = z.infer<typeof SearchesAnswer>

export const listSearches = endpoint({
  name: 'list-searches',
  summary:
    'Lists the searches of whoever calls, a visitor by browser session or a member, line by line: what each added to the count and why, and when the count was emptied. Charges nothing.',
  access: 'anyone',
  input: z.object({ before: z.optional(z.string().check(z.maxLength(64))) }),
  output: SearchesAnswer,
  example: {},
})
