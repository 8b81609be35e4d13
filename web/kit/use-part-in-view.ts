import { useSyncExternalStore } from 'react'

/** The id of the part of a page that is in view: the last part that begins above the middle of the window. */
export function usePartInView<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  return useSyncExternalStore(listenToScroll, () => ids.findLast(beginsAboveMiddle) ?? ids[0])
}

const beginsAboveMiddle = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2

function listenToScroll(look: () => void) {
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}
