import i18next from 'i18next'
import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'

/**
 * The code of a failed call. An unexpected error is a bug, so it is reported, and the page says that the server did
 * not answer.
 */
export function codeOf(cause: unknown): FailureCode {
  if (cause instanceof ApiFailure) return cause.code
  reportError(cause)
  return 'not_understood'
}

export const sayFailure = (code: FailureCode): string =>
  i18next.t(code === 'unreachable' ? 'testPayments.failures.unreachable' : 'testPayments.failures.other')
