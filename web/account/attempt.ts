import { type AccountFailure, failureOf } from '#web/account/failure.ts'
import type { Faults } from '#web/kit/use-action.ts'

/** The failures that each field of a form shows. */
export type FieldFailures<Name extends string> = Record<Name, readonly AccountFailure['kind'][]>

/** The failures of an attempt, by field. */
export type AccountFaults<Name extends string> = Faults<Name, AccountFailure>

/** Does the work. Returns its failures by field, or undefined when the work is done. */
export async function attempt<Name extends string = never>(
  work: () => Promise<void>,
  fields?: FieldFailures<Name>,
): Promise<AccountFaults<Name> | undefined> {
  try {
    await work()
    return undefined
  } catch (cause) {
    const failure = failureOf(cause)
    // An unexpected failure is a bug, so it is reported.
    if (failure.kind === 'unexpected') reportError(cause)
    return faultsOf(failure, fields)
  }
}

function faultsOf<Name extends string>(failure: AccountFailure, fields?: FieldFailures<Name>): AccountFaults<Name> {
  const faults: AccountFaults<Name> = {}
  for (const name in fields) if (fields[name].includes(failure.kind)) faults[name] = failure
  return Object.keys(faults).length > 0 ? faults : { ...faults, form: failure }
}
