import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HeaderBilling } from '#web/billing/header-billing.tsx'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { headerLinks } from '#web/pages/header-links.ts'
import { navItem } from '#web/pages/link-looks.ts'
import type { Member } from '#web/session/session-machine.ts'
import { useSignOut } from '#web/session/use-sign-out.ts'

/** The entries of the account menu: the member's address, Premium, the pages for members, and 'Sign Out'. */
export function MemberEntries({ member }: { member: Member }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const capabilities = useCapabilities()
  return (
    <>
      <span title={member.email} className="truncate px-2 text-sm text-muted max-lg:pb-1 lg:max-w-20 xl:max-w-36">
        <bdi>{member.email}</bdi>
      </span>
      {capabilities?.billing && <HeaderBilling className={navItem} />}
      {headerLinks(member.roles).map(({ to, word }) => (
        <Link key={to} to={to} className={navItem}>
          {t(`member.${word}`)}
        </Link>
      ))}
      <button type="button" onClick={signOut} className={navItem}>
        {t('member.signOut')}
      </button>
    </>
  )
}
