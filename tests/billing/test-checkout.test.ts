import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entitlementOf } from '#domain/billing/entitlement.ts'
import { type TestAct, testActs, testCards } from '#domain/billing/test-checkout.ts'
import { limits } from '#domain/limits.ts'
import { makeApp } from '#server/app.ts'
import { openPayments } from '#server/billing/open.ts'
import type { Payments } from '#server/billing/payments.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { signBody } from '#server/outside/stripe-events.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import { renewalJob } from '#server/test-payments/renewal-job.ts'
import { sendTo, tellEvents } from '#server/test-payments/tell-events.ts'
import { openWorld, type TestWorld } from '../api/world.ts'
import { someone, unhurried } from '../auth/house.ts'
import { howMany } from '../how-many.ts'

const day = 24 * 60 * 60_000
const env = unhurried
const start = new Date('2026-01-31T12:00:00Z')
let base: TestWorld
let payments: Payments
let world: TestWorld
let now = start

beforeAll(async () => {
  base = await openWorld({ env, now: () => now })
  payments = await openTestPayments(base)
  world = await openWorld({ env, now: () => now, payments, beside: base })
})
beforeEach(() => {
  now = start
})
afterEach(async () => {
  // Nobody is renewed in the tests of others.
  await sql`delete from private.test_customers`.execute(base.db)
  expect([...base.failures, ...world.failures]).toEqual([])
})
afterAll(() => base.close())

const post = async (where: TestWorld, path: string, body: unknown, headers: Record<string, string>, address: string) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const response = await where.send(path, init, address)
  return { status: response.status, body: await response.json() }
}

let people = 0

/** Somebody with an account, who signs in again when time has passed; at an address of their own, for the clock goes back between tests and limits would count on. */
async function aMember() {
  people += 1
  const address = `10.0.${people >> 8}.${people & 255}`
  const headers = { apikey: world.accounts.apiKeys.anon }
  const who = { email: someone(), password: 'correct-horse-1' }
  const { body } = await post(world, '/auth/v1/signup', who, headers, address)
  let [token, since] = [body.access_token, now]
  const signedIn = async () => {
    if (since !== now)
      [token, since] = [(await post(world, '/auth/v1/token?grant_type=password', who, headers, address)).body.access_token, now]
    return { authorization: `Bearer ${token}` }
  }
  const call = async (name: string, input: unknown = {}, where = world) =>
    post(where, `/functions/v1/${name}`, input, await signedIn(), address)
  const openCheckout = async () => new URL((await call('create-checkout')).body.url)
  return {
    id: String(body.user.id),
    headers: signedIn,
    call,
    openCheckout,
    sessionOf: async () => (await openCheckout()).searchParams.get('session') ?? '',
    async pay(card: string = 'pays') {
      const session = (await openCheckout()).searchParams.get('session')
      return (await call('pay-test-checkout', { session, card })).body
    },
    async act(...acts: TestAct[]) {
      for (const act of acts) expect((await call('act-in-test-portal', { act })).status).toBe(200)
    },
    subscription: async () => (await call('check-subscription')).body,
    plan: async () => {
      const { rows } = await sql<{ plan: string }>`select private.plan_of(${body.user.id}, ${now}) as plan`.execute(world.db)
      return rows[0]?.plan
    },
  }
}
type TestMember = Awaited<ReturnType<typeof aMember>>

/** Lets the clock stand so much later, when the renewals of a server have come round. */
async function passTime(ms: number) {
  now = new Date(now.getTime() + ms)
  await runJobs(world, [renewalJob(world, sendTo(makeApp(world)))])
}

const customerOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ customer: string }>`select customer from private.billing_customers where user_id = ${id}`.execute(world.db)
  return rows[0]?.customer ?? ''
}

const paidFor = {
  subscribed: true,
  subscription_end: '2026-02-28T12:00:00.000Z',
  period_end: '2026-02-28T12:00:00.000Z',
  status: 'active',
  cancel_at_period_end: false,
  can_manage: true,
}

test('a member pays in the checkout and is premium at once, by the webhook', async () => {
  const ada = await aMember()
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: null, can_manage: false })
  const address = await ada.openCheckout()
  expect(address.pathname).toBe('/test-checkout')
  const session = address.searchParams.get('session') ?? ''
  expect((await ada.call('describe-test-checkout', { session })).body).toEqual({
    state: 'open',
    monthly_cents: 1200,
    currency: 'usd',
    success_url: `http://localhost/subscription-success?session_id=${session}`,
    cancel_url: 'http://localhost/',
  })
  expect(await ada.plan()).toBe('free')
  const paid = (await ada.call('pay-test-checkout', { session, card: 'pays' })).body
  expect(paid).toEqual({ state: 'paid', url: `http://localhost/subscription-success?session_id=${session}` })
  expect(await ada.plan()).toBe('premium')
  expect(await ada.subscription()).toEqual(paidFor)
  expect((await ada.call('describe-test-checkout', { session })).body.state).toBe('paid')
})

