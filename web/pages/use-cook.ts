import { type Cuisine, cuisines } from '@potluck/kitchen/options'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { readFilters } from '#web/filters/use-filters.ts'
import type { Food } from '#web/ingredients/use-ingredients.ts'
import { announce } from '#web/kit/announce.tsx'
import { useSessionState } from '#web/kit/storage.ts'
import { type HomeTab, useLeadTo } from '#web/pages/use-lead-to.ts'
import type { OrderState } from '#web/pages/use-order.ts'
import { type Asked, usePlacedOrder } from '#web/pages/use-placed-order.ts'
import type { Order } from '#web/recipes/order.ts'
import { useRecipes } from '#web/recipes/use-recipes.ts'
import { toasts } from '#web/toasts/toasts.ts'
import { useUsage } from '#web/usage/use-usage.ts'

const OpenCuisine = z.nullable(z.enum(cuisines))

/** Cooks orders, and counts the searches. */
export function useCook(search: OrderState, tab: HomeTab, goTo: (tab: HomeTab) => void) {
  const { t } = useTranslation()
  const usage = useUsage()
  const recipes = useRecipes(usage.applyUsage)
  const [openCuisine, setOpenCuisine] = useSessionState('potluck.openCuisine', OpenCuisine, null)
  const leadTo = useLeadTo(tab, goTo)
  const placing = usePlacedOrder(search, cookAsked, leadTo)
  const selected = search.filtering.filters.cuisines

  /** Cooks what was asked for, or leads to the first field that has no choice. */
  function cookAsked(asked: Asked, food: Food) {
    if (!usage.canGenerate) return usage.openDialog()
    const [missing] = search.reportMissing(food)
    if (missing) return leadTo(missing)
    const order = search.orderOf(food)
    if (asked === 'first') cookFirst(order)
    else if (typeof asked === 'string') cook(asked, order)
    else {
      // An order that waited beside this run cooks its cuisine already.
      const others = asked.cuisines.filter((cuisine) => recipes.book.read().cards[cuisine]?.state !== 'loading')
      asked.cookAll(recipes.book, others, order, (cuisine) => readFilters().cuisines.includes(cuisine))
    }
  }

  function cookFirst(order: Order) {
    const [first] = selected
    if (!first) return
    toasts.dismissAll()
    setOpenCuisine(first)
    goTo('results')
    cook(first, order)
  }

  async function cook(cuisine: Cuisine, order: Order) {
    const wasCooking = recipes.book.read().cards[cuisine]?.state === 'loading'
    const made = recipes.book.generate(cuisine, order)
    // A search that this order replaces is free.
    if (wasCooking) usage.askAgain()
    const outcome = await made
    const card = recipes.book.read().cards[cuisine]
    if (outcome === 'failed') usage.askAgain()
    if (outcome === 'ready' && card?.state === 'ready') {
      announce(t('home.recipeReady', { cuisine: t(`options.cuisine.${cuisine}`), title: card.kept.recipe.title }))
    }
  }

  return {
    usage,
    recipes,
    openCuisine,
    setOpenCuisine,
    /** The orders that wait for the words in the field. */
    placed: placing.placed,
    /** Orders recipes of the list and the words in the field, without the words of `leftOut`. */
    place(asked: Asked, leftOut?: readonly string[]) {
      if (usage.canGenerate) placing.place(asked, leftOut)
      else usage.openDialog()
    },
  }
}
export type CookState = ReturnType<typeof useCook>
