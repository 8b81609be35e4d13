import { premiumFeatures } from '#domain/billing/premium-features.ts'
import type { Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'

/** A Stripe account, and the price of the monthly plan there. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Price ids separated by commas: the first is sold; subscriptions to the others go on. */
  priceId: string
  /** The address of the API; undefined for Stripe's own address. */
  apiBase: string | undefined
}

/** Whether these settings belong to a Stripe sandbox, which takes test cards and no money. */
export function isSandbox({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean {
  return /^[a-z]+_test_/.test(secretKey)
}

/**
 * The reason to refuse a live key: Premium promises features that are not built yet (P53). Null when all of these
 * features are built.
 */
export function refusalOfLiveKey(
  stripe: Pick<StripeSettings, 'secretKey'> | undefined,
  features: readonly { id: string; isBuilt: boolean }[],
): string | null {
  const missing = features.filter(({ isBuilt }) => !isBuilt).map(({ id }) => id)
  if (stripe === undefined || isSandbox(stripe) || missing.length === 0) return null
  return `STRIPE_SECRET_KEY must be of a sandbox (sk_test_… or rk_test_…): Premium promises what this version does not have yet (${missing.join(', ')})`
}

/** Warnings about trial settings of Stripe, for the start of a public https origin. */
export function trialWarningsOf(stripe: StripeSettings | undefined): string[] {
  if (stripe === undefined) return []
  return [
    ...(isSandbox(stripe)
      ? [
          'STRIPE_SECRET_KEY is of a sandbox: nothing is charged, and anyone with a test card number has Premium for nothing; the pages say so',
        ]
      : []),
    ...(stripe.apiBase === undefined
      ? []
      : ['STRIPE_API_BASE is set on a public https origin: another server than Stripe says what members have paid for']),
  ]
}

/**
 * The Stripe settings; undefined when one is missing: `requiredTogether` in settings.ts refuses some of them without
 * the others.
 */
export function readStripe({ read, refuse }: Reader): StripeSettings | undefined {
  const secretKey = read('STRIPE_SECRET_KEY', settings.STRIPE_SECRET_KEY)
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET', settings.STRIPE_WEBHOOK_SECRET)
  const priceId = read('STRIPE_PRICE_ID', settings.STRIPE_PRICE_ID)
  const apiBase = read('STRIPE_API_BASE', settings.STRIPE_API_BASE)
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return undefined
  const refusal = refusalOfLiveKey({ secretKey }, premiumFeatures)
  if (refusal !== null) refuse(refusal)
  return { secretKey, webhookSecret, priceId, apiBase }
}
