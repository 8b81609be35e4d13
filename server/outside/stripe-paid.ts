import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { countsFrom, type Paid, type PaidTime } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/limits.ts'
import { AppError } from '#domain/errors.ts'
import {
  Anything,
  type Charge,
  Disputes,
  disputedAtOf,
  isOf,
  isPaid,
  NextCharge,
  NextInvoice,
  type PaidInvoice,
  paymentOf,
  Subscriptions,
  toPaidInvoice,
  toSubscription,
} from '#server/outside/stripe-answers.ts'
import type { Log, Questions } from '#server/outside/stripe-questions.ts'

interface Outside {
  /** Whatever else the Stripe account sells is no Premium. */
  prices: readonly string[]
  questions: Questions
  log: Log
}

/** As many as Stripe puts on a page. */
export const mostOnPage = 100

/** So many invoices, and so many charges, of one customer are looked through, those included that failed or are for something else. */
const mostLooked = 2_000

type Charges = ReadonlyMap<string, z.output<typeof Charge>>

/** What asks Stripe what was paid. */
interface PaidQuestions {
  /**
   * What a customer has paid for at our prices, and what of that was taken back: by a list of subscriptions, one of invoices, and where anything was paid one of charges;
   * another of disputes for each charge that was disputed.
   */
  readPaid(customer: string): Promise<Paid>
  /** Throws where the key may not read what is asked for only once something was paid: `readPaid` would fail from then on. */
  assertReadable(customer: string): Promise<void>
}

/** Opens it. */
export function openPaid(client: () => Promise<Stripe>, { prices, questions: { ask }, log }: Outside): PaidQuestions {
  async function findSubscriptions(customer: string) {
    const known = await ask(
      Subscriptions,
      async (stripe) => (await stripe.subscriptions.list({ customer, status: 'all', limit: mostOnPage })).data,
    )
    return known.filter((one) => isOf(prices, one))
  }

  /** The newest first. */
  async function findInvoices(customer: string): Promise<PaidInvoice[]> {
    const parameters = { customer, status: 'paid' as const, expand: ['data.payments'], limit: mostOnPage }
    const rest = (await client()).invoices.list(parameters)[Symbol.asyncIterator]()
    const invoices: PaidInvoice[] = []
    for (let seen = 0; seen < mostLooked; seen += 1) {
      const next = await ask(NextInvoice, () => rest.next())
      if (next.done) return invoices
      const invoice = toPaidInvoice(next.value, prices)
      if (invoice) invoices.push(invoice)
    }
    throw tooMuch(customer)
  }

  /** The charges that paid these invoices, by the names that the invoices have for them. */
  async function findCharges(customer: string, invoices: readonly PaidInvoice[]): Promise<Charges> {
    const wanted = new Set(invoices.flatMap(({ payments }) => payments))
    const found = new Map<string, z.output<typeof Charge>>()
    if (wanted.size === 0) return found
    const rest = (await client()).charges.list({ customer, limit: mostOnPage })[Symbol.asyncIterator]()
    for (let seen = 0; seen < mostLooked; seen += 1) {
      const next = await ask(NextCharge, () => rest.next())
      if (next.done) return found
      const name = paymentOf(next.value)
      if (wanted.has(name) && isPaid(next.value)) found.set(name, next.value)
      if (found.size === wanted.size) return found
    }
    throw tooMuch(customer)
  }

  async function findDisputedAt(charges: Charges): Promise<Date | null> {
    const disputed = [...charges.values()].filter((charge) => charge.disputed)
    const times = disputed.map(async ({ id }) =>
      disputedAtOf(await ask(Disputes, async (stripe) => (await stripe.disputes.list({ charge: id, limit: mostOnPage })).data)),
    )
    const last = Math.max(0, ...(await Promise.all(times)))
    return last === 0 ? null : new Date(last)
  }

  /** Where there is too much to tell, it is not known whether anything was taken back. */
  function tooMuch(customer: string): AppError {
    log.error({ customer, mostLooked }, 'a customer has too many charges or invoices at Stripe to tell what was paid')
    return new AppError('unavailable')
  }

  async function readPaid(customer: string): Promise<Paid> {
    const [subscriptions, all] = await Promise.all([findSubscriptions(customer), findInvoices(customer)])
    const invoices = all.filter(({ subscription }) => subscriptions.some(({ id }) => id === subscription))
    const newest = new Date(Math.max(0, ...invoices.map(({ at }) => at.getTime())))
    const from = countsFrom(newest, billingLimits.disputable)
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
        ask(Anything, (stripe) => stripe.charges.list({ customer, limit: 1 })),
        ask(Anything, (stripe) => stripe.disputes.list({ limit: 1 })),
      ])
    },
  }
}

/** Of invoices for the same time, the newest first, the first of which anything was due: another of nothing does not stand for one that was given back. */
function lastPaidOf(invoices: readonly PaidInvoice[], charges: Charges): PaidTime | null {
  const isDue = ({ payments }: PaidInvoice) => Number(payments.length > 0)
  const [last] = invoices.toSorted((one, other) => other.until.getTime() - one.until.getTime() || isDue(other) - isDue(one))
  if (!last) return null
  const isRefunded = last.payments.length > 0 && last.payments.every((payment) => charges.get(payment)?.refunded)
  return { at: last.at, until: last.until, isRefunded }
}
