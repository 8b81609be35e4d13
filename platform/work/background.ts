/** Work that nobody waits for while it is done, and that is not lost from sight. */
export interface Background {
  /**
   * Begins after the answer that is being written, and after earlier work. A failure is reported with the `origin`.
   */
  later(work: () => Promise<void>, origin?: string): void
  /** Resolves when nothing is left to do: before the database closes. What waits for its moment begins at once. */
  settled(): Promise<void>
}

/** Milliseconds after which the next piece begins, whatever became of this one: a mail is given up before. */
const longestPiece = 30_000

/**
 * `onFailure` hears of work that threw or took too long, with its origin. Each piece waits for `delay()` milliseconds
 * and for all earlier ones, one at a time: the load must not tell the next caller what the last answer hid, and of two
 * mails to one person the newer one, whose link counts, comes last.
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
        .then(() => inTime(work))
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

/** Rejects when the work takes too long. It is not stopped, only not waited for. */
async function inTime(work: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done within ${longestPiece} ms`)), longestPiece)
  try {
    await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}

const shortest = 500
const longest = 3_000

/** From half a second to three, in milliseconds, as two random bytes have it. */
export function delayOf([high = 0, low = 0]: Uint8Array): number {
  return shortest + ((high * 256 + low) / 0xffff) * (longest - shortest)
}
