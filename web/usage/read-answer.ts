import * as z from 'zod/mini'
import { checkUsageStatus, UsageAnswer } from '#domain/usage/api.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { mentionsAdminCheck } from '#web/calls/foreign-messages.ts'
import type { Allowance } from '#web/usage/allowance.ts'

/**
 * check-usage-status, answered as it should be, or by an error without a count, as the function of a project of
 * one's own may.
 */
export const checkAnyUsage = { ...checkUsageStatus, output: z.union([UsageAnswer, z.object({ error: z.string() })]) }

/**
 * The allowance in an answer. Null: the answer has none, and the button may be pressed all the same. Throws
 * `not_understood`.
 */
export function readAnswer(answer: z.infer<typeof checkAnyUsage.output>): Allowance | null {
  const { error } = answer
  if (!('usage' in answer)) {
    if (mentionsAdminCheck(error)) return null
    throw new ApiFailure('not_understood')
  }
  const { usage, premium, tester, canGenerate } = answer
  return { usage, premium: premium.isActive, tester: tester.isActive, canGenerate: canGenerate || mentionsAdminCheck(error) }
}
