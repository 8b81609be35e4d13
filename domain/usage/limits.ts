const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** How the ledger of searches goes about its work: beside what people are told of (domain/limits.ts), for no page needs it. */
export const ledgerLimits = {
  /** Who was given 65,536 networks of IPv6 (a /48) searches as so many households do, and no more. */
  householdsOfNetwork: 16,
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
} as const
