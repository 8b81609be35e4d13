import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { entitlementOf } from '#domain/billing/entitlement.ts'
import { type TestAct, testActs, testCards } from '#domain/billing/test-checkout.ts'
import { limits } from '#domain/limits.ts'
import { makeApp } from '#server/app.ts'
import { renewalJob } from '#server/test-payments/renewal-job.ts'
import { sendEvents, sendTo } from '#server/test-payments/send-events.ts'
import { howMany } from '../how-many.ts'
import { openTill, paidFor, start, type TestTill } from './test-till.ts'

// The test checkout behaves like Stripe: payments, ends, refunds and renewals arrive by its webhooks.

let till: TestTill
beforeAll(async () => {
  till = await openTill()
})
afterEach(() => till.clear())
afterAll(() => till.close())

const day = 24 * 60 * 60_000

test('a member pays in the test checkout and is Premium at once through the webhook', async () => {
  const ada = await till.member()
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

test('one test checkout opens and is paid once in several tabs, and no other opens during the subscription', async () => {
  const ada = await till.member()
  const [session, other] = [await ada.sessionOf(), await ada.sessionOf()]
  expect(other).toBe(session)
  const answers = await Promise.all([1, 2, 3].map(() => ada.call('pay-test-checkout', { session, card: 'pays' })))
  expect(answers.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid'])
  const state = await till.payments.readCustomer(await ada.customer())
  expect(state?.subscriptions).toHaveLength(1)
  expect((await ada.call('create-checkout')).body.code).toBe('already_subscribed')
})

test('a declined test card changes nothing, and another card can be tried in the same checkout', async () => {
  const ada = await till.member()
  const session = await ada.sessionOf()
  expect((await ada.call('pay-test-checkout', { session, card: 'is-declined' })).body).toEqual({ state: 'declined' })
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: null })
  await ada.call('pay-test-checkout', { session, card: 'pays' })
  expect(await ada.subscription()).toEqual(paidFor)
})

test('a test checkout lasts one day and belongs to its member only', async () => {
  const [ada, bo] = [await till.member(), await till.member()]
  const session = await ada.sessionOf()
  for (const name of ['describe-test-checkout', 'pay-test-checkout']) {
    const { status, body } = await bo.call(name, { session, card: 'pays' })
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect((await ada.call(name, { session: `${session}0`, card: 'pays' })).status).toBe(404)
  }
  till.goTo(new Date(start.getTime() + day))
  expect((await ada.call('describe-test-checkout', { session })).body.state).toBe('expired')
  expect((await ada.call('pay-test-checkout', { session, card: 'pays' })).body).toEqual({ state: 'expired' })
  expect(await ada.plan()).toBe('free')
  await bo.pay()
  expect((await ada.call('describe-test-portal')).body).toEqual({ subscription: null, last_payment: null, acts: [] })
})

describe('states of a test subscription', () => {
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
    ['impossible acts only', ['resume', 'win-dispute', 'recover-payment'], paidFor],
  ]
  test.each(table)('a test subscription gets the state that Stripe would give: %s', async (_, acts, outcome) => {
    const ada = await till.member()
    await ada.pay()
    await ada.act(...acts)
    // Before any check, so the webhook did it.
    expect(await ada.plan()).toBe('subscribed' in outcome && outcome.subscribed ? 'premium' : 'free')
    expect(await ada.subscription()).toMatchObject(outcome)
  })
})

test.each<TestAct[][]>([[['dispute']], [['dispute', 'lose-dispute']], [['refund']]])(
  'a second test subscription after %j is Premium',
  async (acts) => {
    const ada = await till.member()
    await ada.pay()
    await ada.act(...acts, 'end')
    expect(await ada.plan()).toBe('free')
    await till.passTime(1000)
    await ada.pay()
    expect(await ada.subscription()).toMatchObject({ subscribed: true, status: 'active' })
  },
)

test('a test subscription renews monthly, on the last day of short months, until it is cancelled', async () => {
  const ada = await till.member()
  await ada.pay()
  await till.passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-03-31T12:00:00.000Z' })
  await till.passTime(31 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-04-30T12:00:00.000Z' })
  await ada.act('cancel')
  await till.passTime(30 * day - 1000)
  expect(await ada.plan()).toBe('premium')
  await till.passTime(1000)
  expect(await ada.plan()).toBe('free')
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'canceled' })
  await ada.pay()
  expect(await ada.plan()).toBe('premium')
})

