import { isInactive } from '#domain/filters/inactivity.ts'

interface Watch {
  now: () => number
  readLast: () => number | null
  writeLast: (time: number) => void
  onInactive: () => void
}

/**
 * Reports 30 minutes without a touch. Call `touch` on every touch, and `look` every minute. A touch looks first, so
 * that the touch that wakes a sleeping phone does not hide the pause.
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
