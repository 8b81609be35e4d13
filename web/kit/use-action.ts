import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The faults of a try, each by the name of its field, or by `form` where it concerns no field. */
export type Faults<Name extends string, Fault> = Partial<Record<Name | 'form', Fault | undefined>>

/** How a run ended. 'busy': the run before it goes on, and this one did nothing. */
export type Ended = 'done' | 'faulty' | 'busy'

export interface Action<Input extends unknown[], Name extends string, Fault> {
  isBusy: boolean
  faults: Faults<Name, Fault>
  run: (...input: Input) => Promise<Ended>
  /** Removes the fault of one field. */
  forgive: (name: string) => void
}

/**
 * An action that runs once at a time: a second press while it runs does nothing. `act` answers its faults; no answer
 * means done. The faults are on the page by the time `run` ends.
 */
export function useAction<Input extends unknown[], Name extends string, Fault>(
  act: (...input: Input) => Promise<Faults<Name, Fault> | undefined>,
): Action<Input, Name, Fault> {
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults<Name, Fault>>({})
  const isRunning = useRef(false)

  async function run(...input: Input): Promise<Ended> {
    if (isRunning.current) return 'busy'
    isRunning.current = true
    setBusy(true)
    setFaults({})
    let found: Faults<Name, Fault> | undefined
    try {
      found = await act(...input)
    } finally {
      isRunning.current = false
      flushSync(() => {
        setBusy(false)
        if (found) setFaults(found)
      })
    }
    return found ? 'faulty' : 'done'
  }

  return { isBusy, faults, run, forgive: (name) => setFaults((now) => (name in now ? without(now, name) : now)) }
}

function without<Name extends string, Fault>(faults: Faults<Name, Fault>, name: string): Faults<Name, Fault> {
  return { ...faults, [name]: undefined }
}
