import { createHash, timingSafeEqual } from 'node:crypto'
import { AuthError, invalid } from '#platform/auth/errors.ts'

/** A PKCE code challenge (RFC 7636): the verifier itself, or its SHA-256. */
export interface CodeChallenge {
  challenge: string
  method: 's256' | 'plain'
}

const shortestChallenge = 43
const longestChallenge = 128

/**
 * The PKCE challenge of a call; null when the call has none. Empty counts as absent. Throws 400 validation_failed, in
 * GoTrue's order of checks.
 */
export function readChallenge(challenge: string | undefined, method: string | undefined): CodeChallenge | null {
  if (!challenge && !method) return null
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (challenge.length < shortestChallenge || challenge.length > longestChallenge) {
    throw invalid(`code challenge has to be between ${shortestChallenge} and ${longestChallenge} characters`)
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes')
  }
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain') throw invalid('Invalid code_challenge_method')
  return { challenge, method: known }
}

/** Throws 400 bad_code_verifier unless the verifier matches the challenge. */
export function requireVerifier({ challenge, method }: CodeChallenge, verifier: string): void {
  const shown = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  if (isSameText(shown, challenge)) return
  throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
}

function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
