/** Runs of a statement before it is prepared: a rare statement is not worth the memory. */
const runsBeforePreparing = 10

/** The most prepared statements of a connection, and the characters of the longest: each costs PostgreSQL memory. */
const mostPrepared = 40
const longestPrepared = 10_000

/** The most statements whose runs are counted at a time. */
const mostCounted = 1_000

/** Names for frequent statements, under which every connection prepares them. */
export interface PreparedNames {
  /** The name of a statement to prepare, or undefined for a rare or very long one. */
  nameOf(statement: string): string | undefined
  /** Forgets all names, so that connections prepare the statements again. */
  renew(): void
}

/** Names the first 40 statements that become frequent. */
export function preparedNames(): PreparedNames {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0

  return {
    nameOf(statement) {
      const known = names.get(statement)
      if (known !== undefined || names.size === mostPrepared || statement.length > longestPrepared) return known
      const count = (counts.get(statement) ?? 0) + 1
      if (count < runsBeforePreparing) {
        if (counts.size === mostCounted) counts.clear()
        counts.set(statement, count)
        return undefined
      }
      counts.delete(statement)
      const name = `potluck_${generation}_${names.size}`
      names.set(statement, name)
      return name
    },
    renew() {
      names.clear()
      generation += 1
    },
  }
}

/**
 * Did PostgreSQL refuse a prepared statement because a migration changed its columns (0A000), or because the
 * connection does not have it any more (26000)?
 */
export function isLostStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan'))
}
