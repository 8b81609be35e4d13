import type { JWTPayload } from 'jose'
import { nameClaims, oneEmail, type Person, person } from '#platform/auth/external/person.ts'
import { booleanAt, entries, hasValue, text } from '#platform/auth/external/reading.ts'
import { profileClaims } from '#platform/auth/profile-claims.ts'

/** Reads the person from verified ID token claims, which each issuer names differently. */
export type ReadIdToken = (claims: JWTPayload) => Person

export const readGoogle: ReadIdToken = (claims) => {
  const sub = text(claims, 'sub')
  const domain = text(claims, 'hd')
  return person({
    sub,
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), booleanAt(claims, 'email_verified') || booleanAt(claims, 'verified_email')),
    claims: nameClaims({ name: text(claims, 'name'), picture: text(claims, 'picture'), id: sub }),
    ...(domain ? { custom: { hd: domain } } : {}),
  })
}

/** Apple gives only addresses that it delivers to, so they count as verified. */
export const readApple: ReadIdToken = (claims) => {
  const sub = text(claims, 'sub')
  const custom = {
    ...(hasValue(claims, 'is_private_email') ? { is_private_email: booleanAt(claims, 'is_private_email') } : {}),
    ...(hasValue(claims, 'auth_time') ? { auth_time: Number(text(claims, 'auth_time')) } : {}),
  }
  return person({
    sub,
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), true),
    claims: { provider_id: sub },
    ...(Object.keys(custom).length > 0 ? { custom } : {}),
  })
}

export const readLinkedin: ReadIdToken = (claims) => {
  const sub = text(claims, 'sub')
  const [given, family] = [text(claims, 'given_name'), text(claims, 'family_name')]
  return person({
    sub,
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), booleanAt(claims, 'email_verified')),
    claims: {
      name: `${given} ${family}`.trim(),
      given_name: given,
      family_name: family,
      locale: text(claims, 'locale'),
      picture: text(claims, 'picture'),
      provider_id: sub,
    },
  })
}

export const readKakao: ReadIdToken = (claims) => {
  const sub = text(claims, 'sub')
  const name = text(claims, 'nickname')
  return person({
    sub,
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), true),
    claims: { name, preferred_username: name, picture: text(claims, 'picture'), provider_id: sub },
  })
}

/** Claims that are kept under names of their own. */
const azureKnown = ['aud', 'iss', 'iat', 'nbf', 'exp', 'c_hash', 'at_hash', 'aio', 'nonce', 'rh', 'uti', 'jti', 'ver', 'sub', 'name']

/**
 * As in GoTrue, a company's address counts as verified unless the token says that the company does not own the domain
 * (xms_edov).
 */
export const readAzure: ReadIdToken = (claims) => {
  const sub = text(claims, 'sub')
  const custom = entries(claims).filter(([name]) => !azureKnown.includes(name) && name !== 'preferred_username')
  return person({
    sub,
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), !hasValue(claims, 'xms_edov') || booleanAt(claims, 'xms_edov')),
    claims: { provider_id: sub, preferred_username: text(claims, 'preferred_username'), full_name: text(claims, 'name') },
    custom: Object.fromEntries(custom),
  })
}

/** Reads any provider's ID token by OpenID's standard claims. */
export const readStandard: ReadIdToken = (claims) =>
  person({
    sub: text(claims, 'sub'),
    iss: text(claims, 'iss'),
    emails: oneEmail(text(claims, 'email'), booleanAt(claims, 'email_verified')),
    claims: Object.fromEntries([
      ['aud', [claims.aud].flat()[0]],
      ['iat', claims.iat],
      ['exp', claims.exp],
      ...profileClaims.map((name) => [name, text(claims, name)]),
    ]),
  })
