const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * How often the payment provider is asked, and how long its data is kept. Apart from domain/limits.ts, since a
 * visitor's page needs none of it.
 */
export const billingLimits = {
  /**
   * A look at a subscription asks the provider when its last answer is older than `stale`; during an open checkout
   * older than `awaited`, and `later` once that is no longer fresh; after a failure older than `failed`.
   */
  look: { stale: 5 * minute, awaited: 2 * second, later: 15 * second, failed: 15 * second },
  /** With a cached answer and no open checkout, a look waits for the provider no longer than this. */
  lookPatience: 2 * second,
  /** A checkout is open for `checkoutAwaited` after it began, and fresh for `checkoutFresh`. */
  checkoutAwaited: hour,
  checkoutFresh: 2 * minute,
  /** How often every customer is asked about, with or without a webhook. */
  reconcile: hour,
  /**
   * How often the jobs look at waiting events and at subscriptions about to end. `most` rows are found by one query
   * and `atOnce` asked about at once. After failures for `missed` customers in a row the circuit breaker doubts the
   * provider, and after `doubts` doubts in a row it opens.
   */
  soon: minute,
  jobs: { most: 200, atOnce: 4, missed: 3, doubts: 4 },
  /** Subscriptions that end within this time count as about to end. */
  dueAhead: 2 * minute,
  /**
   * A failed event or customer deletion is tried again after `first`, each time after twice as long, up to `longest`.
   */
  retry: { first: 30 * second, longest: hour },
  /** How long events are kept: longer than the provider sends one again. */
  eventsKept: 30 * day,
  /**
   * How long a deleted account's customer id is kept: its payments can be disputed until then, and a dispute changes
   * the proceeds.
   */
  customerDeletionsKept: 540 * day,
  /** How far before the last known change each reading of the balance begins: late entries are found too. */
  proceedsAgain: 7 * day,
  /** How far before the last payment a disputed one may lie: card holders have 120 days to dispute. */
  disputable: 120 * day,
  webhookBytes: 512 * 1024,
  /** How far the time of a webhook's signature may differ from ours. */
  signatureTolerance: 5 * minute,
  /** Checkout and portal pages that a member may open. */
  pages: { most: 30, within: hour },
} as const
