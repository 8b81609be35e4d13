import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/core/session.ts'
import type { Member } from '#web/core/session-machine.ts'
import { Spinner } from '#web/kit/spinner.tsx'
import { PageShell } from '#web/pages/page-shell.tsx'

/** Shows a page to whoever is signed in, waits while that is not known, and sends everybody else to sign in and back. */
export function ProtectedPage({ children }: { children: (member: Member) => ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  if (session.state === 'signed-in') return children(session.member)
  return (
    <PageShell>
      <Spinner label={t('common.loading')} />
      {session.state !== 'loading' && <ToSignIn />}
    </PageShell>
  )
}

/** Goes there once. The page it leaves stays until the other has come, and is by then at the other's address. */
function ToSignIn() {
  const navigate = useNavigate()
  const { href } = useLocation()
  const next = useRef(href)
  useEffect(() => {
    navigate({ to: '/auth/signin', search: { next: next.current }, replace: true })
  }, [navigate])
  return null
}
