import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The faults of a try by field, or by `form` for a fault that belongs to no field. */
export type Faults<Name extends string, Fault> = Partial<Record<Name | 'form', Fault | undefined>>

/** The outcome of a run. 'busy': the run before it was not over, so this run did nothing. */
export type Ended = 'done' | 'faulty' | 'busy'

export interface Action<Input extends unknown[], Name extends string, Fault> {
  isBusy: boolean
  faults: Faults<Name, Fault>
  run: (...input: Input) => Promise<Ended>
  /** Removes the fault of one field. */
  forgive: (name: string) => void
}

/**
 * An action that runs once at a time. A second press while it runs does nothing. `act` returns its faults, or nothing
 * when it is done. When `run` ends, the faults are on the page.
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
