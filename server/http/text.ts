import { AppError } from '#domain/errors.ts'

/** Deeper than any body of the contracts. */
const deepest = 32

/**
 * Looks at every text in a parsed body, names included: NUL and other control characters (tabs and line ends aside) and lone surrogates are
 * `bad_text`, for no database takes them; nesting without end is `bad_request`.
 */
export function assertReadable(body: unknown): void {
  const rest: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next
    if (depth > deepest) throw new AppError('bad_request', { detail: `Nested deeper than ${deepest}.` })
    if (typeof value === 'string') assertText(value)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      assertText(name)
      rest.push({ value: inner, depth: depth + 1 })
    }
  }
}

function assertText(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (!text.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)) throw new AppError('bad_text')
}
