import type { UsageAnswer } from '#domain/usage/api.ts'
import type { Call } from '#server/http/mount.ts'
import { readUsage, visitorOf } from '#server/usage/visitor.ts'

/** Answers check-usage-status for a visitor. Never makes a row. */
export async function checkUsage(_input: unknown, call: Call): Promise<UsageAnswer> {
  const usage = await readUsage(call, visitorOf(call))
  const canGenerate = usage.remaining === null || usage.remaining > 0
  return { usage, premium: { isActive: false }, tester: { isActive: false }, canGenerate, can_generate: canGenerate }
}