test('pressed twice or in two tabs at once, one checkout is opened and paid once; no other while the subscription lasts', async () => {
  const ada = await aMember()
  const [session, other] = [await ada.sessionOf(), await ada.sessionOf()]
  expect(other).toBe(session)
  const answers = await Promise.all([1, 2, 3].map(() => ada.call('pay-test-checkout', { session, card: 'pays' })))
  expect(answers.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid'])
  const state = await payments.readCustomer(await customerOf(ada))
  expect(state?.subscriptions).toHaveLength(1)
  expect((await ada.call('create-checkout')).body.code).toBe('already_subscribed')
})

test('a declined card changes nothing, and another can be tried in the same checkout', async () => {
  const ada = await aMember()
  const session = await ada.sessionOf()
  expect((await ada.call('pay-test-checkout', { session, card: 'is-declined' })).body).toEqual({ state: 'declined' })
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: null })
  await ada.call('pay-test-checkout', { session, card: 'pays' })
  expect(await ada.subscription()).toEqual(paidFor)
})

test('a checkout lasts a day, and is nobody else’s', async () => {
  const [ada, bo] = [await aMember(), await aMember()]
  const session = await ada.sessionOf()
  for (const name of ['describe-test-checkout', 'pay-test-checkout']) {
    const { status, body } = await bo.call(name, { session, card: 'pays' })
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect((await ada.call(name, { session: `${session}0`, card: 'pays' })).status).toBe(404)
  }
  now = new Date(start.getTime() + day)
  expect((await ada.call('describe-test-checkout', { session })).body.state).toBe('expired')
  expect((await ada.call('pay-test-checkout', { session, card: 'pays' })).body).toEqual({ state: 'expired' })
  expect(await ada.plan()).toBe('free')
  await bo.pay()
  expect((await ada.call('describe-test-portal')).body).toEqual({ subscription: null, last_payment: null, acts: [] })
})

describe('every act gives the state that it gives at Stripe', () => {
  const none = { subscription_end: null, subscribed: false }
  const table: [string, TestAct[], object][] = [
    [
      'cancelled at the end of the period',
      ['cancel'],
      { subscribed: true, cancel_at_period_end: true, subscription_end: paidFor.subscription_end },
    ],
    ['cancelled and resumed', ['cancel', 'resume'], paidFor],
    ['ended now', ['end'], { subscribed: false, status: 'canceled', subscription_end: '2026-01-31T12:00:00.000Z' }],
    ['refunded', ['refund'], none],
    ['disputed', ['dispute'], none],
    ['disputed and won', ['dispute', 'win-dispute'], paidFor],
    ['disputed and lost', ['dispute', 'lose-dispute'], none],
    ['won, then refunded', ['dispute', 'win-dispute', 'refund'], none],
    ['not paid at the renewal', ['fail-payment'], { subscribed: true, status: 'past_due', subscription_end: '2026-02-03T12:00:00.000Z' }],
    ['not paid at the renewal and then paid', ['fail-payment', 'recover-payment'], paidFor],
    [
      'cancelled, so that no renewal can fail',
      ['cancel', 'fail-payment'],
      { subscribed: true, status: 'active', subscription_end: paidFor.subscription_end },
    ],
    ['what cannot be done now', ['resume', 'win-dispute', 'recover-payment'], paidFor],
  ]
  test.each(table)('%s', async (_, acts, outcome) => {
    const ada = await aMember()
    await ada.pay()
    await ada.act(...acts)
    // Before anybody asks: the webhook told it.
    expect(await ada.plan()).toBe('subscribed' in outcome && outcome.subscribed ? 'premium' : 'free')
    expect(await ada.subscription()).toMatchObject(outcome)
  })
})

test.each<TestAct[][]>([[['dispute']], [['dispute', 'lose-dispute']], [['refund']]])(
  'after %j another subscription is Premium',
  async (acts) => {
    const ada = await aMember()
    await ada.pay()
    await ada.act(...acts, 'end')
    expect(await ada.plan()).toBe('free')
    await passTime(1000)
    await ada.pay()
    expect(await ada.subscription()).toMatchObject({ subscribed: true, status: 'active' })
  },
)

test('months are renewed, on the last day where a month is short, until it is cancelled', async () => {
  const ada = await aMember()
  await ada.pay()
  await passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-03-31T12:00:00.000Z' })
  await passTime(31 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-04-30T12:00:00.000Z' })
  await ada.act('cancel')
  await passTime(30 * day - 1000)
  expect(await ada.plan()).toBe('premium')
  await passTime(1000)
  expect(await ada.plan()).toBe('free')
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'canceled' })
  await ada.pay()
  expect(await ada.plan()).toBe('premium')
})

