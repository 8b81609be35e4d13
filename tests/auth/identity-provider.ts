import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { signXml } from '@node-saml/node-saml/lib/xml.js'
import { selfSignedCertificate } from '@potluck/platform/testing/certificate'

/** A company's identity provider, which signs real SAML and can send faulty responses. */
export interface IdentityProvider {
  entityId: string
  key: KeyObject
  /** Base64 of DER. */
  certificate: string
  metadata: string
}

/** RSA keys with their certificates, made once per process, because one takes 100 ms of a core. */
const keyRing: { key: KeyObject; certificate: string }[] = []
const keysInRing = 4
let providers = 0

/** The next key of the ring, so that up to four providers in a row have different keys. */
function nextKey() {
  const at = providers % keysInRing
  providers += 1
  const known = keyRing[at]
  if (known) return known
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const made = { key, certificate: selfSignedCertificate(key, 'idp.example').toString('base64') }
  keyRing.push(made)
  return made
}

export function anIdentityProvider({ entityId = `https://idp.example/${randomUUID()}`, attributes = '' } = {}): IdentityProvider {
  const { key, certificate } = nextKey()
  return { entityId, key, certificate, metadata: idpMetadata(entityId, certificate, attributes) }
}

export function idpMetadata(entityId: string, certificate: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}" ${attributes}>
  <md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
${certificate.replaceAll(/.{76}/g, '$&\n')}
      </ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sign-in?tenant=1"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`
}

/** A browser's request to the identity provider. */
export interface SignInRequest {
  url: URL
  id: string
  xml: string
  acsUrl: string
  relayState: string
}

export function readSignInRequest(address: string): SignInRequest {
  const url = new URL(address)
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8')
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  return {
    url,
    xml,
    id: attribute('ID'),
    acsUrl: attribute('AssertionConsumerServiceURL'),
    relayState: url.searchParams.get('RelayState') ?? '',
  }
}

/** Whether the request was signed with the key of this certificate (SAML bindings, 3.4.4.1). */
export function isRequestSigned({ url }: SignInRequest, certificate: string): boolean {
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg']
    .map((name) => `${name}=${encodeURIComponent(url.searchParams.get(name) ?? '')}`)
    .join('&')
  const key = createPublicKey(`-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`)
  return verify('sha256', Buffer.from(signed), key, Buffer.from(url.searchParams.get('Signature') ?? '', 'base64'))
}

export interface Said {
  now: Date
  acsUrl: string
  audience: string
  /** Null: the identity provider began the sign-in. */
  requestId: string | null
  nameId?: string
  nameIdFormat?: string
  attributes?: Record<string, readonly string[]>
  issuer?: string
  recipient?: string
  destination?: string
  responseRequestId?: string | null
  issuedAt?: Date
  notBefore?: Date
  notOnOrAfter?: Date
  sessionEnd?: Date
  status?: string
  /** The signed part of the response, by default the assertion. */
  sign?: 'assertion' | 'response' | 'nothing'
  key?: KeyObject
  /** The certificate in the response beside the signature, which claims to verify it. */
  enclosed?: string
  assertionId?: string
}

const minute = 60_000
const namespaces = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'

/** The XML of a response with the given contents and signature. */
export function respond(idp: IdentityProvider, said: Said): string {
  const { sign = 'assertion', key = idp.key } = said
  const xml = unsigned(idp, said)
  if (sign === 'nothing') return xml
  const name = sign === 'response' ? 'Response' : 'Assertion'
  const path = `//*[local-name(.)='${name}']`
  return signXml(
    xml,
    path,
    { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    {
      privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      ...(said.enclosed && { publicCert: said.enclosed }),
    },
  )
}

function unsigned(idp: IdentityProvider, said: Said): string {
  const { now, acsUrl, audience, requestId, issuer = idp.entityId, recipient = acsUrl, destination = acsUrl } = said
  const { nameId = 'ada@company.example', nameIdFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' } = said
  const { status = 'urn:oasis:names:tc:SAML:2.0:status:Success', assertionId = `_${randomUUID()}` } = said
  const issued = (said.issuedAt ?? now).toISOString()
  const from = (said.notBefore ?? new Date(now.getTime() - minute)).toISOString()
  const until = (said.notOnOrAfter ?? new Date(now.getTime() + 5 * minute)).toISOString()
  const answers = (id: string | null) => (id === null ? '' : `InResponseTo="${id}"`)
  const outer = said.responseRequestId === undefined ? requestId : said.responseRequestId
  const ends = said.sessionEnd ? `SessionNotOnOrAfter="${said.sessionEnd.toISOString()}"` : ''
  const attributes = Object.entries(said.attributes ?? {})
    .map(([name, values]) => {
      const written = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')
      return `<saml:Attribute Name="${name}">${written}</saml:Attribute>`
    })
    .join('')
  return `<samlp:Response ${namespaces} ID="_${randomUUID()}" Version="2.0" IssueInstant="${issued}" Destination="${destination}" ${answers(outer)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status><saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${issued}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}" ${answers(requestId)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issued}" ${ends}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes === '' ? '' : `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`}</saml:Assertion></samlp:Response>`
}
