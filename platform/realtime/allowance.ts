/** So much may still be taken, as of a moment. */
export interface Allowance {
  left: number
  at: number
}

/** Takes one of so many a second. Answers whether there was one. */
export function takeOne(allowance: Allowance, perSecond: number, now: number): boolean {
  allowance.left = Math.min(perSecond, allowance.left + ((now - allowance.at) / 1_000) * perSecond)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left -= 1
  return true
}
