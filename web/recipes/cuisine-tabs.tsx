import type { Cuisine } from '@potluck/kitchen/options'
import { Check, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cuisineTabId } from '#domain/recipes/tabs.ts'
import { TabList } from '#web/kit/tabs.tsx'
import { type Cards, noCard } from '#web/recipes/card.ts'

const icons = {
  empty: <CircleDashed aria-hidden size={18} strokeWidth={1.75} className="text-muted" />,
  loading: <LoaderCircle aria-hidden size={18} strokeWidth={1.75} className="animate-spin" />,
  ready: <Check aria-hidden size={18} strokeWidth={2.25} className="text-basil" />,
  failed: <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="text-tomato" />,
  refused: <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="text-turmeric-text" />,
} as const

interface CuisineTabsProps {
  cuisines: readonly Cuisine[]
  cards: Cards
  selected: Cuisine
  onSelect: (cuisine: Cuisine) => void
}

/** The tabs of the cuisines, drawn as dividers of a recipe box: at the side, or above on a phone. */
export function CuisineTabs({ cuisines, cards, selected, onSelect }: CuisineTabsProps) {
  const { t } = useTranslation()
  return (
    <TabList
      label={t('recipes.tabs')}
      orientation="vertical"
      selected={cuisineTabId(selected)}
      onSelect={(id) => {
        const cuisine = cuisines.find((other) => cuisineTabId(other) === id)
        if (cuisine) onSelect(cuisine)
      }}
      tabs={cuisines.map((cuisine) => {
        const { state } = cards[cuisine] ?? noCard
        return {
          id: cuisineTabId(cuisine),
          description: t(`recipes.state.${state}`),
          content: (
            <>
              {icons[state]}
              <span>{t(`options.cuisine.${cuisine}`)}</span>
            </>
          ),
        }
      })}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-2 md:mx-0 md:z-[1] md:-me-px md:grid md:content-start md:gap-1.5 md:overflow-visible md:p-0 md:pt-6"
      tabClassName="cuisine-tab inline-flex min-h-11 shrink-0 items-center gap-2 px-4 py-2 text-start text-lg"
    />
  )
}
