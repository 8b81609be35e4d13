import type { JWTPayload } from 'jose'
import { TokenError } from '#platform/tokens/token-error.ts'

/**
 * Levels of objects and lists in the claims, themselves included. GoTrue writes 4; what people put into their metadata
 * is seldom deeper than 10.
 */
const mostLevels = 64

/**
 * Guards the claims of a signed token, whose types no signature promises: `sub` is text, and the claims are not nested
 * so deep that writing them again would overflow the stack. Throws TokenError.
 */
export function requireReadable(claims: JWTPayload): void {
  const sub: unknown = claims.sub
  if (sub !== undefined && typeof sub !== 'string') throw new TokenError('token has invalid claims: sub')
  if (isDeeper(claims, mostLevels)) throw new TokenError('token is malformed: its claims are nested too deep')
}

/** Whether a value of JSON has more levels of objects and lists than these. It looks no further down than that. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
