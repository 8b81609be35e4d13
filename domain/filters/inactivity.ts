import { limits } from '#domain/limits.ts'

/**
 * Whether to clear filters at `now` that were last touched at `lastActivity` (milliseconds). False when the clock was
 * set back meanwhile.
 */
export function isInactive(lastActivity: number, now: number): boolean {
  return now - lastActivity >= limits.inactivityClear
}
