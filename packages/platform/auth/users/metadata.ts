import { invalid } from '#platform/auth/errors.ts'

/**
 * Bytes of JSON for user_metadata, and as many for app_metadata: both are in each token, and so in a header of each
 * call.
 */
const mostMetadata = 8_192

export const tooLong = `cannot be longer than ${mostMetadata} bytes of JSON`

/** Whether metadata is short enough for a token. */
export function isShort(metadata: Record<string, unknown>): boolean {
  return bytesOf(metadata) <= mostMetadata
}

/** A provider's claims, short enough for a token. The longest are dropped, so that they do not prevent the sign-in. */
export function shortenedClaims(claims: Record<string, unknown>): Record<string, unknown> {
  const kept = new Map(Object.entries(claims))
  const longestFirst = [...kept].toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one))
  for (const [name] of longestFirst) {
    if (isShort(Object.fromEntries(kept))) break
    kept.delete(name)
  }
  return Object.fromEntries(kept)
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/**
 * Merges changes into metadata; null removes a member. Throws 400 validation_failed when the result grows too long
 * for a token.
 */
export function mergeMetadata(stored: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = new Map([...Object.entries(stored ?? {}), ...Object.entries(changes)])
  const result = Object.fromEntries([...merged].filter(([, value]) => value !== null))
  // Imported metadata may be too long already; it may stay and shrink.
  if (!isShort(result) && bytesOf(result) > bytesOf(stored)) throw invalid(`Metadata ${tooLong}`)
  return result
}
