import type * as z from 'zod/mini'
import { countsFrom, type PaidSubscription, type Payment } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/limits.ts'
import { AppError } from '#domain/errors.ts'
import { type BalanceChange, type CustomerState, NotReached, type Payments } from '#server/billing/payments.ts'
import type { StripeSettings } from '#server/config/billing.ts'
import {
  Charge,
  Checkout,
  Customer,
  Disputes,
  disputeOf,
  Invoices,
  idOf,
  isOf,
  isPaid,
  Named,
  NextChange,
  NextCharge,
  Page,
  Price,
  paidUntilOf,
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

/** So many charges of one customer are looked through, those included that failed. */
const mostCharges = 2_000

/** Stripe itself, by its own package. */
export function openStripe(settings: StripeSettings, { fetch, log, patience = { answer: 10_000, again: 1 } }: Outside): Payments {
  const stripe = openClient(settings, fetch, patience)
  const { ask, find } = openQuestions(log)
  const prices = settings.priceId.split(',')
  const [priceOnSale = ''] = prices

  /** Those that count. Throws `unavailable` where there are too many charges to tell: then it is not known whether anything was taken back. */
  async function findPayments(customer: string): Promise<Payment[]> {
    const rest = stripe.charges.list({ customer, limit: mostOnPage })[Symbol.asyncIterator]()
    const payments: Payment[] = []
    for (let seen = 0; seen < mostCharges; seen += 1) {
      const next = await ask(NextCharge, () => rest.next())
      const [newest] = payments
      if (next.done || (newest && next.value.created < countsFrom(newest.at, billingLimits.disputable))) return payments
      if (isPaid(next.value)) payments.push(await toPayment(next.value))
    }
    log.error({ customer, mostCharges }, 'a customer has too many charges at Stripe to tell what was paid')
    throw new AppError('unavailable')
  }

  async function toPayment({ id, created, refunded, disputed }: z.output<typeof Charge>): Promise<Payment> {
    const disputes = disputed ? await ask(Disputes, async () => (await stripe.disputes.list({ charge: id, limit: mostOnPage })).data) : []
    return { at: created, isRefunded: refunded, dispute: disputeOf(disputes) }
  }

  /** Only those to a price of ours: whatever else the account sells is no Premium. */
  async function findSubscriptions(customer: string): Promise<PaidSubscription[]> {
    const parameters = { customer, status: 'all' as const, expand: ['data.latest_invoice'], limit: mostOnPage }
    const known = await ask(Subscriptions, async () => (await stripe.subscriptions.list(parameters)).data)
    const ours = known.filter((one) => isOf(prices, one))
    return Promise.all(ours.map(async (one) => toSubscription(one, paidUntilOf(one.latest_invoice) ?? (await findPaidUntil(one.id)))))
  }

  async function findPaidUntil(subscription: string): Promise<Date | null> {
    const [last] = await ask(Invoices, async () => (await stripe.invoices.list({ subscription, status: 'paid', limit: 1 })).data)
    return paidUntilOf(last)
  }

  return {
    kind: 'stripe',
    async customerFor({ userId, replaces }) {
      // The key is tied to what was asked with it, and so to nothing that may change.
      const idempotencyKey = ['customer', userId, ...(replaces === null ? [] : [replaces])].join(':')
      const { id } = await ask(Named, () => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }))
      return id
    },
    async tellAddress(customer, email) {
      // An address that Stripe does not like keeps nobody from paying: only its receipts do not come.
      await find(Named, () => stripe.customers.update(customer, { email })).catch(unlessAway)
    },
    async readPlan() {
      const price = await find(Price, () => stripe.prices.retrieve(priceOnSale))
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
              allowed_payment_method_types: ['card'],
              line_items: [{ price: priceOnSale, quantity: 1 }],
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
      const [subscriptions, payments] = await Promise.all([findSubscriptions(customer), findPayments(customer)])
      return { userId: userIdOf(known), subscriptions, payments }
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
