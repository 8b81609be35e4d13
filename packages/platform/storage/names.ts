/** Bytes of a name; names are ASCII. */
const longestName = 1_024

/** Whether an object name is valid: Supabase's characters, without empty parts, `.` and `..`, which URLs drop. */
export function isObjectName(name: string): boolean {
  if (name.length > longestName || !/^[\w/!\-.*'() &$@=;:+,?]+$/.test(name)) return false
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Whether a bucket id is valid. */
export function isBucketId(id: string): boolean {
  return id.length <= 100 && /^[\w!\-.*'() &$@=;:+,?]+$/.test(id)
}
