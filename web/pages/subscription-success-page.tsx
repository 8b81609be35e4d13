import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { PaymentOutcome } from '#web/billing/payment-outcome.tsx'
import { useTitle } from '#web/kit/use-title.ts'
import { addSentences } from '#web/language/i18n.ts'
import { quietLink, wideLink } from '#web/pages/link-looks.ts'
import { PageShell } from '#web/pages/page-shell.tsx'
import { ProtectedPage } from '#web/pages/protected-page.tsx'
import { toasts } from '#web/toasts/toasts.ts'

addSentences({ billing })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page has shown 'Welcome to Premium!' already. A reload does not show it again. */
    isWelcomed?: true
  }
}

/** The page that the payment provider leads back to. It only shows the server's answer (P39). */
export function SubscriptionSuccessPage() {
  return <ProtectedPage>{(member) => <SubscriptionSuccess key={member.id} />}</ProtectedPage>
}

function SubscriptionSuccess() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const navigate = useNavigate()
  useTitle(t('billing.success.documentTitle'))

  function welcome() {
    if (history.location.state.isWelcomed) return
    toasts.show({ kind: 'confirmation', title: t('billing.success.toast'), text: t('billing.success.toastText') })
    navigate({ to: '/subscription-success', search: true, replace: true, state: { isWelcomed: true } })
  }

  return (
    <PageShell>
      <PaymentOutcome
        onConfirmed={welcome}
        home={(isMain) => (
          <Link to="/" className={isMain ? wideLink : quietLink}>
            {t('billing.success.home')}
          </Link>
        )}
      />
    </PageShell>
  )
}
