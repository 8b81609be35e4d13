import * as z from 'zod/mini'

/** The periods of a limit. */
export const usagePeriods = ['day', 'month'] as const
export type UsagePeriod = (typeof usagePeriods)[number]

/**
 * Searches used and left, of a visitor (between two midnights) or a member (in a calendar month). `resetDate` is an
 * ISO instant; a null limit is "no limit"; an absent `period` means a day.
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

/** Whether a usage has a search left. */
export const hasLeft = ({ remaining }: Pick<Usage, 'remaining'>): boolean => remaining === null || remaining > 0
