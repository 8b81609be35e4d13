const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * What the server asks of the payment provider, and how often. A file of its own: a visitor's page needs none of
 * it.
 */
export const billingLimits = {
  /**
   * How old the provider's last answer must be before a look at a subscription asks again. `awaited`, `later`: while a
   * checkout is open, within `checkoutFresh` and after it. `failed`: after a call that did not reach the provider.
   */
  look: { stale: 5 * minute, awaited: 2 * second, later: 15 * second, failed: 15 * second },
  /** With a cached answer and no open checkout, wait at most so long for the provider. */
  lookPatience: 2 * second,
  /** How long an opened checkout is waited for, and how long the provider is asked about it at short intervals. */
  checkoutAwaited: hour,
  checkoutFresh: 2 * minute,
  /** Ask about every customer at this interval, also without a webhook. */
  reconcile: hour,
  /** Interval of the job that handles waiting events and paid times that are about to run out. */
  soon: minute,
  /**
   * `most`: customers of one run. `atOnce`: calls at the same time. `missed`: so many calls in a row without an
   * answer make one doubt that the provider can be reached. `doubts`: after so many in a row the run ends; the next
   * one goes on.
   */
  jobs: { most: 200, atOnce: 4, missed: 3, doubts: 4 },
  /** Paid times that end within this time are checked before they end. */
  dueAhead: 2 * minute,
  /** Backoff of an event or of a customer's deletion that failed: doubled after each try, up to the longest. */
  retry: { first: 30 * second, longest: hour },
  /** How long events are kept: longer than the provider sends any event again. */
  eventsKept: 30 * day,
  /** Keep a deleted account's customer id for 540 days: its payments can be disputed until then. */
  farewellsKept: 540 * day,
  /** How far back each run looks for changes of the balance. */
  proceedsAgain: 7 * day,
  /** How far before the last payment a disputed one is looked for: a card's holder may dispute for so long. */
  disputable: 120 * day,
  webhookBytes: 512 * 1024,
  /** How far a webhook's signature may lie before or after the server's clock. */
  signatureTolerance: 5 * minute,
  /** How often one member may open a page of the provider. */
  pages: { most: 30, within: hour },
} as const
