import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since this appeared. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), milliseconds)
    return () => window.clearTimeout(timer)
  }, [milliseconds])
  return isLate
}
