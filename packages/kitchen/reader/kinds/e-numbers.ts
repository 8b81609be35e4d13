import type { Kind, NamedKind } from '#kitchen/reader/food/kind.ts'

/**
 * E numbers that come, or may come, from animals or one of the seven allergens; all others are plant, mineral or
 * synthetic.
 */
const special: readonly (Kind & { numbers: readonly number[] })[] = [
  { numbers: [120, 542], class: 'baking', diet: 'meat' },
  { numbers: [441], class: 'thickener', diet: 'meat' },
  { numbers: [901, 913], class: 'baking', diet: 'vegetarian' },
  { numbers: [904, 920], class: 'baking', diet: 'vegetarian', dietAtWorst: 'meat' },
  { numbers: [966], class: 'sweetener', contains: ['dairy'], diet: 'vegetarian' },
  { numbers: [1105], class: 'baking', contains: ['eggs'], diet: 'vegetarian' },
  { numbers: [322], class: 'thickener', mayContain: ['soybean'], unknown: ['eggs'], diet: 'vegan', dietAtWorst: 'vegetarian' },
  { numbers: [426], class: 'thickener', contains: ['soybean'], diet: 'vegan' },
  {
    numbers: [
      304, 422, 430, 431, 432, 433, 434, 435, 436, 442, 445, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 481, 482, 483, 485, 491, 492,
      493, 494, 495, 570, 572, 585, 627, 631, 635, 640, 910, 921, 1000, 1518,
    ],
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
  },
]

const [first, last] = [100, 1521]
const named = new Set(special.flatMap(({ numbers }) => numbers))

function namesOf(numbers: readonly number[]): string[] {
  return numbers.map((number) => `E ${number}`)
}

/** Additives by E number (Codex INS, EU list), in every spelling: "E 471", "E471", "E-471i". */
export const eNumbers: readonly NamedKind[] = [
  ...special.map(({ numbers, ...kind }) => ({ ...kind, names: namesOf(numbers) })),
  {
    class: 'baking',
    diet: 'vegan',
    names: namesOf(Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((number) => !named.has(number))),
  },
]

/** The same additives with the letter in another script: "إي 330". */
export function eNumbersWith(letters: readonly string[]): NamedKind[] {
  return eNumbers.map((kind) => ({ ...kind, names: letters.flatMap((letter) => kind.names.map((name) => name.replace('E', letter))) }))
}
