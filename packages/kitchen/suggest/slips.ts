/** The number of wrong letters that a typed word may have; none in a short word. */
export function mostSlipsIn(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
}

/**
 * May the typed word be the name's word that starts at `start`? The first letter must match, or be swapped with the
 * second.
 */
export function mayStartWord(name: string, typed: string, start: number): boolean {
  return name[start] === typed[0] || (name[start] === typed[1] && name[start + 1] === typed[0])
}

/**
 * The edit distance from a name, read from `start`, to the typed letters: letters left out, added, changed or swapped.
 * It stops at `most` + 1.
 */
export function slipDistance(name: string, typed: string, start: number, most: number): number {
  return count(name, typed, start, 0, most)
}

function count(name: string, typed: string, i: number, j: number, most: number): number {
  let at = i
  let on = j
  while (on < typed.length && name[at] === typed[on]) {
    at += 1
    on += 1
  }
  if (on === typed.length) return 0
  if (most === 0) return 1
  const isSwapped = name[at] === typed[on + 1] && name[at + 1] === typed[on]
  return (
    1 +
    Math.min(
      isSwapped ? count(name, typed, at + 2, on + 2, most - 1) : most,
      count(name, typed, at + 1, on + 1, most - 1),
      count(name, typed, at + 1, on, most - 1),
      count(name, typed, at, on + 1, most - 1),
    )
  )
}

/**
 * Does a name start with the typed letters apart from one slip: one letter missing ("chik" for "chicken"), one extra,
 * or two swapped?
 */
export function startsWithOneSlip(name: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && name[at] === typed[at]) at += 1
  if (at < 2 || at === typed.length) return false
  const rest = typed.slice(at)
  const isLeftOut = name.startsWith(rest, at + 1)
  const isDoubled = rest[0] === typed[at - 1] || rest.length > 1
  const isSwapped = rest.length > 1 && name[at] === rest[1] && name[at + 1] === rest[0] && name.startsWith(rest.slice(2), at + 2)
  return isLeftOut || isSwapped || (isDoubled && name.startsWith(rest.slice(1), at))
}
