import { senseOfKind } from '#kitchen/reader/food/food.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods named in two parts: a dish with what lies in it, a maker with the product. */
export interface NamedInParts {
  /** The first part by its names: "паста", "хайнц". */
  first: string
  /**
   * Lines of foods (see `parseFoodLines`) whose names are the second part: "с креветками", "сырный
   * соус".
   */
  second: string
  /** May the second part stand first as well: "соус хайнц"? */
  eitherOrder?: true
}

/** The foods with their whole names. */
export function foodsNamedInParts(rows: readonly NamedInParts[]): NamedKind[] {
  return rows.flatMap(({ first, second, eitherOrder }) =>
    parseFoodLines(second).map((kind) => ({
      ...kind,
      names: list(first).flatMap((one) => kind.names.flatMap((other) => [`${one} ${other}`, ...(eitherOrder ? [`${other} ${one}`] : [])])),
    })),
  )
}

/** The kinds without the names that a kind before them has with the same facts. */
export function withoutRepeats(kinds: readonly NamedKind[], before: readonly NamedKind[]): NamedKind[] {
  const first = new Map<string, string>()
  const meaningOf = (kind: NamedKind) => JSON.stringify(senseOfKind(kind))
  const saidFirst = (name: string, meaning: string) => {
    const key = name.split(/[ -]/u).map(foldWord).join(' ')
    const known = first.get(key)
    if (known === undefined) first.set(key, meaning)
    return known === meaning
  }
  for (const kind of before) for (const name of kind.names) saidFirst(name, meaningOf(kind))
  return kinds.map((kind) => ({ ...kind, names: kind.names.filter((name) => !saidFirst(name, meaningOf(kind))) }))
}
