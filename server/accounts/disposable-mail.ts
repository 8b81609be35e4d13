import type { AuthWorld } from '@potluck/platform/auth/world'
import { isDisposable } from '#domain/account/disposable-mail.ts'
import { disposableMail } from '#locales/en/disposable-mail.ts'
import type { Config } from '#server/config.ts'

/**
 * Refuses disposable e-mail addresses with the specification's sentence: their owner cannot be reached after losing a
 * password.
 */
export function refuseDisposableMail(list: Config['disposableMail']): AuthWorld['refusedAddress'] {
  if (list === 'off') return () => null
  const domains = list === 'builtin' ? undefined : list
  return (email) => (isDisposable(email, domains) ? disposableMail.refused : null)
}
