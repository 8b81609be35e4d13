/**
 * Makes a thing at its first use. Callers at the same time share one attempt. A failed attempt is an error of those
 * calls, and the next call tries again.
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
