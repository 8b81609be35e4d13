import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { account } from '#locales/en/account.ts'
import { auth } from '#locales/en/auth.ts'
import { AccountRows } from '#web/account/account-rows.tsx'
import { tellFailure } from '#web/account/failure.ts'
import { useAccount } from '#web/account/use-account.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { addSentences } from '#web/language/i18n.ts'
import type { Member } from '#web/session/session-machine.ts'

addSentences({ account, auth })

/** Everything that members can do about their account: name and address, plan, sign-in, and kept data. */
export function AccountSections({ member, ...paid }: { member: Member; subscription: ReactNode; payments: ReactNode }) {
  const { t } = useTranslation()
  const { now, load } = useAccount(member.id)
  const title = useRef<HTMLHeadingElement>(null)

  function retry() {
    title.current?.focus()
    return load()
  }

  return (
    <section aria-labelledby="account-title" className="grid gap-6">
      <h2 ref={title} id="account-title" tabIndex={-1} className="text-2xl">
        {t('account.title')}
      </h2>
      {now.state === 'loading' && <RowsSkeleton label={t('common.loading')} />}
      {now.state === 'failed' && (
        <Notice look="error" title={t('account.notLoaded')} action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}>
          {tellFailure(now.failure)}
        </Notice>
      )}
      {now.state === 'ready' && <AccountRows account={now.account} roles={member.roles ?? []} {...paid} onChanged={load} />}
    </section>
  )
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6 rounded-card border border-line bg-card px-5 py-6 sm:px-6">
      <span className="sr-only">{label}</span>
      {['w-40', 'w-56', 'w-44'].map((width) => (
        <div key={width} className="grid gap-2">
          <SkeletonLine className="w-20" />
          <SkeletonLine className={`${width} max-w-full`} />
        </div>
      ))}
    </div>
  )
}
