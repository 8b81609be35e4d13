import type { NamedKind } from '#kitchen/reader/food/kind.ts'

/** Synonyms of the Arab countries: each name with a word of one list is known with the other words too. */
const pairs: readonly (readonly [word: string, others: readonly string[]])[] = [
  ['أرز', ['رز']],
  ['بطاطس', ['بطاطا']],
  ['جمبري', ['روبيان', 'قريدس']],
  ['طماطم', ['بندورة']],
  ['جبن', ['جبنة']],
  ['جبنة', ['جبن']],
  ['معكرونة', ['مكرونة', 'باستا']],
  ['زبادي', ['روب']],
  ['دقيق', ['طحين']],
  ['طحين', ['دقيق']],
  ['فطر', ['مشروم']],
  ['صلصة', ['صوص']],
  ['دجاج', ['فراخ']],
  ['لحم', ['لحمة']],
  ['مرق', ['مرقة']],
  ['شوربة', ['حساء']],
  ['غلوتين', ['جلوتين']],
  ['نودلز', ['نودل']],
]

function turned(name: string): string[] {
  const words = name.split(' ')
  return pairs.flatMap(([word, others]) =>
    words.some((one) => one === word || one === `ال${word}`)
      ? others.map((other) => words.map((one) => (one === word ? other : one === `ال${word}` ? `ال${other}` : one)).join(' '))
      : [],
  )
}

/** A name without its articles, as the reader folds it, to find duplicates. */
const bare = (name: string) => name.replace(/(?<=^|\s)[بك]?ال/gu, '')

/** Adds the other countries' words to every kind with a name of several words, unless a kind has that name already. */
export function withDialectNames(kinds: readonly NamedKind[]): NamedKind[] {
  const known = new Set(kinds.flatMap(({ names }) => names.map(bare)))
  const isNew = (name: string) => known.size < known.add(bare(name)).size
  return kinds.map((kind) => ({
    ...kind,
    names: [
      ...kind.names,
      ...kind.names
        .filter((name) => name.includes(' '))
        .flatMap(turned)
        .filter(isNew),
    ],
  }))
}
