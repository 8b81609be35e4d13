import { isAddress } from '#domain/account/address.ts'
import { passwordFault } from '#domain/auth/password.ts'

/** What may be wrong with a field, each with its sentence (`auth.faults`). */
export type Fault =
  | 'noEmail'
  | 'badEmail'
  | 'noEmailToReset'
  | 'noFirstName'
  | 'noLastName'
  | 'noPassword'
  | 'disposable'
  | 'rule'
  | 'too-long'
  | 'mismatch'
  | 'noCode'
  | 'noRecoveryCode'
  | 'wrong-code'
  | 'wrong-nonce'
  | 'wrong-recovery-code'

/** The fault of an address, by its form alone; `empty` names the fault of a missing one. */
export function emailFault(email: string, empty: 'noEmail' | 'noEmailToReset' = 'noEmail'): Fault | undefined {
  if (email === '') return empty
  return isAddress(email) ? undefined : 'badEmail'
}

/** The fault of a new password. */
export const newPasswordFault = (password: string): Fault | undefined => passwordFault(password) ?? undefined

/** The faults among the fields that were looked at; undefined where nothing is wrong. */
export function faultsIn<Looked extends Record<string, Fault | undefined>>(looked: Looked): Looked | undefined {
  return Object.values(looked).some((fault) => fault !== undefined) ? looked : undefined
}
