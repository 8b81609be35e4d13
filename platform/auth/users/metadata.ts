import { invalid } from '#platform/auth/errors.ts'

/**
 * Bytes of JSON in user_metadata, and as many in app_metadata: both travel in each token, and so in a header of each
 * call.
 */
const mostMetadata = 8_192

export const tooLong = `cannot be longer than ${mostMetadata} bytes of JSON`

/** Whether metadata is short enough for a token. */
export function isShort(metadata: Record<string, unknown>): boolean {
  return bytesOf(metadata) <= mostMetadata
}

/**
 * What a provider tells of a person, as much as a token can carry: the longest claims are left out, so that nobody is
 * kept out for them.
 */
export function shortened(claims: Record<string, unknown>): Record<string, unknown> {
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
 * Metadata with changes laid over it; a null takes a member away. Throws 400 validation_failed when it grows too long
 * for a token.
 */
export function mergeMetadata(stored: Record<string, unknown> | null, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = new Map([...Object.entries(stored ?? {}), ...Object.entries(changes)])
  const result = Object.fromEntries([...merged].filter(([, value]) => value !== null))
  // What is too long already, from an import, may stay and shrink.
  if (!isShort(result) && bytesOf(result) > bytesOf(stored)) throw invalid(`Metadata ${tooLong}`)
  return result
}
