import { isFocusLost } from '#web/kit/focus-if-lost.ts'

/** As the `ref` of an element: it takes the focus when it appears, because it is what comes next. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus()

/**
 * As the `ref` of a place: its first field takes the focus when it appears, or the place itself where there is none.
 */
export function focusFirst(place: HTMLElement | null) {
  const field = place?.querySelector<HTMLElement>('input:not([type=hidden]):not([hidden]), select, textarea')
  if (field) field.focus()
  else place?.focus()
}

/** As `focusFirst`, but only where the element that held the focus has left the page. */
export function focusFirstIfLost(place: HTMLElement | null) {
  if (isFocusLost()) focusFirst(place)
}
