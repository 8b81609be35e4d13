/**
 * The business constants of the specification (section 9) and the limits of requests. More limits:
 * domain/billing/provider-limits.ts (payment provider), domain/usage/ledger-limits.ts (search ledger),
 * platform/auth/limits.ts, packages/platform/realtime/limits.ts. The rule for passwords: domain/auth/password.ts.
 */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const limits = {
  /** Searches that a visitor without an account may make between two local midnights. */
  anonymousDailySearches: 6,
  /** Searches in any 24 hours, in whatever time zones a visitor claims (P5). */
  anonymousSearchesIn24Hours: 12,
  /** The least time between two resets of a visitor, also after a change of time zone. */
  shortestQuotaDay: 20 * hour,
  /** Searches that a member without a role may make in a calendar month (P2). */
  freeMonthlySearches: 180,
  /** The least time between two resets of a member, also after a change of time zone. */
  shortestQuotaMonth: 20 * day,
  /**
   * Fair use for testers and premium members, who have no quota (P30). `givenBack` limits searches that were not
   * charged in the end, also for visitors and free members.
   */
  fairUse: { burst: { most: 20, within: minute }, searchesIn24Hours: 300, givenBack: { most: 60, within: hour } },
  /** How long a search stays reserved. A crashed one is freed within 90 s: this lease and one sweep. */
  searchLease: 60 * second,
  searchSweep: 15 * second,
  /** Lines of the ledger on a page. */
  searchLines: 50,
  premium: { monthlyCents: 1_200, currency: 'usd' },
  /** How long a renewing subscription counts after its end while the payment provider cannot be reached. */
  subscriptionGrace: 72 * hour,
  /** How long a renewed period counts before it is paid. */
  unpaidGrace: 72 * hour,
  /** The share of net proceeds for a food bank (specification, section 1). */
  donatedShare: 0.01,
  /** The age of a sign-in up to which it may delete the account. */
  freshSignIn: 15 * minute,
  /** The largest export in one answer: at most this many rows of each kind, and at most this many bytes of recipes. */
  accountExport: { most: 5_000, searchLines: 5_000, suspicions: 1_000, bytes: 16 * 1024 * 1024, allowance: { most: 30, within: hour } },
  recoveryCodes: {
    made: 10,
    tries: { most: 5, within: 15 * minute },
    /** Tries in all sessions of an account. The limit is wide: a thief of the password must not lock out the owner. */
    triesOfAccount: { most: 500, within: 15 * minute },
  },
  /** `longest`: letters of one ingredient. `together`: letters of all. Unknown words take the longest to read. */
  ingredient: { most: 50, longest: 100, together: 1_000 },
  /** How often a household, or a member, may have ingredients read. */
  readings: { most: 120, within: minute },
  requestBodyBytes: 256 * 1024,
  /** The usage meter warns at this many searches left, or fewer. */
  usageWarning: 1,
  /** Filters are cleared after this time without a touch; the page checks once a minute. */
  inactivityClear: 30 * minute,
  inactivityCheck: minute,
  savedPreferencesReapplied: 5 * minute,
  /** The pause between two cuisines of 'Generate All Selected'. */
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
 * Calls to a model per hour and day (UTC): of all callers together, and of each member or visitor's network, on any
 * plan. The owner can set the sum (docs/self-hosting.md). It stands apart from `limits` because no page needs it.
 */
export const budgetLimits = {
  ai: { all: { hour: 1_000, day: 5_000 }, each: { hour: 120, day: 600 } },
  voice: { all: { hour: 500, day: 2_000 }, each: { hour: 60, day: 200 } },
  photo: { all: { hour: 300, day: 1_000 }, each: { hour: 30, day: 100 } },
} as const

/** The share of all calls to a model that visitors may use, so that they never use up the members' budget. */
export const visitorsShare = 0.5
