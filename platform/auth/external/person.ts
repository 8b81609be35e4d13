import { normalEmail } from '#platform/auth/users/addresses.ts'
import { shortened } from '#platform/auth/users/metadata.ts'

/** An address as a provider tells it. */
export interface ProviderEmail {
  email: string
  isVerified: boolean
  isPrimary: boolean
}

/** What a provider tells of a person. */
export interface Person {
  /** Who they are there, for ever. */
  sub: string
  /** In the spelling that is stored. */
  emails: readonly ProviderEmail[]
  /**
   * What is kept with the identity and the account, in GoTrue's names; what would make a token too long is left out.
   */
  claims: Record<string, unknown>
}

/** A person of a provider's words. What it left empty is left out; an address that is none does not count. */
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
      ...shortened(withoutEmpty(claims)),
      email_verified: shown?.isVerified ?? false,
      phone_verified: told.claims.phone_verified === true,
    },
  }
}

/** The one address of providers that tell one. */
export function oneEmail(email: string, isVerified: boolean): readonly ProviderEmail[] {
  return [{ email, isVerified, isPrimary: true }]
}

/** A name and a picture under the names that GoTrue has had for them over the years. */
export function shownAs({ name, picture, id }: { name: string; picture: string; id: string }): Record<string, unknown> {
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
