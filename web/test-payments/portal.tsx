import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestAct, TestPortal } from '#domain/billing/test-checkout.ts'
import { announce } from '#web/core/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { Fold } from '#web/kit/fold.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { sayFailure } from '#web/test-payments/failure.ts'
import { NotLoaded } from '#web/test-payments/not-loaded.tsx'
import { PortalFacts } from '#web/test-payments/portal-facts.tsx'
import { TestCard, TestCardSkeleton } from '#web/test-payments/test-card.tsx'
import { type ActState, usePortal } from '#web/test-payments/use-portal.ts'

/** What the owner of a subscription does not do, and what can happen to it all the same; in the order in which they are tried. */
const pretended = [
  'fail-payment',
  'recover-payment',
  'refund',
  'dispute',
  'win-dispute',
  'lose-dispute',
  'end',
] as const satisfies readonly TestAct[]

/** The subscription of the member as the test checkout has it, with what its owner can do, and what is to be pretended. */
export function Portal({ back }: { back: ReactNode }) {
  const { t } = useTranslation()
  const { standing, doing, act, retry } = usePortal(({ subscription }) => {
    if (subscription) announce(t('testPayments.portal.done', { status: t(`testPayments.portal.statuses.${subscription.status}`) }))
  })
  if (standing.state === 'loading') return <TestCardSkeleton />
  if (standing.state === 'failed') return <NotLoaded code={standing.code} onRetry={retry} />
  const { portal, paidFor } = standing
  if (!portal.subscription) {
    return (
      <TestCard title={t('testPayments.portal.noneTitle')}>
        <p className="text-lg">{t('testPayments.portal.noneText')}</p>
        <p>{back}</p>
      </TestCard>
    )
  }
  const acts = { portal, doing, onAct: act }
  return (
    <>
      <TestCard title={t('testPayments.portal.title')}>
        <PortalFacts subscription={portal.subscription} payment={portal.last_payment} paidFor={paidFor} />
        {doing.state === 'failed' && (
          <Notice look="error" title={t('testPayments.portal.notDone')}>
            {sayFailure(doing.code)}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <ActButton {...acts} name={portal.subscription.cancel_at_period_end ? 'resume' : 'cancel'}>
            {t(portal.subscription.cancel_at_period_end ? 'testPayments.portal.resume' : 'testPayments.portal.cancel')}
          </ActButton>
          {back}
        </div>
      </TestCard>
      <h2 className="-mb-2 pt-2 text-2xl">{t('testPayments.portal.others')}</h2>
      <Fold title={t('testPayments.portal.pretend')} summary={t('testPayments.portal.pretendClosed')}>
        <ul className="grid gap-2">
          {pretended.map((name) => (
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

interface ActButtonProps {
  name: TestAct
  portal: TestPortal
  doing: ActState
  onAct: (name: TestAct) => void
  children: ReactNode
}

/** What cannot be done now stays where it is, so that the keyboard keeps its place. */
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
