import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Confirmation, makeConfirmation } from '#web/billing/confirmation.ts'
import { pageSubscription, useSubscription } from '#web/billing/page-subscription.ts'

const isLive = () => {
  const now = pageSubscription.read()
  return now.state === 'known' && now.isLive
}

/** Confirms the payment that somebody comes back from: asks first, and believes nothing that was known before. */
export function useConfirmation(): { now: Confirmation; lookAgain: () => void } {
  const [confirmation] = useState(() =>
    makeConfirmation({
      check: async () => ((await pageSubscription.askAgain()) ? isLive() : null),
      later(run, milliseconds) {
        const timer = window.setTimeout(run, milliseconds)
        return () => window.clearTimeout(timer)
      },
    }),
  )
  const now = useSyncExternalStore(confirmation.subscribe, confirmation.read)
  const subscription = useSubscription()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew.
  useEffect(() => confirmation.begin(), [confirmation, round])
  // What comes later than anybody waited is told by a row that changes.
  const isLate = now.state === 'unconfirmed' && subscription.state === 'known' && subscription.isLive
  return { now: isLate ? { state: 'confirmed' } : now, lookAgain: () => setRound(round + 1) }
}
