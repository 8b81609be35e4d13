import { RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { areOnlyStaplesCooked } from '#domain/filters/rules.ts'
import { CuisineField } from '#web/filters/cuisine-field.tsx'
import { FilterFields } from '#web/filters/filter-fields.tsx'
import { StyleField } from '#web/filters/style-field.tsx'
import { IngredientChips } from '#web/ingredients/ingredient-chips.tsx'
import { IngredientEntry } from '#web/ingredients/ingredient-entry.tsx'
import { StaplesOnly } from '#web/ingredients/staples-only.tsx'
import { Button } from '#web/kit/button.tsx'
import { Step } from '#web/kit/step.tsx'
import { OrderSummary } from '#web/pages/order-summary.tsx'
import type { Home } from '#web/pages/use-home.ts'
import { useSession } from '#web/session/session.ts'

const DefaultsPanel = lazy(() => import('#web/pages/member-defaults.tsx').then(({ DefaultsPanel }) => ({ default: DefaultsPanel })))

/** Three numbered steps, and beside them the summary of the order. */
export function SearchTab({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { entry, filtering, missing } = home
  // A placeholder keeps the room for a member's preferences, so that nothing moves when they arrive.
  const session = useSession()
  const isMember = session.state === 'signed-in' || session.state === 'loading'
  const { filters } = filtering
  return (
    <div className="grid gap-x-12 pt-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pt-12">
      <div className="grid min-w-0 content-start gap-14">
        <Step number={1} level={1} title={t('ingredients.question')}>
          <IngredientEntry entry={entry} lines={home.lines} isMissing={missing.includes('ingredients')} />
          <IngredientChips
            entry={entry}
            filters={filters}
            isSetAside={areOnlyStaplesCooked(entry.useOnlyStaples, filters.staples)}
            onRemove={home.removeIngredient}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <StaplesOnly isChosen={entry.useOnlyStaples} onChange={entry.setUseOnlyStaples} />
            <Button onClick={home.newSearch}>
              <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
              {t('ingredients.newSearch')}
            </Button>
          </div>
          {home.lacksStaples && (
            <p role="alert" className="mt-2 font-semibold text-tomato">
              {t('home.lacksStaples')}
            </p>
          )}
        </Step>
        <Step number={2} title={t('filters.step')}>
          <div className="grid gap-7">
            {isMember && (
              <div className="min-h-31">
                <Suspense>
                  {home.defaults && session.state === 'signed-in' && <DefaultsPanel memberId={session.member.id} home={home} />}
                </Suspense>
              </div>
            )}
            <FilterFields
              state={filtering}
              isMealTypeMissing={missing.includes('meal-type')}
              isDietTypeMissing={missing.includes('diet-type')}
            />
            <CuisineField chosen={filters.cuisines} isMissing={missing.includes('cuisine-type')} onToggle={filtering.toggleCuisine} />
          </div>
        </Step>
        <Step number={3} title={t('filters.styleStep')}>
          <StyleField filters={filters} state={filtering} />
        </Step>
      </div>
      <OrderSummary home={home} />
    </div>
  )
}
