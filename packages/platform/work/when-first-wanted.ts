/**
 * Makes a value at its first use. Parallel callers share one attempt. A failed attempt rejects those calls, and the
 * next call tries again.
 */
export function whenFirstWanted<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = null
      throw cause
    })
    return made
  }
}
