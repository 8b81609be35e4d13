import { currentAsker, runAsAsker } from '#platform/work/asker.ts'
import { makeTurnQueue } from '#platform/work/turns.ts'

/** Loads an answer together with other callers' questions. Throws NoTurn, and what the load throws. */
export type Batcher<Asked, Answer> = (asked: Asked) => Promise<Answer>

interface BatchLimits {
  /** The most questions of one load. */
  together: number
  /** The most questions that wait beyond those of the next load. */
  waiting: number
}

/**
 * Makes a batcher. One load runs at a time; questions that arrive meanwhile are loaded together by the next, so no
 * answer is older than its question. One asker gets at most a quarter of two loads. `look` answers in the order of
 * the questions and runs on behalf of `asker`.
 */
export function openBatcher<Asked, Answer>(
  look: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  asker: string,
  { together, waiting }: BatchLimits,
): Batcher<Asked, Answer> {
  const turns = makeTurnQueue({ parallel: 2 * together, each: Math.ceil(together / 2), waiting })
  const next: { asked: Asked; resolve(answer: Answer): void; reject(cause: unknown): void }[] = []
  let isLooking = false

  async function lookOnce(): Promise<void> {
    const these = next.splice(0, together)
    try {
      const answers = await runAsAsker(asker, () => look(these.map(({ asked }) => asked)))
      for (const [at, { resolve, reject }] of these.entries()) {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('A look answered less than it was asked'))
        else resolve(answer)
      }
    } catch (cause) {
      for (const { reject } of these) reject(cause)
    }
  }

  async function lookUntilAllKnow(): Promise<void> {
    if (isLooking) return
    isLooking = true
    while (next.length > 0) await lookOnce()
    isLooking = false
  }

  return (asked) =>
    turns(
      () => {
        const { promise, resolve, reject } = Promise.withResolvers<Answer>()
        next.push({ asked, resolve, reject })
        void lookUntilAllKnow()
        return promise
      },
      { asker: currentAsker() },
    )
}
