import { AppError } from '#domain/errors.ts'
import {
  type BalanceChange,
  type CustomerState,
  type Payments,
  ProviderUnreachable,
  testIdPrefixes,
  UnknownAtProvider,
} from '#server/billing/payments.ts'
import type { StripeSettings } from '#server/config/billing.ts'
import {
  Charge,
  Checkout,
  Customer,
  idOf,
  NextChange,
  Page,
  Price,
  toOpenCheckout,
  toPlan,
  userIdOf,
  WithId,
} from '#server/outside/stripe-answers.ts'
import { openStripeCaller, type StripeLog } from '#server/outside/stripe-caller.ts'
import { openClient, type RetryPolicy } from '#server/outside/stripe-client.ts'
import { readSignedEvent } from '#server/outside/stripe-events.ts'
import { mostOnPage, openPaidReader } from '#server/outside/stripe-paid.ts'

interface Dependencies {
  fetch: typeof fetch
  log: StripeLog
  patience?: RetryPolicy
}

/** The payment provider Stripe, by its own package. */
export function openStripe(settings: StripeSettings, { fetch, log, patience = { answer: 10_000, again: 1 } }: Dependencies): Payments {
  const client = openClient(settings, fetch, patience)
  const questions = openStripeCaller(client, log)
  const { ask, find } = questions
  const prices = settings.priceId.split(',')
  const [priceOnSale = ''] = prices

  const { readPaid, assertReadable } = openPaidReader(client, { prices, questions, log })

  /**
   * Null for a deleted customer, and for one of the test checkout, which has paid nothing. Stripe knows deleted
   * customers for good.
   */
  async function findCustomer(customer: string) {
    if (customer.startsWith(testIdPrefixes.customer)) return null
    const known = await find(Customer, (stripe) => stripe.customers.retrieve(customer))
    if (known === null) throw new UnknownAtProvider()
    return known.deleted ? null : known
  }

  /** A missing customer may be deleted (null), or may belong to another account or mode (throws). */
  async function assertDeleted(customer: string): Promise<null> {
    if ((await findCustomer(customer)) !== null) throw new AppError('unavailable')
    return null
  }

  return {
    kind: 'stripe',
    async customerFor({ userId, replaces }) {
      // Stripe refuses the same key with other parameters, so the key is built from values that never change.
      const idempotencyKey = ['customer', userId, ...(replaces === null ? [] : [replaces])].join(':')
      const { id } = await ask(WithId, (stripe) => stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }))
      return id
    },
    async setReceiptEmail(customer, email) {
      // An address that Stripe refuses must not prevent a payment. Only the receipts get lost.
      await find(WithId, (stripe) => stripe.customers.update(customer, { email })).catch(ignoreUnlessUnreachable)
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
      return checkout === null ? assertDeleted(customer) : toOpenCheckout(checkout)
    },
    async findOpenCheckout(id) {
      const checkout = await find(Checkout, (stripe) => stripe.checkout.sessions.retrieve(id))
      return checkout && toOpenCheckout(checkout)
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
      if (charge.startsWith(testIdPrefixes.payment)) return null
      const known = await find(Charge, (stripe) => stripe.charges.retrieve(charge))
      if (known === null) throw new UnknownAtProvider()
      return idOf(known.customer)
    },
    async endCustomer(customer) {
      // Stripe cancels a deleted customer's subscriptions at once, opens no checkout for it again, and keeps its
      // payments.
      const ended = await find(WithId, (stripe) => stripe.customers.del(customer))
      if (ended === null) await assertDeleted(customer)
    },
    readEvent: (body, signature, now) => readSignedEvent(body, signature, settings.webhookSecret, now),
    async *readBalance(since): AsyncGenerator<BalanceChange> {
      const payers = new Map<string, Promise<string | null>>()
      const payerOf = (charge: string) => {
        const known = payers.get(charge) ?? this.customerOf(charge).catch(nullIfUnknown)
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

/** A payment that the balance names but Stripe does not have belongs to no customer. */
function nullIfUnknown(failure: unknown): null {
  if (failure instanceof UnknownAtProvider) return null
  throw failure
}

function ignoreUnlessUnreachable(failure: unknown): void {
  if (failure instanceof ProviderUnreachable) throw failure
}
