import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { readSession } from '#web/session/session.ts'

interface CodesGuardProps {
  /** Closes the row with the codes. Null while the member has not asked to close it. */
  onClose: (() => void) | null
  onStay: () => void
}

/** Blocks the way to another page, except when the session has ended. */
const shouldBlockFn = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && readSession().state === 'signed-in'

/** Asks before the member leaves recovery codes that are shown only once. */
export function CodesGuard({ onClose, onStay }: CodesGuardProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, withResolver: true })
  const leave = status === 'blocked' ? proceed : onClose
  const stay = status === 'blocked' ? reset : onStay
  if (!leave) return null
  return (
    <Dialog title={t('account.factor.unkeptTitle')} closeWord={t('account.factor.unkeptBack')} onClose={stay}>
      <p className="mt-3 text-lg">{t('account.factor.unkeptText')}</p>
      <div className="mt-6 grid gap-3">
        <Button look="primary" onClick={stay}>
          {t('account.factor.unkeptBack')}
        </Button>
        <Button look="quiet" onClick={leave}>
          {t('account.factor.unkeptLeave')}
        </Button>
      </div>
    </Dialog>
  )
}
