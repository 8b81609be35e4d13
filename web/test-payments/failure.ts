import i18next from 'i18next'
import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'

/** Why something was not answered. A mistake of ours is reported, and to the reader the server did not answer. */
export function codeOf(cause: unknown): FailureCode {
  if (cause instanceof ApiFailure) return cause.code
  reportError(cause)
  return 'not_understood'
}

export const sayFailure = (code: FailureCode): string =>
  i18next.t(code === 'unreachable' ? 'testPayments.failures.unreachable' : 'testPayments.failures.other')
