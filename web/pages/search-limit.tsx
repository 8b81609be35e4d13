import { useEffect, useEffectEvent, useState } from 'react'
import type { Usage } from '#domain/usage/usage.ts'
import { PaywallDialog, UpgradeButton } from '#web/billing/paywall-dialog.tsx'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { useSession } from '#web/session/session.ts'
import { LimitDialog } from '#web/usage/limit-dialog.tsx'

/**
 * The dialog about the limit of searches, which can lead to the Premium dialog. It closes when the limit is lifted in
 * another tab.
 */
export function SearchLimit({ usage, onClose }: { usage: Usage; onClose: () => void }) {
  const isMember = useSession().state === 'signed-in'
  const isSold = useCapabilities()?.billing === true
  const [isOffered, setOffered] = useState(false)
  const isLifted = usage.limit === null && !isOffered
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isLifted) close()
  }, [isLifted])

  if (isOffered) return <PaywallDialog reason="searches" onClose={onClose} />
  if (isLifted) return null
  return <LimitDialog usage={usage} upgrade={isMember && isSold && <UpgradeButton onPress={() => setOffered(true)} />} onClose={onClose} />
}
