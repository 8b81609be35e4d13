import { type RefObject, useEffect, useRef } from 'react'

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Keeps the part that the hash of the address names in view while what is around it arrives, until somebody moves.
 * For what holds the parts.
 */
export function usePlaceOfAddress<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  useEffect(() => {
    const { hash } = window.location
    if (hash === '' || !holder.current) return
    const growth = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    const stop = () => growth.disconnect()
    growth.observe(holder.current)
    for (const sign of signsOfLife) window.addEventListener(sign, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const sign of signsOfLife) window.removeEventListener(sign, stop)
    }
  }, [])
  return holder
}
