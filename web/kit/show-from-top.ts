/**
 * Scrolls a part of the page to its top, and gives its heading the focus. With reduced motion the part is there at
 * once.
 */
export function showFromTop(heading: HTMLElement, part: Element) {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start', behavior: wantsNoMotion ? 'instant' : 'smooth' })
}
