import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { type Payments, UnknownAtProvider } from '#server/billing/payments.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { type FakeStripe, type Misbehaviour, openFakeStripe, settings } from './fake-stripe.ts'
import { month } from './stripe-books.ts'
import { parametersOf, unknownParameter } from './stripe-parameters.ts'

// The Stripe adapter over a local socket: its requests, and its handling of the answers.

let stripe: FakeStripe
let line: { url: string; close: () => Promise<void> }
let payments: Payments
const notes: { entry: object; words: string }[] = []
const start = new Date('2026-07-01T12:00:00Z')
let now = start

beforeAll(async () => {
  stripe = openFakeStripe(() => now)
  line = await stripe.listen()
  payments = openAt(line.url)
})
afterAll(() => line.close())
beforeEach(() => {
  stripe.misbehaviour = null
  stripe.delay = async () => {}
  notes.splice(0)
})

function openAt(apiBase: string, parts: { secretKey?: string; answer?: number; again?: number } = {}): Payments {
  const { secretKey = settings.secretKey, answer = 2_000, again = 0 } = parts
  const note = (entry: object, words: string) => void notes.push({ entry, words })
  const log = { warn: note, error: note }
  return openStripe({ ...settings, secretKey, apiBase }, { fetch, log, patience: { answer, again } })
}

const aCustomer = (parts: { replaces?: string | null } = {}) =>
  payments.customerFor({ userId: crypto.randomUUID(), replaces: null, ...parts })
const order = (customer: string, idempotencyKey: string = crypto.randomUUID()) => ({
  customer,
  userId: crypto.randomUUID(),
  successUrl: 'https://example.org/subscription-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://example.org/',
  idempotencyKey,
})
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((failure: unknown) => failure)

test('every request uses only parameters that Stripe publishes, and the fake refuses others', async () => {
  const customer = await aCustomer()
  await payments.setReceiptEmail(customer, 'ada@example.org')
  await payments.readPlan()
  const opened = await payments.openCheckout(order(customer))
  expect(await payments.findOpenCheckout(opened?.id ?? '')).toEqual(opened)
  await payments.closeCheckout(opened?.id ?? '')
  await payments.openPortal({ customer, returnUrl: 'https://example.org/' })
  stripe.books.subscribe(customer)
  stripe.books.dispute(customer)
  stripe.books.renew(customer, { fails: true })
  await payments.readCustomer(customer)
  await payments.customerOf(stripe.books.lastPaymentOf(customer)?.id ?? '')
  for await (const change of payments.readBalance(start)) expect(change.customer).toBe(customer)
  await payments.endCustomer(customer)
  const asked = new Set(stripe.asked.map(({ method, path }) => `${method} ${path.replaceAll(/(cus|ch|cs|price)_\w+/g, '…')}`))
  expect([...asked].sort()).toEqual([
    'DELETE /v1/customers/…',
    'GET /v1/balance_transactions',
    'GET /v1/charges',
    'GET /v1/charges/…',
    'GET /v1/checkout/sessions/…',
    'GET /v1/customers/…',
    'GET /v1/disputes',
    'GET /v1/invoices',
    'GET /v1/prices/…',
    'GET /v1/subscriptions',
    'POST /v1/billing_portal/sessions',
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions/…/expire',
    'POST /v1/customers',
    'POST /v1/customers/…',
  ])
  const refused = await fetch(`${line.url}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${settings.secretKey}`,
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'mail=ada@example.org',
  })
  expect([refused.status, (await refused.json()).error.code]).toEqual([400, 'parameter_unknown'])
})

test("the published parameters are read from the package's types, nested ones and lists included", () => {
  const checkout = parametersOf('resources/Checkout/Sessions', 'Checkout.SessionCreateParams')
  const known = ['mode', 'metadata[user_id]', 'line_items[0][price]', 'line_items[0][price_data][recurring][interval]', 'expand[0]']
  expect(unknownParameter(known, checkout)).toBeUndefined()
  for (const key of ['modus', 'mode[x]', 'line_items[price]', 'line_items[0][prize]', 'metadata[a][b]']) {
    expect(unknownParameter([key], checkout), key).toBe(key)
  }
  const list = parametersOf('resources/BalanceTransactions', 'BalanceTransactionListParams')
  expect(unknownParameter(['created[gte]', 'limit', 'starting_after', 'created'], list)).toBeUndefined()
  expect(unknownParameter(['created[since]'], list)).toBe('created[since]')
})

test('a checkout is for the monthly price and names its customer, and the same idempotency key opens the same one', async () => {
  const customer = await aCustomer()
  const wanted = order(customer)
  const pages = await Promise.all([payments.openCheckout(wanted), payments.openCheckout(wanted), payments.openCheckout(order(customer))])
  expect(pages[0]).toEqual(pages[1])
  expect(pages[2]?.id).not.toBe(pages[0]?.id)
  expect(stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.form).toEqual({
    mode: 'subscription',
    customer,
    client_reference_id: expect.any(String),
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][price]': settings.priceId,
    'line_items[0][quantity]': '1',
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
  })
})

