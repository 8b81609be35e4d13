import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { daysUntil } from '#domain/usage/days-until.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { limit } from '#locales/en/limit.ts'
import { monthlyPrice } from '#web/billing/price.ts'
import { useSiteConfig } from '#web/calls/use-site-config.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'
import { periodOf } from '#web/usage/allowance.ts'
import { drawnLimit, PeaPod } from '#web/usage/pea-pod.tsx'

addSentences({ limit })

interface LimitDialogProps {
  usage: Usage
  /** The button that leads to Premium. Absent on a site that does not sell it. */
  upgrade?: ReactNode
  onClose: () => void
}

/**
 * The dialog about the limit of the day or the month: the limit, and when it resets. Offers an account to a visitor,
 * and Premium to a member.
 */
export function LimitDialog({ usage, upgrade, onClose }: LimitDialogProps) {
  const { t } = useTranslation()
  // The dialog offers an account only when the page knows that this site takes new ones.
  const site = useSiteConfig()
  const period = periodOf(usage)
  const offer =
    period === 'day'
      ? site?.capabilities.signUp && <SignUpOffer searches={site.freeMonthlySearches} />
      : upgrade && <PremiumOffer upgrade={upgrade} />
  const { limit, remaining } = usage
  const isNetworks = limit !== null && remaining === 0 && usage.used < limit
  return (
    <Dialog title={t(`limit.title.${period}`)} closeWord={t('common.close')} onClose={onClose}>
      {limit !== null && remaining !== null && limit <= drawnLimit && (
        <div className="mt-5">
          <PeaPod remaining={remaining} limit={limit} />
        </div>
      )}
      <div className="mt-5 grid gap-2 text-lg">
        <p>{isNetworks ? t('limit.network') : t(`limit.text.${period}`, { count: limit ?? usage.used })}</p>
        <ResetTime resetDate={usage.resetDate} />
        <p className="text-base text-muted">{t('limit.stays')}</p>
      </div>
      {offer && <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">{offer}</div>}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look={offer ? 'plain' : 'primary'} onClick={onClose}>
          {t('limit.understood')}
        </Button>
        <Link to="/searches" className="inline-flex min-h-11 items-center font-semibold text-tomato underline underline-offset-4">
          {t('limit.toSearches')}
        </Link>
      </div>
    </Dialog>
  )
}

function SignUpOffer({ searches }: { searches: number }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('limit.signUpOffer', { count: searches })}</p>
      <Link
        to="/auth/signup"
        className="inline-flex min-h-11 items-center rounded-control bg-tomato px-6 py-2 font-semibold text-on-tomato hover:bg-tomato-deep"
      >
        {t('limit.signUp')}
      </Link>
    </>
  )
}

function PremiumOffer({ upgrade }: { upgrade: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p>{t('limit.upgradeOffer', { price: monthlyPrice(i18n.language) })}</p>
      {upgrade}
    </>
  )
}

/** Says in how many calendar days the limit resets, and at what time. */
function ResetTime({ resetDate }: { resetDate: string }) {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  const now = new Date()
  const time = writeMoment(new Date(resetDate), now)
  const days = daysUntil(resetDate, now)
  return (
    <>
      <p className="font-semibold">{days === 0 ? t('limit.today') : t('limit.days', { count: days })}</p>
      <p>{t('limit.back', { time })}</p>
    </>
  )
}
