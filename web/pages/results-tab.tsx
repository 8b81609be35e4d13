import type { Cuisine } from '@potluck/kitchen/options'
import { RefreshCw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cuisineTabId } from '#domain/recipes/tabs.ts'
import { problems } from '#locales/en/problems.ts'
import { recipes } from '#locales/en/recipes.ts'
import { Button } from '#web/kit/button.tsx'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { TabPanel } from '#web/kit/tabs.tsx'
import { addSentences } from '#web/language/i18n.ts'
import type { Home } from '#web/pages/use-home.ts'
import { type Results, useResults } from '#web/pages/use-results.ts'
import { keptOn, noCard } from '#web/recipes/card.ts'
import { EmptyCard, FailedCard, LoadingCard, RefusedCard } from '#web/recipes/card-states.tsx'
import { CuisineTabs } from '#web/recipes/cuisine-tabs.tsx'
import { RecipeBoxDrawing } from '#web/recipes/dish-drawing.tsx'
import { GenerateAll } from '#web/recipes/generate-all.tsx'
import { isOtherNewer } from '#web/recipes/is-other-newer.ts'
import { noFoodOf } from '#web/recipes/no-food.ts'
import { OrderButton } from '#web/recipes/order-button.tsx'
import { RecipeCard } from '#web/recipes/recipe-card.tsx'
import { NoSearches } from '#web/usage/no-searches.tsx'

addSentences({ recipes, problems })

/** The recipes, one tab for each cuisine. */
export function ResultsTab({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { recipes, usage } = home
  const results = useResults(home)
  const { cuisines, openCuisine, plan } = results
  const isAllNext = plan.cuisines.length > 1 && plan.ready < home.filtering.filters.cuisines.length
  return (
    <div className="pt-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 ref={focusIfLost} tabIndex={-1} className="text-3xl sm:text-4xl">
          {t('recipes.title')}
        </h1>
        <GenerateAll
          count={home.filtering.filters.cuisines.length}
          plan={plan}
          run={recipes.run}
          isMainAction={isAllNext}
          isDisabled={!usage.canGenerate}
          isWaiting={home.placed.some((asked) => typeof asked !== 'string')}
          left={usage.usage ? usage.usage.remaining : Number.POSITIVE_INFINITY}
          onGenerateAll={results.generateAll}
          onStop={results.stop}
        />
      </div>
      {!usage.canGenerate && (
        <div className="mt-2 flex sm:justify-end">
          <NoSearches usage={usage.usage} onAsk={usage.openDialog} />
        </div>
      )}
      {openCuisine === null ? (
        <div className="grid justify-items-center gap-3 py-16 text-center">
          <RecipeBoxDrawing className="h-32" />
          <h2 className="text-2xl">{t('recipes.noCuisine')}</h2>
          <p className="max-w-prose text-lg text-muted">{t('recipes.noCuisineText')}</p>
          <Button onClick={() => home.goTo('search')}>{t('recipes.toSearch')}</Button>
        </div>
      ) : (
        <div className="mt-6 grid gap-x-6 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-0">
          <CuisineTabs cuisines={cuisines} cards={recipes.cards} selected={openCuisine} onSelect={home.setOpenCuisine} />
          <TabPanel tab={cuisineTabId(openCuisine)} className="min-w-0">
            <CuisineCard home={home} results={results} cuisine={openCuisine} isAllNext={isAllNext} />
          </TabPanel>
        </div>
      )}
    </div>
  )
}

interface CuisineCardProps {
  home: Home
  results: Results
  cuisine: Cuisine
  isAllNext: boolean
}

/** The content of a cuisine's tab. An earlier recipe stays below. */
function CuisineCard({ home, results, cuisine, isAllNext }: CuisineCardProps) {
  const { t } = useTranslation()
  const card = home.recipes.cards[cuisine] ?? noCard
  const generate = () => home.place(cuisine)
  const isWaiting = home.placed.includes(cuisine)
  const canGenerate = home.usage.canGenerate
  const kept = keptOn(card)
  const recipe = kept && (
    <RecipeCard
      kept={kept}
      isEarlier={kept.madeFrom !== home.orderKey}
      chosenLanguage={home.language}
      actions={
        <>
          {card.state === 'ready' && kept.other && (
            <Button onClick={() => results.swapRecipes(cuisine)}>
              <Undo2
                aria-hidden
                size={18}
                strokeWidth={1.75}
                className={`rtl:-scale-x-100 ${isOtherNewer(kept) ? '-scale-x-100 rtl:scale-x-100' : ''}`}
              />
              {t(isOtherNewer(kept) ? 'recipes.newer' : 'recipes.previous')}
            </Button>
          )}
          <OrderButton isWaiting={isWaiting} onClick={generate} disabled={!canGenerate}>
            {!isWaiting && <RefreshCw aria-hidden size={18} strokeWidth={1.75} />}
            {t('recipes.refresh')}
          </OrderButton>
        </>
      }
    />
  )
  const tryAgain = (look: 'primary' | 'plain') => (
    <OrderButton look={look} isWaiting={isWaiting} onClick={generate} disabled={!canGenerate}>
      {t('common.tryAgain')}
    </OrderButton>
  )
  // The server would refuse the same list again, so the cook must change it first.
  const changeFirst = (
    <>
      <Button look="primary" onClick={() => home.goTo('search')}>
        {t('recipes.changeSearch')}
      </Button>
      {tryAgain('plain')}
    </>
  )
  const noFood = noFoodOf(card, home.entry.ingredients)
  const mend =
    noFood.length > 0 ? (
      <TakeOff ingredients={noFood} home={home} isWaiting={isWaiting} onTakeOff={() => results.takeOff(cuisine, noFood)} />
    ) : (
      changeFirst
    )

  switch (card.state) {
    case 'empty':
      return (
        <EmptyCard
          cuisine={cuisine}
          mealType={home.filtering.filters.mealTypes[0] ?? 'entrée'}
          isCounted={home.usage.usage?.limit !== null}
          action={
            <OrderButton look={isAllNext ? 'plain' : 'primary'} isWaiting={isWaiting} onClick={generate} disabled={!canGenerate}>
              {t('recipes.generateOne', { cuisine: t(`options.cuisine.${cuisine}`) })}
            </OrderButton>
          }
        />
      )
    case 'loading':
      return <LoadingCard cuisine={cuisine} onCancel={() => results.cancel(cuisine)} />
    case 'ready':
      return recipe
    case 'failed':
      return (
        <WithPrevious top={<FailedCard card={card} action={card.faulty.length > 0 ? mend : tryAgain('primary')} />} previous={recipe} />
      )
    case 'refused':
      return <WithPrevious top={<RefusedCard card={card} action={mend} />} previous={recipe} />
  }
}

interface TakeOffProps {
  ingredients: readonly string[]
  home: Home
  isWaiting: boolean
  onTakeOff: () => void
}

/** A button that removes the words that are no food from the list, and cooks the rest. */
function TakeOff({ ingredients, home, isWaiting, onTakeOff }: TakeOffProps) {
  const { t } = useTranslation()
  const [words = ''] = ingredients
  return (
    <>
      <OrderButton look="primary" isWaiting={isWaiting} onClick={onTakeOff} disabled={!home.usage.canGenerate}>
        {t('recipes.takeOff', { words, count: ingredients.length })}
      </OrderButton>
      <Button onClick={() => home.goTo('search')}>{t('recipes.changeSearch')}</Button>
    </>
  )
}

function WithPrevious({ top, previous }: { top: ReactNode; previous: ReactNode }) {
  return (
    <div className="grid gap-6">
      {top}
      {previous}
    </div>
  )
}
