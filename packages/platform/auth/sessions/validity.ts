import type { Session } from '#platform/auth/call.ts'
import { stayedLowTooLong } from '#platform/auth/factors/aal.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'
import type { AalLevel } from '#platform/auth/tables.ts'

/** Why a session ended; null while it is valid. */
export type SessionEnd = 'past' | 'inactive' | 'low_aal' | null

/** Whether the settings end a session. `highest` is the level that its account can reach. */
export function endReasonOf(
  session: Pick<Session, 'not_after' | 'created_at' | 'refreshed_at' | 'aal'>,
  settings: AuthSettings['sessions'],
  highest: AalLevel,
  now: Date,
): SessionEnd {
  const { timebox, inactivityTimeout, allowLowAal } = settings
  if (session.not_after !== null && now > session.not_after) return 'past'
  if (timebox !== null && timebox > 0 && isPast(session.created_at, timebox, now)) return 'past'
  if (inactivityTimeout !== null && inactivityTimeout > 0 && isPast(lastUsed(session), inactivityTimeout, now)) return 'inactive'
  return stayedLowTooLong(session, highest, allowLowAal, now) ? 'low_aal' : null
}

/** When a session was last refreshed, or began. */
export function lastUsed(session: Pick<Session, 'created_at' | 'refreshed_at'>): Date {
  return session.refreshed_at ?? session.created_at
}

function isPast(from: Date, ms: number, now: Date): boolean {
  return now.getTime() > from.getTime() + ms
}
