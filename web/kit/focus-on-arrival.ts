import { isFocusLost } from '#web/kit/focus-if-lost.ts'

/** For the `ref` of an element that takes the focus when it appears. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus()

/**
 * For the `ref` of a part of the page. Its first field takes the focus when the part appears, or the part itself if it
 * has no field.
 */
export function focusFirst(place: HTMLElement | null) {
  const field = place?.querySelector<HTMLElement>('input:not([type=hidden]):not([hidden]), select, textarea')
  if (field) field.focus()
  else place?.focus()
}

/** Does the same as `focusFirst`, but only if the element that had the focus has left the page. */
export function focusFirstIfLost(place: HTMLElement | null) {
  if (isFocusLost()) focusFirst(place)
}
