import { useSyncExternalStore } from 'react'
import { listenToSession, readSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'

/** The typed fields of the sign-in pages. The pages share them, and keep them in memory only. */
export interface Draft {
  email: string
  firstName: string
  lastName: string
  password: string
  /** Whether the sign-in page shows the form for a forgotten password. */
  isForgotten: boolean
}

const blank: Draft = { email: '', firstName: '', lastName: '', password: '', isForgotten: false }

let draft = blank
const listeners = new Set<() => void>()

export function changeDraft(part: Partial<Draft>) {
  draft = { ...draft, ...part }
  for (const listener of listeners) listener()
}

/** Forgets the typed fields. Called when the visitor leaves the sign-in pages. */
export function clearDraft() {
  changeDraft(blank)
}

// Forgets the typed fields as soon as a member is signed in or half signed in, so that the next visitor cannot use
// them.
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
