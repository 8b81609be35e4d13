import { useEffect, useRef, useState } from 'react'
import type { Account } from '#web/account/account.ts'
import { failureOf } from '#web/account/failure.ts'
import { type Proof, startProver } from '#web/account/prove-again.ts'

/** What a server says that wants another proof, whatever was shown before. */
const proofIsSpent: readonly string[] = ['nonce-needed', 'second-factor', 'session-gone']

export interface ShownProof {
  /** Shown already: what is refused after it can be asked for again without another. */
  isShown: boolean
  /** Does what needs a proof, after it; `proof` is looked at unless one was shown. */
  after: (proof: Proof, work: () => Promise<void>) => Promise<void>
}

/** A proof of who is at the keyboard is given once, however often the wish behind it has to be mended. */
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
