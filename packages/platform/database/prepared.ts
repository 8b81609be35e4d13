/** Runs of a statement before it is prepared: a rare statement is not worth the memory. */
const runsBeforePreparing = 10

/** The most statements with a name, and the characters of the longest: each costs every connection memory. */
const mostPrepared = 40
const longestPrepared = 10_000

/** The most statements whose runs are counted at a time. */
const mostCounted = 1_000

/** Names for frequent statements, under which every connection prepares them. No name is given twice. */
export interface PreparedNames {
  /** The name of a statement to prepare, or undefined for a rare or very long one. */
  nameOf(statement: string): string | undefined
  /** The names in use. A connection closes what it has prepared under any other. */
  given(): ReadonlySet<string>
  /** Forgets all names, so that connections prepare the statements again. */
  renew(): void
}

/**
 * Names 40 frequent statements. Another that becomes frequent displaces the least recently used one. Callers who send
 * many shapes of a statement may displace ours, which are named again after ten more runs.
 */
export function preparedNames(): PreparedNames {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let latest = 0

  return {
    nameOf(statement) {
      const known = names.get(statement)
      if (known !== undefined) {
        // A map keeps the order of insertion: its first statement is the least recently used one.
        names.delete(statement)
        names.set(statement, known)
        return known
      }
      if (statement.length > longestPrepared) return undefined
      const count = (counts.get(statement) ?? 0) + 1
      if (count < runsBeforePreparing) {
        if (counts.size === mostCounted) counts.clear()
        counts.set(statement, count)
        return undefined
      }
      counts.delete(statement)
      const [leastUsed] = names.keys()
      if (leastUsed !== undefined && names.size === mostPrepared) names.delete(leastUsed)
      latest += 1
      const name = `potluck_${latest}`
      names.set(statement, name)
      return name
    },
    given: () => new Set(names.values()),
    renew: () => names.clear(),
  }
}

/**
 * Whether PostgreSQL refused a prepared statement because a migration changed its columns (0A000), or because the
 * connection has lost it (26000).
 */
export function isLostStatement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan'))
}
