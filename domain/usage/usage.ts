import * as z from 'zod/mini'

/** Searches used and left of one visitor or member. `resetDate` is an ISO instant; null limits are "no limit". */
export const Usage = z.object({
  used: z.number(),
  limit: z.nullable(z.number()),
  remaining: z.nullable(z.number()),
  resetDate: z.string(),
  sessionId: z.nullable(z.string()),
  totalLifetime: z.number(),
})
export type Usage = z.infer<typeof Usage>
