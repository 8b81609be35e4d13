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

/** The allowance as far as the page knows it. `isLate`: the last question failed. */
export type UsageView = { state: 'asking' } | { state: 'unknown' } | { state: 'known'; allowance: Allowance; isLate: boolean }

export const allowanceIn = (view: UsageView): Allowance | null => (view.state === 'known' ? view.allowance : null)

/** The period of the limit: a day or a month. A day until the usage is known. */
export const periodOf = (usage: Usage | null): UsagePeriod => usage?.period ?? 'day'

/** Whether the buttons that generate are enabled. An unknown allowance enables them, since the server checks again. */
export const mayGenerate = (allowance: Allowance | null): boolean => allowance?.canGenerate ?? true

/** Whether a count belongs to a period that is over, or is older than the known count. */
export const isOlder = ({ resetDate, totalLifetime }: Usage, known: Usage | undefined, now: Date): boolean =>
  Date.parse(resetDate) <= now.getTime() || totalLifetime < (known?.totalLifetime ?? 0)

/** The dialog opens when an answer used the last search, and on every QUOTA_EXCEEDED (P31). */
export function opensDialog(before: Allowance | null, now: Usage, isQuotaExceeded: boolean): boolean {
  return isQuotaExceeded || (mayGenerate(before) && !hasLeft(now))
}

/** The remembered allowance until its reset, or null after it. */
export function allowanceOfNow(remembered: Allowance | null, now: Date): Allowance | null {
  return remembered && Date.parse(remembered.usage.resetDate) > now.getTime() ? remembered : null
}

/** Milliseconds until the next question for the count: just after the reset, and once an hour until then. */
export function refetchDelay(usage: Usage | null, now: Date): number {
  const untilReset = usage ? Date.parse(usage.resetDate) - now.getTime() + 1_000 : hour
  return Math.min(hour, Math.max(minute, untilReset))
}
