import { type Batcher, openBatcher } from '@potluck/platform/work/batcher'
import { NoTurn } from '@potluck/platform/work/turns'
import type { Kysely } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { type Allowance, type Counter, counterAt, resetsOf, usageOf } from '#domain/usage/rules.ts'
import type { Usage } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'
import type { Tables } from '#server/tables.ts'
import { capToShareAt, shareOf } from '#server/usage/network-share.ts'
import { findUsageSnapshots, type UsageQuestion, type UsageSnapshots } from '#server/usage/queries.ts'
import type { Searcher } from '#server/usage/searcher.ts'

/** `together`: searchers in one statement. `waiting`: searchers that may wait for the next. */
const batchLimits = { together: 64, waiting: 1_000 }

/** The batches of usage questions, one for each database: every page asks for the usage. */
const usageBatches = new WeakMap<Kysely<Tables>, Batcher<UsageQuestion, UsageSnapshots>>()

function usageBatchOf(db: Kysely<Tables>): Batcher<UsageQuestion, UsageSnapshots> {
  const known = usageBatches.get(db)
  if (known) return known
  const gathering = openBatcher<UsageQuestion, UsageSnapshots>((asked) => findUsageSnapshots(db, asked), 'usage', batchLimits)
  usageBatches.set(db, gathering)
  return gathering
}

/**
 * The searches that the caller has left, capped by the network's share. Writes nothing. Questions asked at the same
 * time share one statement. Throws `unavailable` when too many wait.
 */
export async function readUsage(call: Call, searcher: Searcher, now: Date): Promise<Usage> {
  const share = shareOf(call)
  const { accounts, allowance } = searcher
  try {
    const asked = { accounts, needsTimes: needsTimes(allowance), share: share?.key ?? null, now }
    const { counters, shareFullAt } = await usageBatchOf(call.world.db)(asked)
    return capToShareAt(share, shareFullAt, usageFrom(searcher, counters, now), now)
  } catch (cause) {
    throw cause instanceof NoTurn ? new AppError('unavailable', {}, { cause }) : cause
  }
}

/** Without a quota, only the database applies the ceiling. */
function needsTimes({ most, ceiling }: Allowance): boolean {
  return most !== null && ceiling !== null
}

/**
 * The usage of a searcher at `now`, from counters in the order of its accounts; undefined for an account without
 * searches.
 */
export function usageFrom({ allowance, timeZone, sessionId }: Searcher, stored: readonly (Counter | undefined)[], now: Date): Usage {
  const resets = resetsOf(allowance.period, now, timeZone)
  const counters = stored.map((counter) => counterAt(counter, now, resets))
  return usageOf(counters, now, allowance, sessionId)
}
