import { isInactive } from '#domain/filters/inactivity.ts'

interface Watch {
  now: () => number
  readLast: () => number | null
  writeLast: (time: number) => void
  onInactive: () => void
}

/**
 * Tells when nobody touched anything for the time of the specification. `touch` on every sign of life, `look` every
 * minute. A touch looks first: on a phone that slept, the waking finger must not hide the pause.
 */
export function watchActivity({ now, readLast, writeLast, onInactive }: Watch) {
  function look() {
    const last = readLast()
    if (last === null || !isInactive(last, now())) return
    writeLast(now())
    onInactive()
  }

  return {
    look,
    touch() {
      look()
      writeLast(now())
    },
  }
}
