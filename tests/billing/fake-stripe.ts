import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import Stripe from 'stripe'
import { type FakeEvent, monthlyPrice, StripeBooks } from './stripe-books.ts'
import { type Answer, type Known, type OpenDoor, openDoors } from './stripe-doors.ts'
import { type Shape, unknownParameter } from './stripe-parameters.ts'
import { apiVersion, error, type Reply, refusal, send } from './stripe-replies.ts'

/** The faults that Stripe can have. */
export type Misbehaviour = 'away' | '500' | '503' | '429' | 'garbage' | 'another shape'

export const settings = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_of_these_tests_0123456789', priceId: monthlyPrice }

interface Asked {
  method: string
  path: string
  form: Record<string, string>
  idempotencyKey: string | null
}

/**
 * A fake of Stripe's wire format: form-encoded calls, lists by pages, errors, idempotency keys. It refuses parameters
 * that Stripe does not publish.
 */
export interface FakeStripe extends Known {
  misbehaviour: Misbehaviour | null
  /** Customers for which Stripe itself fails each time. */
  broken: Set<string>
  /** Paths that the key may not read. */
  forbidden: Set<string>
  /** Waits before an answer is sent, after its content is fixed. */
  delay: () => Promise<void>
  asked: Asked[]
  /** Stripe without a socket. */
  fetch: typeof fetch
  /** Stripe on a port of this machine. */
  listen(): Promise<{ url: string; close: () => Promise<void> }>
}

/** Opens a fake Stripe without customers. */
export function openFakeStripe(now: () => Date): FakeStripe {
  const books = new StripeBooks(now)
  const kept = new Map<string, { asked: string; reply: Reply }>()
  const app = new Hono()
  const fake: FakeStripe = {
    books,
    misbehaviour: null,
    odd: new Set(),
    broken: new Set(),
    forbidden: new Set(),
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
          // A client keeps its connection open for its next request.
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
      return { url, close }
    },
  }

  const door: OpenDoor = (method, path, shape, answer) => {
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
    if (fake.forbidden.has(path)) {
      const message = 'The provided key does not have the required permissions for this endpoint.'
      return send({ status: 403, body: error('invalid_request_error', { code: 'more_permissions_required', message }) })
    }
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
    // An answer to an idempotency key is kept only after success, so that a refused call may be repeated.
    if (idempotencyKey !== null && method === 'POST' && reply.status === 200) kept.set(idempotencyKey, { asked, reply })
    return send(reply)
  }

  openDoors(fake, door, now)
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
