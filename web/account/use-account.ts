import { useEffect, useState } from 'react'
import { type Account, loadAccount } from '#web/account/account.ts'
import { type AccountFailure, failureOf } from '#web/account/failure.ts'

export type AccountState = { state: 'loading' } | { state: 'failed'; failure: AccountFailure } | { state: 'ready'; account: Account }

/** The account of whoever is signed in. `load` asks again, and shows what it knew meanwhile. */
export function useAccount(memberId: string) {
  const [now, setNow] = useState<AccountState>({ state: 'loading' })

  async function load() {
    setNow((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    try {
      const account = await loadAccount()
      setNow({ state: 'ready', account })
    } catch (cause) {
      const failure = failureOf(cause)
      setNow((before) => (before.state === 'ready' ? before : { state: 'failed', failure }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once an account.
  useEffect(() => void load(), [memberId])

  // A new address is confirmed in another tab: coming back from there is the moment to ask.
  const isWaiting = now.state === 'ready' && now.account.newEmail !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same work each time.
  useEffect(() => {
    if (!isWaiting) return
    const look = () => document.visibilityState === 'visible' && void load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWaiting])

  return { now, load }
}
