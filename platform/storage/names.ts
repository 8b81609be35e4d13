/** Bytes of a name; ASCII, so characters too. */
const longest = 1_024

/**
 * Whether an object may be called so: the characters of Supabase, and no empty part, `.` or `..`, which an address
 * would lose on its way.
 */
export function isObjectName(name: string): boolean {
  if (name.length > longest || !/^[\w/!\-.*'() &$@=;:+,?]+$/.test(name)) return false
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Whether a bucket may be called so. */
export function isBucketId(id: string): boolean {
  return id.length <= 100 && /^[\w!\-.*'() &$@=;:+,?]+$/.test(id)
}
