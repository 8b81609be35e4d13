import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { listSearches } from '#domain/usage/ledger.ts'
import { callEndpoint } from '#web/core/api.ts'
import { pageUsage } from '#web/usage/page-usage.ts'
import { isUnderWay, type SearchList, withNewest, withOlder } from '#web/usage/search-lines.ts'
import { standingIn } from '#web/usage/standing.ts'

export type Searches =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; list: SearchList; older: 'idle' | 'loading' | 'failed' }

/** Milliseconds after which a line that is under way is looked at again. */
const lookAgain = 4_000

/** The searches of whoever is here, read again when one is made, in another tab too, and when the page is seen again. */
export function useSearches() {
  const [found, setFound] = useState<Searches>({ state: 'loading' })
  const standing = standingIn(useSyncExternalStore(pageUsage.subscribe, pageUsage.read))
  const made = standing && `${standing.usage.totalLifetime} ${standing.usage.used} ${standing.usage.resetDate}`

  const latest = useRef(0)

  async function read() {
    latest.current += 1
    const mine = latest.current
    const newest = await callEndpoint(listSearches, {}).catch(() => null)
    // An answer that comes late must not overwrite a newer one.
    if (mine !== latest.current) return
    setFound((now) => {
      // What was read before is better than nothing.
      if (!newest) return now.state === 'ready' ? now : { state: 'failed' }
      return { older: 'idle', ...now, state: 'ready', list: withNewest(now.state === 'ready' ? now.list : null, newest) }
    })
  }

  async function readOlder() {
    if (found.state !== 'ready' || found.list.next === null || found.older === 'loading') return
    setFound({ ...found, older: 'loading' })
    const older = await callEndpoint(listSearches, { before: found.list.next }).catch(() => null)
    setFound((now) => {
      if (now.state !== 'ready') return now
      return older ? { state: 'ready', list: withOlder(now.list, older), older: 'idle' } : { ...now, older: 'failed' }
    })
  }

  const readNow = useEffectEvent(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search that is made is a reason to read.
  useEffect(() => void readNow(), [made])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readNow()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [])
  const isMoving = found.state === 'ready' && isUnderWay(found.list.lines)
  useEffect(() => {
    if (!isMoving) return
    const timer = window.setInterval(() => readNow(), lookAgain)
    return () => window.clearInterval(timer)
  }, [isMoving])

  return {
    found,
    readOlder,
    tryAgain() {
      setFound({ state: 'loading' })
      read()
    },
  }
}
