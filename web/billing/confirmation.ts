const second = 1_000
/** Between two questions, and for how long they are asked (P39). */
const rest = 2 * second
const longest = 60 * second
/** After so long it is said that it takes longer than usual. */
const usual = 10 * second

/** What is known of a payment that somebody comes back from. */
export type Confirmation =
  | { state: 'confirming'; isSlow: boolean }
  | { state: 'confirmed' }
  /** Not within the time. `wasReached`: the server answered, and does not know of a payment. */
  | { state: 'unconfirmed'; wasReached: boolean }

export interface ConfirmationSource {
  /** Asks the server now: whether Premium counts; null when it was not reached. */
  check(): Promise<boolean | null>
  /** Runs something later; the answer calls it off. */
  later(run: () => void, milliseconds: number): () => void
}

/** Asks until Premium counts or the time is over. */
export function makeConfirmation({ check, later }: ConfirmationSource) {
  let state: Confirmation = { state: 'confirming', isSlow: false }
  const listeners = new Set<() => void>()

  function show(next: Confirmation) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Begins, or begins again. The answer stops it. */
  function begin(): () => void {
    let wasReached = false
    let callOff = () => {}
    const callOffSlow = later(() => show({ state: 'confirming', isSlow: true }), usual)
    const callOffEnd = later(() => finish({ state: 'unconfirmed', wasReached }), longest)
    let isStopped = false

    function stop() {
      isStopped = true
      callOff()
      callOffSlow()
      callOffEnd()
    }

    function finish(end: Confirmation) {
      stop()
      show(end)
    }

    async function look() {
      const isLive = await check()
      if (isStopped) return
      if (isLive) return finish({ state: 'confirmed' })
      wasReached = isLive !== null
      callOff = later(look, rest)
    }

    show({ state: 'confirming', isSlow: false })
    look()
    return stop
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin,
  }
}
