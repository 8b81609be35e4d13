import type { Usage, UsagePeriod } from '#domain/usage/usage.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * The name and window (seconds) of each limit in the header fields. A month has no fixed length, so the longest one
 * counts.
 */
const policies: Record<UsagePeriod, { name: string; window: number }> = {
  day: { name: 'anon-day', window: 86_400 },
  month: { name: 'member-month', window: 31 * 86_400 },
}

/**
 * A limit and its state: at most `most` uses in `window` seconds, of which `left` remain now; more become free in
 * `wait` seconds.
 */
interface LimitState {
  name: string
  most: number
  window: number
  left: number
  wait: number
}

/** Sets the RateLimit fields of draft-ietf-httpapi-ratelimit-headers. */
export function setLimitHeaders({ setHeader }: Pick<Call, 'setHeader'>, { name, most, window, left, wait }: LimitState): void {
  setHeader('ratelimit-policy', `"${name}";q=${most};w=${window}`)
  setHeader('ratelimit', `"${name}";r=${left};t=${wait}`)
}

/** Sets the RateLimit fields from a usage. Sets none when the usage has no limit. */
export function setUsageHeaders(call: Call, { limit, remaining, period = 'day', resetDate }: Usage): void {
  if (limit === null || remaining === null) return
  const wait = Math.max(0, Math.ceil((Date.parse(resetDate) - call.world.now().getTime()) / 1000))
  setLimitHeaders(call, { ...policies[period], most: limit, left: remaining, wait })
}
