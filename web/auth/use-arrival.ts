import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/auth/ask.ts'
import { type LinkOwner, ownerOf, type Recovery } from '#web/auth/recovery-token.ts'
import { giveHashToken } from '#web/session/hash-token.ts'
import { openSideClient } from '#web/session/side-client.ts'

/** The outcome of the token that this page was opened with. */
export type Arrival =
  | { state: 'none' }
  /** A recovery link. It does nothing until its owner presses the button. */
  | { state: 'asked'; token: Recovery; owner: LinkOwner }
  | { state: 'opening'; token: Recovery; owner: LinkOwner }
  /** The owner of the link is signed in, to choose a new password. */
  | { state: 'opened' }
  /** A link that confirmed an address. It signs no member in. */
  | { state: 'confirmed' }
  /** Any other link. It signs no member in here. */
  | { state: 'useless' }
  /** The link was used before, or it is too old. */
  | { state: 'failed' }
  /** The server was not reached. The token is still good. */
  | { state: 'stuck'; token: Recovery; owner: LinkOwner }

/** The types of links that confirm an address. */
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

/**
 * Opens a session from the link's tokens in a second client. It becomes the page's session only if the server says
 * that it belongs to the owner that the page named, since an attacker can write any address.
 */
async function open({ token, owner }: { token: Recovery; owner: LinkOwner }): Promise<Arrival> {
  const asked = await ask(async (auth) => {
    const beside = await openSideClient()
    const made = await beside.auth.refreshSession({ refresh_token: token.refreshToken })
    if (made.error || !made.data.session) return { data: false, error: made.error }
    const { session } = made.data
    const found = ownerOf({ ...token, accessToken: session.access_token })
    if (found === null || found === 'no-recovery' || found.id !== owner.id || found.email !== owner.email)
      return { data: false, error: null }
    const { error } = await auth.setSession(session)
    return { data: true, error }
  })
  if (asked.isDone) return { state: asked.value ? 'opened' : 'useless' }
  const { kind } = asked.failure
  return kind === 'unreachable' || kind === 'unavailable' ? { state: 'stuck', token, owner } : { state: 'failed' }
}

/**
 * Follows the token of a mail's link in the address. A recovery token becomes a session when its owner presses the
 * button. Other tokens never do (P25).
 */
export function useArrival() {
  const [begun] = useState(begin)
  const opening = useMutation({ mutationFn: open })
  const arrival = opening.data ?? begun
  return {
    arrival: opening.isPending && 'token' in arrival ? ({ ...arrival, state: 'opening' } satisfies Arrival) : arrival,
    goOn() {
      if ((arrival.state === 'asked' || arrival.state === 'stuck') && !opening.isPending) opening.mutate(arrival)
    },
  }
}
