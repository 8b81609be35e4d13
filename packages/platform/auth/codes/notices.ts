import type { Call, User } from '#platform/auth/call.ts'
import { passwordChangedLetter } from '#platform/auth/codes/letters.ts'

/** Mails an account, after the answer, that its password changed. A failure is only logged. */
export function mailPasswordChanged({ world }: Pick<Call, 'world'>, user: User): void {
  const { email } = user
  if (!email || !user.email_confirmed_at) return
  world.later(() => world.sendMail(passwordChangedLetter(world.settings, email)))
}
