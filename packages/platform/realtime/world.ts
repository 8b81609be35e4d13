import type { AuthWorld } from '#platform/auth/world.ts'
import type { Notices } from '#platform/database/notices.ts'
import type { RealtimeLimits } from '#platform/realtime/limits.ts'
import type { Live } from '#platform/realtime/live.ts'
import type { RunInTurn } from '#platform/work/turns.ts'

/** The dependencies of Realtime. */
export interface RealtimeWorld extends Pick<AuthWorld, 'db' | 'now' | 'uuid' | 'claimsOf' | 'log'> {
  notices: Notices
  live: Live
  limits: RealtimeLimits
  /** Runs a read of rows, or the sending of a message, in its turn. */
  reading: RunInTurn
}
