import { isStorable } from '#platform/http/body.ts'
import { RestError } from '#platform/rest/errors.ts'
import { unreadable } from '#platform/rest/parse/cursor.ts'

/** Characters, as many as Node accepts in all headers by default. */
const longestQuery = 16_384

/**
 * The names and values of a query string, in order. Throws 414 when it is too long, PGRST100 when it is not UTF-8,
 * 22021 for NUL.
 */
export function readPairs(search: string): [string, string][] {
  if (search.length > longestQuery) throw new RestError({ status: 414, code: 'PGRST100', message: 'The query string is too long' })
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=')
      return equals < 0 ? [decode(pair), ''] : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))]
    })
}

/** Percent-decodes a part of an address. Throws PGRST100 when it is not UTF-8, 22021 for NUL. */
export function decode(text: string): string {
  const decoded = tryDecode(text.replaceAll('+', ' '))
  if (decoded === undefined) throw unreadable('"failed to parse the query string"', 'it is not valid UTF-8')
  if (!isStorable(decoded)) {
    throw new RestError({ status: 400, code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' })
  }
  return decoded
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
