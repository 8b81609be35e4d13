const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What is asked of the payment provider, and how often. By itself, for a visitor's page needs none of it. */
export const billingLimits = {
  /** The provider is asked again, when somebody looks, once its last answer is so old; while a payment is awaited not sooner than so, and later so; after it was not reached so. */
  look: { stale: 5 * minute, awaited: 2 * second, later: 15 * second, failed: 15 * second },
  /** Where something is known and no payment is awaited, whoever looks does not wait longer for its answer. */
  lookPatience: 2 * second,
  /** For so long after a checkout was opened its payment is awaited; for so long it is asked about as often as that. */
  checkoutAwaited: hour,
  checkoutFresh: 2 * minute,
  /** Every customer is asked about so often, whether anything was told or not. */
  reconcile: hour,
  /** What waits for the provider, and who is about to run out of paid time, is looked at so often; so many found in one go, so many asked about at once; where so many different ones in a row are not reached, it is doubted whether anybody is, and after so many doubts in a row the rest is left for the next time. */
  soon: minute,
  jobs: { most: 200, atOnce: 4, missed: 3, doubts: 4 },
  /** The paid times that run out within this are looked at. */
  dueAhead: 2 * minute,
  /** An event or a farewell that could not be dealt with is tried again after this, and twice as late each time up to the longest. */
  retry: { first: 30 * second, longest: hour },
  /** Events are kept for so long: longer than any is told anew. */
  eventsKept: 30 * day,
  /** Of whose account has gone the customer is known for so long after leave was taken: longer than a payment can be disputed, which is still ours to count then. */
  farewellsKept: 540 * day,
  /** Changes of the balance are looked for so far back each time. */
  proceedsAgain: 7 * day,
  /** So long before the last payment a disputed one is looked for: the holder of a card has that time. */
  disputable: 120 * day,
  webhookBytes: 512 * 1024,
  /** A webhook's signature counts so long, before and after. */
  signatureTolerance: 5 * minute,
  /** Pages of the provider that a member may have opened. */
  pages: { most: 30, within: hour },
} as const
