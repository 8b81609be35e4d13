import { useEffect, useRef, useState } from 'react'
import { describeTestCheckout, payTestCheckout, type TestCard, type TestCheckout } from '#domain/billing/test-checkout.ts'
import { callEndpoint } from '#web/core/api.ts'
import type { FailureCode } from '#web/core/fetch-json.ts'
import { codeOf } from '#web/test-payments/failure.ts'

/** What came of pressing Pay. */
export type Attempt = { state: 'none' } | { state: 'busy' } | { state: 'declined' } | { state: 'failed'; code: FailureCode }

export type CheckoutStanding =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; code: FailureCode }
  | { state: 'ready'; checkout: TestCheckout }

/** The checkout in the address, and how it is paid. `onPaid` hears where to go on. */
export function useCheckout(session: string, onPaid: (url: string) => void) {
  const [standing, setStanding] = useState<CheckoutStanding>({ state: 'loading' })
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' })
  const isBusy = useRef(false)

  async function load() {
    try {
      setStanding({ state: 'ready', checkout: await callEndpoint(describeTestCheckout, { session }) })
    } catch (cause) {
      const code = codeOf(cause)
      setStanding(code === 'not_found' || code === 'bad_request' ? { state: 'missing' } : { state: 'failed', code })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a checkout.
  useEffect(() => void load(), [session])

  async function pay(card: TestCard) {
    if (isBusy.current) return
    isBusy.current = true
    setAttempt({ state: 'busy' })
    try {
      const answer = await callEndpoint(payTestCheckout, { session, card })
      if (answer.state === 'paid') return onPaid(answer.url)
      setAttempt(answer.state === 'declined' ? answer : { state: 'none' })
      if (answer.state === 'expired') await load()
    } catch (cause) {
      setAttempt({ state: 'failed', code: codeOf(cause) })
    } finally {
      isBusy.current = false
    }
  }

  function retry() {
    setStanding({ state: 'loading' })
    return load()
  }

  return { standing, attempt, pay, retry }
}
