import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import { optional } from '#web/kit/optional.ts'
import { TabList, TabPanel } from '#web/kit/tabs.tsx'
import { useTimer } from '#web/kit/use-timer.ts'
import { useTitle } from '#web/kit/use-title.ts'
import { PageShell } from '#web/pages/page-shell.tsx'
import { SearchTab } from '#web/pages/search-tab.tsx'
import { useHome } from '#web/pages/use-home.ts'
import { useSession } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'
import { UsageMeter } from '#web/usage/usage-meter.tsx'

// The results are loaded later, since they are needed only after the first search.
const loadResults = () => import('#web/pages/results-tab.tsx')
const ResultsTab = lazy(() => loadResults().then(({ ResultsTab }) => ({ default: ResultsTab })))
const loadLimit = () => import('#web/pages/search-limit.tsx')
// Only members load this code. If loading fails, the page works without it.
const FollowDefaults = optional(() => import('#web/pages/member-defaults.tsx').then(({ FollowDefaults }) => FollowDefaults))
// Only a visitor loads this code who began a new search before the page knew that nobody is signed in.
const NoDefaults = optional(() => import('#web/pages/no-defaults.tsx').then(({ NoDefaults }) => NoDefaults))

/** The home page with its tabs Search and Results. */
export function HomePage() {
  const { t } = useTranslation()
  const home = useHome()
  const { tab, usage } = home
  const session = useSession()

  useTitle(t(tab === 'results' ? 'home.documentTitleResults' : 'home.documentTitle'))
  // Loads the results in advance, after the first page is shown.
  useTimer(() => loadResults().catch(() => undefined), 1_500)

  // Loads the limit dialog in advance. If loading fails, the page works without it.
  const [limit, setLimit] = useState<Awaited<ReturnType<typeof loadLimit>>>()
  const { canGenerate, isDialogOpen } = usage
  const giveUp = useEffectEvent(() => {
    if (isDialogOpen) toasts.show({ kind: 'error', title: t('crash.title'), text: t('crash.kept') })
    usage.closeDialog()
  })
  useEffect(() => {
    if (!canGenerate || isDialogOpen) loadLimit().then(setLimit, giveUp)
  }, [canGenerate, isDialogOpen])

  return (
    <PageShell
      hasBar={tab === 'search'}
      banner={session.state === 'signed-out' && t('home.betaBanner', { count: usage.usage?.limit ?? limits.anonymousDailySearches })}
      status={
        <div className={tab === 'search' ? 'max-lg:hidden' : ''}>
          <UsageMeter view={usage.view} />
        </div>
      }
    >
      <TabList
        label={t('home.tabs')}
        selected={tab}
        onSelect={home.goTo}
        tabs={[
          { id: 'search', content: t('home.search') },
          { id: 'results', content: t('home.results') },
        ]}
        className="mt-1 flex gap-1 border-b border-line ps-2"
        tabClassName="divider min-h-12 min-w-28 px-5 text-lg font-semibold text-muted aria-selected:text-ink"
      />
      <TabPanel tab={tab}>
        {tab === 'search' ? (
          <SearchTab home={home} />
        ) : (
          <Suspense fallback={<p className="py-16 text-muted">{t('common.loading')}…</p>}>
            <ResultsTab home={home} />
          </Suspense>
        )}
      </TabPanel>
      {session.state === 'signed-in' && (
        <Suspense>
          <FollowDefaults memberId={session.member.id} home={home} />
        </Suspense>
      )}
      {(session.state === 'signed-out' || session.state === 'second-factor') && home.awaiting && (
        <Suspense>
          <NoDefaults home={home} />
        </Suspense>
      )}
      {limit && isDialogOpen && usage.usage && <limit.SearchLimit usage={usage.usage} onClose={usage.closeDialog} />}
    </PageShell>
  )
}
