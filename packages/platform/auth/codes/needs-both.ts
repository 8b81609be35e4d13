import type { User } from '#platform/auth/call.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'

/** Whether an address change needs a confirmation from the old address too. */
export function needsBoth({ email }: Pick<AuthSettings, 'email'>, user: Pick<User, 'email'>): boolean {
  return !email.autoconfirm && email.secureChange && Boolean(user.email)
}
