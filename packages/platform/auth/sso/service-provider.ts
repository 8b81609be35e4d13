import type { SAML } from '@node-saml/node-saml'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'
import { readRsaKey, selfSignedCertificate } from '#platform/auth/sso/certificate.ts'
import type { IdpMetadata } from '#platform/auth/sso/idp-metadata.ts'

/** This installation as a SAML service provider. */
export interface ServiceProvider {
  /** The entity id, which is also the address of the metadata. */
  entityId: string
  /** The assertion consumer service: where identity providers post their responses. */
  acsUrl: string
  /** PEM. */
  privateKey: string
  /** Base64 of DER. */
  certificate: string
}

/** The service provider's settings. Throws 404 saml_provider_disabled while SAML is off. */
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

const persistentFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/**
 * The SAML library, configured for one identity provider. It checks signatures and the audience. Its own clock and
 * memory are off: `assertion.ts` checks times, recipients, requests and replays.
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
    identifierFormat: request.nameIdFormat ?? persistentFormat,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => request.id,
    // Either the response or the assertion must be signed: the library requires one of the two.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: -1,
  })
}
