/** Work that nobody waits for while it is done, and that is not lost from sight. */
export interface Background {
  /** Begins after whatever is being answered right now, and after whatever was left before. */
  later(work: () => Promise<void>): void
  /** Resolves when nothing is left to do: before the database closes. What waits for its moment begins at once. */
  settled(): Promise<void>
}

/**
 * `onFailure` hears of work that threw. Each piece waits for as many milliseconds as `delay` says and then for its turn, one at a time: what it keeps busy
 * must not tell whoever asks next what the last answer did not.
 */
export function openBackground(onFailure: (error: unknown) => void, delay: () => number): Background {
  const waiting = new Set<() => void>()
  const running = new Set<Promise<void>>()
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
    later(work) {
      const takeTurn = () => {
        last = last.then(work).catch(onFailure)
        return last
      }
      const done: Promise<void> = moment()
        .then(takeTurn)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) {
        for (const begin of [...waiting]) begin()
        await Promise.all(running)
      }
    },
  }
}

const shortest = 500
const longest = 3_000

/** From half a second to three, in milliseconds, as two random bytes have it. */
export function delayOf([high = 0, low = 0]: Uint8Array): number {
  return shortest + ((high * 256 + low) / 0xffff) * (longest - shortest)
}
