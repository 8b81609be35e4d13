const second = 1_000

/**
 * How a payment is waited for (P39), in milliseconds: between two questions, until it takes longer than usual, until
 * nobody asks any more.
 */
export const confirmationTimes = { rest: 2 * second, usual: 10 * second, longest: 60 * second } as const

/** The state of a payment when its payer is back on our page. */
export type Confirmation =
  | { state: 'confirming'; isSlow: boolean }
  | { state: 'confirmed' }
  /** Not within the time. `wasReached`: the server answered, and does not know of a payment. */
  | { state: 'unconfirmed'; wasReached: boolean }

/** How long it has been waited: within the usual time, longer than that, or as long as anybody asks. */
export type Waiting = 'usual' | 'slow' | 'over'

interface Answers {
  /** Whether Premium counts by an answer that came after the waiting had begun; null: there is none. */
  isLive: boolean | null
  /** Whether the last question was not answered. */
  isMissed: boolean
}

/** What the answers so far say. An answer from before the waiting says nothing. */
export function confirmationOf(waiting: Waiting, { isLive, isMissed }: Answers): Confirmation {
  if (isLive) return { state: 'confirmed' }
  if (waiting === 'over') return { state: 'unconfirmed', wasReached: isLive !== null && !isMissed }
  return { state: 'confirming', isSlow: waiting === 'slow' }
}
