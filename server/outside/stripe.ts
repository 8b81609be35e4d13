import { type BalanceChange, type CustomerState, NotReached, type Payments } from '#server/billing/payments.ts'
import type { StripeSettings } from '#server/config/billing.ts'
import {
  Charge,
  Charges,
  Checkout,
  Customer,
  Disputes,
  disputeOf,
  idOf,
  isPaid,
  Named,
  NextChange,
  Page,
  Price,
  Subscriptions,
  toOpen,
  toPlan,
  toSubscription,
  userIdOf,
} from '#server/outside/stripe-answers.ts'
import { openClient, type Patience } from '#server/outside/stripe-client.ts'
import { readSigned } from '#server/outside/stripe-events.ts'
import { type Log, openQuestions } from '#server/outside/stripe-questions.ts'

interface Outside {
  fetch: typeof fetch
  log: Log
  patience?: Patience
}

/** As many as Stripe puts on a page. */
const mostOnPage = 100

/** Stripe itself, by its own package. */
export function openStripe(settings: StripeSettings, { fetch, log, patience = { answer: 10_000, again: 1 } }: Outside): Payments {
  const stripe = openClient(settings, fetch, patience)
  const { ask, find } = openQuestions(log)

  async function findLastPayment(customer: string): Promise<CustomerState['lastPayment']> {
    const charges = await ask(Charges, async () => (await stripe.charges.list({ customer, limit: mostOnPage })).data)
    const last = charges.find(isPaid)
    if (!last) return null
    const disputes = last.disputed
      ? await ask(Disputes, async () => (await stripe.disputes.list({ charge: last.id, limit: mostOnPage })).data)
      : []
    return { isRefunded: last.refunded, dispute: disputeOf(disputes) }
  }

  return {
    kind: 'stripe',
    async customerFor({ userId, email, replaces }) {
      // The key is tied to what was asked with it, and an address may change: it is told after.
      const idempotencyKey = ['customer', userId, ...(replaces === null ? [] : [replaces])].join(':')
      const { id } = await ask(Named, () => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }))
      // An address that Stripe does not like keeps nobody from paying: only its receipts do not come.
      if (email !== null) await find(Named, () => stripe.customers.update(id, { email })).catch(unlessAway)
      return id
    },
    async readPlan() {
      const price = await find(Price, () => stripe.prices.retrieve(settings.priceId))
      return price && toPlan(price)
    },
    openCheckout: ({ customer, userId, successUrl, cancelUrl, idempotencyKey }) =>
      find(
        Checkout,
        () =>
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
        'customer',
      ).then((checkout) => checkout && toOpen(checkout)),
    async findOpenCheckout(id) {
      const checkout = await find(Checkout, () => stripe.checkout.sessions.retrieve(id))
      return checkout && toOpen(checkout)
    },
    async closeCheckout(id) {
      await find(Checkout, () => stripe.checkout.sessions.expire(id))
    },
    async openPortal({ customer, returnUrl }) {
      const page = await find(Page, () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }), 'customer')
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
        const next = await ask(NextChange, () => rest.next())
        if (next.done) return
        const { id, created: at, net, currency, source } = next.value
        const [payer, charge] = typeof source === 'object' ? [idOf(source?.customer), idOf(source?.charge)] : [null, null]
        yield { id, at, net, currency, customer: payer ?? (charge === null ? null : await payerOf(charge)) }
      }
    },
  }
}

function unlessAway(failure: unknown): void {
  if (failure instanceof NotReached) throw failure
}
