const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** Limits of the search ledger. They stand apart from domain/limits.ts because no page needs them. */
export const ledgerLimits = {
  /** The searches of this many households are the limit of an IPv6 /48 network (65,536 networks of /64). */
  householdsOfNetwork: 16,
  /** How long the same Idempotency-Key gives the same answer. */
  idempotencyKept: 24 * hour,
  /**
   * Backoff of a repeated call that waits for the answer of the first call: the repeated call gives up after
   * `longestWait`.
   */
  joining: { firstLook: 25, longestPause: 250, longestWait: 25 * second, retryAfter: 5 * second },
  /** How many searches one statement releases after crashes, and how many old ones it deletes. */
  searchesFreedAtOnce: 1_000,
  searchesForgottenAtOnce: 5_000,
  /** How long a visitor's searches are kept, and the counts of a browser session. */
  visitorSearchesKept: 35 * day,
  visitorSessionsKept: 400 * day,
} as const
