import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#domain/access.ts'
import type { DeletedAccount } from '#domain/account/api.ts'
import type { Account } from '#web/account/account.ts'
import { AccountRow } from '#web/account/account-row.tsx'
import { DataRow } from '#web/account/data-row.tsx'
import { DeleteRow } from '#web/account/delete-row.tsx'
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
  /** A row of what is paid for; none where nothing is sold. */
  subscription: ReactNode
  /** What becomes of what is paid for when the account is deleted. */
  payments: ReactNode
  onChanged: () => Promise<void>
}

/** All that can be done about an account, in groups. */
export function AccountRows({ account, roles, subscription, payments, onChanged }: AccountRowsProps) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { leave, sayFarewell } = useLeaving()
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
        <DeleteRow account={account} payments={payments} onGone={sayFarewell} />
      </Group>
    </>
  )
}

/** The ways out: signed out everywhere, or gone for good. Both end where one signs in. */
function useLeaving() {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const navigate = useNavigate()

  async function sayFarewell(gone: DeletedAccount) {
    const counted = (['savedRecipes', 'generatedRecipes', 'sessions'] as const).filter((part) => gone[part] > 0)
    const parts = joinAnd(counted.map((part) => t(`account.remove.went.${part}`, { count: gone[part] })))
    await signOut()
    await navigate({ to: '/auth/signin', replace: true })
    // What the page still kept on its way out goes as well.
    forgetMember()
    toasts.show({ kind: 'notice', title: t('account.remove.gone'), text: t('account.remove.goneText', { parts }) })
  }

  return { leave: useSignOut(), sayFarewell }
}

/** Rows that belong together. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{title}</h3>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1 sm:px-6">{children}</div>
    </div>
  )
}
