import { useEffect, useRef } from 'react'
import { BlockedDialog } from '#web/billing/blocked-dialog.tsx'
import { useSubscription } from '#web/billing/page-subscription.ts'
import { listenToRows } from '#web/core/live.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'
import { pageUsage } from '#web/usage/page-usage.ts'

const { askAgain } = pageUsage

/** Asks what is left anew when the plan of a member changes, here or anywhere, and shows the link where a tab for paying was blocked. */
export function FollowPlan() {
  useEffect(() => listenToRows('user_roles', askAgain), [])
  useEffect(() => listenToRows('subscriptions', askAgain), [])
  const capabilities = useCapabilities()
  if (!capabilities?.billing) return null
  return (
    <>
      <FollowSubscription />
      <BlockedDialog />
    </>
  )
}

/** No row tells that the paid time has run out. */
function FollowSubscription() {
  const now = useSubscription()
  const isLive = now.state === 'known' ? now.isLive : null
  const before = useRef(isLive)
  useEffect(() => {
    if (before.current !== null && isLive !== null && before.current !== isLive) askAgain()
    before.current = isLive
  }, [isLive])
  return null
}
