import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { PaymentLabel } from '#web/billing/payment-button.tsx'
import { useMemberBilling } from '#web/billing/use-member-billing.ts'
import { usePayment } from '#web/billing/use-payment.ts'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

/**
 * The entry of the account menu that subscribes or manages the subscription. If the server does not answer, it links
 * to the settings.
 */
export function HeaderBilling({ className }: { className: string }) {
  const { t } = useTranslation()
  const now = useMemberBilling()
  const { isOpening, open } = usePayment()
  // A placeholder keeps the room, so that nothing moves when the answer is there.
  if (now.state === 'asking') {
    return (
      <span aria-hidden className={`${className} invisible max-lg:hidden`}>
        {t('common.subscribe')}
      </span>
    )
  }
  // The settings say that the subscription is not known, and ask the server again.
  if (now.state === 'not-known') {
    return (
      <Link to="/settings" className={className}>
        {t('billing.settings.title')}
      </Link>
    )
  }
  if (now.action === 'none') return null
  const place = now.action === 'subscribe' ? 'checkout' : 'portal'
  return (
    <button type="button" aria-disabled={isOpening || undefined} className={className} onClick={() => open(place)}>
      {isOpening ? t('billing.opening') : <PaymentLabel place={place} />}
    </button>
  )
}
