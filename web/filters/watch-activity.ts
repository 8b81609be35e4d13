import { isInactive } from '#domain/filters/inactivity.ts'

/** The activity of a tab. */
export interface Activity {
  /** The time of the last touch of any page, in milliseconds. */
  last: number
  /** The longest time between two touches since the search page was left, in milliseconds. */
  longestPause: number
}

interface Watch {
  now: () => number
  read: () => Activity | null
  write: (activity: Activity) => void
}

/**
 * Reports 30 minutes without a touch to the page that holds the filters. Call `touch` on every touch of any page, and
 * `look` every minute. A touch looks first, so that the touch that wakes a sleeping phone does not hide the pause.
 */
export function watchActivity({ now, read, write }: Watch) {
  let onInactive: (() => void) | null = null

  function isPause(): boolean {
    const before = read()
    return before !== null && isInactive(before.last, now())
  }

  function look() {
    if (!onInactive || !isPause()) return
    write({ last: now(), longestPause: 0 })
    onInactive()
  }

  function touch() {
    look()
    if (onInactive) return write({ last: now(), longestPause: 0 })
    // Another page begins no activity, and hides no pause from the page that has to clear the filters.
    const before = read()
    if (!before || isPause()) return
    write({ last: now(), longestPause: Math.max(before.longestPause, now() - before.last) })
  }

  return {
    look,
    touch,
    /**
     * The time of an arrival at the search page and of the last touch before it, or null without one. After a longer
     * pause on other pages, that pause is the one between the two times.
     */
    arrive() {
      const at = now()
      const before = read()
      return { at, lastActivity: before && Math.min(before.last, at - before.longestPause) }
    },
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
