import { useTranslation } from 'react-i18next'
import type { Subscription } from '#domain/billing/subscription.ts'
import { useWording } from '#web/language/wording.ts'
import type { Bought, LastPayment, PortalStatus } from '#web/test-payments/portal-status.ts'

interface PortalFactsProps {
  status: PortalStatus
  subscription: Bought
  payment: LastPayment | null
  paidFor: Subscription
}

/** The state of a subscription, and what it means for Premium. */
export function PortalFacts({ status, subscription, payment, paidFor }: PortalFactsProps) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const { subscription_end: end, subscribed } = paidFor
  const until = subscribed && end !== null ? writeDay(new Date(end)) : null
  const next = writeDay(new Date(subscription.period_end))
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-lg">{t(`testPayments.portal.means.${status}`, { until: until ?? '', next })}</p>
      {status === 'refunded' && (
        <p className="max-w-prose">
          {t(`testPayments.portal.${subscription.cancel_at_period_end ? 'refundedEnds' : 'refundedRenews'}`, { next })}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={t('testPayments.portal.status')} words={t(`testPayments.portal.states.${status}`)} />
        {until && <Fact name={t('testPayments.portal.until')} words={until} />}
        {subscription.status === 'active' && (
          <Fact name={t('testPayments.portal.next')} words={t(`testPayments.portal.renewal.${renewalOf(subscription)}`, { day: next })} />
        )}
        {payment && <Payment payment={payment} />}
      </dl>
    </div>
  )
}

function renewalOf({ cancel_at_period_end: isCancelled, card_pays: doesPay }: Bought): 'none' | 'pays' | 'fails' {
  if (isCancelled) return 'none'
  return doesPay ? 'pays' : 'fails'
}

function Payment({ payment }: { payment: LastPayment }) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const day = writeDay(new Date(payment.at))
  const disputed = payment.dispute === 'none' ? day : t(`testPayments.portal.disputes.${payment.dispute}`, { day })
  return (
    <Fact name={t('testPayments.portal.payment')} words={payment.is_refunded ? t('testPayments.portal.refunded', { day }) : disputed} />
  )
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted">{name}</dt>
      <dd className="capital font-semibold">{words}</dd>
    </div>
  )
}
