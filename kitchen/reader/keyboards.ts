import { difference } from '#kitchen/reader/distance.ts'

/** The rows of letters of the keyboards that food is typed on, as letters are compared. */
const keyboards: readonly (readonly string[])[] = [
  ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  // On the computer's and the telephone's Arabic keyboards only keys of one row are mistaken for each other.
  ...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ظطذدزروهث', 'ءرلايهوزظ'].map((row) => [row]),
]

const neighbours: ReadonlySet<string> = new Set(
  keyboards.flatMap((rows) =>
    rows.flatMap((row, at) =>
      [...row].flatMap((key, column) => {
        const below = rows[at + 1] ?? ''
        const beside = [row[column + 1], below[column - 1], below[column]]
        return beside.flatMap((other) => (other === undefined ? [] : [key + other, other + key]))
      }),
    ),
  ),
)

/** Whether the keys of two letters lie beside each other. */
export const areNeighbours = (one: string, other: string): boolean => neighbours.has(one + other)

/** Shorter words have too many others a letter away. */
const shortest = 6

/** In a word of so many letters any one may be wrong. */
const long = 8

/**
 * Whether one letter of a word is the key beside that of another one, "Tomazen", or any other in a long word,
 * "Knobbauch".
 */
export function isSlipOfFinger(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed.length < shortest) return false
  const { head, wrong, right } = difference(typed, meant)
  return head > 1 && wrong.length === 1 && (typed.length >= long || areNeighbours(wrong, right))
}
