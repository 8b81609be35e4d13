import { useSyncExternalStore } from 'react'

let spoken = ''
const listeners = new Set<() => void>()

/** Makes a screen reader read a sentence. It reads the same sentence twice if called twice. */
export function announce(sentence: string) {
  spoken = sentence === spoken ? `${sentence}\u00a0` : sentence
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live region of the page. It is there from the start, since a screen reader ignores a new one. */
export function Announcer() {
  const sentence = useSyncExternalStore(subscribe, () => spoken)
  return (
    <div role="status" className="sr-only">
      {sentence}
    </div>
  )
}
