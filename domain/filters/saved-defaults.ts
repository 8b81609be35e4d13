import { limits } from '#domain/limits.ts'

/**
 * Whether to apply saved preferences on arrival: the last activity (milliseconds) was over five minutes ago, or there
 * was none (null). False when the clock was set back meanwhile.
 */
export function isTimeForDefaults(lastActivity: number | null, now: number): boolean {
  return lastActivity === null || now - lastActivity > limits.savedPreferencesReapplied
}
