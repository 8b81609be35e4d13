/** The business constants of the specification, section 9, and the limits at the door. One number, one place. */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const limits = {
  /** Searches a visitor without an account may make between two local midnights. */
  anonymousDailySearches: 6,
  /** Whatever time zones are claimed, never more than this in any 24 hours (decision 5). */
  anonymousSearchesIn24Hours: 12,
  /** A changed time zone never gives a second reset within this time. */
  shortestQuotaDay: 20 * hour,
  /** Searches a member without a role may make in a calendar month (decision 2). */
  freeMonthlySearches: 180,
  /** A changed time zone never gives a member a second reset within this time. */
  shortestQuotaMonth: 20 * day,
  /** What testers and premium members, who have no quota, may do all the same (decision 30); `givenBack` holds for visitors and free members too: searches that cost nothing in the end. */
  fairUse: { burst: { most: 20, within: minute }, searchesIn24Hours: 300, givenBack: { most: 60, within: hour } },
  /** Who was given 65,536 networks of IPv6 (a /48) searches as so many households do, and no more. */
  householdsOfNetwork: 16,
  /** A search that is being cooked is reserved for so long; one that a crash left is freed within 90 s: this and the time between two sweeps. */
  searchLease: 60 * second,
  searchSweep: 15 * second,
  /** The same Idempotency-Key gives the same answer for so long. */
  idempotencyKept: 24 * hour,
  /** The same call while the first is under way looks for its answer, at first and at longest after so long, and gives up after `longestWait`. */
  joining: { firstLook: 25, longestPause: 250, longestWait: 25 * second, retryAfter: 5 * second },
  /** Searches that crashes left are given back, and old ones forgotten, so many at once. */
  searchesFreedAtOnce: 1_000,
  searchesForgottenAtOnce: 5_000,
  /** What a visitor searched is kept for so long, and how often a browser session did. */
  visitorSearchesKept: 35 * day,
  visitorSessionsKept: 400 * day,
  /** Lines of the ledger on a page. */
  searchLines: 50,
  premium: { monthlyCents: 1_200, currency: 'usd' },
  /** While the payment provider cannot be reached, a subscription that would have been renewed holds for so long beyond its end. */
  subscriptionGrace: 72 * hour,
  /** A period that was renewed but not paid counts for so long from its beginning. */
  unpaidGrace: 72 * hour,
  /** Of net proceeds (specification, section 1), to a food bank. */
  donatedShare: 0.01,
  savedRecipes: { free: 6, tester: 30, premium: Number.POSITIVE_INFINITY },
  /** How many days a saved recipe is kept (decision 7). The database holds both (database/migrations/0005_saved_recipes.sql). */
  savedRecipeDays: { free: 90, tester: 180, premium: Number.POSITIVE_INFINITY },
  /** A sign-in that is older asks to be made again before an account is deleted. */
  freshSignIn: 15 * minute,
  /** In one answer: so many recipes of each kind, or so many bytes of them. */
  accountExport: { most: 5_000, searchLines: 5_000, suspicions: 1_000, bytes: 16 * 1024 * 1024, allowance: { most: 30, within: hour } },
  recoveryCodes: {
    made: 10,
    tries: { most: 5, within: 15 * minute },
    /** By account, over all its sessions: wide, so that a stranger with the password does not keep the owner from the codes. */
    triesOfAccount: { most: 500, within: 15 * minute },
  },
  /** In letters, of one and of all together: what nobody knows takes longest to read. */
  ingredient: { most: 50, longest: 100, together: 1_000 },
  requestBodyBytes: 256 * 1024,
  /** The usage meter warns at this many searches left, or fewer. */
  usageWarning: 1,
  /** Filters are cleared after this long without a touch, looked at every minute. */
  inactivityClear: 30 * minute,
  inactivityCheck: minute,
  savedPreferencesReapplied: 5 * minute,
  /** Between two cuisines of 'Generate All Selected'. */
  cuisinePause: second,
  toast: {
    missingInformation: 5 * second,
    notice: 8 * second,
    confirmation: 4 * second,
    confirmationsVisible: 3,
    dismissedKept: 1_000_000,
  },
} as const

/**
 * What may be asked of a model in an hour and a day of the clock (UTC), by all together and by each member or visitor's network, whatever their plan. The owner sets what all
 * together may (docs/self-hosting.md). By itself, for no page needs it.
 */
export const budgetLimits = {
  ai: { all: { hour: 1_000, day: 5_000 }, each: { hour: 120, day: 600 } },
  voice: { all: { hour: 500, day: 2_000 }, each: { hour: 60, day: 200 } },
  photo: { all: { hour: 300, day: 1_000 }, each: { hour: 30, day: 100 } },
} as const

/** Of what all together may ask of a model, what visitors without an account may: strangers never spend what members pay for. */
export const visitorsShare = 0.5

/** What is asked of the payment provider, and how often. By itself, for a visitor's page needs none of it. */
export const billingLimits = {
  /** The provider is asked again, when somebody looks, once its last answer is so old; while a payment is awaited not sooner than so, and later so; after it was not reached so. */
  look: { stale: 5 * minute, awaited: 2 * second, later: 15 * second, failed: 15 * second },
  /** For so long after a checkout was opened its payment is awaited; for so long it is asked about as often as that. */
  checkoutAwaited: hour,
  checkoutFresh: 2 * minute,
  /** Every customer is asked about so often, whether anything was told or not. */
  reconcile: hour,
  /** What waits for the provider, and who is about to run out of paid time, is looked at so often; so many found in one go, so many asked about at once. */
  soon: minute,
  jobs: { most: 200, atOnce: 4 },
  /** The paid times that run out within this are looked at. */
  dueAhead: 2 * minute,
  /** An event or a farewell that could not be dealt with is tried again after this, and twice as late each time up to the longest. */
  retry: { first: 30 * second, longest: hour },
  /** Events are kept for so long: longer than any is told anew. */
  eventsKept: 30 * day,
  /** Changes of the balance are looked for so far back each time. */
  proceedsAgain: 7 * day,
  /** So long before the last payment another that is disputed counts: the holder of a card has that time. */
  disputable: 120 * day,
  webhookBytes: 512 * 1024,
  /** A webhook's signature counts so long, before and after. */
  signatureTolerance: 5 * minute,
  /** Pages of the provider that a member may have opened. */
  pages: { most: 30, within: hour },
} as const
