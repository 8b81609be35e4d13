import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AccountSession, listSessions } from '#domain/account/api.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import { type AccountFailure, failureOf, tellFailure } from '#web/account/failure.ts'
import { SessionItem } from '#web/account/session-item.tsx'
import { memberKeys } from '#web/cache/member-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { Button } from '#web/kit/button.tsx'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { openSession, useAsker } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface SessionsProps {
  /** Ends every session, this one too. */
  onSignOut: () => Promise<void>
}

export function SessionsRow({ onSignOut }: SessionsProps) {
  const { t } = useTranslation()
  return (
    <OpeningRow title={t('account.sessions.title')} summary={t('account.sessions.standing')} word={t('account.sessions.show')}>
      {() => <SessionsPanel onSignOut={onSignOut} />}
    </OpeningRow>
  )
}

/** The sessions of a member: this one first, then the others by their last use. */
function useSessions() {
  return useQuery({
    queryKey: memberKeys.sessions(useAsker()),
    queryFn: async ({ signal }) => {
      const { sessions } = await callEndpoint(listSessions, {}, { signal })
      return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

function SessionsPanel({ onSignOut }: SessionsProps) {
  const { t } = useTranslation()
  const { data: sessions, isPending, error, refetch } = useSessions()
  if (isPending) return <ListSkeleton label={t('common.loading')} />
  if (!sessions) {
    return (
      <Notice
        look="error"
        title={t('account.sessions.notLoaded')}
        action={<Button onClick={() => refetch()}>{t('common.tryAgain')}</Button>}
      >
        {tellFailure(failureOf(error))}
      </Notice>
    )
  }
  return <SessionList sessions={sessions} onChanged={() => refetch().then(() => undefined)} onSignOut={onSignOut} />
}

interface SessionListProps extends SessionsProps {
  sessions: readonly AccountSession[]
  onChanged: () => Promise<void>
}

function SessionList({ sessions, onChanged, onSignOut }: SessionListProps) {
  const { t } = useTranslation()
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length

  const { isBusy, faults, run } = useAction<[], never, AccountFailure>(async () => {
    const faults = await attempt(async () => {
      const client = await openSession()
      const { error } = await client.auth.signOut({ scope: 'others' })
      if (error) throw error
      await onChanged()
    })
    if (!faults) toasts.show({ kind: 'confirmation', title: t('account.sessions.othersOut') })
    return faults
  })

  return (
    <div className="grid gap-4">
      <ul
        ref={focusIfLost}
        tabIndex={-1}
        aria-label={t('account.sessions.list')}
        className="divide-y divide-line rounded-control border border-line"
      >
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {others === 0 && <OnlyThis />}
      {faults.form && <Notice look="error">{tellFailure(faults.form)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {others > 0 && (
          <Button aria-disabled={isBusy || undefined} onClick={() => run()}>
            {t(isBusy ? 'account.sessions.signingOut' : 'account.sessions.signOutOthers')}
          </Button>
        )}
        <Button look="quiet" onClick={onSignOut}>
          {t('account.sessions.everywhere')}
        </Button>
      </div>
    </div>
  )
}

/** Replaces the button that signs out other sessions, and takes its focus. */
function OnlyThis() {
  const { t } = useTranslation()
  return (
    <p ref={focusIfLost} tabIndex={-1} className="text-muted">
      {t('account.sessions.onlyThis')}
    </p>
  )
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3 rounded-control border border-line p-4">
      <span className="sr-only">{label}</span>
      <SkeletonLine className="w-48" />
      <SkeletonLine className="w-64 max-w-full" />
    </div>
  )
}