test('a test card that fails at the renewal leaves three days of Premium, and the next month ends it', async () => {
  const ada = await till.member()
  await ada.pay('fails-at-renewal')
  await till.passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, status: 'past_due', subscription_end: '2026-03-03T12:00:00.000Z' })
  await till.passTime(3 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'past_due' })
  await till.passTime(28 * day)
  expect(await ada.subscription()).toMatchObject({ subscribed: false, status: 'canceled' })
})

test("random acts and times end in the state that the rules give for the provider's data", async () => {
  const steps = fc.oneof(
    fc.constantFrom(...testCards).map((card) => ({ kind: 'pay', card }) as const),
    fc.constantFrom(...testActs).map((act) => ({ kind: 'act', act }) as const),
    fc.integer({ min: 1, max: 70 }).map((days) => ({ kind: 'time', days }) as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (taken) => {
      till.goTo(start)
      const ada = await till.member()
      await ada.pay()
      for (const step of taken) {
        if (step.kind === 'act') await ada.act(step.act)
        else if (step.kind === 'time') await till.passTime(step.days * day)
        else if ((await ada.call('create-checkout')).status === 200) await ada.pay(step.card)
      }
      const customer = await ada.customer()
      const stored = await till.world.db.selectFrom('public.subscriptions').selectAll().where('user_id', '=', ada.id).executeTakeFirst()
      const truth = await till.payments.readCustomer(customer)
      const entitlement = truth && entitlementOf(truth, limits.unpaidGrace)
      expect(stored).toMatchObject({
        status: entitlement?.status,
        subscription_end: entitlement?.end,
        cancel_at_period_end: entitlement?.cancelAtPeriodEnd,
      })
      expect((await ada.subscription()).subscribed).toBe((entitlement?.end ?? new Date(0)) > till.now())
      expect(truth?.subscriptions.filter(({ endedAt }) => endedAt === null).length).toBeLessThanOrEqual(1)
      const { rows } = await sql`select from private.test_events where customer = ${customer}`.execute(till.world.db)
      expect(rows).toEqual([])
    }),
    { numRuns: howMany(12, 400) },
  )
})

test('the renewal job resends events that a webhook refused, and a repeated event counts once', async () => {
  const ada = await till.member()
  await ada.pay()
  const away = async () => new Response('', { status: 503 })
  const job = renewalJob({ ...till.world, log: { warn: () => {} } }, away)
  till.goTo(new Date('2026-02-28T12:00:00Z'))
  expect(await job.work(() => false)).toMatchObject({ told: 0 })
  expect(await ada.plan()).toBe('free')
  await till.passTime(1000)
  expect(await ada.subscription()).toMatchObject({ subscribed: true, subscription_end: '2026-03-31T12:00:00.000Z' })
  expect(await renewalJob(till.world, sendTo(makeApp(till.world))).work(() => false)).toBeNull()
})

test('concurrent jobs send each test event once, and a portal view sends none', async () => {
  const ada = await till.member()
  await ada.pay()
  till.goTo(new Date('2026-02-28T12:00:00Z'))
  const told: string[] = []
  const send = async (request: Request) => {
    told.push((await request.clone().json()).id)
    return sendTo(makeApp(till.world))(request)
  }
  await Promise.all([1, 2, 3].map(() => ada.call('describe-test-portal')))
  const untold = async () => {
    const { rows } = await sql<{ id: string }>`select id from private.test_events order by position`.execute(till.world.db)
    return rows.map(({ id }) => id)
  }
  const waiting = await untold()
  expect(waiting).toHaveLength(2)
  // One sender was stopped midway: its events are free for the next one after half a minute.
  renewalJob(till.world, () => new Promise(() => {})).work(() => false)
  await expect
    .poll(async () => (await sql`select from private.test_events where claimed_until is not null`.execute(till.world.db)).rows.length)
    .toBe(2)
  expect(await sendEvents(till.world, send, null)).toBe(0)
  expect(await untold()).toEqual(waiting)
  till.goTo(new Date(till.now().getTime() + 30_000))
  const counts = await Promise.all([1, 2, 3, 4].map(() => sendEvents(till.world, send, null)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  expect(told.toSorted()).toEqual(waiting.toSorted())
  expect(await untold()).toEqual([])
  expect(await ada.plan()).toBe('premium')
})

test('test payment data is deleted with the account', async () => {
  const ada = await till.member()
  await ada.pay()
  const customer = await ada.customer()
  await sql`delete from auth.users where id = ${ada.id}`.execute(till.world.db)
  expect(await till.payments.readCustomer(customer)).toBeNull()
  expect(await till.payments.openPortal({ customer, returnUrl: 'http://localhost/' })).toBeNull()
  const { rows } = await sql`select from private.test_subscriptions where customer = ${customer}`.execute(till.world.db)
  expect(rows).toEqual([])
})
