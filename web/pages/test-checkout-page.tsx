import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quietLink } from '#web/pages/link-looks.ts'
import { TestPaymentsFrame } from '#web/pages/test-payments-frame.tsx'
import { Checkout } from '#web/test-payments/checkout.tsx'

/** Stands in for Stripe's checkout where no money is to move. */
export function TestCheckoutPage() {
  const { t } = useTranslation()
  const { session } = useSearch({ from: '/test-checkout' })
  return (
    <TestPaymentsFrame page="checkout">
      <Checkout
        key={session}
        session={session}
        // As one comes back from Stripe: by a page loaded anew.
        onPaid={(url) => window.location.assign(url)}
        toPortal={
          <Link to="/test-portal" className={quietLink}>
            {t('testPayments.checkout.toPortal')}
          </Link>
        }
        toHome={
          <Link to="/" className={quietLink}>
            {t('testPayments.home')}
          </Link>
        }
      />
    </TestPaymentsFrame>
  )
}
