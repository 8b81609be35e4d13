import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { CheckoutForm } from '#web/test-payments/checkout-form.tsx'
import { NotLoaded } from '#web/test-payments/not-loaded.tsx'
import { TestCard, TestCardSkeleton } from '#web/test-payments/test-card.tsx'
import { useCheckout } from '#web/test-payments/use-checkout.ts'

interface CheckoutProps {
  session: string
  onPaid: (url: string) => void
  toPortal: ReactNode
  toHome: ReactNode
}

/** The checkout in the address, in each of its states. */
export function Checkout({ session, onPaid, toPortal, toHome }: CheckoutProps) {
  const { t } = useTranslation()
  const { view, attempt, pay, retry } = useCheckout(session, onPaid)
  if (view.state === 'loading') return <TestCardSkeleton />
  if (view.state === 'failed') return <NotLoaded code={view.code} onRetry={retry} />
  if (view.state === 'missing') return <Closed kind="missing" action={toHome} />
  const { checkout } = view
  if (checkout.state === 'expired') return <Closed kind="expired" action={toHome} />
  if (checkout.state === 'paid') {
    const goOn = (
      <Button look="primary" onClick={() => onPaid(checkout.success_url)}>
        {t('testPayments.checkout.goOn')}
      </Button>
    )
    return <Closed kind="paid" action={goOn} />
  }
  return (
    <TestCard title={t('testPayments.checkout.title')}>
      <CheckoutForm checkout={checkout} attempt={attempt} onPay={pay} toPortal={toPortal} />
    </TestCard>
  )
}

/** A checkout that takes no payment, and the button that leads on. */
function Closed({ kind, action }: { kind: 'missing' | 'expired' | 'paid'; action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <TestCard key={kind} title={t(`testPayments.checkout.${kind}Title`)}>
      <p className="text-lg">{t(`testPayments.checkout.${kind}Text`)}</p>
      <p>{action}</p>
    </TestCard>
  )
}
