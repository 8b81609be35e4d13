import { useTranslation } from 'react-i18next'
import { areOnlyStaplesCooked } from '#domain/filters/rules.ts'
import { useFilterSummary } from '#web/filters/use-filter-summary.ts'
import { useWording } from '#web/language/wording.ts'
import type { Home } from '#web/pages/use-home.ts'
import { OrderButton } from '#web/recipes/order-button.tsx'
import { NoSearches } from '#web/usage/no-searches.tsx'
import { UsageMeter } from '#web/usage/usage-meter.tsx'

/**
 * The summary of the order beside the steps. On a phone it is a bar at the foot with the button and the searches left.
 */
export function OrderSummary({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { entry, filtering, usage, missing } = home
  const { filters } = filtering
  const { joinAnd } = useWording()
  const summary = useFilterSummary(filters)
  const [first, ...others] = filters.cuisines
  const food = areOnlyStaplesCooked(entry.useOnlyStaples, filters.staples) ? t('ingredients.staplesOnly') : joinAnd(entry.ingredients)

  return (
    <aside
      aria-label={t('home.slip')}
      className="order-summary z-10 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:top-6 lg:self-start"
    >
      <div className="order-summary-paper grid gap-3 bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:border-t max-lg:border-line sm:px-6 lg:rounded-t-card lg:px-6 lg:pt-5 lg:pb-9">
        <div className="grid gap-3 max-lg:hidden">
          <h2 className="border-b-2 border-tomato pb-2 text-xl">{t('home.slip')}</h2>
          {food === '' && summary === '' && <p className="text-muted">{t('home.slipEmpty')}</p>}
          {food !== '' && <SummaryLine name={t('home.slipFood')} words={food} />}
          {summary !== '' && <SummaryLine name={t('home.slipFilters')} words={summary} />}
          <SummaryLine
            name={t('home.slipStyle')}
            words={`${t(`filters.searchMode.${filters.searchMode}`)} · ${t(`filters.complexityMode.${filters.complexityMode}`)}`}
          />
        </div>
        {summary !== '' && <p className="capital truncate text-sm text-muted lg:hidden">{summary}</p>}
        {missing.length > 0 && (
          <p role="alert" className="text-sm leading-snug font-semibold text-tomato">
            {t('home.missingInline', { list: missing.map((field) => t(`home.missing.${field}`)).join(', ') })}
          </p>
        )}
        <div className="grid gap-2 max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-4">
          <OrderButton
            look="primary"
            isWaiting={home.placed.includes('first')}
            onClick={() => home.place('first')}
            disabled={!usage.canGenerate}
            className="min-h-13 text-lg"
          >
            {t('home.letsPotluck')}
          </OrderButton>
          <div className="lg:hidden">
            <UsageMeter view={usage.view} place="foot" />
          </div>
        </div>
        {!usage.canGenerate && <NoSearches usage={usage.usage} onAsk={usage.openDialog} />}
        {first && others.length > 0 && (
          <p className="text-sm text-muted max-lg:hidden">
            {t('home.firstThenRest', { first: t(`options.cuisine.${first}`), count: others.length })}
          </p>
        )}
      </div>
    </aside>
  )
}

function SummaryLine({ name, words }: { name: string; words: string }) {
  return (
    <div className="border-b border-line pb-3">
      <p className="text-sm text-muted">{name}</p>
      <p className="capital leading-snug">{words}</p>
    </div>
  )
}
