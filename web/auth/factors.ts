import { useRecoveryCode } from '#domain/account/api.ts'
import { ask, type Outcome } from '#web/auth/ask.ts'
import { readFailure } from '#web/auth/auth-failure.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** An app that shows codes. */
export interface Authenticator {
  id: string
  name: string | null
}

/** The authenticator apps of a half signed-in member. Empty if the second factor is of another kind. */
export async function findAuthenticators(): Promise<Outcome<Authenticator[]>> {
  const asked = await ask((auth) => auth.mfa.listFactors())
  if (!asked.isDone) return asked
  const apps = asked.value?.totp ?? []
  return { isDone: true, value: apps.map(({ id, friendly_name: name }) => ({ id, name: name || null })) }
}

/** Sends a code of the second factor. A right code raises the session, which the client announces by an event. */
export const showCode = (factorId: string, code: string) => ask((auth) => auth.mfa.challengeAndVerify({ factorId, code }))

/**
 * Spends a recovery code. The server then removes the second factor, and a new session begins without it. If there is
 * no second factor any more, an earlier try removed it and its answer was lost.
 */
export async function recover(code: string, onRemoved: () => void): Promise<Outcome<unknown>> {
  try {
    await callEndpoint(useRecoveryCode, { code })
  } catch (error) {
    const failure = readFailure(error)
    if (failure.kind !== 'no-factor') return { isDone: false, failure }
  }
  onRemoved()
  return ask((auth) => auth.refreshSession())
}
