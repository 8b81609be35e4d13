import { useEffect } from 'react'

/** The part of the window that can be seen: its height and its place in CSS pixels, and the zoom of two fingers. */
type Seen = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** Pixels at the foot of a window that an on-screen keyboard covers. Zero for a window that is zoomed in. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: Seen): number {
  return scale === 1 ? Math.max(0, Math.round(windowHeight - height - offsetTop)) : 0
}

/** Tells the styles how much of the window an on-screen keyboard covers, as `--keyboard-height`. */
export function useKeyboardHeight() {
  useEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const root = document.documentElement
    const tell = () => root.style.setProperty('--keyboard-height', `${keyboardHeight(root.clientHeight, seen)}px`)
    tell()
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell)
    return () => {
      for (const event of ['resize', 'scroll']) seen.removeEventListener(event, tell)
    }
  }, [])
}
