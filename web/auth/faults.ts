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

export type Faults<Name extends string> = Partial<Record<Name, Fault>>

/** What is wrong with an address, so far as one can see; `empty` says how a missing one is asked for. */
export function emailFault(email: string, empty: 'noEmail' | 'noEmailToReset' = 'noEmail'): Fault | undefined {
  if (email === '') return empty
  return isAddress(email) ? undefined : 'badEmail'
}

/** What is wrong with a password that somebody wishes to have. */
export const newPasswordFault = (password: string): Fault | undefined => passwordFault(password) ?? undefined

/** Leaves only what is wrong. */
export function faultsIn<Name extends string>(looked: Record<Name, Fault | undefined>): Faults<Name> {
  const found: Faults<Name> = {}
  for (const name in looked) {
    const fault = looked[name]
    if (fault !== undefined) found[name] = fault
  }
  return found
}
