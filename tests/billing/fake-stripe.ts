import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import Stripe from 'stripe'
import {
  type FakeCharge,
  type FakeCheckout,
  type FakeCustomer,
  type FakeEvent,
  type FakeInvoice,
  type FakeSubscription,
  monthlyPrice,
  StripeBooks,
} from './stripe-books.ts'
import { parametersOf, type Shape, unknownParameter } from './stripe-parameters.ts'

/** What Stripe can do wrong. */
export type Misbehaviour = 'away' | '500' | '503' | '429' | 'garbage' | 'another shape'

export const settings = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_of_these_tests_0123456789', priceId: monthlyPrice }

/** The version whose answers these are: the package's own. */
const apiVersion = '2026-10-28.endive'

interface Asked {
  method: string
  path: string
  form: Record<string, string>
  idempotencyKey: string | null
}

interface Reply {
  status: number
  body: object
}

/** Stripe on the wire: form-encoded calls, lists by pages, errors in its envelope, keys for idempotency. It refuses whatever its published parameters do not have. */
export interface FakeStripe {
  books: StripeBooks
  misbehaviour: Misbehaviour | null
  /** Customers whose subscriptions are in a state that no version of ours knows. */
  odd: Set<string>
  /** Customers at whom Stripe itself fails each time. */
  broken: Set<string>
  priceId: string
  /** No address of a customer is good enough. */
  refusesAddresses: boolean
  /** What the price of the plan is. */
  price: { active: boolean; unit_amount: number; currency: string; recurring: { interval: string; interval_count: number } | null }
  /** Waits before an answer goes out, when what it says is settled. */
  delay: () => Promise<void>
  /** How many are on a page, whatever is asked for. */
  pageSize: number
  asked: Asked[]
  /** Stripe without a socket. */
  fetch: typeof fetch
  /** Stripe on a port of this machine. */
  listen(): Promise<{ url: string; close: () => Promise<void> }>
}

const day = 86_400_000

type Answer = (form: Record<string, string>, id: string) => Reply

