import type Stripe from 'stripe'
import { whenFirstWanted } from '#platform/work/when-first-wanted.ts'
import type { StripeSettings } from '#server/config/billing.ts'

/** How long an answer may take, in milliseconds; and how often a call is tried again where Stripe is not reached. */
export interface Patience {
  answer: number
  again: number
}

/** Stripe's own package, which takes some 50 ms to load: only a call about money waits for it. */
export const loadStripe = whenFirstWanted(async () => (await import('stripe')).default)

/** The client of Stripe's package, for Stripe or for the API base of the settings; made at the first call. */
export function openClient(settings: StripeSettings, send: typeof fetch, patience: Patience): () => Promise<Stripe> {
  return whenFirstWanted(async () => makeClient(await loadStripe(), settings, send, patience))
}

function makeClient(
  Stripe: Awaited<ReturnType<typeof loadStripe>>,
  { secretKey, apiBase }: StripeSettings,
  send: typeof fetch,
  { answer, again }: Patience,
): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  const isPlain = base?.protocol === 'http:'
  return new Stripe(secretKey, {
    // No redirect gets the key.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      send(url, { ...init, redirect: 'error' }),
    ),
    timeout: answer,
    maxNetworkRetries: again,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }),
  })
}
