import { limits } from '#domain/limits.ts'

/**
 * Whether to clear filters at `now` that were last touched at `lastActivity` (milliseconds). A clock set back is no
 * inactivity.
 */
export function isInactive(lastActivity: number, now: number): boolean {
  return now - lastActivity >= limits.inactivityClear
}
