/** How often a statement comes before the database is to keep it: one that came by chance is not kept. */
const often = 10

/** Statements that one connection keeps at most, and the characters of the longest: each costs the database memory. */
const mostKept = 40
const longestKept = 10_000

/** Statements that are counted at once. */
const mostCounted = 1_000

/** Names for the statements that come often. */
export interface PreparedNames {
  /** The name under which a connection keeps this statement, read and planned once; undefined: it is not kept. */
  nameOf(words: string): string | undefined
  /** Gives every statement a new name: what the connections keep may not be run any more. */
  renew(): void
}

/** Names statements in the order in which they came often; later ones stay without a name. */
export function preparedNames(): PreparedNames {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0

  return {
    nameOf(words) {
      const known = names.get(words)
      if (known !== undefined || names.size === mostKept || words.length > longestKept) return known
      const count = (counts.get(words) ?? 0) + 1
      if (count < often) {
        if (counts.size === mostCounted) counts.clear()
        counts.set(words, count)
        return undefined
      }
      counts.delete(words)
      const name = `potluck_${generation}_${names.size}`
      names.set(words, name)
      return name
    },
    renew() {
      names.clear()
      generation += 1
    },
  }
}

/** Whether a statement that a connection keeps answers other columns than before: a migration changed its tables. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')
}
