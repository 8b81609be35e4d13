import { limits } from '#domain/limits.ts'

/** Whether filters last touched at `lastActivity` are to be cleared at `now`, both in milliseconds. A clock set back is no inactivity. */
export function isInactive(lastActivity: number, now: number): boolean {
  return now - lastActivity >= limits.inactivityClear
}
