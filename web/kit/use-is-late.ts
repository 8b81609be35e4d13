import { useState } from 'react'
import { useTimer } from '#web/kit/use-timer.ts'

/** Whether this number of milliseconds has passed since the component appeared. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useTimer(() => setLate(true), milliseconds)
  return isLate
}
