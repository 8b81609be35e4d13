import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import type { Confirmation } from '#web/billing/confirmation.ts'
import { ReceiptDrawing } from '#web/billing/drawings.tsx'
import { PaymentButton } from '#web/billing/payment-button.tsx'
import { PlanLine } from '#web/billing/plan-line.tsx'
import { PremiumList, TestMark } from '#web/billing/premium-list.tsx'
import { monthlyPrice } from '#web/billing/price.ts'
import { useConfirmation } from '#web/billing/use-confirmation.ts'
import { type MemberBilling, useMemberBilling } from '#web/billing/use-member-billing.ts'
import { announce } from '#web/kit/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { Turning } from '#web/kit/spinner.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'

addSentences({ billing })

interface PaymentOutcomeProps {
  /** The link to the home page, as the main button of the page or not. */
  home: (isMain: boolean) => ReactNode
  /** Called once, when this page first shows that Premium counts. */
  onConfirmed: () => void
}

/** The outcome of a payment, by the server's answers. */
export function PaymentOutcome({ home, onConfirmed }: PaymentOutcomeProps) {
  const { t } = useTranslation()
  const { now, lookAgain } = useConfirmation()
  const member = useMemberBilling()
  const tellConfirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (now.state === 'confirmed') tellConfirmed()
  }, [now.state])
  const words = wordsFor(now)
  const said = words ? `${t(`billing.success.${words.title}`)}. ${t(`billing.success.${words.text}`)}` : ''
  useEffect(() => announce(said), [said])

  if (words === null) {
    return (
      <ReceiptCard title={t('billing.success.title')} isPaid>
        <PremiumList />
        <div className="text-muted">
          <PaidUntil now={member} />
        </div>
        <TestMark />
        <div>{home(true)}</div>
      </ReceiptCard>
    )
  }
  const isWaiting = now.state === 'confirming'
  return (
    <ReceiptCard title={t(`billing.success.${words.title}`)}>
      <p className="flex items-start gap-3 text-lg">
        {isWaiting && <Turning />}
        {t(`billing.success.${words.text}`)}
      </p>
      {!isWaiting && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" onClick={lookAgain}>
            {t('billing.success.lookAgain')}
          </Button>
          {member.state === 'known' && member.action === 'manage' && <PaymentButton place="portal" />}
        </div>
      )}
      {!isWaiting && <div>{home(false)}</div>}
    </ReceiptCard>
  )
}

/** Says until when Premium is paid. The title says that it is on. */
function PaidUntil({ now }: { now: MemberBilling }) {
  const { t, i18n } = useTranslation()
  const { writeDay } = useWording()
  if (now.state !== 'known' || now.plan.state !== 'renews') return <PlanLine now={now} />
  return t('billing.success.renews', { day: writeDay(now.plan.end), price: monthlyPrice(i18n.language) })
}

/** The words until the payment is confirmed. */
function wordsFor(now: Confirmation) {
  if (now.state === 'confirmed') return null
  if (now.state === 'confirming') return { title: 'confirming', text: now.isSlow ? 'confirmingSlow' : 'confirmingText' } as const
  return now.wasReached
    ? ({ title: 'unconfirmed', text: 'unconfirmedText' } as const)
    : ({ title: 'notReached', text: 'notReachedText' } as const)
}

interface ReceiptCardProps {
  title: string
  isPaid?: boolean
  children: ReactNode
}

/** A card with a drawn receipt, which is stamped when it is paid. */
function ReceiptCard({ title, isPaid = false, children }: ReceiptCardProps) {
  return (
    <div className="mx-auto mt-8 flex max-w-2xl flex-col gap-x-8 gap-y-5 rounded-card border border-line bg-card p-6 max-sm:mt-24 sm:flex-row sm:p-8 lg:mt-36">
      <ReceiptDrawing isPaid={isPaid} className="h-28 shrink-0 self-start sm:h-40" />
      <div className="grid min-w-0 flex-1 gap-5">
        <Title key={title}>{title}</Title>
        {children}
      </div>
    </div>
  )
}

/** The title takes the focus when the button that had it has left the page. */
function Title({ children }: { children: string }) {
  return (
    <h1 ref={focusIfLost} tabIndex={-1} className="text-3xl">
      {children}
    </h1>
  )
}
