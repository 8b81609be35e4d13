import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkSubscription } from '#domain/billing/api.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { actInTestPortal, describeTestPortal, type TestAct, type TestPortal } from '#domain/billing/test-checkout.ts'
import { callEndpoint } from '#web/core/api.ts'
import type { FailureCode } from '#web/core/fetch-json.ts'
import { listenToRows } from '#web/core/live.ts'
import { codeOf } from '#web/test-payments/failure.ts'

/** What the test checkout knows of the member, and what the product makes of it. */
export type PortalView =
  | { state: 'loading' }
  | { state: 'failed'; code: FailureCode }
  | { state: 'ready'; portal: TestPortal; paidFor: Subscription }

export type ActState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; code: FailureCode }

/** The portal and its acts, one at a time. It follows what is done in another tab. `onDone` hears how it stands after an act. */
export function usePortal(onDone: (portal: TestPortal, paidFor: Subscription) => void) {
  const [standing, setStanding] = useState<PortalView>({ state: 'loading' })
  const [doing, setDoing] = useState<ActState>({ state: 'idle' })
  const isBusy = useRef(false)

  async function load() {
    try {
      await show(await callEndpoint(describeTestPortal, {}))
    } catch (cause) {
      setStanding({ state: 'failed', code: codeOf(cause) })
    }
  }

  async function show(portal: TestPortal) {
    const paidFor = await callEndpoint(checkSubscription, {})
    setStanding({ state: 'ready', portal, paidFor })
    return paidFor
  }

  const reload = useEffectEvent(() => {
    if (!isBusy.current) load()
  })
  useEffect(() => {
    reload()
    return listenToRows('subscriptions', () => reload())
  }, [])

  async function act(name: TestAct) {
    if (isBusy.current) return
    isBusy.current = true
    setDoing({ state: 'busy' })
    try {
      const portal = await callEndpoint(actInTestPortal, { act: name })
      const paidFor = await show(portal)
      setDoing({ state: 'idle' })
      onDone(portal, paidFor)
    } catch (cause) {
      setDoing({ state: 'failed', code: codeOf(cause) })
    } finally {
      isBusy.current = false
    }
  }

  function retry() {
    setStanding({ state: 'loading' })
    return load()
  }

  return { standing, doing, act, retry }
}
