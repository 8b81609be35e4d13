import * as z from 'zod/mini'
import { hasLeft, Usage, type UsagePeriod } from '#domain/usage/usage.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * An asker's searches as the server counts them: the count, the roles that lift its limit, and whether the buttons
 * that generate are enabled.
 */
export const Allowance = z.object({ usage: Usage, premium: z.boolean(), tester: z.boolean(), canGenerate: z.boolean() })
export type Allowance = z.infer<typeof Allowance>

/** The allowance as far as the page knows it. `isLate`: the last question had no answer. */
export type UsageView = { state: 'asking' } | { state: 'unknown' } | { state: 'known'; allowance: Allowance; isLate: boolean }

export const allowanceIn = (view: UsageView): Allowance | null => (view.state === 'known' ? view.allowance : null)

/** What the limit is counted by; as long as nothing is known, by the day. */
export const periodOf = (usage: Usage | null): UsagePeriod => usage?.period ?? 'day'

/** Whether a search may be asked for. Unknown counts as yes: the server counts again. */
export const mayGenerate = (allowance: Allowance | null): boolean => allowance?.canGenerate ?? true

/** Whether a count is of a period that is over, or of before what is known. */
export const isOlder = ({ resetDate, totalLifetime }: Usage, known: Usage | undefined, now: Date): boolean =>
  Date.parse(resetDate) <= now.getTime() || totalLifetime < (known?.totalLifetime ?? 0)

/** The dialog opens when an answer used the last search, and on every QUOTA_EXCEEDED (P31). */
export function opensDialog(before: Allowance | null, now: Usage, isQuotaExceeded: boolean): boolean {
  return isQuotaExceeded || (mayGenerate(before) && !hasLeft(now))
}

/** What the browser remembers, as long as its reset has not passed; after it nothing is known. */
export function allowanceOfNow(remembered: Allowance | null, now: Date): Allowance | null {
  return remembered && Date.parse(remembered.usage.resetDate) > now.getTime() ? remembered : null
}

/** Milliseconds until the count is worth asking for again: just after the reset, and once an hour until then. */
export function refetchDelay(usage: Usage | null, now: Date): number {
  const untilReset = usage ? Date.parse(usage.resetDate) - now.getTime() + 1_000 : hour
  return Math.min(hour, Math.max(minute, untilReset))
}
