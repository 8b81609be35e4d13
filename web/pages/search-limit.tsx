import { useState } from 'react'
import type { Usage } from '#domain/usage/usage.ts'
import { PaywallDialog, UpgradeButton } from '#web/billing/paywall-dialog.tsx'
import { useSession } from '#web/core/session.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'
import { LimitDialog } from '#web/usage/limit-dialog.tsx'

/** The limit of the searches, and behind it what has none. */
export function SearchLimit({ usage, onClose }: { usage: Usage; onClose: () => void }) {
  const isMember = useSession().state === 'signed-in'
  const isSold = useCapabilities()?.billing === true
  const [isOffered, setOffered] = useState(false)
  if (isOffered) return <PaywallDialog reason="searches" onClose={onClose} />
  return <LimitDialog usage={usage} upgrade={isMember && isSold && <UpgradeButton onPress={() => setOffered(true)} />} onClose={onClose} />
}
