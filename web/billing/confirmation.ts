const second = 1_000

/**
 * Times of waiting for a payment (P39), in milliseconds. `rest`: between two questions. `usual`: after it the page
 * says that it takes longer. `longest`: after it the page stops asking.
 */
export const confirmationTimes = { rest: 2 * second, usual: 10 * second, longest: 60 * second } as const

/** The state of a payment when its payer is back on our page. */
export type Confirmation =
  | { state: 'confirming'; isSlow: boolean }
  | { state: 'confirmed' }
  /** The payment was not confirmed in time. `wasReached`: the server answered, but knows of no payment. */
  | { state: 'unconfirmed'; wasReached: boolean }

/** The time waited so far: within the usual time, longer, or longer than the page asks. */
export type Waiting = 'usual' | 'slow' | 'over'

interface Answers {
  /** Whether Premium counts by an answer that came after the waiting began. Null if there is no such answer. */
  isLive: boolean | null
  /** Whether the last question failed. */
  isMissed: boolean
}

/** The state of the payment by the answers so far. An answer from before the waiting does not count. */
export function confirmationOf(waiting: Waiting, { isLive, isMissed }: Answers): Confirmation {
  if (isLive) return { state: 'confirmed' }
  if (waiting === 'over') return { state: 'unconfirmed', wasReached: isLive !== null && !isMissed }
  return { state: 'confirming', isSlow: waiting === 'slow' }
}
