import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quietLink } from '#web/pages/link-looks.ts'
import { TestPaymentsFrame } from '#web/pages/test-payments-frame.tsx'
import { Checkout } from '#web/test-payments/checkout.tsx'

/** The test checkout, which replaces Stripe's and moves no money. */
export function TestCheckoutPage() {
  const { t } = useTranslation()
  const { session } = useSearch({ from: '/test-checkout' })
  return (
    <TestPaymentsFrame page="checkout">
      <Checkout
        key={session}
        session={session}
        // Loads the page anew, as the way back from Stripe does.
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
