import { useState } from 'react'
import { useTimer } from '#web/kit/use-timer.ts'

/** Counts down the seconds that a server asks to wait. */
export function useWait() {
  const [left, setLeft] = useState(0)
  useTimer(() => setLeft(left - 1), left > 0 ? 1_000 : null, left)
  return { left, wait: setLeft }
}
