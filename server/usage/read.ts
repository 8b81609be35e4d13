import { type Counter, counterAt, resetsOf, usageOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { findStandings } from '#server/usage/queries.ts'
import type { Searcher } from '#server/usage/searcher.ts'
import type { World } from '#server/world.ts'

/** How many searches are left: the sum of the ledger. Writes nothing. */
export async function readUsage({ db }: Pick<World, 'db'>, searcher: Searcher, now: Date): Promise<Usage> {
  return usageFrom(searcher, await findStandings(db, searcher, now), now)
}

/** What is told of these accounts at `now`, in the order of the searcher's; undefined where nobody has searched yet. */
export function usageFrom({ allowance, timeZone, sessionId }: Searcher, stored: readonly (Counter | undefined)[], now: Date): Usage {
  const resets = resetsOf(allowance.period, now, timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, resets))
  return usageOf(counters, now, allowance, sessionId)
}
