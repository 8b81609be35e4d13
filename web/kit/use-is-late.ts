import { useState } from 'react'
import { useTimer } from '#web/kit/use-timer.ts'

/** Whether so many milliseconds have passed since the component appeared. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useTimer(() => setLate(true), milliseconds)
  return isLate
}
