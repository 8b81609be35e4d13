import { normalEmail } from '#platform/auth/users/addresses.ts'
import { shortenedClaims } from '#platform/auth/users/metadata.ts'

/** An e-mail address that a provider names. */
export interface ProviderEmail {
  email: string
  isVerified: boolean
  isPrimary: boolean
}

/** A person as a provider describes it. */
export interface Person {
  /** The provider's permanent id of the person. */
  sub: string
  /** The addresses in stored spelling. */
  emails: readonly ProviderEmail[]
  /** The stored claims under GoTrue's names. Values that would make a token too long are left out. */
  claims: Record<string, unknown>
}

/** Makes a person from a provider's claims. Empty claims and invalid addresses are dropped. */
export function person(told: {
  sub: string
  iss: string
  emails: readonly ProviderEmail[]
  claims: Record<string, unknown>
  custom?: Record<string, unknown>
}): Person {
  const emails = told.emails.flatMap(({ email, ...rest }) => asEmail(email).map((normal) => ({ ...rest, email: normal })))
  const shown = emails.find(({ isPrimary }) => isPrimary) ?? emails.at(-1)
  const custom = told.custom ? { custom_claims: told.custom } : {}
  const claims = { iss: told.iss, sub: told.sub, ...told.claims, ...custom, email: shown?.email ?? '' }
  return {
    sub: told.sub,
    emails,
    claims: {
      ...shortenedClaims(withoutEmpty(claims)),
      email_verified: shown?.isVerified ?? false,
      phone_verified: told.claims.phone_verified === true,
    },
  }
}

/** The address of a provider that names only one. */
export function oneEmail(email: string, isVerified: boolean): readonly ProviderEmail[] {
  return [{ email, isVerified, isPrimary: true }]
}

/** A name and a picture under all names that GoTrue has used for them. */
export function nameClaims({ name, picture, id }: { name: string; picture: string; id: string }): Record<string, unknown> {
  return { name, full_name: name, picture, avatar_url: picture, provider_id: id }
}

function withoutEmpty(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== '' && value !== undefined && value !== null))
}

function asEmail(email: string): string[] {
  try {
    return [normalEmail(email)]
  } catch {
    return []
  }
}
