import { billingLimits } from '#domain/billing/limits.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { type Answer, endOf, isLiveAt } from '#web/billing/standing.ts'

const second = 1_000
const minute = 60 * second
/** An answer younger than this is not asked for again when the page is seen again: the server would not ask the payment provider either. */
const fresh = billingLimits.look.stale
/** Between two looks whether the answer is old. A timer of the browser's holds no month. */
const longestRest = 60 * minute

/** What is known of the subscription of whoever is here. It lives as long as the page; the browser keeps nothing of it. */
export type SubscriptionState =
  | { state: 'nobody' }
  | { state: 'asking' }
  /** The server was not reached, and nothing was known before. */
  | { state: 'not-known' }
  | { state: 'known'; subscription: Subscription; isLive: boolean }

/** What the store needs of the page and the server. */
export interface SubscriptionSource {
  /** The id of the member; null for everybody else. */
  asker(): string | null
  ask(signal: AbortSignal): Promise<Subscription>
  isSeen(): boolean
  now(): Date
  /** Runs something later; the answer calls it off. */
  later(run: () => void, milliseconds: number): () => void
  /** `look` hears when another member is there and when the page is seen or online again, `change` when rows that decide were written. The answer ends it. */
  listen(look: () => void, change: () => void): () => void
}

/** The subscription of the member at this page: asked for when they come, when it may have changed, and when its end has passed. Nothing is asked for visitors. */
export function makeSubscriptionStore(source: SubscriptionSource) {
  let asker: string | null = null
  let answer: Answer | null = null
  let state: SubscriptionState = { state: 'nobody' }
  /** Whether the last question had no answer. */
  let isMissed = false
  let question: { signal: AbortController; done: Promise<boolean> } | undefined
  let callOff = () => {}
  let stopListening = () => {}
  const listeners = new Set<() => void>()

  function show(next: SubscriptionState) {
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  function showAnswer() {
    if (answer) show({ state: 'known', subscription: answer.subscription, isLive: isLiveAt(answer, source.now()) })
  }

  /** An older question must not overwrite a newer answer, nor one asked by somebody else. */
  function drop() {
    callOff()
    question?.signal.abort()
    question = undefined
  }

  /** Asks now; a question that is under way is asked anew, for what it is about may have changed since. */
  function ask(): Promise<boolean> {
    if (asker === null || listeners.size === 0) return Promise.resolve(false)
    drop()
    const signal = new AbortController()
    const mine = { signal, done: hear(signal) }
    question = mine
    return mine.done
  }

  async function hear({ signal }: AbortController): Promise<boolean> {
    const heard = await askTwice(signal)
    if (signal.aborted) return false
    question = undefined
    isMissed = heard === null
    if (heard) answer = { subscription: heard, at: source.now() }
    if (answer) showAnswer()
    else show({ state: 'not-known' })
    planNext()
    return heard !== null
  }

  async function askTwice(signal: AbortSignal): Promise<Subscription | null> {
    const once = () => source.ask(signal).catch(() => null)
    const heard = await once()
    if (heard || signal.aborted) return heard
    await new Promise<void>((resolve) => source.later(resolve, second))
    return signal.aborted ? null : once()
  }

  function planNext() {
    callOff()
    if (asker !== null && listeners.size > 0) callOff = source.later(look, isMissed ? minute : restAfter())
  }

  /** Until the end is reached, or the answer is worth asking for again; what counts beyond its end is looked at oftener. */
  function restAfter(): number {
    const end = answer && endOf(answer.subscription)
    const untilEnd = end ? end.getTime() - source.now().getTime() : 0
    if (untilEnd > 0) return Math.min(untilEnd, longestRest)
    return state.state === 'known' && state.isLive ? fresh : longestRest
  }

  /** Looks who is here, whether the paid time has run out, and whether the answer is old. */
  function look() {
    const here = source.asker()
    if (here !== asker) return startAs(here)
    if (asker === null || question) return
    if (hasJustEnded()) {
      // What will not be renewed is gone at once; whether the rest was renewed, the server says.
      if (answer?.subscription.cancel_at_period_end) showAnswer()
      ask()
    } else if (isOld() && source.isSeen()) ask()
    else planNext()
  }

  const isOld = () => isMissed || answer === null || source.now().getTime() - answer.at.getTime() >= fresh
  const hasJustEnded = () => state.state === 'known' && state.isLive && answer !== null && !isLiveAt(answer, source.now())

  function startAs(here: string | null) {
    drop()
    asker = here
    answer = null
    isMissed = false
    show(here === null ? { state: 'nobody' } : { state: 'asking' })
    ask()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) {
        stopListening = source.listen(look, ask)
        look()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        drop()
        stopListening()
      }
    },
    /** Asks the server, unless it is being asked already. Answers whether it was reached. */
    askAgain: (): Promise<boolean> => question?.done ?? ask(),
  }
}

function isSame(one: SubscriptionState, other: SubscriptionState): boolean {
  if (one.state !== 'known' || other.state !== 'known') return one.state === other.state
  return one.subscription === other.subscription && one.isLive === other.isLive
}
