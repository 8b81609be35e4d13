import type { Call, User } from '#platform/auth/call.ts'
import { passwordChangedLetter } from '#platform/auth/codes/letters.ts'

/**
 * Tells an account's address that its password is a new one, after the answer; nobody is refused anything when that
 * fails.
 */
export function tellPasswordChanged({ world }: Pick<Call, 'world'>, user: User): void {
  const { email } = user
  if (!email || !user.email_confirmed_at) return
  world.later(() => world.sendMail(passwordChangedLetter(world.settings, email)))
}
