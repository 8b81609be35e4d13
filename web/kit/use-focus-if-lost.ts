import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what replaces something that held the focus: when it appears and the focus is nowhere, it takes it, so that the
 * keyboard goes on from here. Never on arrival, before anybody did anything.
 */
export function useFocusIfLost<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive
    if (isLost) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
