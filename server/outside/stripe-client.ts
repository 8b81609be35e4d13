import Stripe from 'stripe'
import type { StripeSettings } from '#server/config/billing.ts'

/** How long an answer may take, in milliseconds; and how often a call is tried again where Stripe is not reached. */
export interface Patience {
  answer: number
  again: number
}

/** Stripe's own package, at Stripe or where the settings have its API. */
export function openClient({ secretKey, apiBase }: StripeSettings, send: typeof fetch, { answer, again }: Patience): Stripe {
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
