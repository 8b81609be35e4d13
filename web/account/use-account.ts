import { useEffect, useRef, useState } from 'react'
import { type Account, loadAccount } from '#web/account/account.ts'
import { type AccountFailure, failureOf } from '#web/account/failure.ts'
import { listenToRows } from '#web/core/live.ts'

export type AccountState = { state: 'loading' } | { state: 'failed'; failure: AccountFailure } | { state: 'ready'; account: Account }

/** The account of whoever is signed in. `load` asks again, and shows what it knew meanwhile. */
export function useAccount(memberId: string) {
  const [now, setNow] = useState<AccountState>({ state: 'loading' })

  const asked = useRef(0)

  /** Of several at once, what was asked last is shown. */
  async function load() {
    asked.current += 1
    const mine = asked.current
    setNow((before) => (before.state === 'ready' ? before : { state: 'loading' }))
    const next = await loadAccount().then(
      (account): AccountState => ({ state: 'ready', account }),
      (cause): AccountState => ({ state: 'failed', failure: failureOf(cause) }),
    )
    if (mine === asked.current) setNow((before) => (next.state === 'failed' && before.state === 'ready' ? before : next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once an account.
  useEffect(() => void load(), [memberId])

  // The name may be changed in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same work each time.
  useEffect(() => listenToRows('profiles', load), [])

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
