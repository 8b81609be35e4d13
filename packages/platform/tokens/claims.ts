import type { JWTPayload } from 'jose'
import { TokenError } from '#platform/tokens/token-error.ts'

/**
 * Levels of objects and lists in the claims, including the claims. GoTrue writes 4; user metadata is seldom deeper
 * than 10.
 */
const mostLevels = 64

/**
 * Checks the claims of a signed token, because a signature does not guarantee their types: `sub` is text, and the
 * nesting is shallow enough to be written again without a stack overflow. Throws TokenError.
 */
export function requireReadableClaims(claims: JWTPayload): void {
  const sub: unknown = claims.sub
  if (sub !== undefined && typeof sub !== 'string') throw new TokenError('token has invalid claims: sub')
  if (isDeeper(claims, mostLevels)) throw new TokenError('token is malformed: its claims are nested too deep')
}

/** Whether a JSON value has more than `levels` levels of objects and lists. Looks no deeper than that. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
