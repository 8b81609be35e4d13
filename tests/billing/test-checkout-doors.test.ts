import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openPayments } from '#server/billing/open.ts'
import { signBody } from '#server/outside/stripe-events.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import { openWorld } from '../api/world.ts'
import { unhurried } from '../auth/house.ts'
import { openTill, paidFor, type TestMember, type TestTill } from './test-till.ts'

// Who gets into the test checkout: nobody with a webhook of their own, and nobody at a public https origin.

let till: TestTill
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => till.clear())
afterAll(() => till.close())

describe('a webhook that the test checkout did not send', () => {
  const forged = async (sign: (body: string, secret: string) => Promise<string> | undefined, parts: object = {}) => {
    const ada = await till.member()
    await ada.pay()
    await sql`update private.test_payments set is_refunded = true where customer = ${await ada.customer()}`.execute(till.world.db)
    const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(till.world.db)
    const about = { id: 'ch_test_1', object: 'charge', customer: await ada.customer() }
    const body = JSON.stringify({ id: `evt_test_${ada.id}`, object: 'event', type: 'charge.refunded', data: { object: about }, ...parts })
    const signature = await sign(body, rows[0]?.secret ?? '')
    const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) }
    const response = await till.world.send('/functions/v1/stripe-webhook', { method: 'POST', headers, body })
    return { status: response.status, code: (await response.json()).code, plan: await ada.plan() }
  }
  const refused = { status: 400, code: 'bad_signature', plan: 'premium' }

  test('is refused without a signature, with another secret, of another body, or too old', async () => {
    expect(await forged(() => undefined)).toEqual(refused)
    expect(await forged((body) => signBody(body, 'whsec_somebody', till.now()))).toEqual(refused)
    expect(await forged((_, secret) => signBody('{}', secret, till.now()))).toEqual(refused)
    expect(await forged((body, secret) => signBody(body, secret, new Date(till.now().getTime() - 301_000)))).toEqual(refused)
  })

  test('would count if it had the secret', async () => {
    expect(await forged((body, secret) => signBody(body, secret, till.now()))).toEqual({ status: 200, code: undefined, plan: 'free' })
  })

  test('has a secret of its own at every site, which all its processes share', async () => {
    await openTestPayments(till.base)
    const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(till.base.db)
    expect(rows).toEqual([{ secret: expect.stringMatching(/^whsec_[\w-]{43}$/) }])
  })
})

test('what was paid in it counts no more once the site is a public https one, or has Stripe', async () => {
  const ada = await till.member()
  await ada.pay()
  const customer = await ada.customer()
  const told: object[] = []
  const outside = { ...till.base, fetch, log: { warn: (entry: object) => void told.push(entry), error: () => {} } }
  expect(await openPayments({ stripe: undefined, hasTestPayments: true }, outside)).toMatchObject({ kind: 'test' })
  expect(await ada.plan()).toBe('premium')
  expect(await openPayments({ stripe: undefined, hasTestPayments: false }, outside)).toBeNull()
  expect(await ada.plan()).toBe('free')
  expect(told).toContainEqual({ members: expect.any(Number) })
  expect(await till.payments.readCustomer(customer)).toBeNull()
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: null, can_manage: false })
})

