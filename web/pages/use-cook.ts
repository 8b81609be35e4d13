import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { RequiredField } from '#domain/filters/missing-fields.ts'
import { type Cuisine, cuisines } from '#domain/options.ts'
import type { Food } from '#web/ingredients/use-ingredients.ts'
import { announce } from '#web/kit/announce.tsx'
import { useSessionState } from '#web/kit/storage.ts'
import type { OrderState } from '#web/pages/use-order.ts'
import type { Order } from '#web/recipes/order.ts'
import { useRecipes } from '#web/recipes/use-recipes.ts'
import { toasts } from '#web/toasts/toasts.ts'
import { useUsage } from '#web/usage/use-usage.ts'

const OpenCuisine = z.nullable(z.enum(cuisines))

export type HomeTab = 'search' | 'results'

/** Cooks orders, and counts the searches. */
export function useCook(search: OrderState, tab: HomeTab, goTo: (tab: HomeTab) => void) {
  const { t } = useTranslation()
  const usage = useUsage()
  const recipes = useRecipes(usage.applyUsage)
  const [openCuisine, setOpenCuisine] = useSessionState('potluck.openCuisine', OpenCuisine, null)
  /** Whether a recipe was asked for that waits for a typed line to come on the list. */
  const [isOrdered, setOrdered] = useState(false)
  /** The field that takes the focus once the search tab is open. */
  const [fieldToFocus, setFieldToFocus] = useState<RequiredField | null>(null)
  const { order, entry } = search
  const { sent } = search.lines
  const selected = search.filtering.filters.cuisines
  /** The selected cuisines as they are now, for a run that began with earlier ones. */
  const selectedNow = useRef(selected)
  useEffect(() => {
    selectedNow.current = selected
  }, [selected])

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

  async function generate(cuisine: Cuisine) {
    if (!usage.canGenerate) return usage.openDialog()
    if (search.reportMissing().length > 0) return goTo('search')
    await cook(cuisine, order)
  }

  function letsPotluck() {
    if (!usage.canGenerate) return usage.openDialog()
    const food = search.lines.addRest()
    if (food) return cookFirst(food)
    setOrdered(true)
    announce(t('home.waitsForWords'))
  }

  /** Cooks the first selected cuisine, or leads to the field with a refused word or without a choice. */
  function cookFirst(food: Food) {
    if (!usage.canGenerate) return usage.openDialog()
    if (search.lines.takeBackRefused()) return leadTo('ingredients')
    const [missing] = search.reportMissing(food)
    if (missing) return leadTo(missing)
    const [first] = selected
    if (!first) return
    toasts.dismissAll()
    setOpenCuisine(first)
    goTo('results')
    cook(first, search.orderOf(food))
  }

  const goOn = useEffectEvent(() => {
    setOrdered(false)
    // A word that was typed after the order stays in the field.
    if (sent === 'none') cookFirst(entry.larder)
  })
  useEffect(() => {
    if (isOrdered && sent !== 'waiting') goOn()
  }, [isOrdered, sent])

  function leadTo(field: RequiredField) {
    if (tab !== 'search') goTo('search')
    setFieldToFocus(field)
  }

  useEffect(() => {
    if (fieldToFocus === null || tab !== 'search') return
    document.getElementById(anchorOf(fieldToFocus))?.focus()
    setFieldToFocus(null)
  }, [fieldToFocus, tab])

  return {
    usage,
    recipes,
    openCuisine,
    setOpenCuisine,
    generate,
    cook,
    isStillSelected: (cuisine: Cuisine) => selectedNow.current.includes(cuisine),
    isOrdered,
    /**
     * 'Let's Potluck!': validates, switches to Results, and cooks the first selected cuisine (P32). With a word in the
     * field it waits until that word is on the list, and cooks nothing if it cannot get there or is refused.
     */
    letsPotluck,
  }
}
export type CookState = ReturnType<typeof useCook>

/** The element that takes the focus for a field. */
function anchorOf(field: RequiredField): string {
  return field === 'ingredients' ? 'ingredient' : field
}
