import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import { announce } from '#web/core/announce.tsx'
import { toasts } from '#web/core/toasts.ts'
import { useWording } from '#web/core/wording.ts'
import { showFromTop } from '#web/kit/show-from-top.ts'
import type { Home } from '#web/pages/use-home.ts'
import { cookAll } from '#web/recipes/cook-all.ts'
import { isOtherNewer } from '#web/recipes/is-other-newer.ts'
import { planRun } from '#web/recipes/plan-run.ts'
import { recipeTitleId } from '#web/recipes/recipe-card.tsx'

/** The cuisines of the results, what is still to be cooked of them, and what can be done with their cards. */
export function useResults(home: Home) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { openCuisine } = home
  const selected = home.filtering.filters.cuisines
  const plan = planRun(selected, home.recipes.cards, home.orderKey)
  const cuisines = [...new Set([...selected, ...home.recipes.kept.map(({ recipe }) => recipe.cuisine)])]

  return {
    plan,
    cuisines,
    openCuisine: openCuisine && cuisines.includes(openCuisine) ? openCuisine : (cuisines[0] ?? null),
    cancel(cuisine: Cuisine) {
      home.recipes.book.cancel(cuisine)
      home.usage.askAgain()
    },
    stop() {
      home.recipes.book.stop()
      home.usage.askAgain()
    },
    /** Shows the recipe before a refresh again, or the one after it, from its title on. */
    swapRecipes(cuisine: Cuisine) {
      // Drawn at once: the title that takes the focus must be the new one.
      flushSync(() => home.recipes.book.swap(cuisine))
      const card = home.recipes.book.read().cards[cuisine]
      if (card?.state !== 'ready') return
      const { id, title } = card.kept.recipe
      const heading = document.getElementById(recipeTitleId(id))
      if (heading) showFromTop(heading, heading.closest('article') ?? heading)
      announce(t(isOtherNewer(card.kept) ? 'recipes.previousShown' : 'recipes.newerShown', { title }))
    },
    /**
     * Takes the words that are no food off the list and cooks one cuisine from the rest; with nothing left, goes back
     * to the list.
     */
    takeOff(cuisine: Cuisine, noFood: readonly string[]) {
      if (!home.usage.canGenerate) return home.usage.openDialog()
      const before = home.entry.larder
      const rest = { ...before, ingredients: before.ingredients.filter((ingredient) => !noFood.includes(ingredient)) }
      home.entry.restore(rest)
      toasts.show({
        kind: 'notice',
        title: t('recipes.takenOff', { list: joinAnd(noFood.map((words) => t('common.quoted', { words }))), count: noFood.length }),
        action: { label: t('common.undo'), run: () => home.entry.restore(before) },
      })
      if (home.isCompleteWith(rest)) home.cook(cuisine, home.orderOf(rest))
      else home.goTo('search')
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
      if (!home.usage.canGenerate) return home.usage.openDialog()
      if (!home.isComplete()) return home.goTo('search')
      cookAll(home.recipes.book, plan.cuisines, home.order)
    },
  }
}
export type Results = ReturnType<typeof useResults>
