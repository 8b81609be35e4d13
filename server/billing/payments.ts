import type { Paid } from '#domain/billing/entitlement.ts'
import { AppError } from '#domain/errors.ts'

/** Nobody is answered by the provider just now. A failure that is `unavailable` and no such is about one question alone: the next may be answered. */
export class NotReached extends AppError {
  constructor(cause: unknown) {
    super('unavailable', {}, { cause })
  }
}

/** The provider never had what it is asked about: that is of another account or mode than the key. What was deleted there, it still knows. */
export class NotKnown extends AppError {
  constructor() {
    super('unavailable')
  }
}

/** What the names of customers and payments of the test checkout begin with: none of Stripe's do. */
export const testNames = { customer: 'cus_test_', payment: 'ch_test_' } as const

/** All that decides what a customer has paid for. */
export interface CustomerState extends Paid {
  /** The account, as it was told when the customer was made. */
  userId: string | null
}

/** What a verified webhook says: that something of a customer changed. What it is now, the provider is asked. */
export interface PaymentEvent {
  id: string
  type: string
  /** Null where it names none. */
  customer: string | null
  /** A payment, where it names no customer but that; the provider knows whose it is. */
  charge: string | null
  /** When it was signed, in whole seconds. */
  signedAt: number
}

/** Money that came or went, after the provider's fees: minor units (cents) of `currency`. */
export interface BalanceChange {
  id: string
  at: Date
  net: number
  currency: string
  /** Whose payment it was; null: nobody's, or it cannot be told. */
  customer: string | null
}

/**
 * Who takes the money: Stripe, or a marked test that takes none. Every call goes outside, and fails with `NotReached`, with `NotKnown` where it is about a customer or
 * payment that is not of this provider's, or with another `unavailable` where this is refused. Customers are named as the provider names them.
 */
export interface Payments {
  kind: 'stripe' | 'test'
  /** The customer for an account: one and the same, however often and from how many processes it is asked. Another only than `replaces`, which is no more. */
  customerFor(account: { userId: string; replaces: string | null }): Promise<string>
  /** Tells where a customer's receipts go. */
  tellAddress(customer: string, email: string): Promise<void>
  /** What a checkout sells; null: nothing. */
  readPlan(): Promise<PlanOnSale | null>
  /** A checkout of the monthly plan, where what comes of it can be read; null: the customer was deleted. The same key opens the same checkout for 24 hours. */
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout | null>
  /** Null: it was paid, has expired, or there is none. */
  findOpenCheckout(id: string): Promise<OpenCheckout | null>
  /** From now on it cannot be paid. Throws where it was. */
  closeCheckout(id: string): Promise<void>
  /** The address of the portal; null: the customer was deleted. */
  openPortal(request: { customer: string; returnUrl: string }): Promise<string | null>
  /** Null: the customer was deleted. */
  readCustomer(customer: string): Promise<CustomerState | null>
  /** Whose payment this is; null: nobody's. */
  customerOf(charge: string): Promise<string | null>
  /** Ends all that a customer pays for at once, for an account that has gone. Done again, it does nothing. */
  endCustomer(customer: string): Promise<void>
  /** The event in a webhook's raw body. Throws `bad_signature` for what is forged, and for what was signed too long before or after `now`. */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent>
  /** Every change of the balance since then, oldest or newest first. */
  readBalance(since: Date): AsyncIterable<BalanceChange>
}

/** What one payment costs, in minor units, and how often it is made. */
export interface PlanOnSale {
  cents: number | null
  currency: string
  isMonthly: boolean
  isActive: boolean
}

/** A checkout that can be paid at `url`, and leads to `successUrl` after that. */
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
