import { RestError } from '#platform/rest/errors.ts'

/** The rows asked for, counted from 0; `limit` null: all of them. */
export interface Range {
  offset: number
  limit: number | null
}

/** What `limit`, `offset` and the header Range ask for together. Numbers that are none are not heeded. Throws 416 PGRST103. */
export function readRange({
  limit,
  offset,
  header,
}: {
  limit: string | undefined
  offset: string | undefined
  header: string | null
}): Range {
  const first = Math.max(0, whole(offset) ?? 0)
  const most = whole(limit)
  if (most !== undefined && most < 0) throw unsatisfiable('Limit should be greater than or equal to zero.')
  const byQuery = { offset: first, limit: most ?? null }
  const [, from, to] = /^(\d+)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined) return byQuery
  const [low, high] = [whole(from) ?? 0, to === '' ? undefined : whole(to)]
  if (high !== undefined && low > high) {
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
  }
  return intersection(byQuery, { offset: low, limit: high === undefined ? null : high - low + 1 })
}

/** 416 PGRST103. */
export function unsatisfiable(details: string): RestError {
  return new RestError({ status: 416, code: 'PGRST103', message: 'Requested range not satisfiable', details })
}

function intersection(one: Range, other: Range): Range {
  const offset = Math.max(one.offset, other.offset)
  const ends = [one, other].flatMap((range) => (range.limit === null ? [] : [range.offset + range.limit]))
  return { offset, limit: ends.length === 0 ? null : Math.max(0, Math.min(...ends) - offset) }
}

/** A whole number, no larger than is exact. */
function whole(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined
  return Math.max(-1, Math.min(Number(text), Number.MAX_SAFE_INTEGER))
}
