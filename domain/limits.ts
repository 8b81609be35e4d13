/** The business constants of the specification, section 9, and the limits at the door. One number, one place. */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const limits = {
  /** Searches a visitor without an account may make between two local midnights. */
  anonymousDailySearches: 6,
  /** Whatever time zones are claimed, never more than this in any 24 hours (P5). */
  anonymousSearchesIn24Hours: 12,
  /** A changed time zone never gives a second reset within this time. */
  shortestQuotaDay: 20 * hour,
  /** Searches a member without a role may make in a calendar month (P2). */
  freeMonthlySearches: 180,
  /** A changed time zone never gives a member a second reset within this time. */
  shortestQuotaMonth: 20 * day,
  /** What testers and premium members, who have no quota, may do all the same (P30); `givenBack` holds for visitors and free members too: searches that cost nothing in the end. */
  fairUse: { burst: { most: 20, within: minute }, searchesIn24Hours: 300, givenBack: { most: 60, within: hour } },
  /** A search that is being cooked is reserved for so long; one that a crash left is freed within 90 s: this and the time between two sweeps. */
  searchLease: 60 * second,
  searchSweep: 15 * second,
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
  /** How many days a saved recipe is kept (P7). The database enforces both; the server writes them there at its start. */
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
  /** How often a household, or a member, may ask what ingredients are read as. */
  readings: { most: 120, within: minute },
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
