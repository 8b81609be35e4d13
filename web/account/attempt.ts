import { type AccountFailure, failureOf } from '#web/account/failure.ts'
import type { Faults } from '#web/kit/use-action.ts'

/** Which failures concern which field of a form. */
export type FieldFailures<Name extends string> = Record<Name, readonly AccountFailure['kind'][]>

/** What an attempt failed with, by the field that it concerns. */
export type AccountFaults<Name extends string> = Faults<Name, AccountFailure>

/** Does the work. Answers what it failed with, or nothing when it is done. */
export async function attempt<Name extends string = never>(
  work: () => Promise<void>,
  fields?: FieldFailures<Name>,
): Promise<AccountFaults<Name> | undefined> {
  try {
    await work()
    return undefined
  } catch (cause) {
    const failure = failureOf(cause)
    // A mistake of ours is reported: nothing else shows it to us.
    if (failure.kind === 'unexpected') reportError(cause)
    return faultsOf(failure, fields)
  }
}

function faultsOf<Name extends string>(failure: AccountFailure, fields?: FieldFailures<Name>): AccountFaults<Name> {
  const faults: AccountFaults<Name> = {}
  for (const name in fields) if (fields[name].includes(failure.kind)) faults[name] = failure
  return Object.keys(faults).length > 0 ? faults : { ...faults, form: failure }
}
