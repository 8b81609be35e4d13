import type { Kysely } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { type Allowance, type Counter, counterAt, resetsOf, usageOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { type Gathering, openGathering } from '#platform/work/gathering.ts'
import { NoTurn } from '#platform/work/turns.ts'
import type { Call } from '#server/http/mount.ts'
import type { Tables } from '#server/tables.ts'
import { shareOf, withinShareAt } from '#server/usage/network-share.ts'
import { findStandings, type StandingsAsked, type StandingsFound } from '#server/usage/queries.ts'
import type { Searcher } from '#server/usage/searcher.ts'

/** Searchers of one statement at most, and those that wait beyond. */
const room = { together: 64, waiting: 1_000 }

/** The looks at the ledger of each database: everybody asks for the meter, at every page. */
const gatherings = new WeakMap<Kysely<Tables>, Gathering<StandingsAsked, StandingsFound>>()

function standingsIn(db: Kysely<Tables>): Gathering<StandingsAsked, StandingsFound> {
  const known = gatherings.get(db)
  if (known) return known
  const gathering = openGathering<StandingsAsked, StandingsFound>((asked) => findStandings(db, asked), 'usage', room)
  gatherings.set(db, gathering)
  return gathering
}

/**
 * How many searches are left: the sum of the ledger, and no more than the caller's network has. Writes nothing. What
 * others ask at the same time is asked in the same statement. Throws `unavailable` when too many ask.
 */
export async function readUsage(call: Call, searcher: Searcher, now: Date): Promise<Usage> {
  const share = shareOf(call)
  const { accounts, allowance } = searcher
  try {
    const asked = { accounts, needsTimes: needsTimes(allowance), share: share?.key ?? null, now }
    const { counters, shareFullAt } = await standingsIn(call.world.db)(asked)
    return withinShareAt(share, shareFullAt, usageFrom(searcher, counters, now), now)
  } catch (cause) {
    throw cause instanceof NoTurn ? new AppError('unavailable', {}, { cause }) : cause
  }
}

/** Without a quota the database alone heeds the ceiling. */
function needsTimes({ most, ceiling }: Allowance): boolean {
  return most !== null && ceiling !== null
}

/** What is told of these accounts at `now`, in the order of the searcher's; undefined where nobody has searched yet. */
export function usageFrom({ allowance, timeZone, sessionId }: Searcher, stored: readonly (Counter | undefined)[], now: Date): Usage {
  const resets = resetsOf(allowance.period, now, timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, resets))
  return usageOf(counters, now, allowance, sessionId)
}
