import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/** What one country calls it, and another: each name in a list is known in all of them. */
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

/** A name without its articles, which the reader folds away: by this two names are one. */
const bare = (name: string) => name.replace(/(?<=^|\s)[بك]?ال/gu, '')

/** The kinds with every name of several words also as other countries say it, where no kind says that by itself. */
export function inAllDialects(kinds: readonly NamedKind[]): NamedKind[] {
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
