import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { member } from '#locales/en/member.ts'
import { addSentences } from '#web/language/i18n.ts'
import { maySignOut } from '#web/session/before-sign-out.ts'
import { signOut } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

addSentences({ member })

const signInPage = '/auth/signin'

/**
 * Signs out everywhere, after whatever is unsaved was asked about, and ends where one signs in: on a page that is
 * loaded anew, so that this one's memory keeps nothing of the member. Without a server there is no page to be had,
 * and the word says that others may still be in.
 */
export function useSignOut() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return async () => {
    if (!(await maySignOut())) return
    const isReached = await signOut()
    if (isReached) return window.location.assign(signInPage)
    toasts.show({ kind: 'notice', title: t('member.signedOutHere'), text: t('member.signedOutHereText') })
    await navigate({ to: signInPage, replace: true })
  }
}
