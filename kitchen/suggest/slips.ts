/** How many letters may be wrong in what was typed: none of a short word. */
export function mostSlips(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
}

/** Whether a word may be meant that starts at `start`: a first letter may be swapped with the second, but nobody mistakes it. */
export function mayStartAs(name: string, typed: string, start: number): boolean {
  return name[start] === typed[0] || (name[start] === typed[1] && name[start + 1] === typed[0])
}

/** How many slips lead from a name, read from `start`, to what was typed: letters left out, added, changed or swapped. Stops at `most` + 1. */
export function slipsFrom(name: string, typed: string, start: number, most: number): number {
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
