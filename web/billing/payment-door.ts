import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'

/** The two pages of the payment provider, each opened in another tab. */
export type PaymentPlace = 'checkout' | 'portal'

/** A new tab without an address yet. */
export interface WaitingTab {
  goTo(url: string): void
  close(): void
  isClosed(): boolean
}

export type DoorState =
  | { state: 'closed' }
  | { state: 'opening'; place: PaymentPlace }
  /** The browser blocked the new tab. A link opens it instead. */
  | { state: 'blocked'; place: PaymentPlace; url: string }

/**
 * The outcome of a press. 'left': the tab was closed before its address was known. 'busy': the press before this one
 * is still running.
 */
export type Outcome = 'opened' | 'blocked' | 'left' | 'busy' | { failed: FailureCode }

export interface DoorSource {
  /** Opens a tab at once. Null if the browser blocks it. */
  openTab(): WaitingTab | null
  /** Asks for the address. Each press has its own key. */
  ask(place: PaymentPlace, key: string): Promise<string>
  makeKey(): string
}

function lead(tab: WaitingTab, url: string): Outcome {
  if (tab.isClosed()) return 'left'
  tab.goTo(url)
  return 'opened'
}

function codeOf(cause: unknown): FailureCode {
  if (cause instanceof ApiFailure) return cause.code
  // An unexpected failure is a bug, so it is reported.
  reportError(cause)
  return 'unexpected_failure'
}

/**
 * Opens checkout and portal in another tab. The tab opens within the press, before the server is asked, since the
 * browser would block it later.
 */
export function makePaymentDoor({ openTab, ask, makeKey }: DoorSource) {
  let state: DoorState = { state: 'closed' }
  const listeners = new Set<() => void>()

  function show(next: DoorState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function open(place: PaymentPlace): Promise<Outcome> {
    if (state.state === 'opening') return 'busy'
    const tab = openTab()
    show({ state: 'opening', place })
    try {
      const url = await ask(place, makeKey())
      show(tab ? { state: 'closed' } : { state: 'blocked', place, url })
      return tab ? lead(tab, url) : 'blocked'
    } catch (cause) {
      tab?.close()
      show({ state: 'closed' })
      return { failed: codeOf(cause) }
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open,
    close: () => show({ state: 'closed' }),
  }
}