test('a card that fails at the renewal gives three days, and the next month ends it', async () => {
  const ada = await aMember()
  await ada.pay('fails-at-renewal')
  await passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, status: 'past_due', subscription_end: '2026-03-03T12:00:00.000Z' })
  await passTime(3 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'past_due' })
  await passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'canceled' })
})

test('any acts in any order, and time, end in what the rules make of what the provider knows', async () => {
  const steps = fc.oneof(
    fc.constantFrom(...testCards).map((card) => ({ kind: 'pay', card }) as const),
    fc.constantFrom(...testActs).map((act) => ({ kind: 'act', act }) as const),
    fc.integer({ min: 1, max: 70 }).map((days) => ({ kind: 'time', days }) as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (taken) => {
      now = start
      const ada = await aMember()
      await ada.pay()
      for (const step of taken) {
        if (step.kind === 'act') await ada.act(step.act)
        else if (step.kind === 'time') await passTime(step.days * day)
        else if ((await ada.call('create-checkout')).status === 200) await ada.pay(step.card)
      }
      const customer = await customerOf(ada)
      const stored = await world.db.selectFrom('public.subscriptions').selectAll().where('user_id', '=', ada.id).executeTakeFirst()
      const truth = await payments.readCustomer(customer)
      const entitlement = truth && entitlementOf(truth, limits.unpaidGrace)
      expect(stored).toMatchObject({
        status: entitlement?.status,
        subscription_end: entitlement?.end,
        cancel_at_period_end: entitlement?.cancelAtPeriodEnd,
      })
      expect((await ada.subscription()).subscribed).toBe((entitlement?.end ?? new Date(0)) > now)
      expect(truth?.subscriptions.filter(({ endedAt }) => endedAt === null).length).toBeLessThanOrEqual(1)
      const { rows } = await sql`select from private.test_events where customer = ${customer}`.execute(world.db)
      expect(rows).toEqual([])
    }),
    { numRuns: howMany(12, 400) },
  )
})

describe('a webhook that the test checkout did not send', () => {
  const forged = async (sign: (body: string, secret: string) => string | undefined, parts: object = {}) => {
    const ada = await aMember()
    await ada.pay()
    await sql`update private.test_payments set is_refunded = true where customer = ${await customerOf(ada)}`.execute(world.db)
    const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(world.db)
    const about = { id: 'ch_test_1', object: 'charge', customer: await customerOf(ada) }
    const body = JSON.stringify({ id: `evt_test_${ada.id}`, object: 'event', type: 'charge.refunded', data: { object: about }, ...parts })
    const signature = sign(body, rows[0]?.secret ?? '')
    const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) }
    const response = await world.send('/functions/v1/stripe-webhook', { method: 'POST', headers, body })
    return { status: response.status, code: (await response.json()).code, plan: await ada.plan() }
  }
  const refused = { status: 400, code: 'bad_signature', plan: 'premium' }

  test('is refused without a signature, with another secret, of another body, or too old', async () => {
    expect(await forged(() => undefined)).toEqual(refused)
    expect(await forged((body) => signBody(body, 'whsec_somebody', now))).toEqual(refused)
    expect(await forged((_, secret) => signBody('{}', secret, now))).toEqual(refused)
    expect(await forged((body, secret) => signBody(body, secret, new Date(now.getTime() - 301_000)))).toEqual(refused)
  })

  test('would count if it had the secret', async () => {
    expect(await forged((body, secret) => signBody(body, secret, now))).toEqual({ status: 200, code: undefined, plan: 'free' })
  })

  test('has a secret of its own at every site, which all its processes share', async () => {
    await openTestPayments(base)
    const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(base.db)
    expect(rows).toEqual([{ secret: expect.stringMatching(/^whsec_[\w-]{43}$/) }])
  })
})

test('what a webhook did not take is told again by the job, and what came twice counts once', async () => {
  const ada = await aMember()
  await ada.pay()
  const away = async () => new Response('', { status: 503 })
  const job = renewalJob({ ...world, log: { warn: () => {} } }, away)
  now = new Date('2026-02-28T12:00:00Z')
  expect(await job.work(() => false)).toMatchObject({ told: 0 })
  expect(await ada.plan()).toBe('free')
  await passTime(1000)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-03-31T12:00:00.000Z' })
  expect(await renewalJob(world, sendTo(makeApp(world))).work(() => false)).toBeNull()
})

