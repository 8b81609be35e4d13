import { whenFirstWanted } from '@potluck/platform/work/when-first-wanted'
import type Stripe from 'stripe'
import type { StripeSettings } from '#server/config/billing.ts'

/** How long an answer may take, in milliseconds, and how often a call is retried while Stripe is unreachable. */
export interface RetryPolicy {
  answer: number
  again: number
}

/** Loads Stripe's package at the first call about money, because loading takes about 50 ms. */
export const loadStripe = whenFirstWanted(async () => (await import('stripe')).default)

/** Makes a client of Stripe's package at the first call, for Stripe or for the configured API base. */
export function openClient(settings: StripeSettings, send: typeof fetch, patience: RetryPolicy): () => Promise<Stripe> {
  return whenFirstWanted(async () => makeClient(await loadStripe(), settings, send, patience))
}

function makeClient(
  Stripe: Awaited<ReturnType<typeof loadStripe>>,
  { secretKey, apiBase }: StripeSettings,
  send: typeof fetch,
  { answer, again }: RetryPolicy,
): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  const isPlain = base?.protocol === 'http:'
  return new Stripe(secretKey, {
    // A redirect would send the key elsewhere.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      send(url, { ...init, redirect: 'error' }),
    ),
    timeout: answer,
    maxNetworkRetries: again,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }),
  })
}
