import { AppError } from '#domain/errors.ts'
import { type BalanceChange, type CustomerState, NotKnown, NotReached, type Payments, testNames } from '#server/billing/payments.ts'
import type { StripeSettings } from '#server/config/billing.ts'
import {
  Charge,
  Checkout,
  Customer,
  idOf,
  Named,
  NextChange,
  Page,
  Price,
  toOpen,
  toPlan,
  userIdOf,
} from '#server/outside/stripe-answers.ts'
import { openClient, type Patience } from '#server/outside/stripe-client.ts'
import { readSigned } from '#server/outside/stripe-events.ts'
import { mostOnPage, openPaid } from '#server/outside/stripe-paid.ts'
import { type Log, openQuestions } from '#server/outside/stripe-questions.ts'

interface Outside {
  fetch: typeof fetch
  log: Log
  patience?: Patience
}

/** Stripe itself, by its own package. */
export function openStripe(settings: StripeSettings, { fetch, log, patience = { answer: 10_000, again: 1 } }: Outside): Payments {
  const client = openClient(settings, fetch, patience)
  const questions = openQuestions(client, log)
  const { ask, find } = questions
  const prices = settings.priceId.split(',')
  const [priceOnSale = ''] = prices

  const { readPaid, assertReadable } = openPaid(client, { prices, questions, log })

  /** Null: it was deleted, or is one of the test checkout, who pays nothing. Stripe knows for good whom it once had. */
  async function findCustomer(customer: string) {
    if (customer.startsWith(testNames.customer)) return null
    const known = await find(Customer, (stripe) => stripe.customers.retrieve(customer))
    if (known === null) throw new NotKnown()
    return known.deleted ? null : known
  }

  /** What is said to be missing may be deleted, or of another account or mode. */
  async function assertDeleted(customer: string): Promise<null> {
    if ((await findCustomer(customer)) !== null) throw new AppError('unavailable')
    return null
  }

  return {
    kind: 'stripe',
    async customerFor({ userId, replaces }) {
      // The key is tied to what was asked with it, and so to nothing that may change.
      const idempotencyKey = ['customer', userId, ...(replaces === null ? [] : [replaces])].join(':')
      const { id } = await ask(Named, (stripe) => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }))
      return id
    },
    async tellAddress(customer, email) {
      // An address that Stripe does not like keeps nobody from paying: only its receipts do not come.
      await find(Named, (stripe) => stripe.customers.update(customer, { email })).catch(unlessAway)
    },
    async readPlan() {
      const price = await find(Price, (stripe) => stripe.prices.retrieve(priceOnSale))
      return price && toPlan(price)
    },
    async openCheckout({ customer, userId, successUrl, cancelUrl, idempotencyKey }) {
      await assertReadable(customer)
      const checkout = await find(
        Checkout,
        (stripe) =>
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
      )
      return checkout === null ? assertDeleted(customer) : toOpen(checkout)
    },
    async findOpenCheckout(id) {
      const checkout = await find(Checkout, (stripe) => stripe.checkout.sessions.retrieve(id))
      return checkout && toOpen(checkout)
    },
    async closeCheckout(id) {
      await find(Checkout, (stripe) => stripe.checkout.sessions.expire(id))
    },
    async openPortal({ customer, returnUrl }) {
      const page = await find(Page, (stripe) => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }), 'customer')
      return page === null ? assertDeleted(customer) : page.url
    },
    async readCustomer(customer): Promise<CustomerState | null> {
      const known = await findCustomer(customer)
      return known && { userId: userIdOf(known), ...(await readPaid(customer)) }
    },
    async customerOf(charge) {
      if (charge.startsWith(testNames.payment)) return null
      const known = await find(Charge, (stripe) => stripe.charges.retrieve(charge))
      if (known === null) throw new NotKnown()
      return idOf(known.customer)
    },
    async endCustomer(customer) {
      // Stripe cancels at once what a deleted customer pays for, opens no checkout for it again, and keeps its payments.
      const ended = await find(Named, (stripe) => stripe.customers.del(customer))
      if (ended === null) await assertDeleted(customer)
    },
    readEvent: (body, signature, now) => readSigned(body, signature, settings.webhookSecret, now),
    async *readBalance(since): AsyncGenerator<BalanceChange> {
      const payers = new Map<string, Promise<string | null>>()
      const payerOf = (charge: string) => {
        const known = payers.get(charge) ?? this.customerOf(charge).catch(unlessKnown)
        payers.set(charge, known)
        return known
      }
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const pages = (await client()).balanceTransactions.list({ created, expand: ['data.source'], limit: mostOnPage })
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

/** What the balance names and Stripe does not have is nobody's. */
function unlessKnown(failure: unknown): null {
  if (failure instanceof NotKnown) return null
  throw failure
}

function unlessAway(failure: unknown): void {
  if (failure instanceof NotReached) throw failure
}
