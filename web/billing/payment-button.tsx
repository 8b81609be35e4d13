import { ExternalLink } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import type { Outcome, PaymentPlace } from '#web/billing/payment-door.ts'
import { type PaymentFailure, usePayment } from '#web/billing/use-payment.ts'
import { Button } from '#web/kit/button.tsx'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

interface PaymentButtonProps {
  place: PaymentPlace
  look?: ComponentProps<typeof Button>['look']
  className?: string
  onOutcome?: (outcome: Outcome) => void
  /** Shows a failure in a place of its own, where a toast would be covered. */
  tell?: (failure: PaymentFailure) => void
  /** The text of the button. By default that of the place. */
  children?: ReactNode
}

/** Opens the checkout or the portal in a new tab. */
export function PaymentButton({ place, look = 'plain', className = '', onOutcome, tell, children }: PaymentButtonProps) {
  const { t } = useTranslation()
  const { isOpening, open } = usePayment(tell)
  return (
    <Button
      look={look}
      className={className}
      aria-disabled={isOpening || undefined}
      onClick={async ({ detail }) => {
        // The second click of a double click was meant for the button that stood here before.
        if (detail > 1) return
        const outcome = await open(place)
        onOutcome?.(outcome)
      }}
    >
      {isOpening ? t('billing.opening') : (children ?? <PaymentLabel place={place} />)}
      <ExternalLink aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
    </Button>
  )
}

/** The label of a control that opens the checkout ("Subscribe") or the portal ("Manage Subscription"). */
export function PaymentLabel({ place }: { place: PaymentPlace }) {
  const { t } = useTranslation()
  return t(place === 'checkout' ? 'common.subscribe' : 'billing.manage')
}
