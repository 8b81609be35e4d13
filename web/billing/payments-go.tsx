import { useTranslation } from 'react-i18next'
import type { Plan } from '#domain/billing/plan.ts'
import { billing } from '#locales/en/billing.ts'
import { type MemberBilling, useMemberBilling } from '#web/billing/use-member-billing.ts'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'

addSentences({ billing })

/** Says what happens to the subscription when the account is deleted, and which records of payments stay. */
export function PaymentsGo() {
  const now = useMemberBilling()
  if (now.state === 'asking') return <SkeletonLine className="w-64 max-w-full" />
  return (
    <>
      <SubscriptionGoes now={now} />
      <RecordsStay now={now} />
    </>
  )
}

function SubscriptionGoes({ now }: { now: Exclude<MemberBilling, { state: 'asking' }> }) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  if (now.state === 'not-known') return <Notice look="notice" title={t('billing.deleting.not-known')} />
  const { plan, isLive } = now
  if (plan.state === 'free' || plan.state === 'ended') return null
  const title = t(isLive ? 'billing.deleting.live' : 'billing.deleting.ended')
  return (
    <Notice look="notice" title={title}>
      {hasTimeLeft(plan)
        ? `${t('billing.deleting.paid')} ${t(`billing.deleting.${plan.state}`, { day: writeDay(plan.end) })}`
        : t('billing.deleting.notRenewed')}
    </Notice>
  )
}

/** Whether the paid month is not over yet. */
function hasTimeLeft(plan: Plan): plan is Extract<Plan, { state: 'renews' | 'ends' }> {
  return plan.state === 'renews' || plan.state === 'ends'
}

/** Says that Stripe keeps records of payments, also in a sandbox. A test checkout keeps none. */
function RecordsStay({ now }: { now: Exclude<MemberBilling, { state: 'asking' }> }) {
  const { t } = useTranslation()
  const isTest = useCapabilities()?.testBilling === true
  if (isTest || (now.state === 'known' && !now.canManage)) return null
  const hasPaid = now.state === 'known' && now.plan.state !== 'free'
  return <p className="text-muted">{t(hasPaid ? 'billing.deleting.records' : 'billing.deleting.recordsIfPaid')}</p>
}
