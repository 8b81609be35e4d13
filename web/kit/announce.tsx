import { useSyncExternalStore } from 'react'

let spoken = ''
const listeners = new Set<() => void>()

/** Says a sentence to a screen reader, politely. The same sentence twice is said twice. */
export function announce(sentence: string) {
  spoken = sentence === spoken ? `${sentence}\u00a0` : sentence
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one live region of the page. It is there from the start: a screen reader hears nothing from a new one. */
export function Announcer() {
  const sentence = useSyncExternalStore(subscribe, () => spoken)
  return (
    <div role="status" className="sr-only">
      {sentence}
    </div>
  )
}
