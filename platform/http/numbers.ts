/** No program writes a longer one: the longest double has 24 characters. */
const longest = 40

/** Beyond it, either way, no double goes. */
const highestExponent = 324

/** So many noughts that exponents stand for, in one text. */
const mostNoughts = 1024 * 1024

/** What a number must have to be one of those; texts may have it too. */
const suspicious = /[-+.\deE]{41}|\d[eE][-+]?\d{3}/

/** A text that never ends is one to the end: looked for from every quote in it again, it would take minutes. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[-+.\deE]*/gs

/**
 * Whether a database can write out every number in a JSON text: it keeps all digits, and what came as `1e131071`
 * fills 131,072 characters there.
 */
export function hasBearableNumbers(json: string): boolean {
  if (!suspicious.test(json)) return true
  let noughts = 0
  for (const [token] of json.matchAll(textOrNumber)) {
    if (token.startsWith('"')) continue
    const exponent = Math.abs(Number(/e(.*)$/i.exec(token)?.[1] ?? 0))
    if (token.length > longest || exponent > highestExponent) return false
    noughts += exponent
  }
  return noughts <= mostNoughts
}
