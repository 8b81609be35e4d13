import { isDisposable } from '#domain/account/disposable-mail.ts'
import { disposableMail } from '#locales/en/disposable-mail.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import type { Config } from '#server/config.ts'

/**
 * Refuses disposable addresses, in the specification's words: their owner cannot be reached when a password is lost.
 */
export function refusingDisposable(list: Config['disposableMail']): AuthWorld['refusedAddress'] {
  if (list === 'off') return () => null
  const domains = list === 'builtin' ? undefined : list
  return (email) => (isDisposable(email, domains) ? disposableMail.refused : null)
}
