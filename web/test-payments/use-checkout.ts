import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { describeTestCheckout, payTestCheckout, type TestCard, type TestCheckout } from '#domain/billing/test-checkout.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import type { FailureCode } from '#web/calls/fetch-json.ts'
import { useAsker } from '#web/session/session.ts'
import { codeOf } from '#web/test-payments/failure.ts'

type TestPayment = z.output<typeof payTestCheckout.output>

/** The outcome of pressing Pay. */
export type Attempt = { state: 'none' } | { state: 'busy' } | { state: 'declined' } | { state: 'failed'; code: FailureCode }

export type CheckoutView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; code: FailureCode }
  | { state: 'ready'; checkout: TestCheckout }

/** The checkout in the address, and its payment. `onPaid` is called with the address to go on to. */
export function useCheckout(session: string, onPaid: (url: string) => void) {
  const checkout = useQuery({
    queryKey: memberKeys.testCheckout(useAsker(), session),
    queryFn: ({ signal }) => callEndpoint(describeTestCheckout, { session }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const payment = useMutation({
    mutationFn: (card: TestCard) => callEndpoint(payTestCheckout, { session, card }),
    async onSuccess(answer) {
      if (answer.state === 'paid') onPaid(answer.url)
      if (answer.state === 'expired') await checkout.refetch()
    },
  })

  return {
    view: viewOf(checkout),
    attempt: attemptOf(payment),
    /** Pays with a card. The outcome is in `attempt`. */
    async pay(card: TestCard) {
      await payment.mutateAsync(card).catch(() => undefined)
    },
    retry: () => void checkout.refetch(),
  }
}

function viewOf({ data, error }: { data: TestCheckout | undefined; error: Error | null }): CheckoutView {
  if (data) return { state: 'ready', checkout: data }
  if (!error) return { state: 'loading' }
  const code = codeOf(error)
  return code === 'not_found' || code === 'bad_request' ? { state: 'missing' } : { state: 'failed', code }
}

/** A successful payment stays busy, since the page is about to be left. */
function attemptOf({ status, data, error }: { status: string; data: TestPayment | undefined; error: Error | null }): Attempt {
  if (error) return { state: 'failed', code: codeOf(error) }
  if (status === 'pending' || data?.state === 'paid') return { state: 'busy' }
  return data?.state === 'declined' ? { state: 'declined' } : { state: 'none' }
}
