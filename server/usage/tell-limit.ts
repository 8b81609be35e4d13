import type { Usage, UsagePeriod } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'

/** The name of each limit in the fields, and its window in seconds; the longest month, for a calendar has no other. */
const policies: Record<UsagePeriod, { name: string; window: number }> = {
  day: { name: 'anon-day', window: 86_400 },
  month: { name: 'member-month', window: 31 * 86_400 },
}

/**
 * A limit by its name: so many (`most`) in a window of so many seconds, and how it stands: so many left, and the
 * seconds until there are more.
 */
interface LimitTold {
  name: string
  most: number
  window: number
  left: number
  wait: number
}

/** Tells a limit in the fields of draft-ietf-httpapi-ratelimit-headers. */
export function tellOneLimit({ setHeader }: Pick<Call, 'setHeader'>, { name, most, window, left, wait }: LimitTold): void {
  setHeader('ratelimit-policy', `"${name}";q=${most};w=${window}`)
  setHeader('ratelimit', `"${name}";r=${left};t=${wait}`)
}

/** Tells how many searches are left. Nothing where there is no limit. */
export function tellLimit(call: Call, { limit, remaining, period = 'day', resetDate }: Usage): void {
  if (limit === null || remaining === null) return
  const wait = Math.max(0, Math.ceil((Date.parse(resetDate) - call.world.now().getTime()) / 1000))
  tellOneLimit(call, { ...policies[period], most: limit, left: remaining, wait })
}
