import { useEffect, useState } from 'react'

/** Counts down the seconds that a server asks to wait. */
export function useWait() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = window.setTimeout(() => setLeft(left - 1), 1_000)
    return () => window.clearTimeout(timer)
  }, [left])
  return { left, wait: setLeft }
}
