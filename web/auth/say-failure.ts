import i18next from 'i18next'
import type { AuthFailure } from '#web/auth/auth-failure.ts'

/** The sentence for a failure: ours, or the server's where only the server has one. */
export function sayFailure(failure: AuthFailure): string {
  const { t } = i18next
  if (failure.kind === 'wait') return t('auth.wait', { count: failure.seconds })
  if (failure.kind === 'server' || failure.kind === 'weak') return failure.answer ?? t('auth.failures.unexpected')
  if (failure.kind === 'nonce-needed') return t('auth.failures.session-gone')
  const { kind } = failure
  if (kind === 'wrong-code' || kind === 'wrong-nonce' || kind === 'wrong-recovery-code') return t(`auth.faults.${kind}`)
  return t(`auth.failures.${kind}`)
}
