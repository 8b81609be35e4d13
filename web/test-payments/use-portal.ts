import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checkSubscription } from '#domain/billing/api.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { actInTestPortal, describeTestPortal, type TestAct, type TestPortal } from '#domain/billing/test-checkout.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import type { FailureCode } from '#web/calls/fetch-json.ts'
import { useAsker } from '#web/session/session.ts'
import { codeOf } from '#web/test-payments/failure.ts'

/** The test checkout's data of the member, and whether the product counts the subscription. */
export type PortalView =
  | { state: 'loading' }
  | { state: 'failed'; code: FailureCode }
  | { state: 'ready'; portal: TestPortal; paidFor: Subscription }

export type ActState = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; code: FailureCode }

/**
 * The portal and its acts, one at a time. It follows changes in another tab. `onDone` is called with the state after
 * an act.
 */
export function usePortal(onDone: (portal: TestPortal, paidFor: Subscription) => void) {
  const client = useQueryClient()
  const queryKey = memberKeys.testPortal(useAsker())
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => withPaidFor(await callEndpoint(describeTestPortal, {}, { signal }), signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const doing = useMutation({
    mutationFn: async (name: TestAct) => withPaidFor(await callEndpoint(actInTestPortal, { act: name })),
    async onSuccess(shown) {
      // A question that was asked before the act must not overwrite its answer.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, shown)
      onDone(shown.portal, shown.paidFor)
    },
  })

  const view = (): PortalView => {
    if (data) return { state: 'ready', ...data }
    return error ? { state: 'failed', code: codeOf(error) } : { state: 'loading' }
  }

  return {
    view: view(),
    doing: actStateOf(doing),
    act(name: TestAct) {
      if (!doing.isPending) doing.mutate(name)
    },
    retry: () => void refetch(),
  }
}

/** The portal's data, together with whether the product counts the subscription. */
async function withPaidFor(portal: TestPortal, signal?: AbortSignal) {
  return { portal, paidFor: await callEndpoint(checkSubscription, {}, { signal }) }
}

function actStateOf({ isPending, error }: { isPending: boolean; error: Error | null }): ActState {
  if (error) return { state: 'failed', code: codeOf(error) }
  return { state: isPending ? 'busy' : 'idle' }
}
