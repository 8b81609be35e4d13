import { useSyncExternalStore } from 'react'
import { listenToSession, readSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'

/** The typed fields of the sign-in pages. They go along from one page to the other, and are kept in memory only. */
export interface Draft {
  email: string
  firstName: string
  lastName: string
  password: string
  /** Whether signing in shows the form for a forgotten password. */
  isForgotten: boolean
}

const blank: Draft = { email: '', firstName: '', lastName: '', password: '', isForgotten: false }

let draft = blank
const listeners = new Set<() => void>()

export function changeDraft(part: Partial<Draft>) {
  draft = { ...draft, ...part }
  for (const listener of listeners) listener()
}

/** Forgets all that was typed, passwords first: nothing stays behind when these pages are left. */
export function clearDraft() {
  changeDraft(blank)
}

// As soon as somebody is in, were it half: who comes to this page next finds nothing that opens their account.
listenToSession(() => {
  if (memberOf(readSession())) clearDraft()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, () => draft)
}
