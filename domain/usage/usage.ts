import * as z from 'zod/mini'

/** What a limit is counted by. */
export const usagePeriods = ['day', 'month'] as const
export type UsagePeriod = (typeof usagePeriods)[number]

/**
 * Searches used and left of one visitor (between two midnights) or member (in a calendar month). `resetDate` is an
 * ISO instant; null limits are "no limit"; a `period` that is absent is a day.
 */
export const Usage = z.object({
  used: z.number(),
  limit: z.nullable(z.number()),
  remaining: z.nullable(z.number()),
  resetDate: z.string(),
  sessionId: z.nullable(z.string()),
  totalLifetime: z.number(),
  period: z.optional(z.enum(usagePeriods)),
})
export type Usage = z.infer<typeof Usage>

/** Whether a count leaves a search. */
export const hasLeft = ({ remaining }: Pick<Usage, 'remaining'>): boolean => remaining === null || remaining > 0
