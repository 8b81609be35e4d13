import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'
import { TestPaymentsFrame } from '#web/pages/test-payments-frame.tsx'
import { nextPath } from '#web/session/next-path.ts'
import { Portal } from '#web/test-payments/portal.tsx'

/** The test portal, which replaces Stripe's and moves no money. */
export function TestPortalPage() {
  const { t } = useTranslation()
  const { next } = useSearch({ from: '/test-portal' })
  return (
    <TestPaymentsFrame page="portal">
      <Portal
        again={
          <Link to="/" search={{ subscribe: true }} className={wideLink}>
            {t('testPayments.portal.again')}
          </Link>
        }
        back={
          <a href={nextPath(next)} className={quietLink}>
            {t('testPayments.portal.back')}
          </a>
        }
      />
    </TestPaymentsFrame>
  )
}
