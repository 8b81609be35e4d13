import { isDatabaseAway } from '#platform/database/away.ts'

/** Milliseconds of waiting after which the person at the terminal is told. */
const silence = 2_000

/** Milliseconds in which tries may begin; each takes up to 5 s to fail, so that a minute is the end of it. */
const longest = 54_000

/** Milliseconds between two tries. */
const pause = 1_000

/** Runs `act` until the database it needs is there. `tell` hears, once, that this takes a while; after a minute the last failure is thrown. */
export async function waitForDatabase(act: () => Promise<void>, tell: () => void): Promise<void> {
  const telling = setTimeout(tell, silence)
  const deadline = performance.now() + longest
  try {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (!isDatabaseAway(error) || performance.now() > deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  } finally {
    clearTimeout(telling)
  }
}
