/** Characters. Programs write shorter numbers: the longest double has 24. */
const longestNumber = 40

/** The largest exponent of a double, in either direction. */
const highestExponent = 324

/** How many zeros the exponents of one text may stand for. */
const mostZeros = 1024 * 1024

/**
 * A quick test for texts that may contain a number longer than 40 characters or with an exponent of three digits; it
 * also matches ordinary texts.
 */
const mayHaveLongNumber = /[-+.\deE]{41}|\d[eE][-+]?\d{3}/

/**
 * Matches an unclosed text up to the end: otherwise the search would start again at each of its quotes and take
 * minutes.
 */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[-+.\deE]*/gs

/**
 * Whether the database can store every number of a JSON text. It keeps all digits, so `1e131071` takes 131,072
 * characters there.
 */
export function hasStorableNumbers(json: string): boolean {
  if (!mayHaveLongNumber.test(json)) return true
  let noughts = 0
  for (const [token] of json.matchAll(textOrNumber)) {
    if (token.startsWith('"')) continue
    const exponent = Math.abs(Number(/e(.*)$/i.exec(token)?.[1] ?? 0))
    if (token.length > longestNumber || exponent > highestExponent) return false
    noughts += exponent
  }
  return noughts <= mostZeros
}
