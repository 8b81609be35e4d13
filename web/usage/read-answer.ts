import * as z from 'zod/mini'
import { checkUsageStatus, UsageAnswer } from '#domain/usage/api.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'
import type { Standing } from '#web/usage/standing.ts'

/** check-usage-status, answered as it should be, or by an error without a count, as the function of a project of one's own may. */
export const checkAnyUsage = { ...checkUsageStatus, output: z.union([UsageAnswer, z.object({ error: z.string() })]) }

/** Specification, section 6: an error that mentions it lets generation proceed. Only the button: the server counts again (P12). */
const letsThrough = (error: string | undefined): boolean => error?.includes('is_admin') ?? false

/** What an answer says; null: nothing, but the button may be pressed. Fails with `not_understood`. */
export function readAnswer(answer: z.infer<typeof checkAnyUsage.output>): Standing | null {
  const { error } = answer
  if (!('usage' in answer)) {
    if (letsThrough(error)) return null
    throw new ApiFailure('not_understood')
  }
  const { usage, premium, tester, canGenerate } = answer
  return { usage, premium: premium.isActive, tester: tester.isActive, canGenerate: canGenerate || letsThrough(error) }
}
