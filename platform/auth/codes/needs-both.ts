import type { User } from '#platform/auth/call.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'

/** Whether the old address has to confirm a change too, and not the new one alone. */
export function needsBoth({ email }: Pick<AuthSettings, 'email'>, user: Pick<User, 'email'>): boolean {
  return !email.autoconfirm && email.secureChange && Boolean(user.email)
}