describe('where SITE_URL is not set, a call tells whether it came by a public https origin', () => {
  const [laptop, proxy] = ['10.0.0.9', '127.0.0.1']
  const trusting = { TRUST_PROXY: 'loopback' }
  type Way = [string, { at?: string; headers?: Record<string, string>; from?: string; settings?: Record<string, string> }]
  const closed: Way[] = [
    [
      'a trusted proxy says https',
      { at: 'http://potluck.example', headers: { 'x-forwarded-proto': 'https' }, from: proxy, settings: trusting },
    ],
    ['a proxy that nobody named says https', { headers: { 'x-forwarded-proto': 'https' }, from: proxy }],
    ['somebody says https', { headers: { 'x-forwarded-proto': 'http, https' }, from: laptop }],
    ['Forwarded says https', { headers: { forwarded: 'for=192.0.2.7;proto=https' } }],
    ['a network says https', { headers: { 'cf-visitor': '{"scheme":"https"}' } }],
    ['a balancer says https', { headers: { 'front-end-https': 'on' } }],
    ['https is the port', { headers: { 'x-forwarded-proto': 'http', 'x-forwarded-port': '443' }, from: proxy, settings: trusting }],
    ['a proxy that nobody named says http', { headers: { 'x-forwarded-proto': 'http' }, from: proxy }],
    ['a trusted proxy says nothing of it', { headers: { 'x-forwarded-for': '192.0.2.7' }, from: proxy, settings: trusting }],
    ['a proxy adds nothing but the name', { at: 'http://potluck.example', from: proxy }],
    ['by an address of the internet', { at: 'http://203.0.113.7:3000' }],
    ['SITE_URL says http and the call https', { headers: { 'x-forwarded-proto': 'https' }, settings: { SITE_URL: 'http://192.168.1.5' } }],
  ]
  const open: Way[] = [
    ['at this machine', { at: 'http://localhost:3000' }],
    ['at this machine by its address', { at: 'http://[::1]:3000' }],
    ['in the network of a laptop', { at: 'http://192.168.1.5:3000', from: laptop }],
    ['by a name of that network', { at: 'http://laptop.local:3000', from: laptop }],
    ['by a name without a domain', { at: 'http://laptop:3000', from: laptop }],
    ['a trusted proxy says http', { headers: { 'x-forwarded-proto': 'http' }, from: proxy, settings: trusting }],
    ['SITE_URL says http', { at: 'http://potluck.example', settings: { SITE_URL: 'http://potluck.example' } }],
    ['SITE_URL says this machine', { headers: { 'x-forwarded-proto': 'https' }, settings: { SITE_URL: 'https://localhost' } }],
  ]

  /** A member who pays at home, and then goes another way: what each door answers there. */
  async function goBy({ at = 'http://localhost:3000', headers = {}, from = proxy, settings = {} }: Way[1]) {
    const own = { AUTH_JWT_ISSUER: 'http://localhost:3000/auth/v1' }
    const site = await openWorld({ env: { ...unhurried, ...own, ...settings }, now: till.now, payments: till.payments, beside: till.base })
    const app = makeApp(site)
    const there = (path: string, init: RequestInit) => app.fetch(new Request(`${at}${path}`, init), { remoteAddress: from })
    const send = (path: string, init: RequestInit = {}) => there(path, { ...init, headers: { ...headers, ...init.headers } })
    const [ada, bo, cy] = [await till.member(), await till.member(), await till.member()]
    const session = await ada.sessionOf()
    await bo.pay()
    const ask = async (who: TestMember, name: string, input: unknown = {}) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { ...(await who.headers()), 'content-type': 'application/json' },
      }
      return (await send(`/functions/v1/${name}`, init)).json()
    }
    const answers = {
      capabilities: (await (await send('/config.json')).json()).capabilities,
      checkout: (await ask(cy, 'create-checkout')).code,
      portal: (await ask(bo, 'customer-portal')).code,
      described: (await ask(ada, 'describe-test-checkout', { session })).code,
      paid: (await ask(ada, 'pay-test-checkout', { session, card: 'pays' })).code,
      testPortal: (await ask(bo, 'describe-test-portal')).code,
      acted: (await ask(bo, 'act-in-test-portal', { act: 'cancel' })).code,
      webhook: (await send('/functions/v1/stripe-webhook', { method: 'POST', body: '{}' })).status,
      isPremium: (await ask(bo, 'check-usage-status')).premium.isActive,
    }
    return { answers, ada: await ada.plan(), bo: await bo.subscription() }
  }

  test.each(closed)('%s: nothing of it is there', async (_, way) => {
    const { answers, ada, bo } = await goBy(way)
    expect(answers).toEqual({
      capabilities: expect.objectContaining({ billing: false, testBilling: false }),
      checkout: 'no_billing',
      portal: 'no_billing',
      described: 'not_found',
      paid: 'not_found',
      testPortal: 'not_found',
      acted: 'not_found',
      webhook: 404,
      isPremium: false,
    })
    expect(ada).toBe('free')
    // Nor is anything taken from the member who is signed in.
    expect(bo).toEqual(paidFor)
  })

  test.each(open)('%s: it is there', async (_, way) => {
    const { answers, ada } = await goBy(way)
    expect(answers).toEqual({
      capabilities: expect.objectContaining({ billing: true, testBilling: true }),
      webhook: 400,
      isPremium: true,
    })
    expect(ada).toBe('premium')
  })

  test('a role counts there all the same', async () => {
    const ada = await till.member()
    await sql`insert into public.user_roles (user_id, role) values (${ada.id}, 'tester')`.execute(till.base.db)
    await ada.pay()
    const init = { method: 'POST', body: '{}', headers: { ...(await ada.headers()), 'content-type': 'application/json' } }
    const usage = async (at: string) => (await makeApp(till.world).fetch(new Request(`${at}/functions/v1/check-usage-status`, init))).json()
    expect(await usage('http://localhost')).toMatchObject({ premium: { isActive: true } })
    expect(await usage('http://potluck.example')).toMatchObject({ premium: { isActive: false }, usage: { limit: null } })
  })
})

test('on a public https origin it is neither offered nor answers', async () => {
  const ada = await till.member()
  const session = await ada.sessionOf()
  const own = { AUTH_JWT_ISSUER: 'http://localhost:3000/auth/v1' }
  const site = await openWorld({
    env: { ...unhurried, ...own, SITE_URL: 'https://potluck.example' },
    now: till.now,
    payments: till.payments,
    beside: till.base,
  })
  expect(site.config.hasTestPayments).toBe(false)
  for (const [name, input] of [
    ['describe-test-checkout', { session }],
    ['pay-test-checkout', { session, card: 'pays' }],
    ['describe-test-portal', {}],
    ['act-in-test-portal', { act: 'end' }],
  ] as const) {
    expect((await ada.call(name, input, site)).body.code, name).toBe('not_found')
    expect((await ada.call(name, input, till.base)).body.code, name).toBe('not_found')
  }
  const { capabilities } = await (await till.base.send('/config.json')).json()
  expect(capabilities).toMatchObject({ billing: false, testBilling: false })
})
