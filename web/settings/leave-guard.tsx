import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readSession } from '#web/core/session.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import type { Editor } from '#web/settings/use-editor.ts'

/** To another page, and not because the session ended: then what was changed is kept, and nobody is asked. */
const shouldBlockFn = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && readSession().state === 'signed-in'

/** Asks before unsaved changes are left behind, within the product by a dialog, outside by the browser's own. */
export function LeaveGuard({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { isUnsaved, isSaving } = editor
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, disabled: !isUnsaved, withResolver: true })
  if (status !== 'blocked') return null

  async function saveAndLeave() {
    const isSaved = await editor.save()
    if (isSaved) proceed?.()
    else reset?.()
  }

  return (
    <Dialog title={t('settings.leaveTitle')} closeWord={t('settings.stay')} onClose={reset}>
      <p className="mt-3 text-lg">{t('settings.leaveText')}</p>
      <div className="mt-6 grid gap-3">
        <Button look="primary" disabled={isSaving} onClick={saveAndLeave}>
          {isSaving ? t('settings.saving') : t('settings.saveAndLeave')}
        </Button>
        <Button onClick={reset}>{t('settings.stay')}</Button>
        <Button look="quiet" disabled={isSaving} onClick={proceed}>
          {t('settings.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
