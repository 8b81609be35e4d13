import type { AuthWorld } from '#platform/auth/world.ts'
import type { Notices } from '#platform/database/notices.ts'
import { realtimeLimits } from '#platform/realtime/limits.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { makeTurnQueue } from '#platform/work/turns.ts'
import { live } from '#server/realtime/exposed.ts'

/** The world of /realtime/v1, for these accounts and their database's notices. */
export function realtimeWorld({ db, now, uuid, claimsOf, log }: AuthWorld, notices: Notices): RealtimeWorld {
  return { db, now, uuid, claimsOf, log, notices, live, limits: realtimeLimits, reading: makeTurnQueue(realtimeLimits.reading) }
}