test('an account has one customer, whatever its address, and another only after that one is deleted', async () => {
  const userId = crypto.randomUUID()
  const account = { userId, replaces: null }
  const same = await Promise.all([1, 2, 3].map(() => payments.customerFor(account)))
  await payments.setReceiptEmail(same[0] ?? '', 'ada@example.net')
  expect(await payments.customerFor(account)).toBe(same[0])
  expect(new Set(same).size).toBe(1)
  const [customer = ''] = same
  expect(stripe.books.customer(customer)).toMatchObject({ email: 'ada@example.net', metadata: { user_id: userId } })
  await payments.endCustomer(customer)
  expect(await payments.openCheckout(order(customer))).toBeNull()
  expect(await payments.openPortal({ customer, returnUrl: 'https://example.org/' })).toBeNull()
  expect(await payments.readCustomer(customer)).toBeNull()
  const other = await payments.customerFor({ ...account, replaces: customer })
  expect(other).not.toBe(customer)
  expect((await payments.openCheckout(order(other)))?.url).toMatch(/^https:/)
})

test('a deleted customer reads as null, and an unknown one fails as UnknownAtProvider', async () => {
  const customer = await aCustomer()
  await payments.endCustomer(customer)
  expect(await payments.readCustomer(customer)).toBeNull()
  expect(await payments.endCustomer(customer)).toBeUndefined()
  const calls = [
    () => payments.readCustomer('cus_nobody'),
    () => payments.openCheckout(order('cus_nobody')),
    () => payments.openPortal({ customer: 'cus_nobody', returnUrl: 'https://example.org/' }),
    () => payments.endCustomer('cus_nobody'),
    () => payments.customerOf('ch_nothing'),
  ]
  for (const call of calls) expect(await failureOf(call())).toBeInstanceOf(UnknownAtProvider)
  // The owner is told where the count is known, not here for each customer.
  expect(notes).toEqual([])
})

test('a customer is read with its subscriptions, payments and disputes', async () => {
  const customer = await aCustomer()
  const { books } = stripe
  books.subscribe(customer)
  now = new Date(start.getTime() + 86_400_000)
  books.renew(customer, { fails: true })
  books.cancelAtEnd(customer, 'date')
  const known = await payments.readCustomer(customer)
  const lastPaid = { at: start, until: new Date(start.getTime() + month), isRefunded: false }
  expect(known).toMatchObject({
    subscriptions: [{ status: 'past_due', lastPaid, cancelAtPeriodEnd: true, endedAt: null }],
    disputedAt: null,
  })
  const disputeAs = async (status: string) => {
    books.dispute(customer, status)
    return (await payments.readCustomer(customer))?.disputedAt
  }
  for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']) {
    expect(await disputeAs(status), status).toBeNull()
  }
  for (const status of ['needs_response', 'under_review', 'appeal_under_review', 'something_new', 'lost'])
    expect(await disputeAs(status), status).toEqual(now)
  now = start
})

test('a balance of several pages is read to its end', async () => {
  stripe.pageSize = 3
  const customer = await aCustomer()
  stripe.books.subscribe(customer)
  for (let count = 0; count < 10; count += 1) stripe.books.renew(customer)
  const ids = new Set<string>()
  for await (const change of payments.readBalance(start)) if (change.customer === customer) ids.add(change.id)
  expect(ids.size).toBe(11)
  stripe.pageSize = 100
})

test.each<Misbehaviour>(['500', '503', '429', 'garbage', 'another shape'])(
  'the Stripe failure "%s" becomes unavailable, without Stripe\'s message',
  async (misbehaviour) => {
    const customer = await aCustomer()
    stripe.misbehaviour = misbehaviour
    const calls = [
      () => payments.readCustomer(customer),
      () => payments.openCheckout(order(customer)),
      () => payments.openPortal({ customer, returnUrl: 'https://example.org/' }),
      () => payments.customerOf('ch_1'),
      () => aCustomer(),
      async () => {
        for await (const change of payments.readBalance(start)) expect(change.id).toBeTypeOf('string')
      },
    ]
    for (const call of calls) {
      const failure = await failureOf(call())
      expect(failure).toBeInstanceOf(AppError)
      expect(failure).toMatchObject({ code: 'unavailable', message: 'unavailable', details: {} })
    }
    expect(notes.length).toBeGreaterThanOrEqual(calls.length)
  },
)

test('a refused connection, a missing answer and a wrong key become unavailable', async () => {
  const nobody = await stripe.listen()
  await nobody.close()
  expect(await failureOf(openAt(nobody.url).readCustomer('cus_1'))).toMatchObject({ code: 'unavailable' })
  stripe.delay = () => new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await failureOf(openAt(line.url, { answer: 100 }).readCustomer('cus_1'))).toMatchObject({ code: 'unavailable' })
  stripe.delay = async () => {}
  expect(await failureOf(openAt(line.url, { secretKey: 'sk_test_another' }).readCustomer('cus_1'))).toMatchObject({ code: 'unavailable' })
})

test('a request that failed briefly is retried with the same idempotency key', async () => {
  let isFirst = true
  stripe.misbehaviour = '503'
  stripe.delay = async () => {
    if (isFirst) stripe.misbehaviour = null
    isFirst = false
  }
  const before = stripe.asked.length
  const userId = crypto.randomUUID()
  expect(await openAt(line.url, { again: 1 }).customerFor({ userId, replaces: null })).toMatch(/^cus_/)
  const keys = stripe.asked.slice(before).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([`customer:${userId}`, `customer:${userId}`])
})
