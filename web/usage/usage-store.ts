import type { Usage } from '#domain/usage/usage.ts'
import { hasLeft, isOlder, refetchDelay, type Standing, standingIn, standingOfNow, type UsageView } from '#web/usage/standing.ts'

const second = 1_000
/** An answer younger than this is not asked for again when the page is seen again. */
const fresh = 30 * second

/** The id of a member; null is a visitor without an account; undefined while it is not known yet. */
export type Asker = string | null | undefined

/** What the store needs of the page and the server. */
export interface UsageSource {
  asker(): Asker
  /** What the server says; null: no count, but searches may be asked for. */
  ask(signal: AbortSignal): Promise<Standing | null>
  /** What this browser remembers of an asker, as far as it still holds. */
  recall(asker: string | null): Standing | null
  /** Remembers for one asker, and nothing of any other. */
  remember(asker: string | null, standing: Standing): void
  forget(asker: string | null): void
  isSeen(): boolean
  now(): Date
  /** Runs something later; the answer calls it off. */
  later(run: () => void, milliseconds: number): () => void
  /** Hears what happens on the page; the answer ends it. */
  listen(page: PageListener): () => void
}

export interface PageListener {
  /** Another asker is there, or the page is seen or online again. */
  look: () => void
  /** Another tab of this browser has been told more. */
  adopt: () => void
  /** What lifts the limit has changed. */
  askAgain: () => void
}

/** What is left for whoever is asking: first as remembered, then as the server counts it, then as every answer says. It asks while somebody looks. */
export function makeUsageStore(source: UsageSource) {
  let asker: Asker
  let view: UsageView = { state: 'asking' }
  let answeredAt = Number.NEGATIVE_INFINITY
  let question: AbortController | undefined
  let callOff = () => {}
  let stopListening = () => {}
  const listeners = new Set<() => void>()

  function show(next: UsageView) {
    view = next
    for (const listener of listeners) listener()
  }

  /** An older question must not overwrite a newer answer, nor one asked by somebody else. */
  function drop() {
    callOff()
    question?.abort()
    question = undefined
  }

  function settle(standing: Standing | null) {
    drop()
    answeredAt = source.now().getTime()
    show(standing ? { state: 'known', standing, isLate: false } : { state: 'unknown' })
    planNext()
  }

  /** Takes over what an answer to another call says is left, and says whether it did: an answer that is given again may be older than what is known, so the server is asked. */
  function take(usage: Usage): boolean {
    if (asker === undefined) return false
    const before = standingIn(view)
    if (isOlder(usage, before?.usage, source.now())) {
      ask()
      return false
    }
    const standing = { premium: false, tester: false, ...before, usage, canGenerate: hasLeft(usage) }
    source.remember(asker, standing)
    settle(standing)
    // With the limit something else has changed too: what lifts it.
    if (before && (before.usage.limit === null) !== (usage.limit === null)) ask()
    return true
  }

  function planNext() {
    callOff()
    if (listeners.size > 0) callOff = source.later(look, refetchDelay(standingIn(view)?.usage ?? null, source.now()))
  }

  async function ask() {
    if (asker === undefined || listeners.size === 0) return
    drop()
    const mine = new AbortController()
    question = mine
    const answer = await askTwice(mine.signal)
    if (question !== mine) return
    question = undefined
    if (answer === undefined) return keep()
    if (answer) source.remember(asker, answer)
    settle(answer)
  }

  /** Not reached: what was known holds until its reset. */
  function keep() {
    const standing = standingOfNow(standingIn(view), source.now()) ?? recall(asker)
    show(standing ? { state: 'known', standing, isLate: true } : { state: 'unknown' })
    planNext()
  }

  async function askTwice(signal: AbortSignal): Promise<Standing | null | undefined> {
    const once = () => source.ask(signal).catch(() => undefined)
    const answer = await once()
    if (answer !== undefined || signal.aborted) return answer
    await new Promise<void>((resolve) => source.later(resolve, second))
    return signal.aborted ? undefined : once()
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
    show(view)
    ask()
  }

  function greet(next: Asker) {
    asker = next
    answeredAt = Number.NEGATIVE_INFINITY
    const standing = recall(next)
    view = standing ? { state: 'known', standing, isLate: false } : { state: 'asking' }
  }

  const recall = (who: Asker) => (who === undefined ? null : source.recall(who))

  function adopt() {
    const standing = source.asker() === asker ? recall(asker) : null
    if (standing) settle(standing)
  }

  return {
    read() {
      // What is remembered stands in the first picture of the page already.
      if (asker === undefined && source.asker() !== undefined) greet(source.asker())
      return view
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stopListening = source.listen({ look, adopt, askAgain: () => void ask() })
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
