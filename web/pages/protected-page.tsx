import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/core/session.ts'
import type { Member } from '#web/core/session-machine.ts'
import { Spinner } from '#web/kit/spinner.tsx'
import { PageShell } from '#web/pages/page-shell.tsx'

/** Shows a page to whoever is signed in, waits while that is not known, and sends everybody else to sign in and back. */
export function ProtectedPage({ children }: { children: (member: Member) => ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const { href } = useLocation()
  if (session.state === 'signed-in') return children(session.member)
  if (session.state !== 'loading') return <Navigate to="/auth/signin" search={{ next: href }} replace />
  return (
    <PageShell>
      <Spinner label={t('common.loading')} />
    </PageShell>
  )
}
