import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaywallReason } from '#web/billing/paywall-dialog.tsx'
import { useSession } from '#web/core/session.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'

/** Whether Premium is offered to the member at the home page, and why: something asks for it, or they signed up or in to subscribe. */
export function usePaywall() {
  const navigate = useNavigate()
  const { tab, subscribe } = useSearch({ from: '/' })
  const isMember = useSession().state === 'signed-in'
  const canOpen = useCapabilities()?.billing === true && isMember
  const [reason, setReason] = useState<PaywallReason | null>(null)
  return {
    canOpen,
    reason: canOpen ? (reason ?? (subscribe ? 'asked' : null)) : null,
    open: setReason,
    close() {
      setReason(null)
      if (subscribe) navigate({ to: '/', search: tab ? { tab } : {}, replace: true })
    },
  }
}
