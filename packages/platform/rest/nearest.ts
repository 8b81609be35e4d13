/** The similarity from which PostgREST suggests another name. */
const leastSimilarity = 0.75

/** The most similar name, if it is similar enough. */
export function nearestName(name: string, names: readonly string[]): string | null {
  if (name.length > 100) return null
  const ranked = names.map((other) => ({ other, likeness: 1 - distance(name, other) / Math.max(name.length, other.length) }))
  const best = ranked.sort((one, other) => other.likeness - one.likeness)[0]
  return best && best.likeness >= leastSimilarity ? best.other : null
}

/** How many letters may differ for PostgreSQL to suggest a column. */
const mostDifferentLetters = 3

/**
 * The column that PostgreSQL suggests for a name, or two equally similar ones; none when more are equal. At least
 * half of the letters must match.
 */
export function nearColumns(name: string, columns: readonly string[]): readonly string[] {
  if (name.length > 100) return []
  const most = Math.min(mostDifferentLetters, Math.floor(name.length / 2))
  const off = columns.map((column) => ({ column, letters: distance(column, name) })).filter(({ letters }) => letters <= most)
  const least = Math.min(...off.map(({ letters }) => letters))
  const near = off.flatMap(({ column, letters }) => (letters === least ? [column] : []))
  return near.length > 2 ? [] : near
}

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
