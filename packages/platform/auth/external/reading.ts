/** Reads a value of unknown JSON. `path` is names with dots; a number in it is an index of a list. */
function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    return new Map(Object.entries(value)).get(name)
  }, answer)
}

/** A text or a number, as text; '' for anything else. */
export function text(answer: unknown, path: string): string {
  const value = valueAt(answer, path)
  return typeof value === 'string' ? value.trim() : Number.isSafeInteger(value) ? String(value) : ''
}

/** Whether a value is true; some providers write "true", "1" or 1. */
export function booleanAt(answer: unknown, path: string): boolean {
  const value = valueAt(answer, path)
  return value === true || value === 1 || value === 'true' || value === '1'
}

/** Whether the answer has a value here. */
export function hasValue(answer: unknown, path: string): boolean {
  const value = valueAt(answer, path)
  return value !== undefined && value !== null
}

/** A list, empty when there is none. The path '' is the answer itself. */
export function listAt(answer: unknown, path: string): readonly unknown[] {
  const value = path === '' ? answer : valueAt(answer, path)
  return Array.isArray(value) ? value : []
}

/** The names and values of an object; empty for anything else. */
export function entries(answer: unknown): [string, unknown][] {
  return typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
}
