/** Milliseconds until the terminal shows that the start waits, unless a try failed earlier. */
const reportAfter = 2_000

/** Milliseconds in which a new try may begin. A try takes up to 5 s to fail, so the wait ends within a minute. */
const longestWait = 54_000

/** Milliseconds between two tries. */
const retryPause = 1_000

/** A service at another address that the start needs and that may not answer yet. */
export interface Dependency {
  /** Begins the sentence "… does not answer: trying again for a minute". */
  name: string
  /** Why an error means that the service is away, such as ECONNREFUSED; undefined for any other error. */
  whyAway(error: unknown): string | undefined
  /** The error to throw after a minute. */
  giveUp(why: string, cause: unknown): Error
}

/**
 * Runs `act`, again and again while the service is away. `tell` gets one sentence at the first failure or after 2 s.
 */
export async function waitFor<Result>(
  { name, whyAway, giveUp }: Dependency,
  act: () => Promise<Result>,
  tell: (words: string) => void,
): Promise<Result> {
  let isTold = false
  const tellOnce = (why: string) => {
    if (!isTold) tell(`${name} does not answer${why}: trying again for a minute`)
    isTold = true
  }
  const telling = setTimeout(() => tellOnce(' yet'), reportAfter)
  const deadline = performance.now() + longestWait
  try {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        const why = whyAway(error)
        if (why === undefined) throw error
        if (performance.now() > deadline) throw giveUp(why, error)
        tellOnce(` (${why})`)
        await new Promise((resolve) => setTimeout(resolve, retryPause))
      }
    }
  } finally {
    clearTimeout(telling)
  }
}