/** Opens it with empty books. */
export function openFakeStripe(now: () => Date): FakeStripe {
  const books = new StripeBooks(now)
  const kept = new Map<string, { asked: string; reply: Reply }>()
  const app = new Hono()
  const fake: FakeStripe = {
    books,
    misbehaviour: null,
    odd: new Set(),
    broken: new Set(),
    priceId: settings.priceId,
    refusesAddresses: false,
    price: { active: true, unit_amount: 1_200, currency: 'usd', recurring: { interval: 'month', interval_count: 1 } },
    delay: async () => {},
    pageSize: 100,
    asked: [],
    async fetch(input, init) {
      const request = new Request(input, init)
      if (fake.misbehaviour === 'away') throw new TypeError('fetch failed')
      return app.fetch(request)
    },
    async listen() {
      const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
        const opened = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(opened))
      })
      const address = server.address()
      const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
      const close = () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          // Who asks keeps the way open for the next question.
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
      return { url, close }
    },
  }

  const door = (method: 'GET' | 'POST' | 'DELETE', path: string, shape: Shape, answer: Answer) => {
    app.on(method, path, async (context) => {
      const reply = await behave(context, shape, answer)
      await fake.delay()
      return reply
    })
  }

  async function behave(context: Context, shape: Shape, answer: Answer): Promise<Response> {
    const form = Object.fromEntries(await formOf(context))
    const idempotencyKey = context.req.header('idempotency-key') ?? null
    const { method, path } = context.req
    fake.asked.push({ method, path, form, idempotencyKey })
    switch (fake.misbehaviour) {
      case '500':
      case '503':
        return send({ status: Number(fake.misbehaviour), body: error('api_error', { message: 'Something went wrong on our end.' }) })
      case '429':
        return send({ status: 429, body: error('rate_limit_error', { code: 'rate_limit', message: 'Too many requests' }) })
      case 'garbage':
        return new Response('<html>Bad gateway</html>', { status: 200 })
      case 'another shape':
        return send({ status: 200, body: { object: 'list', data: [{ surprise: true }], id: 7, url: 7, has_more: false } })
    }
    if (context.req.header('authorization') !== `Bearer ${settings.secretKey}`) {
      return send({ status: 401, body: error('invalid_request_error', { message: 'Invalid API Key provided: sk_****' }) })
    }
    if (context.req.header('stripe-version') !== apiVersion) throw new Error(`Another version: ${context.req.header('stripe-version')}`)
    if (fake.broken.has(path.split('/').at(-1) ?? ''))
      return send({ status: 500, body: error('api_error', { message: 'Something went wrong on our end.' }) })
    const unknown = unknownParameter(Object.keys(form), shape)
    if (unknown !== undefined) return send(refusal('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown))
    const asked = JSON.stringify([method, path, form])
    const before = idempotencyKey === null ? undefined : kept.get(idempotencyKey)
    if (before && before.asked !== asked) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`
      return send({ status: 400, body: error('idempotency_error', { message }) })
    }
    if (before) return send(before.reply, { 'idempotent-replayed': 'true' })
    const reply = answer(form, context.req.param('id') ?? '')
    // What was refused at the door is tried anew.
    if (idempotencyKey !== null && method === 'POST' && reply.status === 200) kept.set(idempotencyKey, { asked, reply })
    return send(reply)
  }

  const customers = 'resources/Customers'
  door('POST', '/v1/customers', parametersOf(customers, 'CustomerCreateParams'), (form) => {
    const customer = { id: books.newId('cus'), email: form.email ?? null, metadata: metadataOf(form), isDeleted: false }
    books.customers.push(customer)
    return found(customerObject(customer))
  })
  const customerDoor = (
    method: 'GET' | 'POST' | 'DELETE',
    params: string,
    act: (customer: FakeCustomer, form: Record<string, string>) => object,
  ) =>
    door(method, '/v1/customers/:id', parametersOf(customers, params), (form, id) => {
      const customer = books.customer(id)
      if (!customer || (customer.isDeleted && method !== 'GET')) return missing('customer', id, 'id', 404)
      if (form.email !== undefined && fake.refusesAddresses)
        return refusal('email_invalid', `Invalid email address: ${form.email}`, 'email')
      return found(act(customer, form))
    })
  customerDoor('GET', 'CustomerRetrieveParams', customerObject)
  customerDoor('POST', 'CustomerUpdateParams', (customer, form) =>
    customerObject(Object.assign(customer, { email: form.email ?? customer.email })),
  )
  customerDoor('DELETE', 'CustomerDeleteParams', (customer) => {
    books.forget(customer.id)
    return customerObject(customer)
  })

  door('POST', '/v1/checkout/sessions', parametersOf('resources/Checkout/Sessions', 'Checkout.SessionCreateParams'), (form) => {
    const customer = books.customer(form.customer ?? '')
    if (!customer || customer.isDeleted) return missing('customer', form.customer, 'customer')
    if (form['line_items[0][price]'] !== fake.priceId) return missing('price', form['line_items[0][price]'], 'line_items[0][price]')
    if (form.mode !== 'subscription') return refusal('parameter_invalid_empty', 'mode', 'mode')
    const id = books.newId('cs')
    const checkout: FakeCheckout = {
      id,
      customer: customer.id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      successUrl: form.success_url ?? '',
      status: 'open',
      expiresAt: new Date(now().getTime() + day),
    }
    books.checkouts.push(checkout)
    return found(checkoutObject(checkout))
  })
  const checkoutObject = (checkout: FakeCheckout) => {
    const status = books.stateOf(checkout)
    const { id, customer, successUrl } = checkout
    const url = status === 'open' ? checkout.url : null
    return { id, object: 'checkout.session', customer, mode: 'subscription', status, success_url: successUrl, url }
  }
  const sessions = 'resources/Checkout/Sessions'
  door('GET', '/v1/checkout/sessions/:id', parametersOf(sessions, 'Checkout.SessionRetrieveParams'), (_form, id) => {
    const checkout = books.checkouts.find((one) => one.id === id)
    return checkout ? found(checkoutObject(checkout)) : missing('checkout.session', id, 'session', 404)
  })
  door('POST', '/v1/checkout/sessions/:id/expire', parametersOf(sessions, 'Checkout.SessionExpireParams'), (_form, id) => {
    const checkout = books.checkouts.find((one) => one.id === id)
    if (!checkout) return missing('checkout.session', id, 'session', 404)
    if (books.stateOf(checkout) !== 'open')
      return refusal('', 'Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
    checkout.status = 'expired'
    return found(checkoutObject(checkout))
  })
  door('GET', '/v1/prices/:id', parametersOf('resources/Prices', 'PriceRetrieveParams'), (_form, id) =>
    id === fake.priceId ? found({ id, object: 'price', type: 'recurring', ...fake.price }) : missing('price', id, 'price', 404),
  )
  door(
    'POST',
    '/v1/billing_portal/sessions',
    parametersOf('resources/BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'),
    (form) => {
      const customer = books.customer(form.customer ?? '')
      if (!customer || customer.isDeleted) return missing('customer', form.customer, 'customer')
      const id = books.newId('bps')
      return found({ id, object: 'billing_portal.session', return_url: form.return_url, url: `https://billing.stripe.com/p/session/${id}` })
    },
  )

  const list = <Item extends { id: string }>(path: string, shape: Shape, items: (form: Record<string, string>) => readonly Item[]) =>
    door('GET', path, shape, (form) => {
      const all = items(form)
      const begin = form.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === form.starting_after) + 1
      const size = Math.min(Number(form.limit ?? 10), fake.pageSize)
      const data = all.slice(begin, begin + size)
      return found({ object: 'list', data, has_more: begin + size < all.length, url: path })
    })
  list('/v1/subscriptions', parametersOf('resources/Subscriptions', 'SubscriptionListParams'), ({ customer, status }) =>
    books.subscriptions
      .filter(
        (one) => one.customer === customer && (status === 'all' || one.status === status || (status === undefined && one.endedAt === null)),
      )
      .map((one) => ({
        ...subscriptionObject(one),
        ...(fake.odd.has(one.customer) && { status: 'hibernating' }),
      }))
      .reverse(),
  )
  list('/v1/invoices', parametersOf('resources/Invoices', 'InvoiceListParams'), ({ customer, status, 'expand[0]': expand }) =>
    books.invoices
      .filter((one) => one.customer === customer && one.status === (status ?? one.status))
      .map((one) => invoiceObject(one, expand))
      .reverse(),
  )
  const chargeObject = (charge: FakeCharge) => ({
    id: charge.id,
    object: 'charge',
    amount: 1_200,
    currency: 'usd',
    created: seconds(charge.at),
    customer: charge.customer,
    payment_intent: charge.paymentIntent,
    status: charge.hasSucceeded ? 'succeeded' : 'failed',
    paid: charge.hasSucceeded,
    captured: charge.hasSucceeded,
    refunded: charge.isRefunded,
    disputed: books.disputes.some((dispute) => dispute.charge === charge.id),
  })
  list('/v1/charges', parametersOf('resources/Charges', 'ChargeListParams'), ({ customer }) =>
    books.charges
      .filter((one) => one.customer === customer)
      .map(chargeObject)
      .reverse(),
  )
  door('GET', '/v1/charges/:id', parametersOf('resources/Charges', 'ChargeRetrieveParams'), (_form, id) => {
    const charge = books.charges.find((one) => one.id === id)
    return charge ? found(chargeObject(charge)) : missing('charge', id, 'id', 404)
  })
  list('/v1/disputes', parametersOf('resources/Disputes', 'DisputeListParams'), ({ charge }) =>
    books.disputes
      .filter((one) => one.charge === charge)
      .map(({ at, ...dispute }) => ({ ...dispute, object: 'dispute', created: seconds(at), amount: 1_200, currency: 'usd' }))
      .reverse(),
  )
  list('/v1/balance_transactions', parametersOf('resources/BalanceTransactions', 'BalanceTransactionListParams'), (form) =>
    books.transactions
      .filter((one) => seconds(one.at) >= Number(form['created[gte]'] ?? 0))
      .map(({ at, source, ...one }) => ({
        ...one,
        object: 'balance_transaction',
        created: seconds(at),
        currency: 'usd',
        source: form['expand[0]'] === 'data.source' ? source : 'id_only',
      }))
      .reverse(),
  )
  app.all('*', ({ req }) =>
    send({ status: 404, body: error('invalid_request_error', { message: `Unrecognized request URL (${req.method}: ${req.path}).` }) }),
  )
  return fake
}

