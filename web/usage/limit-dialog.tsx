import { useTranslation } from 'react-i18next'
import type { Usage } from '#domain/usage/usage.ts'
import { limit } from '#locales/en/limit.ts'
import { addSentences } from '#web/core/i18n.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'
import { useWording } from '#web/core/wording.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { PeaPod } from '#web/usage/pea-pod.tsx'
import { periodOf, timeUntil } from '#web/usage/standing.ts'

addSentences({ limit })

/** The limit of the day or the month: what it is, when searches come back, and to a visitor an account where one can sign up. */
export function LimitDialog({ usage, onClose }: { usage: Usage; onClose: () => void }) {
  const { t } = useTranslation()
  // As long as it is not known whether one can sign up here, nothing is offered.
  const canSignUp = useCapabilities()?.signUp === true
  const period = periodOf(usage)
  const isOffered = canSignUp && period === 'day'
  return (
    <Dialog title={t(`limit.title.${period}`)} closeWord={t('common.close')} onClose={onClose}>
      <div className="my-5">
        <PeaPod usage={usage} />
      </div>
      <div className="grid gap-2 text-lg">
        <p>{t(`limit.text.${period}`, { count: usage.limit ?? usage.used })}</p>
        <p>
          <ResetTime resetDate={usage.resetDate} />
        </p>
        <p className="text-base text-muted">{t('limit.stays')}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button look={isOffered ? 'plain' : 'primary'} onClick={onClose}>
          {t('limit.understood')}
        </Button>
        {isOffered && (
          <p className="text-base">
            {t('limit.signUpOffer')}{' '}
            <a href="/auth/signup" className="font-semibold text-tomato underline underline-offset-4">
              {t('limit.signUp')}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function ResetTime({ resetDate }: { resetDate: string }) {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  const now = new Date()
  const time = writeMoment(new Date(resetDate), now)
  const left = timeUntil(resetDate, now)
  if (left.unit === 'soon') return t('limit.resetsSoon', { time })
  return t(left.unit === 'hours' ? 'limit.resetsIn' : 'limit.resetsDays', { time, count: left.count })
}
