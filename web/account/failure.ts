import i18next from 'i18next'
import { account } from '#locales/en/account.ts'
import { type AuthFailure, readFailure } from '#web/auth/auth-failure.ts'
import { sayFailure } from '#web/auth/say-failure.ts'

type Sentence = keyof typeof account.failures

/** The reason why a change of the account failed. */
export type AccountFailure = AuthFailure | { kind: Sentence }

/** An input that the account page refuses before it calls the server. */
export class Refused extends Error {
  readonly kind: Sentence

  constructor(kind: Sentence, options?: ErrorOptions) {
    super(kind, options)
    this.name = 'Refused'
    this.kind = kind
  }
}

/** The failure behind an error of this page, the official client, our own API or the network. */
export const failureOf = (cause: unknown): AccountFailure => (cause instanceof Refused ? { kind: cause.kind } : readFailure(cause))

/** The sentence for a failure: one of the settings, or else one of signing in. */
export function tellFailure(failure: AccountFailure): string {
  return isOwn(failure) ? i18next.t(`account.failures.${failure.kind}`) : sayFailure(failure)
}

const isOwn = (failure: AccountFailure): failure is { kind: Sentence } => Object.hasOwn(account.failures, failure.kind)
