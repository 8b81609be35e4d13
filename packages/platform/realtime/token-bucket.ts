/** How many may still be taken, as of the time `at` in milliseconds. */
export interface TokenBucket {
  left: number
  at: number
}

/** Takes one token from a bucket that is filled by `perSecond` tokens a second. Answers false when none is left. */
export function takeOne(allowance: TokenBucket, perSecond: number, now: number): boolean {
  allowance.left = Math.min(perSecond, allowance.left + ((now - allowance.at) / 1_000) * perSecond)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}
