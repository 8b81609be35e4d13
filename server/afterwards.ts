import type { Logger } from 'pino'

/** Work that an answer did not wait for to its end. */
export interface Afterwards {
  /** Work that has begun and goes on. A failure is logged. */
  keep(work: Promise<void>): void
  /** Resolves when all of it is done: before the database closes. */
  settled(): Promise<void>
}

/** Keeps what goes on after an answer in sight. */
export function openAfterwards({ log }: { log: Pick<Logger, 'error'> }): Afterwards {
  const underWay = new Set<Promise<void>>()
  return {
    keep(work) {
      const done = work
        .catch((err: unknown) => log.error({ err }, 'what went on after an answer failed'))
        .finally(() => void underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
