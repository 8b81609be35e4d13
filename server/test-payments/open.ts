import type { PaidTime } from '#domain/billing/entitlement.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import {
  type BalanceChange,
  type CustomerState,
  type OpenCheckout,
  type Payments,
  testIdPrefixes,
  UnknownAtProvider,
} from '#server/billing/payments.ts'
import { readSignedEvent } from '#server/outside/stripe-events.ts'
import { endNow, liveOf, type TestAccount, type TestPayment, type TestSubscription } from '#server/test-payments/account.ts'
import { changeAccount, type TestPaymentsDependencies } from '#server/test-payments/change.ts'
import { expireCheckout, findPayableCheckout } from '#server/test-payments/checkout-queries.ts'
import { deleteCustomers, findOwner, findPayer, keepCheckout, keepCustomer, keepSecret } from '#server/test-payments/queries.ts'

const secretBytes = 32

export interface TestPaymentsOptions extends TestPaymentsDependencies {
  randomBytes: (count: number) => Uint8Array
}

/**
 * The test checkout in place of Stripe: state is kept in our own database, and its pages are ours, at the caller's
 * origin. No money moves.
 */
export async function openTestPayments({ randomBytes, ...outside }: TestPaymentsOptions): Promise<Payments> {
  const { db, now, uuid } = outside
  const secret = await keepSecret(db, `whsec_${Buffer.from(randomBytes(secretBytes)).toString('base64url')}`)
  return {
    kind: 'test',
    async customerFor({ userId }) {
      const customer = await keepCustomer(db, `${testIdPrefixes.customer}${uuid()}`, userId)
      if (customer === undefined) throw new AppError('unavailable')
      return customer
    },
    setReceiptEmail: async () => {},
    readPlan: async () => ({ cents: limits.premium.monthlyCents, currency: limits.premium.currency, isMonthly: true, isActive: true }),
    async openCheckout({ customer, successUrl, cancelUrl, idempotencyKey }) {
      assertTestId(customer, testIdPrefixes.customer)
      const id = `cs_test_${uuid()}`
      const paidUrl = successUrl.replace('{CHECKOUT_SESSION_ID}', id)
      const expiresAt = new Date(now().getTime() + ledgerLimits.idempotencyKept)
      const kept = await keepCheckout(db, { id, customer, successUrl: paidUrl, cancelUrl, expiresAt }, idempotencyKey, now())
      return kept === undefined ? null : toOpenCheckout(kept, successUrl)
    },
    async findOpenCheckout(id) {
      const successUrl = await findPayableCheckout(db, id, now())
      return successUrl === undefined ? null : toOpenCheckout(id, successUrl)
    },
    async closeCheckout(id) {
      if (!(await expireCheckout(db, id, now()))) throw new AppError('unavailable')
    },
    async openPortal({ customer, returnUrl }) {
      assertTestId(customer, testIdPrefixes.customer)
      const owner = await findOwner(db, customer)
      if (owner === undefined) return null
      const { pathname, search } = new URL(returnUrl)
      return addressOf('/test-portal', { next: `${pathname}${search}` }, returnUrl)
    },
    async readCustomer(customer) {
      assertTestId(customer, testIdPrefixes.customer)
      const account = await changeAccount(outside, customer)
      const owner = await findOwner(db, customer)
      return account === undefined || owner === undefined ? null : stateOf(account, owner)
    },
    async customerOf(charge) {
      assertTestId(charge, testIdPrefixes.payment)
      return (await findPayer(db, charge)) ?? null
    },
    async endCustomer(customer) {
      assertTestId(customer, testIdPrefixes.customer)
      await changeAccount(outside, customer, (account) => {
        const live = liveOf(account)
        return live ? endNow(account, live, now()) : { account, events: [] }
      })
    },
    readEvent: (body, signature, at) => readSignedEvent(body, signature, secret, at),
    readBalance: emptyBalance,
  }
}

/** Removes subscriptions of the test checkout, once money moves or the site is public. */
export async function forgetTestPayments({
  db,
  log,
}: Pick<TestPaymentsOptions, 'db'> & { log: { warn(entry: object, words: string): void } }): Promise<void> {
  const members = await deleteCustomers(db)
  if (members > 0) log.warn({ members }, 'subscriptions of the test checkout count no more here')
}

/** Throws for an id that is not the test checkout's: a Stripe customer must not count as deleted here. */
function assertTestId(name: string, prefix: string): void {
  if (!name.startsWith(prefix)) throw new UnknownAtProvider()
}

function toOpenCheckout(id: string, successUrl: string): OpenCheckout {
  return { id, url: addressOf('/test-checkout', { session: id }, successUrl), successUrl }
}

async function* emptyBalance(): AsyncGenerator<BalanceChange> {
  yield* []
}

function addressOf(path: string, search: Record<string, string>, beside: string): string {
  const url = new URL(path, beside)
  url.search = new URLSearchParams(search).toString()
  return url.href
}

/** A dispute concerns the last payment at that time, so a later payment comes after the dispute. */
function stateOf({ subscriptions, payments }: TestAccount, userId: string): CustomerState {
  const disputed = payments.find(({ dispute }) => dispute === 'open' || dispute === 'lost')
  return {
    userId,
    subscriptions: subscriptions.map((subscription) => {
      const { status, periodEnd, cancelAtPeriodEnd, endedAt } = subscription
      return { status, periodEnd, cancelAtPeriodEnd, endedAt, lastPaid: lastPaidOf(subscription, payments) }
    }),
    disputedAt: disputed?.at ?? null,
  }
}

/**
 * The last payment of a subscription. A subscription begins with a payment, and only after the subscription before it
 * ended. So the last payment before its end belongs to it.
 */
function lastPaidOf({ status, periodStart, periodEnd, endedAt }: TestSubscription, payments: readonly TestPayment[]): PaidTime | null {
  const last = payments.find(({ at }) => endedAt === null || at <= endedAt)
  return last ? { at: last.at, until: status === 'past_due' ? periodStart : periodEnd, isRefunded: last.isRefunded } : null
}
