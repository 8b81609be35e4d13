import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { askBeforeSignOut } from '#web/session/before-sign-out.ts'
import { readSession } from '#web/session/session.ts'
import type { Editor } from '#web/settings/use-editor.ts'

/** When the session ended, what was changed is kept and nobody is asked. */
const enableBeforeUnload = () => readSession().state === 'signed-in'

/** To another page, and not because the session ended. */
const shouldBlockFn = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && enableBeforeUnload()

/** Asks before unsaved changes are left behind, within the product by a dialog, outside by the browser's own. */
export function LeaveGuard({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { isUnsaved, isSaving } = editor
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload, disabled: !isUnsaved, withResolver: true })
  const farewell = useFarewell(isUnsaved)
  const leave = status === 'blocked' ? proceed : farewell?.leave
  const stay = status === 'blocked' ? reset : farewell?.stay
  if (!leave || !stay) return null

  async function saveAndLeave() {
    const isSaved = await editor.save()
    if (isSaved) leave?.()
    else stay?.()
  }

  return (
    <Dialog title={t('settings.leaveTitle')} closeWord={t('settings.stay')} onClose={stay}>
      <p className="mt-3 text-lg">{t('settings.leaveText')}</p>
      <div className="mt-6 grid gap-3">
        <Button look="primary" disabled={isSaving} onClick={saveAndLeave}>
          {isSaving ? t('settings.saving') : t('settings.saveAndLeave')}
        </Button>
        <Button onClick={stay}>{t('settings.stay')}</Button>
        <Button look="quiet" disabled={isSaving} onClick={leave}>
          {t('settings.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The wish to sign out while something is unsaved, until it is answered; null where there is none. */
function useFarewell(isUnsaved: boolean) {
  const [farewell, setFarewell] = useState<{ leave: () => void; stay: () => void } | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    return askBeforeSignOut(
      () =>
        new Promise((resolve) => {
          const answer = (isLeaving: boolean) => () => {
            setFarewell(null)
            resolve(isLeaving)
          }
          setFarewell({ leave: answer(true), stay: answer(false) })
        }),
    )
  }, [isUnsaved])
  return farewell
}
