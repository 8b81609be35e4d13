const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * As the `ref` of the element that holds the parts of a page: keeps the part that the address's hash names in view
 * while the parts around it load, until the reader moves.
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
