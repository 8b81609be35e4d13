import { RestError } from '#platform/rest/errors.ts'

/** The requested rows, counted from 0; `limit` null: all. */
export interface Range {
  offset: number
  limit: number | null
}

/**
 * The range that `limit`, `offset` and the header Range request together. Invalid numbers are ignored. Throws 416
 * PGRST103.
 */
export function readRange({
  limit,
  offset,
  header,
}: {
  limit: string | undefined
  offset: string | undefined
  header: string | null
}): Range {
  const most = wholeNumber(limit)
  if (most !== undefined && most < 0) throw rangeNotSatisfiable('Limit should be greater than or equal to zero.')
  const byQuery = withinRows(wholeNumber(offset) ?? 0, most ?? null)
  const [, from, to] = /^(\d+)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined) return byQuery
  const [low, high] = [wholeNumber(from) ?? 0, to === '' ? undefined : wholeNumber(to)]
  if (high !== undefined && low > high) {
    throw rangeNotSatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
  }
  return intersection(byQuery, { offset: low, limit: high === undefined ? null : high - low + 1 })
}

/** A negative offset shortens the range. Throws 416 PGRST103 when nothing is left. */
function withinRows(offset: number, limit: number | null): Range {
  if (offset >= 0 || limit === null) return { offset: Math.max(0, offset), limit }
  if (limit > 0 && limit + offset <= 0) throw rangeNotSatisfiable('Limit should be greater than or equal to zero.')
  return { offset: 0, limit: Math.max(0, limit + offset) }
}

/** 416 PGRST103. */
export function rangeNotSatisfiable(details: string): RestError {
  return new RestError({ status: 416, code: 'PGRST103', message: 'Requested range not satisfiable', details })
}

function intersection(one: Range, other: Range): Range {
  const offset = Math.max(one.offset, other.offset)
  const ends = [one, other].flatMap((range) => (range.limit === null ? [] : [range.offset + range.limit]))
  return { offset, limit: ends.length === 0 ? null : Math.max(0, Math.min(...ends) - offset) }
}

/** A whole number, bounded to exact ones. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number(text), Number.MAX_SAFE_INTEGER))
}
