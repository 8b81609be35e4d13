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
 * Returns a function that signs out on all devices and goes to the sign-in page. It asks about unsaved changes first.
 * It loads the sign-in page anew, so that memory keeps no data of the member. If the server is not reached, it goes
 * there without loading, and a toast says that other devices may still be signed in.
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
