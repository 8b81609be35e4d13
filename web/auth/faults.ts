import { isAddress } from '#domain/account/address.ts'
import { passwordFault } from '#domain/auth/password.ts'

/** The faults of a field, each with its sentence (`auth.faults`). */
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

/** The fault in the form of an address. `empty` is the fault of a missing address. */
export function emailFault(email: string, empty: 'noEmail' | 'noEmailToReset' = 'noEmail'): Fault | undefined {
  if (email === '') return empty
  return isAddress(email) ? undefined : 'badEmail'
}

/** The fault of a new password. */
export const newPasswordFault = (password: string): Fault | undefined => passwordFault(password) ?? undefined

/** The faults among the checked fields, or undefined if there are none. */
export function faultsIn<Looked extends Record<string, Fault | undefined>>(looked: Looked): Looked | undefined {
  return Object.values(looked).some((fault) => fault !== undefined) ? looked : undefined
}
