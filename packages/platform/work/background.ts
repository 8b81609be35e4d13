/** Work after an answer, which is tracked until it ends. */
export interface Background {
  /** Queues work behind the current answer and earlier work. A failure is reported with its `origin`. */
  later(work: () => Promise<void>, origin?: string): void
  /**
   * Resolves when no work is left; the server waits for it before it closes the database. Delayed work starts at
   * once.
   */
  settled(): Promise<void>
}

/** Milliseconds after which the next work starts, even if this one has not ended. Sending a mail gives up sooner. */
const timeLimit = 30_000

/**
 * Opens the queue. `onFailure` gets work that threw or took too long, with its origin. Each work waits `delay()`
 * milliseconds, so that the load does not tell the next caller whether an account exists. It also waits for all
 * earlier work, so that of two mails to one person the newer, whose link is valid, arrives last.
 */
export function openBackground(onFailure: (error: unknown, origin?: string) => void, delay: () => number): Background {
  const waiting = new Set<() => void>()
  let last = Promise.resolve()

  function moment(): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(begin, delay())
      waiting.add(begin)
    })
  }

  return {
    later(work, origin) {
      last = Promise.all([moment(), last])
        .then(() => withTimeLimit(work))
        .catch((error: unknown) => onFailure(error, origin))
    },
    async settled() {
      let seen: Promise<void>
      do {
        seen = last
        for (const begin of [...waiting]) begin()
        await seen
      } while (seen !== last)
    },
  }
}

/** Rejects when the work takes too long. The work itself goes on. */
async function withTimeLimit(work: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done within ${timeLimit} ms`)), timeLimit)
  try {
    await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}

const shortestDelay = 500
const longestDelay = 3_000

/** A delay from 500 to 3,000 milliseconds, from two random bytes. */
export function delayOf([high = 0, low = 0]: Uint8Array): number {
  return shortestDelay + ((high * 256 + low) / 0xffff) * (longestDelay - shortestDelay)
}
