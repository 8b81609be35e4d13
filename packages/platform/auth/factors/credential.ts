import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import * as z from 'zod/mini'

/**
 * An authenticator's key as GoTrue stores it (go-webauthn's Credential), with bytes in base64. Unknown fields are
 * kept.
 */
export const Credential = z.looseObject({
  id: z.string(),
  publicKey: z.string(),
  transport: z.nullish(z.array(z.string())),
  authenticator: z.looseObject({ AAGUID: z.nullish(z.string()), signCount: z.number() }),
})
export type Credential = z.output<typeof Credential>

type Registration = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']

/** The stored form of a new key. */
export function newCredential(info: Registration, transports: readonly string[]): Credential {
  const { credential, aaguid, fmt, userVerified, credentialDeviceType, credentialBackedUp } = info
  return {
    id: Buffer.from(credential.id, 'base64url').toString('base64'),
    publicKey: Buffer.from(credential.publicKey).toString('base64'),
    attestationType: fmt,
    transport: [...transports],
    flags: {
      userPresent: true,
      userVerified,
      backupEligible: credentialDeviceType === 'multiDevice',
      backupState: credentialBackedUp,
    },
    authenticator: {
      AAGUID: Buffer.from(aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      signCount: credential.counter,
      cloneWarning: false,
      attachment: '',
    },
  }
}

/** The authenticator's model as a UUID; null when it is unknown. */
export function aaguidOf({ authenticator }: Credential): string | null {
  const hex = Buffer.from(authenticator.AAGUID ?? '', 'base64').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}
