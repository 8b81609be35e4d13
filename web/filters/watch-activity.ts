import { isInactive } from '#domain/filters/inactivity.ts'

interface Watch {
  now: () => number
  readLast: () => number | null
  writeLast: (time: number) => void
}

/**
 * Reports 30 minutes without a touch to the page that holds the filters. Call `touch` on every touch of any page, and
 * `look` every minute. A touch looks first, so that the touch that wakes a sleeping phone does not hide the pause.
 */
export function watchActivity({ now, readLast, writeLast }: Watch) {
  let onInactive: (() => void) | null = null

  function isPause(): boolean {
    const last = readLast()
    return last !== null && isInactive(last, now())
  }

  function look() {
    if (!onInactive || !isPause()) return
    writeLast(now())
    onInactive()
  }

  function touch() {
    look()
    // Another page begins no activity, and hides no pause from the page that has to clear the filters.
    const isOfSearch = onInactive !== null || (readLast() !== null && !isPause())
    if (isOfSearch) writeLast(now())
  }

  return {
    look,
    touch,
    /** Begins or goes on with a search, whose page clears its filters. Returns a function for when it is left. */
    follow(listener: () => void) {
      onInactive = listener
      touch()
      return () => {
        onInactive = null
      }
    },
  }
}
