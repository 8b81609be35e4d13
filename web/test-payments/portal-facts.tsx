import { useTranslation } from 'react-i18next'
import type { Subscription } from '#domain/billing/subscription.ts'
import type { TestPortal } from '#domain/billing/test-checkout.ts'
import { useWording } from '#web/core/wording.ts'

type Bought = NonNullable<TestPortal['subscription']>
type Payment = NonNullable<TestPortal['last_payment']>

interface PortalFactsProps {
  subscription: Bought
  payment: Payment | null
  paidFor: Subscription
}

/** How a subscription stands, and what the product makes of it. */
export function PortalFacts({ subscription, payment, paidFor }: PortalFactsProps) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const { subscription_end: end, subscribed } = paidFor
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={t('testPayments.portal.status')} words={t(`testPayments.portal.statuses.${subscription.status}`)} />
        <Fact name={t('testPayments.portal.until')} words={end === null ? t('testPayments.portal.untilNone') : writeDay(new Date(end))} />
        {subscription.status !== 'canceled' && <NextRenewal subscription={subscription} />}
        {payment && <LastPayment payment={payment} />}
      </dl>
      <p>{t(subscribed ? 'testPayments.portal.premium' : 'testPayments.portal.notPremium')}</p>
    </div>
  )
}

function NextRenewal({ subscription }: { subscription: Bought }) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const day = writeDay(new Date(subscription.period_end))
  const willEnd = subscription.cancel_at_period_end || subscription.status === 'past_due'
  const words = subscription.card_pays ? day : t('testPayments.portal.nextFails', { day })
  return <Fact name={t('testPayments.portal.next')} words={willEnd ? t('testPayments.portal.nextNone', { day }) : words} />
}

function LastPayment({ payment }: { payment: Payment }) {
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
