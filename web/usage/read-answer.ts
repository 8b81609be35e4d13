import * as z from 'zod/mini'
import { checkUsageStatus, UsageAnswer } from '#domain/usage/api.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { mentionsAdminCheck } from '#web/calls/foreign-messages.ts'
import type { Allowance } from '#web/usage/allowance.ts'

/**
 * check-usage-status with two kinds of answers: the specified one, or an error without a count, which the owner's own
 * function in a Supabase project may send.
 */
export const checkAnyUsage = { ...checkUsageStatus, output: z.union([UsageAnswer, z.object({ error: z.string() })]) }

/**
 * The allowance in an answer. Null if the answer has none but lets generation proceed. Throws `not_understood` for any
 * other answer.
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
