import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { searches } from '#locales/en/searches.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useTitle } from '#web/kit/use-title.ts'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'
import { wideLink } from '#web/pages/link-looks.ts'
import { PageShell } from '#web/pages/page-shell.tsx'
import { useSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'
import { allowanceIn } from '#web/usage/allowance.ts'
import type { SearchList } from '#web/usage/search-lines.ts'
import { SearchesList } from '#web/usage/searches-list.tsx'
import { NoLines, SearchesSkeleton } from '#web/usage/searches-states.tsx'
import { UsageMeter } from '#web/usage/usage-meter.tsx'
import { useSearches } from '#web/usage/use-searches.ts'
import { useUsage } from '#web/usage/use-usage.ts'

addSentences({ searches })

/** The searches of a visitor or a member, line by line: why each counted or did not, and when the count resets. */
export function SearchesPage() {
  const { t } = useTranslation()
  const session = useSession()
  useTitle(t('searches.documentTitle'))
  return (
    <PageShell>
      <div className="mx-auto grid max-w-3xl gap-8 pt-8 lg:pt-12">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('searches.title')}</h1>
          <p className="mt-3 max-w-prose text-lg">{t('searches.intro')}</p>
        </div>
        {session.state === 'loading' ? <SearchesSkeleton /> : <Lines key={memberOf(session)?.id ?? ''} />}
      </div>
    </PageShell>
  )
}

function Lines() {
  const { t } = useTranslation()
  const { view } = useUsage()
  const { found, readOlder, tryAgain } = useSearches()
  if (found.state === 'loading') return <SearchesSkeleton />
  if (found.state === 'failed') {
    return (
      <Notice look="error" title={t('searches.failed')} action={<Button onClick={tryAgain}>{t('common.tryAgain')}</Button>}>
        {t('searches.failedText')}
      </Notice>
    )
  }
  const { list, older } = found
  return (
    <>
      <div className="grid justify-items-start gap-2 border-y border-line py-4">
        <UsageMeter view={view} place="page" />
        <CountNotes usage={allowanceIn(view)?.usage ?? list.usage} others={list.others} />
      </div>
      {list.lines.length > 0 ? (
        <SearchesList list={list} older={older} onOlder={readOlder} />
      ) : (
        <NoLines
          action={
            <Link to="/" className={wideLink}>
              {t('searches.toKitchen')}
            </Link>
          }
        />
      )}
    </>
  )
}

/** Says when the count resets, and which other visitors are counted with this one. */
function CountNotes({ usage, others }: Pick<SearchList, 'usage' | 'others'>) {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  return (
    <>
      <p>
        {usage.limit === null
          ? t('searches.unlimited')
          : t('searches.resets', { time: writeMoment(new Date(usage.resetDate), new Date()) })}
      </p>
      {others > 0 && <p className="text-muted">{t('searches.others', { count: others })}</p>}
    </>
  )
}
