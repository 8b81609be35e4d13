import { type FactorCode, showFactor } from '#web/account/prove-again.ts'
import { openSession } from '#web/session/session.ts'

/** An authenticator during its set-up, with what the app needs to know. */
export interface Enrolment {
  id: string
  name: string
  /** The QR code as a data address. */
  image: string
  /** The key for typing by hand, in base32. */
  secret: string
  /** The address that opens an authenticator app on this device. */
  uri: string
}

/** Begins the set-up of an authenticator. Removes earlier ones that were never confirmed by a code. */
export async function beginEnrolment(name: string): Promise<Enrolment> {
  const client = await openSession()
  const { data: known, error: unknown } = await client.auth.mfa.listFactors()
  if (unknown) throw unknown
  const halfMade = known.all.filter(({ factor_type, status }) => factor_type === 'totp' && status === 'unverified')
  for (const { id } of halfMade) await client.auth.mfa.unenroll({ factorId: id })
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  if (error) throw error
  return { id: data.id, name, image: data.totp.qr_code, secret: data.totp.secret, uri: data.totp.uri }
}

/** Cancels the set-up of an authenticator. If that fails, `beginEnrolment` removes it the next time. */
export async function cancelEnrolment({ id }: Enrolment) {
  const client = await openSession()
  await client.auth.mfa.unenroll({ factorId: id })
}

/** Confirms an authenticator by its first code. From then on, sign-in asks for its codes. */
export async function finishEnrolment({ id }: Enrolment, code: string) {
  await showFactor(await openSession(), { id, code })
}

/** Removes an authenticator after a code of another authenticator, or of itself when it is the last. */
export async function removeAuthenticator(id: string, shown: FactorCode) {
  const client = await openSession()
  await showFactor(client, shown)
  const { error } = await client.auth.mfa.unenroll({ factorId: id })
  if (error) throw error
}

/** A key in groups of four characters, easy to read aloud. */
export const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
