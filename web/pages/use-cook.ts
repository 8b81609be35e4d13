import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type Cuisine, cuisines } from '#domain/options.ts'
import { announce } from '#web/kit/announce.tsx'
import { useSessionState } from '#web/kit/storage.ts'
import type { OrderState } from '#web/pages/use-order.ts'
import type { Order } from '#web/recipes/order.ts'
import { useRecipes } from '#web/recipes/use-recipes.ts'
import { toasts } from '#web/toasts/toasts.ts'
import { useUsage } from '#web/usage/use-usage.ts'

const OpenCuisine = z.nullable(z.enum(cuisines))

/** Cooks orders, and counts the searches. */
export function useCook(search: OrderState, goTo: (tab: 'search' | 'results') => void) {
  const { t } = useTranslation()
  const usage = useUsage()
  const recipes = useRecipes(usage.applyUsage)
  const [openCuisine, setOpenCuisine] = useSessionState('potluck.openCuisine', OpenCuisine, null)
  /** Whether a recipe was asked for that waits for a typed line to come on the list. */
  const [isOrdered, setOrdered] = useState(false)
  const { order } = search
  const { sent } = search.lines
  const selected = search.filtering.filters.cuisines

  async function cook(cuisine: Cuisine, order: Order) {
    const outcome = await recipes.book.generate(cuisine, order)
    const card = recipes.book.read().cards[cuisine]
    if (outcome === 'failed') usage.askAgain()
    if (outcome === 'ready' && card?.state === 'ready') {
      announce(t('home.recipeReady', { cuisine: t(`options.cuisine.${cuisine}`), title: card.kept.recipe.title }))
    }
  }

  async function generate(cuisine: Cuisine) {
    if (!usage.canGenerate) return usage.openDialog()
    if (!search.isComplete()) return goTo('search')
    await cook(cuisine, order)
  }

  function letsPotluck() {
    if (!usage.canGenerate) return usage.openDialog()
    const food = search.lines.addRest()
    if (!food) return setOrdered(true)
    if (!search.isComplete(food)) {
      document.getElementById(anchorOf(search.firstMissing ?? 'ingredients'))?.focus()
      return
    }
    const [first] = selected
    if (!first) return
    toasts.dismissAll()
    setOpenCuisine(first)
    goTo('results')
    cook(first, search.orderOf(food))
  }

  const goOn = useEffectEvent(() => {
    setOrdered(false)
    if (sent === 'none') letsPotluck()
  })
  useEffect(() => {
    if (isOrdered && sent !== 'waiting') goOn()
  }, [isOrdered, sent])

  return {
    usage,
    recipes,
    openCuisine,
    setOpenCuisine,
    generate,
    cook,
    isOrdered,
    /**
     * 'Let's Potluck!': validates, switches to Results, and cooks the first selected cuisine (P32). With a word in the
     * field it waits until that word is on the list, and cooks nothing if it cannot get there.
     */
    letsPotluck,
  }
}
export type CookState = ReturnType<typeof useCook>

/** The element that takes the focus when a field is missing. */
function anchorOf(field: NonNullable<OrderState['firstMissing']>): string {
  return field === 'ingredients' ? 'ingredient' : field
}
