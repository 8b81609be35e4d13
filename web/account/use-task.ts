import { useRef, useState } from 'react'
import { type AccountFailure, failureOf } from '#web/account/failure.ts'

export type TaskState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: AccountFailure }

export interface Task {
  now: TaskState
  /** Does the work unless it is being done already. Answers what it is only good for: whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>
}

/** Something that is asked of the server, once at a time: a second press does nothing. */
export function useTask(): Task {
  const [now, setNow] = useState<TaskState>({ state: 'idle' })
  const isBusy = useRef(false)

  async function run(work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setNow({ state: 'busy' })
    try {
      await work()
      setNow({ state: 'idle' })
      return true
    } catch (cause) {
      const failure = failureOf(cause)
      // A mistake of ours is said to nobody else.
      if (failure.kind === 'unexpected') reportError(cause)
      setNow({ state: 'failed', failure })
      return false
    } finally {
      isBusy.current = false
    }
  }

  return { now, run }
}

/** What a task failed with, if it failed. */
export const failureIn = ({ now }: Task): AccountFailure | null => (now.state === 'failed' ? now.failure : null)
