import type { AuthWorld } from '@potluck/platform/auth/world'
import type { Notices } from '@potluck/platform/database/notices'
import { realtimeLimits } from '@potluck/platform/realtime/limits'
import type { RealtimeWorld } from '@potluck/platform/realtime/world'
import { makeTurnQueue } from '@potluck/platform/work/turns'
import { live } from '#server/realtime/exposed.ts'

/** The world of /realtime/v1, for these accounts and their database's notices. */
export function realtimeWorld({ db, now, uuid, claimsOf, log }: AuthWorld, notices: Notices): RealtimeWorld {
  return { db, now, uuid, claimsOf, log, notices, live, limits: realtimeLimits, reading: makeTurnQueue(realtimeLimits.reading) }
}
