import * as z from 'zod/mini'
import { endpoint } from '#domain/endpoint.ts'
import { Usage } from '#domain/usage/usage.ts'

export const UsageAnswer = z.object({
  usage: Usage,
  premium: z.object({ isActive: z.boolean() }),
  tester: z.object({ isActive: z.boolean() }),
  canGenerate: z.boolean(),
  /** The same value under the name that older clients read. */
  can_generate: z.boolean(),
  error: z.optional(z.string()),
})
export type UsageAnswer = z.infer<typeof UsageAnswer>

export const checkUsageStatus = endpoint({
  name: 'check-usage-status',
  summary:
    'Tells how many searches are used and left, and when there are more: of a visitor by the day, of a member by the calendar month, both in the time zone of x-time-zone. Testers, premium members and admins have no limit. Charges nothing.',
  access: 'anyone',
  input: z.object({}),
  output: UsageAnswer,
  example: {},
})
