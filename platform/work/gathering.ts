import { currentAsker, workFor } from '#platform/work/asker.ts'
import { openTurns } from '#platform/work/turns.ts'

/** Looks something up together with whatever others ask meanwhile. Throws NoTurn, and what the look throws. */
export type Gathering<Asked, Answer> = (asked: Asked) => Promise<Answer>

interface Room {
  /** Questions of one look at most. */
  together: number
  /** Questions that wait beyond those of the next look. */
  waiting: number
}

/**
 * One look at a time: what is asked while it is under way is asked by the next, in one piece. Nobody hears what was
 * read before they asked. Of a look and the next one asker has at most a quarter. `look` answers in the order of what
 * it was asked, as work of `asker`.
 */
export function openGathering<Asked, Answer>(
  look: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  asker: string,
  { together, waiting }: Room,
): Gathering<Asked, Answer> {
  const turns = openTurns({ parallel: 2 * together, each: Math.ceil(together / 2), waiting })
  const next: { asked: Asked; resolve(answer: Answer): void; reject(cause: unknown): void }[] = []
  let isLooking = false

  async function lookOnce(): Promise<void> {
    const these = next.splice(0, together)
    try {
      const answers = await workFor(asker, () => look(these.map(({ asked }) => asked)))
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
