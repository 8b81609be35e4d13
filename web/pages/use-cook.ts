import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import { announce } from '#web/core/announce.tsx'
import { toasts } from '#web/core/toasts.ts'
import { useWording } from '#web/core/wording.ts'
import type { OrderState } from '#web/pages/use-order.ts'
import { isOtherNewer } from '#web/recipes/card.ts'
import { type Order, planRun } from '#web/recipes/order.ts'
import { useRecipes } from '#web/recipes/use-recipes.ts'
import { useUsage } from '#web/usage/use-usage.ts'

/** The cooking of an order: one cuisine, all of them, what is left or taken back, and what it takes from the searches. */
export function useCook(search: OrderState, goTo: (tab: 'search' | 'results') => void) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const usage = useUsage()
  const recipes = useRecipes(usage.applyUsage)
  const [openCuisine, setOpenCuisine] = useState<Cuisine | null>(null)
  const { entry, order } = search
  const selected = search.filtering.filters.cuisines
  const plan = planRun(selected, recipes.cards, search.orderKey)
  const cuisines = [...new Set([...selected, ...recipes.kept.map(({ recipe }) => recipe.cuisine)])]

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

  return {
    usage,
    recipes,
    plan,
    cuisines,
    openCuisine: openCuisine && cuisines.includes(openCuisine) ? openCuisine : (cuisines[0] ?? null),
    setOpenCuisine,
    generate,
    cancel(cuisine: Cuisine) {
      recipes.book.cancel(cuisine)
      usage.askAgain()
    },
    stop() {
      recipes.book.stop()
      usage.askAgain()
    },
    /** Shows the recipe before a refresh again, or the one after it. */
    swapRecipes(cuisine: Cuisine) {
      recipes.book.swap(cuisine)
      const card = recipes.book.read().cards[cuisine]
      if (card?.state !== 'ready') return
      const { title } = card.kept.recipe
      announce(t(isOtherNewer(card.kept) ? 'recipes.previousShown' : 'recipes.newerShown', { title }))
    },
    /** Takes what is no food off the list and cooks one cuisine from the rest; where nothing is left, back to the list. */
    takeOff(cuisine: Cuisine, noFood: readonly string[]) {
      if (!usage.canGenerate) return usage.openDialog()
      const before = entry.larder
      const ingredients = entry.ingredients.filter((ingredient) => !noFood.includes(ingredient))
      entry.restore({ ...before, ingredients })
      toasts.show({
        kind: 'notice',
        title: t('ingredients.takenOff', { list: joinAnd(noFood.map((words) => t('common.quoted', { words }))), count: noFood.length }),
        action: { label: t('common.undo'), run: () => entry.restore(before) },
      })
      if (search.isCompleteWith(ingredients)) cook(cuisine, search.orderOf(ingredients))
      else goTo('search')
    },
    /** 'Let's Potluck!': validates, switches to Results, and cooks the first selected cuisine (P32). */
    letsPotluck() {
      if (!usage.canGenerate) return usage.openDialog()
      if (!search.isComplete()) {
        document.getElementById(anchorOf(search.firstMissing ?? 'ingredients'))?.focus()
        return
      }
      const [first] = selected
      if (!first) return
      toasts.dismissAll()
      setOpenCuisine(first)
      goTo('results')
      generate(first)
    },
    generateAll() {
      if (selected.length === 0) {
        toasts.show({
          kind: 'error',
          title: t('home.noCuisinesSelected'),
          text: t('home.noCuisinesSelectedText'),
          duration: limits.toast.missingInformation,
        })
        return
      }
      if (!usage.canGenerate) return usage.openDialog()
      if (!search.isComplete()) return goTo('search')
      recipes.book.generateAll(plan.cuisines, order)
    },
  }
}
export type CookState = ReturnType<typeof useCook>

/** Where the page goes to when a field is missing. */
function anchorOf(field: NonNullable<OrderState['firstMissing']>): string {
  return field === 'ingredients' ? 'ingredient' : field
}
