const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * How often the payment provider is asked, and how long its data is kept. The file is kept out of domain/limits.ts
 * because a visitor's page needs no billing limit.
 */
export const billingLimits = {
  /**
   * A check of the subscription asks the provider when the last answer is older than `stale`; during an open checkout
   * when it is older than `awaited`, and `later` once the checkout is no longer fresh; after a failure when it is
   * older than `failed`.
   */
  look: { stale: 5 * minute, awaited: 2 * second, later: 15 * second, failed: 15 * second },
  /**
   * With a kept answer and no open checkout, a check of the subscription waits for the provider no longer than this.
   */
  lookPatience: 2 * second,
  /** A checkout is open for `checkoutAwaited` after it began, and fresh for `checkoutFresh`. */
  checkoutAwaited: hour,
  checkoutFresh: 2 * minute,
  /** How often every customer is asked about, with or without a webhook. */
  reconcile: hour,
  /**
   * How often the jobs handle waiting events and subscriptions about to end. `most` rows are found by one query, and
   * `atOnce` questions run at once. After failures for `missed` customers in a row the circuit breaker tests the
   * provider, and after `doubts` such tests in a row it opens.
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
  /** How long before the last payment a disputed payment may lie: card holders have 120 days to dispute. */
  disputable: 120 * day,
  webhookBytes: 512 * 1024,
  /** How far the time of a webhook's signature may differ from ours. */
  signatureTolerance: 5 * minute,
  /** Checkout and portal pages that a member may open. */
  pages: { most: 30, within: hour },
} as const
