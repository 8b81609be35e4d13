import type { Logger } from 'pino'

/** Work that goes on after its answer was sent. */
export interface BackgroundWork {
  /** Keeps a running promise until it settles. Logs its failure. */
  keep(work: Promise<void>): void
  /** Resolves when all kept work is done. The server waits for it before it closes the database. */
  settled(): Promise<void>
}

export function openBackgroundWork({ log }: { log: Pick<Logger, 'error'> }): BackgroundWork {
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
