import * as z from 'zod/mini'
import { endpoint } from '#domain/endpoint.ts'
import { Usage } from '#domain/usage/usage.ts'

/**
 * Why a search counted or not: it gave a recipe; the plan has no limit; it was refused with a reason; it failed; the
 * server was busy; the caller hung up; a crash lost it; it still runs.
 */
export const searchReasons = ['recipe', 'unlimited', 'refused', 'failed', 'busy', 'left', 'lost', 'under_way'] as const
/** Why the count changed without a search: a new day or month reset it; an older version's count was carried over. */
export const countReasons = ['new_day', 'new_month', 'carried_over'] as const

/** One line of the ledger for its owner. `counted` is added to the count: 1 or 0 for a search, below 0 for a reset. */
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
 * The caller's searches, newest first. `others`: searches of other visitors at the same address in this period, which
 * count too; 0 for members. `next` is the cursor of older lines; null on the last page.
 */
export const SearchesAnswer = z.object({ usage: Usage, others: z.number(), lines: z.array(LedgerLine), next: z.nullable(z.string()) })
export type SearchesAnswer = z.infer<typeof SearchesAnswer>

export const listSearches = endpoint({
  name: 'list-searches',
  summary:
    'Lists the searches of the caller, a visitor by browser session or a member, line by line: what each added to the count and why, and when the count was emptied. Charges nothing.',
  access: 'anyone',
  input: z.object({ before: z.optional(z.string().check(z.maxLength(64))) }),
  output: SearchesAnswer,
  example: {},
})
