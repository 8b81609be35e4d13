import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { askBeforeSignOut } from '#web/session/before-sign-out.ts'
import { readSession } from '#web/session/session.ts'
import type { Editor } from '#web/settings/use-editor.ts'

/** After the session has ended, changes are kept in the tab without a question. */
const enableBeforeUnload = () => readSession().state === 'signed-in'

/** Blocks the way to another page, except when the session has ended. */
const shouldBlockFn = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && enableBeforeUnload()

/**
 * Asks before the member leaves unsaved changes. Links within the product open our dialog; a reload or another site
 * opens the browser's.
 */
export function LeaveGuard({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { isUnsaved, isSaving } = editor
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload, disabled: !isUnsaved, withResolver: true })
  const question = useSignOutQuestion(isUnsaved)
  const leave = status === 'blocked' ? proceed : question?.leave
  const stay = status === 'blocked' ? reset : question?.stay
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

/** The pending question whether to sign out with unsaved changes, with its two answers. Null if there is none. */
function useSignOutQuestion(isUnsaved: boolean) {
  const [question, setQuestion] = useState<{ leave: () => void; stay: () => void } | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    return askBeforeSignOut(
      () =>
        new Promise((resolve) => {
          const answer = (isLeaving: boolean) => () => {
            setQuestion(null)
            resolve(isLeaving)
          }
          setQuestion({ leave: answer(true), stay: answer(false) })
        }),
    )
  }, [isUnsaved])
  return question
}
