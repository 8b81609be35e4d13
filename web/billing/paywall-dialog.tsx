import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { PaymentButton } from '#web/billing/payment-button.tsx'
import { PlanLine, PlanWarning } from '#web/billing/plan-line.tsx'
import { PremiumList, TestMark } from '#web/billing/premium-list.tsx'
import { monthlyPrice } from '#web/billing/price.ts'
import { useMemberBilling } from '#web/billing/use-member-billing.ts'
import type { PaymentFailure } from '#web/billing/use-payment.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

/** The reason why Premium is offered: the searches of the month are used, or the member asked for it. */
export type PaywallReason = keyof typeof billing.paywall.title

/** Offers Premium with its price, and says what stays free. When the member pays in another tab, the dialog says so. */
export function PaywallDialog({ reason, onClose }: { reason: PaywallReason; onClose: () => void }) {
  const { t } = useTranslation()
  const now = useMemberBilling()
  const isLive = now.state === 'known' && now.isLive
  return (
    <Dialog
      title={t(isLive ? 'billing.paywall.liveTitle' : `billing.paywall.title.${reason}`)}
      closeWord={t('common.close')}
      onClose={onClose}
    >
      <div className="mt-3 grid gap-5">{isLive ? <Thanks onClose={onClose} /> : <Offer reason={reason} onClose={onClose} />}</div>
    </Dialog>
  )
}

/** The button that leads from a message about a limit to Premium. */
export function UpgradeButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button look="primary" onClick={onPress}>
      {t('billing.paywall.upgrade')}
    </Button>
  )
}

function Offer({ reason, onClose }: { reason: PaywallReason; onClose: () => void }) {
  const { t } = useTranslation()
  const now = useMemberBilling()
  const [isOpened, setOpened] = useState(false)
  const [failure, setFailure] = useState<PaymentFailure>()
  const isThere = now.state === 'known' && now.action === 'manage'
  return (
    <>
      {isThere ? (
        // A member with a subscription cannot buy another one. The dialog says why the subscription does not count.
        <>
          <p className="text-lg">
            <PlanLine now={now} />
          </p>
          <PlanWarning plan={now.plan} />
        </>
      ) : (
        <>
          <p className="text-lg">{t(`billing.paywall.text.${reason}`)}</p>
          <Price />
          <PremiumList />
        </>
      )}
      <TestMark />
      <p role="status" className={isOpened ? 'font-semibold' : 'sr-only'}>
        {isOpened && t('billing.paywall.opened')}
      </p>
      {failure && (
        <Notice look={failure.kind} title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <PaymentButton
          look={isOpened ? 'plain' : 'primary'}
          place={isThere ? 'portal' : 'checkout'}
          tell={setFailure}
          onOutcome={(outcome) => {
            setOpened(outcome === 'opened')
            if (typeof outcome !== 'object') setFailure(undefined)
          }}
        >
          {isOpened ? t('billing.paywall.again') : undefined}
        </PaymentButton>
        <Button look="quiet" onClick={onClose}>
          {t('billing.paywall.notNow')}
        </Button>
      </div>
      <div className="grid gap-2 border-t border-line pt-4">
        <p>{t('billing.paywall.cancel')}</p>
        <p>{t('billing.paywall.free')}</p>
        <p className="text-sm text-muted">{t('billing.fairUse')}</p>
      </div>
    </>
  )
}

/** The price, drawn on a label like that of produce. */
function Price() {
  const { t, i18n } = useTranslation()
  return (
    <p className="sticker flex w-fit items-baseline gap-2 rounded-full px-6 py-2 font-serif text-basil">
      <span className="text-3xl tabular-nums">{monthlyPrice(i18n.language)}</span>
      <span className="text-lg">{t('billing.month')}</span>
    </p>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="text-lg">
        {t('billing.paywall.live')}
      </p>
      <PremiumList />
      <Button look="primary" className="w-fit" onClick={onClose}>
        {t('billing.paywall.goOn')}
      </Button>
    </>
  )
}
