const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * For the `ref` of the element around the parts of a page. Keeps the part that the address's hash names in view while
 * other parts load, until the reader scrolls.
 */
export function keepPlaceOfAddress(holder: HTMLElement | null) {
  const { hash } = window.location
  if (holder === null || hash === '') return () => undefined
  const growth = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView())
  const stop = () => growth.disconnect()
  growth.observe(holder)
  for (const sign of signsOfLife) window.addEventListener(sign, stop, { once: true, passive: true })
  return () => {
    stop()
    for (const sign of signsOfLife) window.removeEventListener(sign, stop)
  }
}
