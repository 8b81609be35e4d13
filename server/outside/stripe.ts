import Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { BalanceChange, CustomerState, LastPayment, Payments } from '#server/billing/payments.ts'
import type { StripeSettings } from '#server/config/billing.ts'
import {
  BalanceTransaction,
  Charge,
  Charges,
  Customer,
  Disputes,
  disputeOf,
  idOf,
  isPaid,
  Named,
  Page,
  Subscriptions,
  toSubscription,
  userIdOf,
} from '#server/outside/stripe-answers.ts'
import { readSigned } from '#server/outside/stripe-events.ts'

interface Outside {
  fetch: typeof fetch
  log: { warn(entry: object, words: string): void }
  /** How long an answer may take, in milliseconds; and how often a call is tried again where Stripe is not reached. */
  patience?: { answer: number; again: number }
}

/** As many as Stripe puts on a page. */
const mostOnPage = 100

/** Stripe itself, by its own package. */
export function openStripe(settings: StripeSettings, { fetch, log, patience = { answer: 10_000, again: 1 } }: Outside): Payments {
  const stripe = clientFor(settings, fetch, patience)

  /** Everything that Stripe refuses or cannot do is `unavailable` to whoever asked, and is told to the owner here: no word of Stripe's goes further. */
  async function ask<Schema extends z.ZodMiniType>(schema: Schema, act: () => Promise<unknown>): Promise<z.output<Schema>> {
    try {
      return schema.parse(await act())
    } catch (err) {
      throw failed(err)
    }
  }

  function failed(err: unknown): AppError {
    log.warn({ err }, 'Stripe did not do what it was asked')
    return new AppError('unavailable', {}, { cause: err })
  }

  /** The same, where there may be no such thing. */
  async function find<Schema extends z.ZodMiniType>(schema: Schema, act: () => Promise<unknown>): Promise<z.output<Schema> | null> {
    return ask(schema, act).catch((failure: AppError) => {
      if (isMissing(failure.cause)) return null
      throw failure
    })
  }

  async function findLastPayment(customer: string): Promise<LastPayment | null> {
    const charges = await ask(Charges, async () => (await stripe.charges.list({ customer, limit: mostOnPage })).data)
    const last = charges.find(isPaid)
    if (!last) return null
    const disputes = last.disputed
      ? await ask(Disputes, async () => (await stripe.disputes.list({ charge: last.id, limit: mostOnPage })).data)
      : []
    return { at: last.created, isRefunded: last.refunded, dispute: disputeOf(disputes) }
  }

  return {
    kind: 'stripe',
    async customerFor({ userId, email, replaces }) {
      // The key is tied to what was asked with it, and an address may change: it is told after.
      const idempotencyKey = ['customer', userId, ...(replaces === null ? [] : [replaces])].join(':')
      const { id } = await ask(Named, () => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }))
      if (email !== null) await find(Named, () => stripe.customers.update(id, { email }))
      return id
    },
    async openCheckout({ customer, userId, successUrl, cancelUrl, idempotencyKey }) {
      const page = await find(Page, () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: userId,
            line_items: [{ price: settings.priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: `checkout:${idempotencyKey}` },
        ),
      )
      return page?.url ?? null
    },
    async openPortal({ customer, returnUrl }) {
      const page = await find(Page, () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))
      return page?.url ?? null
    },
    async readCustomer(customer): Promise<CustomerState | null> {
      const known = await find(Customer, () => stripe.customers.retrieve(customer))
      if (known === null || known.deleted) return null
      const [subscriptions, lastPayment] = await Promise.all([
        ask(Subscriptions, async () => (await stripe.subscriptions.list({ customer, status: 'all', limit: mostOnPage })).data),
        findLastPayment(customer),
      ])
      return { userId: userIdOf(known), subscriptions: subscriptions.map(toSubscription), lastPayment }
    },
    async customerOf(charge) {
      const known = await find(Charge, () => stripe.charges.retrieve(charge))
      return idOf(known?.customer)
    },
    async endCustomer(customer) {
      // Stripe cancels at once what a deleted customer pays for, opens no checkout for it again, and keeps its payments.
      await find(Named, () => stripe.customers.del(customer))
    },
    readEvent: (body, signature, now) => readSigned(body, signature, settings.webhookSecret, now),
    async *readBalance(since): AsyncGenerator<BalanceChange> {
      const payers = new Map<string, Promise<string | null>>()
      const payerOf = (charge: string) => {
        const known = payers.get(charge) ?? this.customerOf(charge)
        payers.set(charge, known)
        return known
      }
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const pages = stripe.balanceTransactions.list({ created, expand: ['data.source'], limit: mostOnPage })
      const rest = pages[Symbol.asyncIterator]()
      for (;;) {
        const next = await rest.next().catch((err: unknown) => {
          throw failed(err)
        })
        if (next.done) return
        const { id, created: at, net, currency, source } = await ask(BalanceTransaction, async () => next.value)
        const [payer, charge] = typeof source === 'object' ? [idOf(source?.customer), idOf(source?.charge)] : [null, null]
        yield { id, at, net, currency, customer: payer ?? (charge === null ? null : await payerOf(charge)) }
      }
    },
  }
}

function clientFor(
  { secretKey, apiBase }: StripeSettings,
  send: typeof fetch,
  { answer, again }: { answer: number; again: number },
): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  const isPlain = base?.protocol === 'http:'
  return new Stripe(secretKey, {
    // No redirect gets the key.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      send(url, { ...init, redirect: 'error' }),
    ),
    timeout: answer,
    maxNetworkRetries: again,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }),
  })
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing'
}
