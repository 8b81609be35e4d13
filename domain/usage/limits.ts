const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** Limits of the ledger of searches. Apart from domain/limits.ts, as no page needs them. */
export const ledgerLimits = {
  /** A /48 of IPv6 (65,536 networks) may make the searches of so many households. */
  householdsOfNetwork: 16,
  /** How long the same Idempotency-Key gives the same answer. */
  idempotencyKept: 24 * hour,
  /** Backoff of a repeated call that waits for the answer of the first: it gives up after `longestWait`. */
  joining: { firstLook: 25, longestPause: 250, longestWait: 25 * second, retryAfter: 5 * second },
  /** How many crashed searches one statement gives back, and how many old ones it deletes. */
  searchesFreedAtOnce: 1_000,
  searchesForgottenAtOnce: 5_000,
  /** How long a visitor's searches are kept, and the counts of a browser session. */
  visitorSearchesKept: 35 * day,
  visitorSessionsKept: 400 * day,
} as const
