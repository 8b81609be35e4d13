import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestAct, TestPortal } from '#domain/billing/test-checkout.ts'
import { announce } from '#web/kit/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { Fold } from '#web/kit/fold.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { sayFailure } from '#web/test-payments/failure.ts'
import { NotLoaded } from '#web/test-payments/not-loaded.tsx'
import { PortalFacts } from '#web/test-payments/portal-facts.tsx'
import { type PortalStatus, portalStatusOf } from '#web/test-payments/portal-status.ts'
import { TestCard, TestCardSkeleton } from '#web/test-payments/test-card.tsx'
import { type ActState, usePortal } from '#web/test-payments/use-portal.ts'

/** The acts that other parties do in reality, in a useful order for a test. */
const pretended = [
  'fail-payment',
  'recover-payment',
  'refund',
  'dispute',
  'win-dispute',
  'lose-dispute',
  'end',
] as const satisfies readonly TestAct[]

/** The pretended acts that are possible after the subscription has ended. */
const pretendedAfterEnd = ['refund', 'dispute', 'win-dispute', 'lose-dispute'] as const satisfies readonly TestAct[]

interface PortalProps {
  back: ReactNode
  /** The button that begins another subscription after this one has ended. */
  again: ReactNode
}

/** The member's subscription in the test checkout, the acts of its owner, and the acts to pretend. */
export function Portal({ back, again }: PortalProps) {
  const { t } = useTranslation()
  const { view, doing, act, retry } = usePortal(({ subscription, last_payment: payment }, paidFor) => {
    if (!subscription) return
    const state = t(`testPayments.portal.states.${portalStatusOf(subscription, payment, paidFor)}`)
    announce(t('testPayments.portal.done', { state }))
  })
  if (view.state === 'loading') return <TestCardSkeleton />
  if (view.state === 'failed') return <NotLoaded code={view.code} onRetry={retry} />
  const { portal, paidFor } = view
  const { subscription, last_payment: payment } = portal
  if (!subscription) {
    return (
      <TestCard title={t('testPayments.portal.noneTitle')}>
        <p className="text-lg">{t('testPayments.portal.noneText')}</p>
        <p>{back}</p>
      </TestCard>
    )
  }
  const acts = { portal, doing, onAct: act }
  const status = portalStatusOf(subscription, payment, paidFor)
  const hasEnded = subscription.status === 'canceled'
  return (
    <>
      <TestCard key={hasEnded ? 'ended' : 'live'} title={t('testPayments.portal.title')}>
        <PortalFacts status={status} subscription={subscription} payment={payment} paidFor={paidFor} />
        {doing.state === 'failed' && (
          <Notice look="error" title={t('testPayments.portal.notDone')}>
            {sayFailure(doing.code)}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {status === 'ended' && again}
          {!hasEnded && <OwnActs status={status} isCancelled={subscription.cancel_at_period_end} acts={acts} />}
          {back}
        </div>
      </TestCard>
      <h2 className="-mb-2 pt-2 text-2xl">{t('testPayments.portal.others')}</h2>
      <Fold title={t('testPayments.portal.pretend')} summary={t('testPayments.portal.pretendClosed')}>
        <ul className="grid gap-2">
          {(hasEnded ? pretendedAfterEnd : pretended).map((name) => (
            <li key={name} className="grid">
              <ActButton {...acts} name={name}>
                {t(`testPayments.portal.acts.${name}`)}
              </ActButton>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

interface OwnActsProps {
  status: PortalStatus
  isCancelled: boolean
  acts: Omit<ActButtonProps, 'name' | 'children'>
}

/** The acts of the owner: pay a due amount, end an unpaid subscription, cancel, or undo cancelling. */
function OwnActs({ status, isCancelled, acts }: OwnActsProps) {
  const { t } = useTranslation()
  const isOn = status === 'renews' || status === 'cancelled' || status === 'failed'
  const resume = t(isOn ? 'testPayments.portal.resume' : 'testPayments.portal.keep')
  return (
    <>
      {(status === 'failed' || status === 'owed') && (
        <ActButton {...acts} name="recover-payment">
          {t('testPayments.portal.payOwed')}
        </ActButton>
      )}
      {!isOn && (
        <ActButton {...acts} name="end">
          {t('testPayments.portal.endNow')}
        </ActButton>
      )}
      <ActButton {...acts} name={isCancelled ? 'resume' : 'cancel'}>
        {isCancelled ? resume : t('testPayments.portal.cancel')}
      </ActButton>
    </>
  )
}

interface ActButtonProps {
  name: TestAct
  portal: TestPortal
  doing: ActState
  onAct: (name: TestAct) => void
  children: ReactNode
}

/** A button of an act. If the act is not possible now, the button stays on the page and keeps the focus. */
function ActButton({ name, portal, doing, onAct, children }: ActButtonProps) {
  const isPossible = portal.acts.includes(name)
  return (
    <Button
      className="justify-start text-start aria-disabled:border-line aria-disabled:text-muted"
      aria-disabled={!isPossible || doing.state === 'busy' || undefined}
      onClick={() => {
        if (isPossible) onAct(name)
      }}
    >
      {children}
    </Button>
  )
}
