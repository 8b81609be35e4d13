import type { Part } from '#platform/storage/file-store.ts'

/**
 * The part of a file in a Range header (RFC 9110, 14.2). Null for the whole file: no range, or one that is not
 * supported, such as several parts. 'unsatisfiable' for a part beyond the end.
 */
export function readPart(header: string | null, size: number): Part | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes *= *(\d{0,15}) *- *(\d{0,15})$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= size ? 'unsatisfiable' : { first, last }
}
