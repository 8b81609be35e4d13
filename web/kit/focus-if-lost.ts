/** Whether the element that held the focus has left the page, after somebody did something. */
export const isFocusLost = () => document.activeElement === document.body && Boolean(navigator.userActivation?.hasBeenActive)

/**
 * As the `ref` of what replaces something that held the focus: it takes the focus when it appears and the focus is
 * nowhere, so that the keyboard goes on from here. Never on arrival, before anybody did anything.
 */
export function focusIfLost(element: HTMLElement | null) {
  if (element && isFocusLost()) element.focus({ preventScroll: true })
}
