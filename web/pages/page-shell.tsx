import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#domain/brand.ts'
import { Announcer } from '#web/kit/announce.tsx'
import { optional } from '#web/kit/optional.ts'
import { LanguagePicker } from '#web/language/language-picker.tsx'
import { AccountNav } from '#web/pages/account-nav.tsx'
import { PotMark } from '#web/pages/logo.tsx'
import { useSession } from '#web/session/session.ts'
import { RecentNotices } from '#web/toasts/recent-notices.tsx'
import { ToastShelf } from '#web/toasts/toast-shelf.tsx'

// Only members load this code. If loading fails, the page works without it.
const FollowPlan = optional(() => import('#web/pages/follow-plan.tsx').then(({ FollowPlan }) => FollowPlan))

interface PageShellProps {
  banner?: ReactNode
  /** Shown in the header beside the logo. */
  status?: ReactNode
  /** Whether a phone shows a bar at the foot. The page then ends above the bar. */
  hasBar?: boolean
  children: ReactNode
}

/** The frame of every page: banner, header with the logo, notices, footer. */
export function PageShell({ banner, status, hasBar = false, children }: PageShellProps) {
  const { t } = useTranslation()
  const isMember = useSession().state === 'signed-in'
  return (
    <div className={`mx-auto flex min-h-dvh max-w-6xl flex-col px-4 sm:px-6 ${hasBar ? 'max-lg:pb-40' : ''}`}>
      <a
        href="#content"
        className="sr-only z-30 rounded-control bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:start-4 focus:top-3"
      >
        {t('common.skipToContent')}
      </a>
      <header>
        {banner && <p className="border-b border-line py-1.5 text-center text-sm text-muted">{banner}</p>}
        <div className="group/header flex min-h-16 flex-wrap items-center lg:flex-nowrap justify-between gap-1 py-2">
          <Link
            to="/"
            search={{ tab: 'search' }}
            aria-label={t('common.logo')}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 font-serif text-2xl font-semibold"
          >
            <PotMark className="h-9" />
            {/* On a phone the name makes room for the notices. */}
            <span className="max-sm:group-has-[[popovertarget=recent-notices]]/header:hidden">{brand.product}</span>
          </Link>
          <div className="ms-auto flex min-w-0 items-center gap-2 sm:gap-3">
            <RecentNotices />
            {status}
            <AccountNav />
            <LanguagePicker />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="mt-16 border-t border-line py-5 text-sm text-muted">{t('common.footer')}</footer>
      <Announcer />
      <ToastShelf />
      {isMember && (
        <Suspense>
          <FollowPlan />
        </Suspense>
      )}
    </div>
  )
}
