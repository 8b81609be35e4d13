/** Work that nobody waits for while it is done, and that is not lost from sight. */
export interface Background {
  /** Begins after whatever is being answered right now. */
  later(work: () => Promise<void>): void
  /** Resolves when nothing is left to do: before the database closes. */
  settled(): Promise<void>
}

/** `onFailure` hears of work that threw. */
export function openBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    later(work) {
      const turn = new Promise<void>((resolve) => setImmediate(resolve))
      const done: Promise<void> = turn
        .then(work)
        .catch(onFailure)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