/** A webhook as Stripe sends it, signed by its own package. */
export function webhookOf(
  event: FakeEvent,
  { at, secret = settings.webhookSecret }: { at: Date; secret?: string },
): { body: string; signature: string } {
  const { id, type, created, object } = event
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    data: { object },
  })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at.getTime() / 1000 }) }
}

async function formOf({ req }: Context): Promise<URLSearchParams> {
  if (req.method === 'GET' || req.method === 'DELETE') return new URL(req.url).searchParams
  if (req.header('content-type') !== 'application/x-www-form-urlencoded')
    throw new Error(`Stripe reads forms, not ${req.header('content-type')}`)
  return new URLSearchParams(await req.text())
}

function metadataOf(form: Record<string, string>): Record<string, string> {
  const entries = Object.entries(form).flatMap(([key, value]) => {
    const name = /^metadata\[(.+)\]$/.exec(key)?.[1]
    return name === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function customerObject({ id, email, metadata, isDeleted }: FakeCustomer): object {
  return isDeleted ? { id, object: 'customer', deleted: true } : { id, object: 'customer', email, metadata }
}

function subscriptionObject({ id, customer, status, start, end, cancelAtPeriodEnd, cancelAt, endedAt, price }: FakeSubscription) {
  const item = { id: `si_${id}`, object: 'subscription_item', current_period_start: seconds(start), current_period_end: seconds(end) }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at: cancelAt && seconds(cancelAt),
    cancel_at_period_end: cancelAtPeriodEnd,
    ended_at: endedAt && seconds(endedAt),
    items: {
      object: 'list',
      data: [{ ...item, price: { id: price, object: 'price' } }],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
  }
}

/** Its payments are in it only where that is asked for. */
function invoiceObject({ id, subscription, status, price, at, end, paidAt, paymentIntent }: FakeInvoice, expand: string | undefined) {
  const period = { start: seconds(at), end: seconds(end) }
  const line = {
    id: `il_${id}`,
    object: 'line_item',
    period,
    pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
  }
  const payment = {
    id: `inpay_${id}`,
    object: 'invoice_payment',
    invoice: id,
    status: status === 'paid' ? 'paid' : 'open',
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
  }
  const payments = {
    object: 'list',
    data: paymentIntent === null ? [] : [payment],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  }
  return {
    id,
    object: 'invoice',
    created: seconds(at),
    status,
    status_transitions: { finalized_at: seconds(at), marked_uncollectible_at: null, paid_at: paidAt && seconds(paidAt), voided_at: null },
    period_start: seconds(at),
    period_end: seconds(at),
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    ...(expand === 'data.payments' && { payments }),
  }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
const found = (body: object): Reply => ({ status: 200, body })

function missing(kind: string, id: string | undefined, param: string, status = 400): Reply {
  return { ...refusal('resource_missing', `No such ${kind}: '${id}'`, param), status }
}

function refusal(code: string, message: string, param: string): Reply {
  return { status: 400, body: error('invalid_request_error', { code, message, param }) }
}

function error(type: string, rest: object): object {
  return { error: { type, doc_url: 'https://stripe.com/docs/error-codes', ...rest } }
}

function send({ status, body }: Reply, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'request-id': `req_${crypto.randomUUID().slice(0, 8)}`, 'stripe-version': apiVersion, ...headers },
  })
}
