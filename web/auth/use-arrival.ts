import { useEffect, useState } from 'react'
import { ask } from '#web/auth/ask.ts'
import { giveHashToken, type HashToken } from '#web/core/hash-token.ts'

type Recovery = Extract<HashToken, { kind: 'recovery' }>

/** What came of the token that this page was opened with. */
export type Arrival =
  | { state: 'none' }
  | { state: 'opening'; token: Recovery }
  /** Whoever it was for is signed in, to choose a new password. */
  | { state: 'opened' }
  /** Another link: its address is confirmed, and nobody is signed in by it. */
  | { state: 'confirmed' }
  /** Used before, or too old. */
  | { state: 'failed' }
  /** The server was not reached: the token is still good. */
  | { state: 'stuck'; token: Recovery }

function begin(): Arrival {
  const token = giveHashToken()
  if (token === null) return { state: 'none' }
  if (token.kind === 'recovery') return { state: 'opening', token }
  return { state: token.kind === 'other' ? 'confirmed' : 'failed' }
}

async function open(token: Recovery): Promise<Arrival> {
  const asked = await ask((auth) => auth.setSession({ access_token: token.accessToken, refresh_token: token.refreshToken }))
  if (asked.isDone) return { state: 'opened' }
  const { kind } = asked.failure
  return kind === 'unreachable' || kind === 'unavailable' ? { state: 'stuck', token } : { state: 'failed' }
}

/** Follows the token that a mail's link left in the address: a recovery becomes a session, anything else does not (decision 25). */
export function useArrival() {
  const [arrival, setArrival] = useState(begin)
  useEffect(() => {
    if (arrival.state !== 'opening') return
    let isHeard = true
    open(arrival.token).then((next) => {
      if (isHeard) setArrival(next)
    })
    return () => {
      isHeard = false
    }
  }, [arrival])
  return {
    arrival,
    again() {
      if (arrival.state === 'stuck') setArrival({ state: 'opening', token: arrival.token })
    },
  }
}
