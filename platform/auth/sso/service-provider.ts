import type { SAML } from '@node-saml/node-saml'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'
import { readRsaKey, selfSignedCertificate } from '#platform/auth/sso/certificate.ts'
import type { IdpMetadata } from '#platform/auth/sso/idp-metadata.ts'

/** This installation as identity providers know it. */
export interface ServiceProvider {
  /** Also where its metadata is. */
  entityId: string
  /** Where identity providers send what they assert (assertion consumer service). */
  acsUrl: string
  /** PEM. */
  privateKey: string
  /** Base64 of DER. */
  certificate: string
}

/** Throws 404 saml_provider_disabled where SAML is off. */
export function serviceProvider({ saml, externalUrl }: AuthSettings): ServiceProvider {
  const key = saml.isEnabled && saml.privateKey !== undefined ? readRsaKey(saml.privateKey) : undefined
  if (!key) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  return {
    entityId: `${externalUrl}/sso/saml/metadata`,
    acsUrl: `${externalUrl}/sso/saml/acs`,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(key, `SAML 2.0 Certificate for ${new URL(externalUrl).host}`).toString('base64'),
  }
}

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/**
 * The library, set for one identity provider. It judges signatures and the audience; it has a clock of its own and a memory of its own, which are
 * turned off: times, recipients, requests and replays are judged in `assertion.ts`.
 */
export async function samlWith(
  here: ServiceProvider,
  idp: IdpMetadata,
  request: { id: string; nameIdFormat: string | null } = { id: '_', nameIdFormat: null },
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({
    issuer: here.entityId,
    callbackUrl: here.acsUrl,
    audience: here.entityId,
    entryPoint: idp.signInUrl,
    idpCert: [...idp.certificates],
    privateKey: here.privateKey,
    signatureAlgorithm: 'sha256',
    identifierFormat: request.nameIdFormat ?? persistent,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => request.id,
    // Either the response or the assertion in it must be signed: the library demands one of them.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: -1,
  })
}
