import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#web/core/session-machine.ts'
import { useLeave } from '#web/core/use-leave.ts'
import { headerLinks } from '#web/pages/header-links.ts'
import { navItem } from '#web/pages/link-looks.ts'

/** What is in an account: whose it is, the pages of members, the way out. */
export function MemberEntries({ member, subscribe }: { member: Member; subscribe: ReactNode }) {
  const { t } = useTranslation()
  const leave = useLeave()
  return (
    <>
      <span title={member.email} className="max-w-44 truncate px-2 text-sm text-muted max-lg:max-w-none max-lg:pb-1">
        <bdi>{member.email}</bdi>
      </span>
      {subscribe}
      {headerLinks(member.roles).map(({ to, word }) => (
        <Link key={to} to={to} className={navItem}>
          {t(`member.${word}`)}
        </Link>
      ))}
      <button type="button" onClick={leave} className={navItem}>
        {t('member.signOut')}
      </button>
    </>
  )
}
