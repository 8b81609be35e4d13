import { Link } from '@tanstack/react-router'
import { CircleUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/core/session.ts'
import type { Member } from '#web/core/session-machine.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'
import { useLeave } from '#web/core/use-leave.ts'
import { headerLinks } from '#web/pages/header-links.ts'

const item = 'inline-flex min-h-11 items-center whitespace-nowrap px-2 font-semibold hover:text-tomato'

/** The way into an account, or what is in it: side by side where there is room, behind one button on a phone. */
export function AccountNav({ subscribe }: { subscribe?: ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  // Room is kept, so that nothing moves when it is known who is here.
  if (session.state === 'loading') return <span aria-hidden className="inline-block h-11 w-11 lg:w-36" />
  const isIn = session.state === 'signed-in'
  const entries = isIn ? <MemberEntries member={session.member} subscribe={subscribe} /> : <VisitorEntries />
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
        className="fixed inset-auto end-4 below-button m-0 min-w-52 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-edge bg-card p-3 text-ink shadow-float open:flex lg:hidden"
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
      <Link to="/auth/signin" className={item}>
        {t('common.signIn')}
      </Link>
      {capabilities?.signUp !== false && (
        <Link to="/auth/signup" className={item}>
          {t('common.signUp')}
        </Link>
      )}
    </>
  )
}

function MemberEntries({ member, subscribe }: { member: Member; subscribe: ReactNode }) {
  const { t } = useTranslation()
  const leave = useLeave()
  return (
    <>
      <span title={member.email} className="max-w-44 truncate px-2 text-sm text-muted max-lg:max-w-none max-lg:pb-1">
        <bdi>{member.email}</bdi>
      </span>
      {subscribe}
      {headerLinks(member.roles).map(({ to, word }) => (
        <Link key={to} to={to} className={item}>
          {t(`common.${word}`)}
        </Link>
      ))}
      <button type="button" onClick={leave} className={item}>
        {t('common.signOut')}
      </button>
    </>
  )
}
