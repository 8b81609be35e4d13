import type { Usage } from '#domain/usage/usage.ts'
import { refetchDelay, usageOfNow } from '#web/usage/standing.ts'

const second = 1_000
/** An answer younger than this is not asked for again when the page is seen again. */
const fresh = 30 * second

/** The id of a member; null is a visitor without an account; undefined while it is not known yet. */
export type Asker = string | null | undefined

/** What the store needs of the page and the server. */
export interface UsageSource {
  asker(): Asker
  ask(signal: AbortSignal): Promise<Usage>
  /** What this browser remembers of an asker. */
  recall(asker: string | null): Usage | null
  /** Remembers for one asker, and nothing of any other. */
  remember(asker: string | null, usage: Usage): void
  forget(asker: string | null): void
  isSeen(): boolean
  now(): Date
  /** Runs something later; the answer calls it off. */
  later(run: () => void, milliseconds: number): () => void
  /** Hears when another asker is there, and when the page is seen or online again; the answer ends it. */
  listen(run: () => void): () => void
}

/** What is left for whoever is asking: first as remembered, then as the server counts it, then as every answer says. It asks while somebody looks. */
export function makeUsageStore(source: UsageSource) {
  let asker: Asker
  let usage: Usage | null = null
  let answeredAt = Number.NEGATIVE_INFINITY
  let question: AbortController | undefined
  let callOff = () => {}
  let stopListening = () => {}
  const listeners = new Set<() => void>()

  function show(next: Usage | null) {
    usage = next
    for (const listener of listeners) listener()
  }

  /** An older question must not overwrite a newer answer, nor one asked by somebody else. */
  function drop() {
    callOff()
    question?.abort()
    question = undefined
  }

  function take(answer: Usage) {
    if (asker === undefined) return
    drop()
    answeredAt = source.now().getTime()
    source.remember(asker, answer)
    show(answer)
    planNext()
  }

  function planNext() {
    callOff()
    if (listeners.size > 0) callOff = source.later(look, refetchDelay(usage, source.now()))
  }

  async function ask() {
    if (asker === undefined || listeners.size === 0) return
    drop()
    const mine = new AbortController()
    question = mine
    const answer = await askTwice(mine.signal)
    if (question !== mine) return
    question = undefined
    if (answer) return take(answer)
    // Not reached: what was known holds until its reset.
    show(usageOfNow(usage, source.now()))
    planNext()
  }

  async function askTwice(signal: AbortSignal): Promise<Usage | null> {
    const once = () => source.ask(signal).catch(() => null)
    const answer = await once()
    if (answer || signal.aborted) return answer
    await new Promise<void>((resolve) => source.later(resolve, second))
    return signal.aborted ? null : once()
  }

  /** Looks who is there and whether the count is old. */
  function look() {
    const now = source.asker()
    if (now !== asker) return startAs(now)
    const isOld = question === undefined && source.now().getTime() - answeredAt >= fresh
    if (isOld && source.isSeen()) ask()
    else if (question === undefined) planNext()
  }

  function startAs(next: Asker) {
    drop()
    // What a member has left is nobody else's affair.
    if (asker !== undefined) source.forget(asker)
    greet(next)
    show(usage)
    ask()
  }

  function greet(next: Asker) {
    asker = next
    answeredAt = Number.NEGATIVE_INFINITY
    usage = next === undefined ? null : usageOfNow(source.recall(next), source.now())
  }

  return {
    read() {
      // What is remembered stands in the first picture of the page already.
      if (asker === undefined && source.asker() !== undefined) greet(source.asker())
      return usage
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stopListening = source.listen(look)
        look()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        drop()
        stopListening()
      }
    },
    take,
    askAgain: () => void ask(),
  }
}
