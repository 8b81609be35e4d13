import { useEffect, useRef, useState } from 'react'
import type { Account } from '#web/account/account.ts'
import { failureOf } from '#web/account/failure.ts'
import { type Proof, startProver } from '#web/account/prove-again.ts'

/** Failures after which the server wants a new proof. */
const proofIsSpent: readonly string[] = ['nonce-needed', 'second-factor', 'session-gone']

export interface ShownProof {
  /** The member has given a proof, and it still counts. */
  isShown: boolean
  /** Does work that needs a proof. Checks `proof` first, unless an earlier proof still counts. */
  after: (proof: Proof, work: () => Promise<void>) => Promise<void>
}

/** Asks for a proof of identity once. A member who corrects another field of the form does not give it again. */
export function useProof({ email }: Account): ShownProof {
  const [isShown, setShown] = useState(false)
  const [prover] = useState(() => startProver(email))
  const isGiven = useRef(false)
  useEffect(() => prover.drop, [prover])

  async function after(proof: Proof, work: () => Promise<void>) {
    if (!isGiven.current) await prover.prove(proof)
    isGiven.current = true
    try {
      await work()
    } catch (cause) {
      isGiven.current = !proofIsSpent.includes(failureOf(cause).kind)
      throw cause
    } finally {
      setShown(isGiven.current)
    }
  }

  return { isShown, after }
}
