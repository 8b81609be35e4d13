const compiled = new Map<string, RegExp>()

/**
 * Compiles a glob of GoTrue's allow list, with . and / as separators: * and ? match anything but a separator, **
 * anything, [abc], [a-z] and [!abc] one character, {one,two} either, \ takes the next character literally.
 */
export function globPattern(glob: string): RegExp {
  const known = compiled.get(glob)
  if (known) return known
  const pattern = new RegExp(`^${[...patternParts(glob)].join('')}$`, 's')
  compiled.set(glob, pattern)
  return pattern
}

const tokens =
  /\\(?<escaped>.)|(?<any>\*\*+)|(?<some>\*)|(?<one>\?)|\[(?<not>!?)(?<set>[^\]]+)\]|(?<open>\{)|(?<close>\})|(?<comma>,)|(?<plain>.)/gsu

/** Whether a text is a complete glob, without unbalanced brackets or braces. */
export function isGlob(text: string): boolean {
  let depth = 0
  for (const { groups = {} } of text.matchAll(tokens)) {
    const { open, close, plain = '' } = groups
    if (open) depth += 1
    if (close) depth -= 1
    if (depth < 0 || /[[\]\\]/.test(plain)) return false
  }
  return depth === 0
}

function* patternParts(glob: string): Generator<string> {
  let depth = 0
  for (const { groups = {} } of glob.matchAll(tokens)) {
    const { open, close, comma, plain = '' } = groups
    const wildcard = wildcardOf(groups)
    if (wildcard !== undefined) yield wildcard
    else if (open) {
      depth += 1
      yield '(?:'
    } else if (close && depth > 0) {
      depth -= 1
      yield ')'
    } else yield comma && depth > 0 ? '|' : escapeLiteral(close ?? comma ?? plain)
  }
  // Closes braces that the glob leaves open: a wrong glob matches less, but compiles.
  yield ')'.repeat(depth)
}

/** The pattern of a token that stands for a character or several; undefined for braces, commas and plain text. */
function wildcardOf({ escaped, any, some, one, not, set }: Record<string, string | undefined>): string | undefined {
  if (escaped) return escapeLiteral(escaped)
  if (any) return '.*'
  if (some) return '[^./]*'
  if (one) return '[^./]'
  return set ? `[${not ? '^' : ''}${classMembers(set)}]` : undefined
}

/** The members of a character class: ascending ranges, and single characters. */
function classMembers(set: string): string {
  return set.replace(/(.)-(.)|./gsu, (whole, from?: string, to?: string) => {
    const isRange = from !== undefined && to !== undefined && from <= to
    return isRange ? `${escapeLiteral(from)}-${escapeLiteral(to)}` : escapeLiteral(whole)
  })
}

function escapeLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
