import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#domain/access.ts'
import type { DeletedAccount } from '#domain/account/api.ts'
import type { Account } from '#web/account/account.ts'
import { AccountRow } from '#web/account/account-row.tsx'
import { DataRow } from '#web/account/data-row.tsx'
import { DeleteAccountRow } from '#web/account/delete-account-row.tsx'
import { EmailRow } from '#web/account/email-row.tsx'
import { FactorRow } from '#web/account/factor-row.tsx'
import { NameRow } from '#web/account/name-row.tsx'
import { PasswordRow } from '#web/account/password-row.tsx'
import { SessionsRow } from '#web/account/sessions-row.tsx'
import { useWording } from '#web/language/wording.ts'
import { forgetMember } from '#web/session/forget-member.ts'
import { signOut } from '#web/session/session.ts'
import { useSignOut } from '#web/session/use-sign-out.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface AccountRowsProps {
  account: Account
  roles: readonly Role[]
  /** The row of the member's subscription. Empty on a site without billing. */
  subscription: ReactNode
  /** Says what happens to the subscription when the account is deleted. Empty on a site without billing. */
  payments: ReactNode
  onChanged: () => Promise<void>
}

/** All settings of an account, in groups. */
export function AccountRows({ account, roles, subscription, payments, onChanged }: AccountRowsProps) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { leave, leaveDeleted } = useLeaving()
  return (
    <>
      <Group title={t('account.whoYouAre')}>
        <NameRow account={account} onChanged={onChanged} />
        <EmailRow account={account} onChanged={onChanged} />
        {roles.length > 0 && (
          <AccountRow title={t('account.role.title')} summary={joinAnd(roles.map((role) => t(`account.role.${role}`)))} />
        )}
      </Group>
      {subscription && <Group title={t('account.subscription')}>{subscription}</Group>}
      <Group title={t('account.signingIn')}>
        <PasswordRow account={account} onChanged={onChanged} />
        <FactorRow account={account} onChanged={onChanged} />
        <SessionsRow onSignOut={leave} />
      </Group>
      <Group title={t('account.yourData')}>
        <DataRow />
        <DeleteAccountRow account={account} payments={payments} onGone={leaveDeleted} />
      </Group>
    </>
  )
}

/** The two ways to leave: signing out, and deleting the account. Both end on the sign-in page. */
function useLeaving() {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const navigate = useNavigate()

  async function leaveDeleted(gone: DeletedAccount) {
    const counted = (['savedRecipes', 'generatedRecipes', 'sessions'] as const).filter((part) => gone[part] > 0)
    const parts = joinAnd(counted.map((part) => t(`account.remove.went.${part}`, { count: gone[part] })))
    await signOut()
    await navigate({ to: '/auth/signin', replace: true })
    // The page may have stored data of the member again before the browser left it.
    forgetMember()
    toasts.show({ kind: 'notice', title: t('account.remove.gone'), text: t('account.remove.goneText', { parts }) })
  }

  return { leave: useSignOut(), leaveDeleted }
}

/** A titled group of rows. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{title}</h3>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1 sm:px-6">{children}</div>
    </div>
  )
}
