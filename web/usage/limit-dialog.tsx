import { useTranslation } from 'react-i18next'
import type { Usage } from '#domain/usage/usage.ts'
import { useWording } from '#web/core/wording.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { PeaPod } from '#web/usage/pea-pod.tsx'
import { timeUntil } from '#web/usage/standing.ts'

interface LimitDialogProps {
  usage: Usage
  hasAccounts: boolean
  onClose: () => void
}

/** The daily limit: what it is, when searches come back, and what accounts offer where there are accounts. */
export function LimitDialog({ usage, hasAccounts, onClose }: LimitDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('usage.limitTitle')} closeWord={t('common.close')} onClose={onClose}>
      <div className="my-5">
        <PeaPod usage={usage} />
      </div>
      <div className="grid gap-2 text-lg">
        <p>{t('usage.limitText', { count: usage.limit ?? usage.used })}</p>
        <p>
          <ResetTime resetDate={usage.resetDate} />
        </p>
        <p className="text-base text-muted">{t('usage.stays')}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button look={hasAccounts ? 'plain' : 'primary'} onClick={onClose}>
          {t('usage.understood')}
        </Button>
        {hasAccounts && (
          <p className="text-base">
            {t('usage.signUpOffer')}{' '}
            <a href="/auth/signup" className="font-semibold text-tomato underline underline-offset-4">
              {t('usage.signUp')}
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
  if (left.unit === 'soon') return t('usage.resetsSoon', { time })
  return t(left.unit === 'hours' ? 'usage.resetsIn' : 'usage.resetsDays', { time, count: left.count })
}
