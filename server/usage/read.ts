import { type Counter, counterAt, resetsOf, usageOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import { findStandings } from '#server/usage/queries.ts'
import type { Searcher } from '#server/usage/searcher.ts'

/** How many searches are left: the sum of the ledger. Writes nothing. */
export async function readUsage(call: Call, searcher: Searcher): Promise<Usage> {
  return usageFrom(call, searcher, await findStandings(call.world.db, searcher, call.world.now()))
}

/** What is told of these accounts, in the order of the searcher's; undefined where nobody has searched yet. */
export function usageFrom(
  { world }: Pick<Call, 'world'>,
  { allowance, timeZone, sessionId }: Searcher,
  stored: readonly (Counter | undefined)[],
): Usage {
  const now = world.now()
  const resets = resetsOf(allowance.period, now, timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, resets))
  return usageOf(counters, now, allowance, sessionId)
}
