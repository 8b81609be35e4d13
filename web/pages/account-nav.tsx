import { Link } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { navItem } from '#web/pages/link-looks.ts'
import { useSession } from '#web/session/session.ts'

// Only members load this code.
const MemberEntries = lazy(() => import('#web/pages/member-entries.tsx').then(({ MemberEntries }) => ({ default: MemberEntries })))

/** The links of the header: sign in and sign up, or the account menu. On a phone they are behind one button. */
export function AccountNav() {
  const { t } = useTranslation()
  const session = useSession()
  // A placeholder keeps the room, so that nothing moves when the session is known.
  if (session.state === 'loading') return <span aria-hidden className="inline-block h-11 w-11 lg:w-36" />
  const isIn = session.state === 'signed-in'
  const entries = isIn ? (
    <Suspense>
      <MemberEntries member={session.member} />
    </Suspense>
  ) : (
    <VisitorEntries />
  )
  return (
    <>
      <nav aria-label={t('common.account')} className="flex items-center max-lg:hidden">
        {entries}
      </nav>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={t('common.account')}
        className="grid size-11 place-items-center lg:hidden"
      >
        <CircleUser aria-hidden size={24} strokeWidth={1.75} className={isIn ? 'text-basil' : ''} />
      </button>
      <nav
        popover="auto"
        id="account-menu"
        aria-label={t('common.account')}
        className="fixed start-auto bottom-auto end-4 below-button m-0 min-w-52 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-edge bg-card p-3 text-ink shadow-float open:flex lg:hidden"
      >
        {entries}
      </nav>
    </>
  )
}

function VisitorEntries() {
  const { t } = useTranslation()
  const capabilities = useCapabilities()
  return (
    <>
      <Link to="/auth/signin" className={navItem}>
        {t('common.signIn')}
      </Link>
      {capabilities?.signUp !== false && (
        <Link to="/auth/signup" className={navItem}>
          {t('common.signUp')}
        </Link>
      )}
      {capabilities?.billing && (
        <Link to={capabilities.signUp ? '/auth/signup' : '/auth/signin'} search={{ next: '/?subscribe=true' }} className={navItem}>
          {t('common.subscribe')}
        </Link>
      )}
    </>
  )
}
