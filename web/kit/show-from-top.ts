/** Scrolls to the top of a part of the page, and gives its heading the focus. With reduced motion it jumps there. */
export function showFromTop(heading: HTMLElement, part: Element) {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start', behavior: wantsNoMotion ? 'instant' : 'smooth' })
}
