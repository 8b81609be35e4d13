import { useRecoveryCode } from '#domain/account/api.ts'
import { ask, type Outcome } from '#web/auth/ask.ts'
import { readFailure } from '#web/auth/auth-failure.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'

/** An app that shows codes. */
export interface Authenticator {
  id: string
  name: string | null
}

/** The authenticator apps of a half signed-in member; none when the second factor is of another kind. */
export async function findAuthenticators(): Promise<Outcome<Authenticator[]>> {
  const asked = await ask((auth) => auth.mfa.listFactors())
  if (!asked.isDone) return asked
  const apps = asked.value?.totp ?? []
  return { isDone: true, value: apps.map(({ id, friendly_name: name }) => ({ id, name: name || null })) }
}

/** Shows a code. When it is right, the session is raised and tells so itself. */
export const showCode = (factorId: string, code: string) => ask((auth) => auth.mfa.challengeAndVerify({ factorId, code }))

/**
 * Spends a recovery code in place of the second factor, which is then gone, and begins the session anew without it.
 * A factor that is gone already is so by an earlier try, whose answer was lost.
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
