import { useRef, useState } from 'react'

/** Does one thing at a time: what is asked for while it is being done is not done twice. */
export function useOnce<Input extends unknown[]>(work: (...input: Input) => Promise<void>) {
  const [isWorking, setWorking] = useState(false)
  const isBusy = useRef(false)
  async function run(...input: Input) {
    if (isBusy.current) return
    isBusy.current = true
    setWorking(true)
    try {
      await work(...input)
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }
  return { isWorking, run: (...input: Input) => void run(...input) }
}
