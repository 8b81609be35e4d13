import { useEffect, useState } from 'react'
import { ask } from '#web/auth/ask.ts'
import { type LinkOwner, ownerOf, type Recovery } from '#web/auth/recovery-token.ts'
import { giveHashToken } from '#web/core/hash-token.ts'

/** What came of the token that this page was opened with. */
export type Arrival =
  | { state: 'none' }
  /** A recovery, of which nothing is done until its owner says so. */
  | { state: 'asked'; token: Recovery; owner: LinkOwner }
  | { state: 'opening'; token: Recovery }
  /** Whoever it was for is signed in, to choose a new password. */
  | { state: 'opened' }
  /** A link that confirmed an address: nobody is signed in by it. */
  | { state: 'confirmed' }
  /** Another link that signs nobody in here. */
  | { state: 'useless' }
  /** Used before, or too old. */
  | { state: 'failed' }
  /** The server was not reached: the token is still good. */
  | { state: 'stuck'; token: Recovery }

/** What links that confirm an address call themselves. */
const confirming = ['signup', 'email', 'email_change']

function begin(): Arrival {
  const token = giveHashToken()
  if (token === null) return { state: 'none' }
  if (token.kind === 'failed') return { state: 'failed' }
  if (token.kind === 'other') return { state: confirming.includes(token.type) ? 'confirmed' : 'useless' }
  const owner = ownerOf(token)
  if (owner === null) return { state: 'failed' }
  return owner === 'no-recovery' ? { state: 'useless' } : { state: 'asked', token, owner }
}

async function open(token: Recovery): Promise<Arrival> {
  const asked = await ask((auth) => auth.setSession({ access_token: token.accessToken, refresh_token: token.refreshToken }))
  if (asked.isDone) return { state: 'opened' }
  const { kind } = asked.failure
  return kind === 'unreachable' || kind === 'unavailable' ? { state: 'stuck', token } : { state: 'failed' }
}

/**
 * Follows the token that a mail's link left in the address: a recovery becomes a session when its owner presses the button, anything else does not
 * (decision 25).
 */
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
    goOn() {
      if (arrival.state === 'asked' || arrival.state === 'stuck') setArrival({ state: 'opening', token: arrival.token })
    },
  }
}
