import { focusManager, queryOptions } from '@tanstack/react-query'
import { checkSubscription } from '#domain/billing/api.ts'
import { type AnsweredAt, countsAt, endOf } from '#domain/billing/plan.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { repeatOnce } from '#web/cache/query-client.ts'
import type { Asker } from '#web/cache/query-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

const minute = 60_000
/** An answer is fresh as long as the server would not ask the payment provider again. */
const fresh = billingLimits.look.stale
/** The longest time between two questions. A browser's timer cannot hold a month. */
const longestRest = 60 * minute

interface SubscriptionState extends AnsweredAt<Subscription | undefined> {
  status: 'pending' | 'error' | 'success'
}

type Ask = (signal: AbortSignal) => Promise<Subscription>

const askServer: Ask = (signal) => callEndpoint(checkSubscription, {}, { signal })

/**
 * The query for a member's subscription. It runs again at the subscription's end, also on a hidden page. For a visitor
 * it does not run.
 */
export const subscriptionQuery = (asker: Asker, ask: Ask = askServer) =>
  queryOptions({
    queryKey: memberKeys.subscription(asker),
    queryFn: ({ signal }) => ask(signal),
    enabled: typeof asker === 'string',
    ...repeatOnce,
    staleTime: ({ state }) => (hasEndedSince(state, new Date()) ? 0 : fresh),
    refetchInterval: ({ state }) => restAfter(state, new Date()),
    refetchIntervalInBackground: true,
    // The page draws the end at once, before the server answers the question at that moment.
    notifyOnChangeProps: 'all',
  })

/** Milliseconds until the next question: at the end of the paid time, and more often if Premium counts after it. */
function restAfter(state: SubscriptionState, now: Date): number {
  if (state.status === 'error') return focusManager.isFocused() ? minute : longestRest
  const { data } = state
  if (data === undefined) return longestRest
  const untilEnd = (endOf(data)?.getTime() ?? 0) - now.getTime()
  if (untilEnd > 0) return Math.min(untilEnd, longestRest)
  return countsAt({ ...state, data }, now) ? fresh : longestRest
}

/** Whether the paid time has run out since the answer came. */
function hasEndedSince({ data, dataUpdatedAt }: SubscriptionState, now: Date): boolean {
  const end = data ? endOf(data) : null
  return end !== null && end <= now && dataUpdatedAt < end.getTime()
}
