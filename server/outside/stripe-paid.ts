import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { disputableSince, type PaidState, type PaidTime } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { AppError } from '#domain/errors.ts'
import {
  AnyList,
  type Charge,
  Disputes,
  disputedAtOf,
  hasPriceOf,
  isPaid,
  NextCharge,
  NextInvoice,
  type PaidInvoice,
  paymentOf,
  Subscriptions,
  toPaidInvoice,
  toSubscription,
} from '#server/outside/stripe-answers.ts'
import type { StripeCaller, StripeLog } from '#server/outside/stripe-caller.ts'

interface Dependencies {
  /** The price ids of Premium. Other products of the same Stripe account are ignored. */
  prices: readonly string[]
  questions: StripeCaller
  log: StripeLog
}

/** Stripe's largest page. */
export const mostOnPage = 100

/** How many invoices, and how many charges, of one customer are read, including failed and unrelated ones. */
const mostRecords = 2_000

type Charges = ReadonlyMap<string, z.output<typeof Charge>>

/** Reads from Stripe what was paid. */
interface PaidReader {
  /**
   * What a customer has paid for at our prices, and what was refunded or disputed. Lists the customer's subscriptions
   * and invoices, the charges when there are payments, and the disputes of each disputed charge.
   */
  readPaid(customer: string): Promise<PaidState>
  /**
   * Throws when the key lacks a permission that `readPaid` needs only after a payment. Otherwise every read would
   * fail once the customer has paid.
   */
  assertReadable(customer: string): Promise<void>
}

export function openPaidReader(client: () => Promise<Stripe>, { prices, questions: { ask }, log }: Dependencies): PaidReader {
  async function findSubscriptions(customer: string) {
    const known = await ask(
      Subscriptions,
      async (stripe) => (await stripe.subscriptions.list({ customer, status: 'all', limit: mostOnPage })).data,
    )
    return known.filter((one) => hasPriceOf(prices, one))
  }

  /** The paid invoices at our prices, the newest first. */
  async function findInvoices(customer: string): Promise<PaidInvoice[]> {
    const parameters = { customer, status: 'paid' as const, expand: ['data.payments'], limit: mostOnPage }
    const rest = (await client()).invoices.list(parameters)[Symbol.asyncIterator]()
    const invoices: PaidInvoice[] = []
    for (let seen = 0; seen < mostRecords; seen += 1) {
      const next = await ask(NextInvoice, () => rest.next())
      if (next.done) return invoices
      const invoice = toPaidInvoice(next.value, prices)
      if (invoice) invoices.push(invoice)
    }
    throw tooManyRecords(customer)
  }

  /** The charges of these invoices' payments, by the ids that the invoices use. */
  async function findCharges(customer: string, invoices: readonly PaidInvoice[]): Promise<Charges> {
    const wanted = new Set(invoices.flatMap(({ payments }) => payments))
    const found = new Map<string, z.output<typeof Charge>>()
    if (wanted.size === 0) return found
    const rest = (await client()).charges.list({ customer, limit: mostOnPage })[Symbol.asyncIterator]()
    for (let seen = 0; seen < mostRecords; seen += 1) {
      const next = await ask(NextCharge, () => rest.next())
      if (next.done) return found
      const name = paymentOf(next.value)
      if (wanted.has(name) && isPaid(next.value)) found.set(name, next.value)
      if (found.size === wanted.size) return found
    }
    throw tooManyRecords(customer)
  }

  async function findDisputedAt(charges: Charges): Promise<Date | null> {
    const disputed = [...charges.values()].filter((charge) => charge.disputed)
    const times = disputed.map(async ({ id }) =>
      disputedAtOf(await ask(Disputes, async (stripe) => (await stripe.disputes.list({ charge: id, limit: mostOnPage })).data)),
    )
    const last = Math.max(0, ...(await Promise.all(times)))
    return last === 0 ? null : new Date(last)
  }

  /** With more records than are read, a refund could be missed, so nothing counts as known. */
  function tooManyRecords(customer: string): AppError {
    log.error({ customer, mostRecords }, 'a customer has too many charges or invoices at Stripe to tell what was paid')
    return new AppError('unavailable')
  }

  async function readPaid(customer: string): Promise<PaidState> {
    const [subscriptions, all] = await Promise.all([findSubscriptions(customer), findInvoices(customer)])
    const invoices = all.filter(({ subscription }) => subscriptions.some(({ id }) => id === subscription))
    const newest = new Date(Math.max(0, ...invoices.map(({ at }) => at.getTime())))
    const from = disputableSince(newest, billingLimits.disputable)
    const charges = await findCharges(
      customer,
      invoices.filter(({ at }) => at >= from),
    )
    const own = (id: string) => invoices.filter(({ subscription }) => subscription === id)
    return {
      subscriptions: subscriptions.map((one) => toSubscription(one, lastPaidOf(own(one.id), charges))),
      disputedAt: await findDisputedAt(charges),
    }
  }

  return {
    readPaid,
    async assertReadable(customer) {
      await Promise.all([
        ask(AnyList, (stripe) => stripe.charges.list({ customer, limit: 1 })),
        ask(AnyList, (stripe) => stripe.disputes.list({ limit: 1 })),
      ])
    },
  }
}

/**
 * The paid time of the latest invoice. Among invoices for the same period an invoice with a payment goes first,
 * because a later invoice of zero must not hide a refund.
 */
function lastPaidOf(invoices: readonly PaidInvoice[], charges: Charges): PaidTime | null {
  const isDue = ({ payments }: PaidInvoice) => Number(payments.length > 0)
  const [last] = invoices.toSorted((one, other) => other.until.getTime() - one.until.getTime() || isDue(other) - isDue(one))
  if (!last) return null
  const isRefunded = last.payments.length > 0 && last.payments.every((payment) => charges.get(payment)?.refunded)
  return { at: last.at, until: last.until, isRefunded }
}
