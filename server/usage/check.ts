import type { UsageAnswer } from '#domain/usage/api.ts'
import { hasLeft } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import { setUsageHeaders } from '#server/usage/limit-headers.ts'
import { readUsage } from '#server/usage/read.ts'
import { searcherOf } from '#server/usage/searcher.ts'

/** Answers check-usage-status. Writes nothing. */
export async function checkUsage(_input: unknown, call: Call): Promise<UsageAnswer> {
  const { actor, world } = call
  const usage = await readUsage(call, searcherOf(call), world.now())
  setUsageHeaders(call, usage)
  const roles = actor.kind === 'member' ? actor.roles : []
  const isPremium = roles.includes('premium') || (actor.kind === 'member' && actor.plan === 'premium')
  const canGenerate = hasLeft(usage)
  return {
    usage,
    premium: { isActive: isPremium },
    tester: { isActive: roles.includes('tester') },
    canGenerate,
    can_generate: canGenerate,
  }
}
