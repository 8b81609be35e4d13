import type { Usage, UsagePeriod } from '#domain/usage/usage.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What the limit is counted by; as long as nothing is known, by the day. */
export const periodOf = (usage: Usage | null): UsagePeriod => usage?.period ?? 'day'

/** Whether a search may be asked for. Unknown counts as yes: the server counts again. */
export function mayGenerate(usage: Usage | null): boolean {
  return usage === null || usage.remaining === null || usage.remaining > 0
}

/** The dialog opens when an answer used the last search, and on every QUOTA_EXCEEDED (decision 31). */
export function opensDialog(before: Usage | null, now: Usage, isQuotaExceeded: boolean): boolean {
  return isQuotaExceeded || (mayGenerate(before) && !mayGenerate(now))
}

/** What the browser remembers, as long as its reset has not passed; after it nothing is known. */
export function usageOfNow(remembered: Usage | null, now: Date): Usage | null {
  return remembered && Date.parse(remembered.resetDate) > now.getTime() ? remembered : null
}

/** Milliseconds until the count is worth asking for again: just after the reset, and once an hour until then. */
export function refetchDelay(usage: Usage | null, now: Date): number {
  const untilReset = usage ? Date.parse(usage.resetDate) - now.getTime() + 1_000 : hour
  return Math.min(hour, Math.max(minute, untilReset))
}

/** How far the reset is, in the largest whole unit that is fair to say. */
export function timeUntil(resetDate: string, now: Date): { unit: 'soon' } | { unit: 'hours' | 'days'; count: number } {
  const left = Date.parse(resetDate) - now.getTime()
  if (left < hour) return { unit: 'soon' }
  if (left <= 2 * day) return { unit: 'hours', count: Math.round(left / hour) }
  return { unit: 'days', count: Math.ceil(left / day) }
}
