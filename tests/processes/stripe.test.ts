import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFakeStripe, settings, webhookOf } from '../billing/fake-stripe.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

// The real server with Stripe settings, and a Stripe on a local port: a member pays, Stripe sends its events, and then
// Stripe is down.

const stripe = openFakeStripe(() => new Date())
let line: { url: string; close: () => Promise<void> }
let server: RunningServer

beforeAll(async () => {
  line = await stripe.listen()
  server = await startServer({
    program: withQuickKitchen,
    dataDir: withTables(),
    env: {
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_PRICE_ID: settings.priceId,
      STRIPE_API_BASE: line.url,
    },
  })
})
afterAll(async () => {
  await server.stop()
})

test('a member pays at the configured Stripe, is Premium by its webhook, and stays Premium while Stripe is down', async () => {
  const { url, anonKey, capabilities } = await (await fetch(`${server.url}/config.json`)).json()
  expect(capabilities).toMatchObject({ billing: true, testBilling: false })
  const signUp = await fetch(`${url ?? server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct-horse-1' }),
  })
  const { access_token: token } = await signUp.json()
  const call = async (name: string) => {
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    })
    return { status: answer.status, body: await answer.json() }
  }
  const opened = await call('create-checkout')
  expect(opened).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) } })
  for (const event of stripe.books.pay(opened.body.url)) {
    const { body, signature } = webhookOf(event, { at: new Date() })
    const told = await fetch(`${server.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    })
    expect(told.status).toBe(200)
  }
  expect(await call('check-subscription')).toMatchObject({ status: 200, body: { subscribed: true, status: 'active' } })
  expect((await call('customer-portal')).status).toBe(200)

  await line.close()
  expect(await call('customer-portal')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await call('create-checkout')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await call('check-usage-status')).body.premium.isActive).toBe(true)
  expect(await call('check-subscription')).toMatchObject({ status: 200, body: { subscribed: true } })
})
