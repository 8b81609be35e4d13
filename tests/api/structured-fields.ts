/**
 * One item of a list in a structured field (RFC 9651): a string and its parameters, which are whole numbers in
 * fields of rate limits.
 */
export interface LimitItem {
  name: string
  parameters: Record<string, number>
}

/**
 * A field of draft-ietf-httpapi-ratelimit-headers: a list of strings with whole numbers as parameters. Throws when it
 * is anything else.
 */
export function readLimits(field: string | null): LimitItem[] {
  if (field === null) throw new Error('The field is not there')
  const items: LimitItem[] = []
  let rest = field
  const take = (pattern: RegExp): string | undefined => {
    const [whole, part] = pattern.exec(rest) ?? []
    if (whole === undefined) return undefined
    rest = rest.slice(whole.length)
    return part ?? whole
  }
  for (;;) {
    const name = take(/^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/)
    if (name === undefined) throw new Error(`No string at ${JSON.stringify(rest)} of ${JSON.stringify(field)}`)
    const parameters: Record<string, number> = {}
    while (take(/^; */) !== undefined) {
      const key = take(/^([a-z*][a-z0-9_.*-]*)=/)
      const value = take(/^-?\d{1,15}(?![\d.])/)
      if (key === undefined || value === undefined)
        throw new Error(`No whole number at ${JSON.stringify(rest)} of ${JSON.stringify(field)}`)
      parameters[key] = Number(value)
    }
    items.push({ name, parameters })
    if (rest === '') return items
    if (take(/^[ \t]*,[ \t]*/) === undefined) throw new Error(`No comma at ${JSON.stringify(rest)} of ${JSON.stringify(field)}`)
  }
}
