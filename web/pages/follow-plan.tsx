import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BlockedDialog } from '#web/billing/blocked-dialog.tsx'
import { PaywallDialog } from '#web/billing/paywall-dialog.tsx'
import { useSubscription } from '#web/billing/use-subscription.ts'
import { askAgain } from '#web/cache/ask-again.ts'
import { queryKeys } from '#web/cache/query-keys.ts'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { useAsker } from '#web/session/session.ts'

/**
 * Follows a member's plan on every page. Asks for the searches left when the paid time runs out, and offers Premium to
 * a member who came to subscribe.
 */
export function FollowPlan() {
  const capabilities = useCapabilities()
  if (!capabilities?.billing) return null
  return (
    <>
      <FollowSubscription />
      <AskedFor />
      <BlockedDialog />
    </>
  )
}

/** The end of the paid time changes no row, so realtime does not report it. */
function FollowSubscription() {
  const client = useQueryClient()
  const asker = useAsker()
  const { now } = useSubscription()
  const isLive = now.state === 'known' ? now.isLive : null
  const before = useRef(isLive)
  useEffect(() => {
    if (before.current !== null && isLive !== null && before.current !== isLive) {
      askAgain(client, { queryKey: queryKeys.usage(asker) })
    }
    before.current = isLive
  }, [isLive, client, asker])
  return null
}

/** Offers Premium to a member who pressed 'Subscribe' before they signed up or in. */
function AskedFor() {
  const navigate = useNavigate()
  const { subscribe } = useSearch({ strict: false })
  if (!subscribe) return null
  return (
    <PaywallDialog reason="asked" onClose={() => navigate({ to: '.', search: ({ subscribe: _, ...others }) => others, replace: true })} />
  )
}