test('several who tell at once tell each event once, and whoever only looks tells nothing', async () => {
  const ada = await aMember()
  await ada.pay()
  now = new Date('2026-02-28T12:00:00Z')
  const told: string[] = []
  const send = async (request: Request) => {
    told.push((await request.clone().json()).id)
    return sendTo(makeApp(world))(request)
  }
  await Promise.all([1, 2, 3].map(() => ada.call('describe-test-portal')))
  const untold = async () => {
    const { rows } = await sql<{ id: string }>`select id from private.test_events order by position`.execute(world.db)
    return rows.map(({ id }) => id)
  }
  const waiting = await untold()
  expect(waiting).toHaveLength(2)
  // One was stopped while it told: what it had taken is the next one's half a minute later.
  renewalJob(world, () => new Promise(() => {})).work(() => false)
  await expect
    .poll(async () => (await sql`select from private.test_events where claimed_until is not null`.execute(world.db)).rows.length)
    .toBe(2)
  expect(await tellEvents(world, send, null)).toBe(0)
  expect(await untold()).toEqual(waiting)
  now = new Date(now.getTime() + 30_000)
  const counts = await Promise.all([1, 2, 3, 4].map(() => tellEvents(world, send, null)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  expect(told.toSorted()).toEqual(waiting.toSorted())
  expect(await untold()).toEqual([])
  expect(await ada.plan()).toBe('premium')
})

test('what is kept goes with the account', async () => {
  const ada = await aMember()
  await ada.pay()
  const customer = await customerOf(ada)
  await sql`delete from auth.users where id = ${ada.id}`.execute(world.db)
  expect(await payments.readCustomer(customer)).toBeNull()
  expect(await payments.openPortal({ customer, returnUrl: 'http://localhost/' })).toBeNull()
  const { rows } = await sql`select from private.test_subscriptions where customer = ${customer}`.execute(world.db)
  expect(rows).toEqual([])
})

test('what was paid in it counts no more once the site is a public https one, or has Stripe', async () => {
  const ada = await aMember()
  await ada.pay()
  const customer = await customerOf(ada)
  const told: object[] = []
  const outside = { ...base, fetch, log: { warn: (entry: object) => void told.push(entry), error: () => {} } }
  expect(await openPayments({ stripe: undefined, hasTestPayments: true }, outside)).toMatchObject({ kind: 'test' })
  expect(await ada.plan()).toBe('premium')
  expect(await openPayments({ stripe: undefined, hasTestPayments: false }, outside)).toBeNull()
  expect(await ada.plan()).toBe('free')
  expect(told).toContainEqual({ members: expect.any(Number) })
  expect(await payments.readCustomer(customer)).toBeNull()
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
    const site = await openWorld({ env: { ...env, ...own, ...settings }, now: () => now, payments, beside: base })
    const app = makeApp(site)
    const there = (path: string, init: RequestInit) => app.fetch(new Request(`${at}${path}`, init), { remoteAddress: from })
    const send = (path: string, init: RequestInit = {}) => there(path, { ...init, headers: { ...headers, ...init.headers } })
    const [ada, bo, cy] = [await aMember(), await aMember(), await aMember()]
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
    // Nor is anything taken from whoever is at home.
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
    const ada = await aMember()
    await sql`insert into public.user_roles (user_id, role) values (${ada.id}, 'tester')`.execute(base.db)
    await ada.pay()
    const init = { method: 'POST', body: '{}', headers: { ...(await ada.headers()), 'content-type': 'application/json' } }
    const usage = async (at: string) => (await makeApp(world).fetch(new Request(`${at}/functions/v1/check-usage-status`, init))).json()
    expect(await usage('http://localhost')).toMatchObject({ premium: { isActive: true } })
    expect(await usage('http://potluck.example')).toMatchObject({ premium: { isActive: false }, usage: { limit: null } })
  })
})

test('on a public https origin it is neither offered nor answers', async () => {
  const ada = await aMember()
  const session = await ada.sessionOf()
  const own = { AUTH_JWT_ISSUER: 'http://localhost:3000/auth/v1' }
  const site = await openWorld({ env: { ...env, ...own, SITE_URL: 'https://potluck.example' }, now: () => now, payments, beside: base })
  expect(site.config.hasTestPayments).toBe(false)
  for (const [name, input] of [
    ['describe-test-checkout', { session }],
    ['pay-test-checkout', { session, card: 'pays' }],
    ['describe-test-portal', {}],
    ['act-in-test-portal', { act: 'end' }],
  ] as const) {
    expect((await ada.call(name, input, site)).body.code, name).toBe('not_found')
    expect((await ada.call(name, input, base)).body.code, name).toBe('not_found')
  }
  const { capabilities } = await (await base.send('/config.json')).json()
  expect(capabilities).toMatchObject({ billing: false, testBilling: false })
})
