import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { AccountRow } from '#web/account/account-row.tsx'
import { PaymentButton } from '#web/billing/payment-button.tsx'
import { PlanLine, PlanWarning } from '#web/billing/plan-line.tsx'
import { TestMark } from '#web/billing/premium-list.tsx'
import { type MemberBilling, useMemberBilling } from '#web/billing/use-member-billing.ts'
import { useSubscription } from '#web/billing/use-subscription.ts'
import { Button } from '#web/kit/button.tsx'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

/** A member's subscription: its state, its end, and its button. */
export function SubscriptionRow() {
  const { t } = useTranslation()
  const now = useMemberBilling()
  return (
    <AccountRow title={t('billing.settings.title')} summary={<PlanLine now={now} />} end={<RowButton now={now} />}>
      <div className="not-empty:mt-3">{now.state === 'known' && <PlanWarning plan={now.plan} />}</div>
      <div className="not-empty:mt-3">
        <TestMark />
      </div>
      {now.state === 'known' && now.plan.state === 'ended' && now.canManage && (
        <PaymentButton look="quiet" place="portal" className="-ms-2">
          {t('billing.settings.receipts')}
        </PaymentButton>
      )}
    </AccountRow>
  )
}

function RowButton({ now }: { now: MemberBilling }) {
  const { t } = useTranslation()
  const { askAgain } = useSubscription()
  if (now.state === 'asking') return null
  if (now.state === 'not-known') {
    return (
      <Button className="shrink-0" onClick={askAgain}>
        {t('common.tryAgain')}
      </Button>
    )
  }
  if (now.action === 'none') return null
  return <PaymentButton className="shrink-0" place={now.action === 'subscribe' ? 'checkout' : 'portal'} />
}
