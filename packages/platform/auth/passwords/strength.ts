import { invalid, type WeakPasswordReason, weakPassword } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { isTooLong, longestPassword } from '#platform/passwords/hasher.ts'

/** The faults of a password, in GoTrue's words. */
export interface Weakness {
  message: string
  reasons: WeakPasswordReason[]
}

/** The account that will have the password, as far as it is known. */
export interface PasswordOwner {
  email: string | null
  metadata: Record<string, unknown>
}

type PasswordRules = Pick<AuthWorld, 'settings' | 'commonPassword'>

/** Throws 400 validation_failed for a new password that is too long, and 422 weak_password with the reasons. */
export function requireStrong(world: PasswordRules, password: string, owner: PasswordOwner): void {
  if (isTooLong(password)) throw invalid(`Password cannot be longer than ${longestPassword} characters`)
  const weakness = weaknessOf(world, password, owner)
  if (weakness) throw weakPassword(weakness.message, weakness.reasons)
}

/** Why a password is too weak by today's rule; null for a strong one. */
export function weaknessOf({ settings, commonPassword }: PasswordRules, password: string, owner: PasswordOwner): Weakness | null {
  const { minLength, requiredCharacters } = settings.password
  const found: [WeakPasswordReason, string][] = []
  if ([...password].length < minLength) found.push(['length', `Password should be at least ${minLength} characters.`])
  if (requiredCharacters.some(({ pattern }) => !pattern.test(password))) {
    const names = requiredCharacters.map(({ name }) => name).join(', ')
    found.push(['characters', `Password should contain at least one character of each: ${names}.`])
  }
  const known = commonPassword(password, { email: owner.email, names: namesIn(owner.metadata) })
  if (known) found.push([known, 'Password is known to be weak and easy to guess, please choose a different one.'])
  if (found.length === 0) return null
  return { message: found.map(([, words]) => words).join(' '), reasons: [...new Set(found.map(([reason]) => reason))] }
}

/** The person's names in the metadata: name, full_name, first_name, … */
function namesIn(metadata: Record<string, unknown>): string[] {
  return Object.entries(metadata).flatMap(([key, value]) => (/name/i.test(key) && typeof value === 'string' && value ? [value] : []))
}
