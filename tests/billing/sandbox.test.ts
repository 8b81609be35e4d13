import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayments } from '#server/billing/open.ts'
import { openWorld, type TestWorld } from '../api/world.ts'
import { openFakeStripe, settings } from './fake-stripe.ts'

// A key of a Stripe sandbox, whose checkout accepts well-known test cards. A staging site may use one and says so.

let base: TestWorld
beforeAll(async () => {
  base = await openWorld()
})
afterAll(() => base.close())

const site = { SITE_URL: 'https://staging.example', SMTP_URL: 'smtp://localhost:1' }

/** The payment capabilities that a site with this key sends to its pages. */
async function toldWith(key: string, env: Record<string, string>) {
  const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: settings.webhookSecret, STRIPE_PRICE_ID: settings.priceId }
  const { config } = await openWorld({ beside: base, env: { ...env, ...stripe } })
  const { fetch } = openFakeStripe(base.now)
  const payments = await openPayments(config, { ...base, fetch })
  if (payments === null) throw new Error('Nothing is sold')
  const world = await openWorld({ beside: base, env: { ...env, ...stripe }, payments })
  const { capabilities } = await (await world.send('/config.json')).json()
  return capabilities
}

test.each(['sk_test_0123456789', 'rk_test_0123456789'])(
  'a site with the sandbox key %s tells its pages that no money is charged',
  async (key) => {
    for (const env of [site, {}]) {
      expect(await toldWith(key, env)).toMatchObject({ billing: true, testBilling: false, sandboxBilling: true })
    }
  },
)
