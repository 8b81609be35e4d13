import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDraft, clearDraft } from '#web/auth/draft.ts'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { useTitle } from '#web/kit/use-title.ts'
import { PageShell } from '#web/pages/page-shell.tsx'

export type AuthMode = 'signin' | 'signup' | 'reset-password' | 'confirm'

/** The frame of every sign-in card: the card, a drawing, and a few words about accounts. */
export function AuthFrame({ mode, aside, children }: { mode: AuthMode; aside: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  useTitle(t(`auth.documentTitle.${mode}`))
  useEffect(
    () => () => {
      if (!window.location.pathname.startsWith('/auth/')) clearDraft()
    },
    [],
  )
  return (
    <PageShell>
      <div className="grid gap-x-16 gap-y-10 pt-4 sm:pt-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:pt-12">
        <div className="min-w-0">{children}</div>
        <aside className="grid max-w-sm content-start gap-8 lg:pt-12">{aside}</aside>
      </div>
    </PageShell>
  )
}

const divider =
  'divider inline-flex min-h-12 min-w-28 items-center justify-center px-5 text-lg font-semibold text-muted hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink'

/** The two tabs: sign in and sign up. Both keep the typed fields and the page to return to. */
export function AuthDividers({ next }: { next: string | undefined }) {
  const { t } = useTranslation()
  const search = next === undefined ? {} : { next }
  const capabilities = useCapabilities()
  return (
    <nav aria-label={t('auth.modes')} className="relative z-1 flex gap-1 ps-3">
      <Link
        to="/auth/signin"
        search={search}
        activeOptions={{ includeSearch: false }}
        onClick={() => changeDraft({ isForgotten: false })}
        className={divider}
      >
        {t('common.signIn')}
      </Link>
      {capabilities?.signUp !== false && (
        <Link to="/auth/signup" search={search} activeOptions={{ includeSearch: false }} className={divider}>
          {t('common.signUp')}
        </Link>
      )}
    </nav>
  )
}
