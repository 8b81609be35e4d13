/** Whether the element that had the focus has left the page. */
export const isFocusLost = () => document.activeElement === document.body && Boolean(navigator.userActivation?.hasBeenActive)

/**
 * For the `ref` of an element that replaces a focused one. The new element takes the focus if no element has it, so
 * that the keyboard goes on from there. On a fresh page it does not take the focus.
 */
export function focusIfLost(element: HTMLElement | null) {
  if (element && isFocusLost()) element.focus({ preventScroll: true })
}
