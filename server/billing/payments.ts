import type { PaidState } from '#domain/billing/entitlement.ts'
import { AppError } from '#domain/errors.ts'

/**
 * The provider answers nothing at present. An `unavailable` that is not this class concerns one question alone: the
 * next may succeed.
 */
export class ProviderUnreachable extends AppError {
  constructor(cause: unknown) {
    super('unavailable', {}, { cause })
  }
}

/**
 * The provider never had the customer or payment: the key belongs to another account or mode. (The provider still
 * knows what was deleted there.)
 */
export class UnknownAtProvider extends AppError {
  constructor() {
    super('unavailable')
  }
}

/** Prefixes of ids in the test checkout. No id of Stripe's begins so. */
export const testIdPrefixes = { customer: 'cus_test_', payment: 'ch_test_' } as const

/** A customer's state at the provider: all that decides for how long Premium is paid. */
export interface CustomerState extends PaidState {
  /** The account that the customer was made for. */
  userId: string | null
}

/**
 * A verified webhook. It says only that something about a customer changed; the new state is then read from the
 * provider.
 */
export interface PaymentEvent {
  id: string
  type: string
  /** Null when the event names no customer. */
  customer: string | null
  /** The payment of an event that names no customer. The provider knows whose payment it is. */
  charge: string | null
  /** The time of the signature, in whole seconds. */
  signedAt: number
}

/** A change of the provider's balance after fees, in minor units (cents) of `currency`. */
export interface BalanceChange {
  id: string
  at: Date
  net: number
  currency: string
  /** The customer who paid; null when unknown. */
  customer: string | null
}

/**
 * A payment provider: Stripe, or a marked test that takes no money. Every call goes to the network and may fail with
 * `ProviderUnreachable`, with `UnknownAtProvider` for a customer or payment of another provider, or with another
 * `unavailable` when the provider refuses. Customers have the provider's ids.
 */
export interface Payments {
  kind: 'stripe' | 'test'
  /**
   * The customer of an account: the same one for any number of calls and processes, and a new one only in place of
   * `replaces`, which was deleted.
   */
  customerFor(account: { userId: string; replaces: string | null }): Promise<string>
  /** Sets the address that receipts go to. */
  setReceiptEmail(customer: string, email: string): Promise<void>
  /** The price that a checkout sells; null when there is none. */
  readPlan(): Promise<PlanOnSale | null>
  /**
   * Opens a checkout of the monthly plan; null when the customer was deleted. The same idempotency key opens the same
   * checkout for 24 hours. Fails when the key lacks a permission that is needed to read a payment.
   */
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout | null>
  /** Null when the checkout was paid, has expired, or does not exist. */
  findOpenCheckout(id: string): Promise<OpenCheckout | null>
  /** Closes a checkout, so that it cannot be paid. Throws when it was paid already. */
  closeCheckout(id: string): Promise<void>
  /** The address of the customer portal; null when the customer was deleted. */
  openPortal(request: { customer: string; returnUrl: string }): Promise<string | null>
  /** Null when the customer was deleted. */
  readCustomer(customer: string): Promise<CustomerState | null>
  /** The customer of a payment; null when it has none. */
  customerOf(charge: string): Promise<string | null>
  /** Cancels all subscriptions of a customer at once, for a deleted account. A second call does nothing. */
  endCustomer(customer: string): Promise<void>
  /**
   * Reads the event in a webhook's raw body. Throws `bad_signature` for a forged signature, or one made too long
   * before or after `now`.
   */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent>
  /** Every change of the balance since a time, in either order. */
  readBalance(since: Date): AsyncIterable<BalanceChange>
}

/** A price: one payment in minor units, and how often it recurs. */
export interface PlanOnSale {
  cents: number | null
  currency: string
  isMonthly: boolean
  isActive: boolean
}

/** A checkout that can be paid at `url`; after payment it leads to `successUrl`. */
export interface OpenCheckout {
  id: string
  url: string
  successUrl: string
}

export interface CheckoutOrder {
  customer: string
  userId: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
}
