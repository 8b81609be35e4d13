import { AuthError } from '#platform/auth/errors.ts'
import { profileClaims } from '#platform/auth/profile-claims.ts'
import type { Assertion } from '#platform/auth/sso/assertion.ts'
import type { AttributeMapping } from '#platform/auth/sso/provider-input.ts'
import { shortenedClaims } from '#platform/auth/users/metadata.ts'

/** The person as the identity provider describes them. */
interface SamlClaims {
  userId: string
  email: string
  /** The claims that the mapping makes from attributes. */
  mapped: Record<string, unknown>
}

const subjectId = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const emailAttributes = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
]

/** Throws 400 saml_assertion_no_user_id, saml_assertion_no_email. */
export function claimsIn(assertion: Assertion, mapping: AttributeMapping): SamlClaims {
  const userId = userIdIn(assertion)
  if (!userId) {
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    )
  }
  const mapped = mappedClaims(assertion, mapping)
  const email = (typeof mapped.email === 'string' && mapped.email) || emailIn(assertion)
  if (!email) throw new AuthError(400, 'saml_assertion_no_email', 'SAML Assertion does not contain an email address')
  return { userId, email, mapped }
}

const topClaims: readonly string[] = [...profileClaims, 'updated_at']
const ownClaims = ['iss', 'sub', 'aud', 'iat', 'exp', 'email', 'email_verified', 'phone_verified', 'custom_claims']

/**
 * The claims as GoTrue stores them: OpenID's profile claims on top, others in custom_claims. Claims that only the
 * server sets are dropped, and so are those that would make a token too long.
 */
export function identityData({ userId, email, mapped }: SamlClaims, issuer: string): Record<string, unknown> {
  const entries = Object.entries(mapped).filter(([name]) => !ownClaims.includes(name))
  const isProfile = ([name, value]: readonly [string, unknown]) => topClaims.includes(name) && typeof value === 'string'
  return shortenedClaims({
    ...Object.fromEntries(entries.filter(isProfile)),
    iss: issuer,
    sub: userId,
    email,
    email_verified: true,
    phone_verified: false,
    custom_claims: Object.fromEntries(entries.filter((entry) => !isProfile(entry))),
  })
}

/** The values of the attributes with this name or friendly name. */
function attribute(assertion: Assertion, name: string): string[] {
  const attributes = assertion.AttributeStatement?.flatMap((statement) => statement.Attribute ?? []) ?? []
  return attributes
    .filter(({ $ }) => $.Name === name || $.FriendlyName === name)
    .flatMap(({ AttributeValue }) => AttributeValue ?? [])
    .map((value) => (typeof value === 'string' ? value : (value._ ?? '')))
}

function userIdIn(assertion: Assertion): string | undefined {
  const [given] = attribute(assertion, subjectId)
  if (given !== undefined) return given
  const nameId = assertion.Subject[0]?.NameID?.[0]
  const { Format: format } = nameId?.$ ?? {}
  if (format === transientFormat) return undefined
  return format === emailFormat ? nameId?._?.trim().toLowerCase() : nameId?._
}

function emailIn(assertion: Assertion): string | undefined {
  const given = emailAttributes.flatMap((name) => attribute(assertion, name)).find((value) => value !== '')
  const nameId = assertion.Subject[0]?.NameID?.[0]
  return given ?? (nameId?.$?.Format === emailFormat ? nameId._ : undefined)
}

function mappedClaims(assertion: Assertion, { keys = {} }: AttributeMapping): Record<string, unknown> {
  const entries = Object.entries(keys).map(([key, { name, names = [], array = false, default: otherwise }]) => {
    const values = [...(name === undefined ? [] : [name]), ...names]
      .map((each) => attribute(assertion, each).filter((value) => value !== ''))
      .find((found) => found.length > 0)
    return [key, values ? (array ? values : values[0]) : otherwise] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))
}
