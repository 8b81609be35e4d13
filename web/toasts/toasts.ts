import { useSyncExternalStore } from 'react'
import { makeToastStore } from '#web/toasts/toast-store.ts'

/** The toasts of this page. */
export const toasts = makeToastStore((run, milliseconds) => window.setTimeout(run, milliseconds))

export function useToasts() {
  return useSyncExternalStore(toasts.subscribe, toasts.read)
}
