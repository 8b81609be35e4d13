import type { Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'

/** A Stripe account, and the price of the monthly plan there. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Several with commas between them: the first is sold, and what was sold at the others goes on. */
  priceId: string
  /** Where its API is; undefined: at Stripe. */
  apiBase: string | undefined
}

/** Whether a Stripe account of these settings takes test cards, and no money. */
export function isSandbox({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean {
  return /^[a-z]+_test_/.test(secretKey)
}

/** What of Stripe's settings is for trying out, in sentences to be said at the start of a public https origin. */
export function trialsOf(stripe: StripeSettings | undefined): string[] {
  if (stripe === undefined) return []
  return [
    ...(isSandbox(stripe)
      ? ['STRIPE_SECRET_KEY is of a sandbox: nothing is charged, and whoever knows a test card has Premium for nothing; the pages say so']
      : []),
    ...(stripe.apiBase === undefined
      ? []
      : ['STRIPE_API_BASE is set on a public https origin: not Stripe says what members have paid for, but whoever answers there']),
  ]
}

/** Stripe as the settings have it; undefined when there is none, or when not all of it is there, which is told elsewhere. */
export function readStripe({ read }: Reader): StripeSettings | undefined {
  const secretKey = read('STRIPE_SECRET_KEY', settings.STRIPE_SECRET_KEY)
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET', settings.STRIPE_WEBHOOK_SECRET)
  const priceId = read('STRIPE_PRICE_ID', settings.STRIPE_PRICE_ID)
  const apiBase = read('STRIPE_API_BASE', settings.STRIPE_API_BASE)
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return undefined
  return { secretKey, webhookSecret, priceId, apiBase }
}
