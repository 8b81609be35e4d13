import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openPayments } from '#server/billing/open.ts'
import { signBody } from '#server/outside/stripe-events.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import { openWorld } from '../api/world.ts'
import { unhurried } from '../auth/house.ts'
import { openTill, paidFor, type TestMember, type TestTill } from './test-till.ts'

// Access to the test checkout: closed to forged webhooks and to public https origins.

let till: TestTill
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => till.clear())
afterAll(() => till.close())

describe('webhooks of the test checkout', () => {
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

  test('a test webhook is refused without a signature, with another secret, for another body, or when too old', async () => {
    expect(await forged(() => undefined)).toEqual(refused)
    expect(await forged((body) => signBody(body, 'whsec_somebody', till.now()))).toEqual(refused)
    expect(await forged((_, secret) => signBody('{}', secret, till.now()))).toEqual(refused)
    expect(await forged((body, secret) => signBody(body, secret, new Date(till.now().getTime() - 301_000)))).toEqual(refused)
  })

  test('a test webhook signed with the right secret is accepted', async () => {
    expect(await forged((body, secret) => signBody(body, secret, till.now()))).toEqual({ status: 200, code: undefined, plan: 'free' })
  })

  test('each site has its own test webhook secret, which its processes share', async () => {
    await openTestPayments(till.base)
    const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(till.base.db)
    expect(rows).toEqual([{ secret: expect.stringMatching(/^whsec_[\w-]{43}$/) }])
  })
})

test('a test payment no longer counts once the site is public https or has Stripe', async () => {
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

describe('access to the test checkout without a SITE_URL', () => {
  const [laptop, proxy] = ['10.0.0.9', '127.0.0.1']
  const trusting = { TRUST_PROXY: 'loopback' }
  type Way = [string, { at?: string; headers?: Record<string, string>; from?: string; settings?: Record<string, string> }]
  const closed: Way[] = [
    [
      'a trusted proxy says https',
      { at: 'http://potluck.example', headers: { 'x-forwarded-proto': 'https' }, from: proxy, settings: trusting },
    ],
    ['an untrusted proxy says https', { headers: { 'x-forwarded-proto': 'https' }, from: proxy }],
    ['a client says https', { headers: { 'x-forwarded-proto': 'http, https' }, from: laptop }],
    ['Forwarded says https', { headers: { forwarded: 'for=192.0.2.7;proto=https' } }],
    ['a CDN says https', { headers: { 'cf-visitor': '{"scheme":"https"}' } }],
    ['a load balancer says https', { headers: { 'front-end-https': 'on' } }],
    [
      'the forwarded port is that of https',
      { headers: { 'x-forwarded-proto': 'http', 'x-forwarded-port': '443' }, from: proxy, settings: trusting },
    ],
    ['an untrusted proxy says http', { headers: { 'x-forwarded-proto': 'http' }, from: proxy }],
    ['a trusted proxy does not tell the scheme', { headers: { 'x-forwarded-for': '192.0.2.7' }, from: proxy, settings: trusting }],
    ['a proxy sends only a public host name', { at: 'http://potluck.example', from: proxy }],
    ['a call to a public IP address', { at: 'http://203.0.113.7:3000' }],
    ['SITE_URL says http and the call https', { headers: { 'x-forwarded-proto': 'https' }, settings: { SITE_URL: 'http://192.168.1.5' } }],
  ]
  const open: Way[] = [
    ['a call to localhost', { at: 'http://localhost:3000' }],
    ['a call to the loopback address', { at: 'http://[::1]:3000' }],
    ['a call to a private address', { at: 'http://192.168.1.5:3000', from: laptop }],
    ['a call to a .local name', { at: 'http://laptop.local:3000', from: laptop }],
    ['a call to a name without a domain', { at: 'http://laptop:3000', from: laptop }],
    ['a trusted proxy says http', { headers: { 'x-forwarded-proto': 'http' }, from: proxy, settings: trusting }],
    ['SITE_URL says http', { at: 'http://potluck.example', settings: { SITE_URL: 'http://potluck.example' } }],
    ['SITE_URL is localhost', { headers: { 'x-forwarded-proto': 'https' }, settings: { SITE_URL: 'https://localhost' } }],
  ]

  /** The answers of every route to members who paid locally and then come by another way. */
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

  test.each(closed)('the test checkout is closed: %s', async (_, way) => {
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
    // The signed-in member's subscription itself stays.
    expect(bo).toEqual(paidFor)
  })

  test.each(open)('the test checkout is open: %s', async (_, way) => {
    const { answers, ada } = await goBy(way)
    expect(answers).toEqual({
      capabilities: expect.objectContaining({ billing: true, testBilling: true }),
      webhook: 400,
      isPremium: true,
    })
    expect(ada).toBe('premium')
  })

  test('a tester keeps unlimited searches at a public https origin, where a test subscription does not count', async () => {
    const ada = await till.member()
    await sql`insert into public.user_roles (user_id, role) values (${ada.id}, 'tester')`.execute(till.base.db)
    await ada.pay()
    const init = { method: 'POST', body: '{}', headers: { ...(await ada.headers()), 'content-type': 'application/json' } }
    const usage = async (at: string) => (await makeApp(till.world).fetch(new Request(`${at}/functions/v1/check-usage-status`, init))).json()
    expect(await usage('http://localhost')).toMatchObject({ premium: { isActive: true } })
    expect(await usage('http://potluck.example')).toMatchObject({ premium: { isActive: false }, usage: { limit: null } })
  })
})

test('the test checkout is neither offered nor reachable on a public https origin', async () => {
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
