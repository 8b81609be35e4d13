import type { Part } from '#platform/storage/file-store.ts'

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2): one part of bytes. Null for the whole: nothing is
 * asked for, or nothing that we know, such as several parts. 'unsatisfiable' for a part behind the end.
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
