/** Milliseconds of waiting before the terminal says so, unless the first try failed earlier. */
const silence = 2_000

/** Milliseconds in which tries may begin; each takes up to 5 s to fail, so that a minute is the end of it. */
const longest = 54_000

/** Milliseconds between two tries. */
const pause = 1_000

/** Something at another place that is needed at the start and may not be there yet. */
export interface Awaited {
  /** Begins the sentence "… does not answer: trying again for a minute". */
  name: string
  /**
   * In a few words why an error means that it is not there, such as ECONNREFUSED; undefined for an error of another
   * kind.
   */
  whyAway(error: unknown): string | undefined
  /** What is thrown when the minute is over. */
  giveUp(why: string, cause: unknown): Error
}

/**
 * Runs `act` until what it needs is there. `tell` hears, once and at the first failure, a sentence that this takes a
 * while.
 */
export async function waitFor<Result>(
  { name, whyAway, giveUp }: Awaited,
  act: () => Promise<Result>,
  tell: (words: string) => void,
): Promise<Result> {
  let isTold = false
  const tellOnce = (why: string) => {
    if (!isTold) tell(`${name} does not answer${why}: trying again for a minute`)
    isTold = true
  }
  const telling = setTimeout(() => tellOnce(' yet'), silence)
  const deadline = performance.now() + longest
  try {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        const why = whyAway(error)
        if (why === undefined) throw error
        if (performance.now() > deadline) throw giveUp(why, error)
        tellOnce(` (${why})`)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  } finally {
    clearTimeout(telling)
  }
}
