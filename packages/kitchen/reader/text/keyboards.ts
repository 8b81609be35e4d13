import { difference } from '#kitchen/reader/text/distance.ts'

/** The letter rows of the keyboards that food is typed on, folded. */
const keyboards: readonly (readonly string[])[] = [
  ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  // Arabic keyboards of computers and phones: only keys of one row are confused.
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

/** Are the keys of two letters neighbours? */
export const areNeighbouringKeys = (one: string, other: string): boolean => neighbours.has(one + other)

/** The fewest letters of a word with a wrong key; shorter words resemble too many others. */
const fewestLetters = 6

/** The letters from which any one letter may be wrong. */
const lettersOfLongWord = 8

/** Is one letter a neighbouring key ("Tomazen"), or in a long word any other letter ("Knobbauch")? */
export function isKeyboardSlip(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed.length < fewestLetters) return false
  const { head, wrong, right } = difference(typed, meant)
  return head > 1 && wrong.length === 1 && (typed.length >= lettersOfLongWord || areNeighbouringKeys(wrong, right))
}
