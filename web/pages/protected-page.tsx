import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { member } from '#locales/en/member.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { useIsLate } from '#web/kit/use-is-late.ts'
import { addSentences } from '#web/language/i18n.ts'
import { PageShell } from '#web/pages/page-shell.tsx'
import { isSigningOut, useSession } from '#web/session/session.ts'
import type { Member } from '#web/session/session-machine.ts'
import { toasts } from '#web/toasts/toasts.ts'

addSentences({ member })

/** Shows a page to a signed-in member, waits while the session loads, and sends a visitor to sign in and back. */
export function ProtectedPage({ children }: { children: (member: Member) => ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const [wasIn, setWasIn] = useState(false)
  const isIn = session.state === 'signed-in'
  if (isIn && !wasIn) setWasIn(true)
  if (isIn) return children(session.member)
  return (
    <PageShell>
      <Spinner label={t('common.loading')} />
      {session.state === 'loading' ? <WhenSlow /> : <ToSignIn wasIn={wasIn} />}
    </PageShell>
  )
}

/** After this number of milliseconds, the page says what it waits for. */
const longestSilence = 5_000

/** Says what the page waits for, and offers to reload. */
function WhenSlow() {
  const { t } = useTranslation()
  const isSlow = useIsLate(longestSilence)
  if (!isSlow) return null
  return (
    <div className="mx-auto -mt-16 max-w-prose">
      <Notice
        look="notice"
        title={t('member.notReached')}
        action={<Button onClick={() => window.location.reload()}>{t('common.tryAgain')}</Button>}
      >
        {t('member.notReachedText')}
      </Notice>
    </div>
  )
}

/**
 * Goes to the sign-in page once. This page stays until the sign-in page is loaded, but its address changes at once. If
 * the session ended by itself, a toast says so.
 */
function ToSignIn({ wasIn }: { wasIn: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { href } = useLocation()
  const next = useRef(href)
  const tell = useEffectEvent(() => {
    // The page may have shown a better toast already.
    const isTold = toasts.read().shown.length > 0
    if (wasIn && !isSigningOut() && !isTold)
      toasts.show({ kind: 'notice', title: t('member.sessionEnded'), text: t('member.sessionEndedText') })
  })
  useEffect(() => {
    tell()
    navigate({ to: '/auth/signin', search: { next: next.current }, replace: true })
  }, [navigate])
  return null
}
