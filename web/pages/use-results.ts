import type { Cuisine } from '@potluck/kitchen/options'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import { announce } from '#web/kit/announce.tsx'
import { showFromTop } from '#web/kit/show-from-top.ts'
import { useWording } from '#web/language/wording.ts'
import type { Home } from '#web/pages/use-home.ts'
import { cookAll } from '#web/recipes/cook-all.ts'
import { isOtherNewer } from '#web/recipes/is-other-newer.ts'
import { planRun } from '#web/recipes/plan-run.ts'
import { recipeTitleId } from '#web/recipes/recipe-card.tsx'
import { toasts } from '#web/toasts/toasts.ts'

/** The state of the results: the cuisines, the plan of 'Generate All Selected', and the actions of the cards. */
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
    /** Shows the other recipe of a card, from its title on: the one before a refresh, or the one after it. */
    swapRecipes(cuisine: Cuisine) {
      // Renders at once, since the new recipe's title must take the focus.
      flushSync(() => home.recipes.book.swap(cuisine))
      const card = home.recipes.book.read().cards[cuisine]
      if (card?.state !== 'ready') return
      const { id, title } = card.kept.recipe
      const heading = document.getElementById(recipeTitleId(id))
      if (heading) showFromTop(heading, heading.closest('article') ?? heading)
      announce(t(isOtherNewer(card.kept) ? 'recipes.previousShown' : 'recipes.newerShown', { title }))
    },
    /**
     * Removes the words that are no food from the list, and cooks one cuisine from the rest and the words in the field.
     * If nothing is left, leads back to the list.
     */
    takeOff(cuisine: Cuisine, noFood: readonly string[]) {
      if (!home.usage.canGenerate) return home.usage.openDialog()
      const before = home.entry.larder
      home.place(cuisine, noFood)
      home.entry.change((now) => ({ ...now, ingredients: now.ingredients.filter((ingredient) => !noFood.includes(ingredient)) }))
      toasts.show({
        kind: 'notice',
        title: t('recipes.takenOff', { list: joinAnd(noFood.map((words) => t('common.quoted', { words }))), count: noFood.length }),
        action: { label: t('common.undo'), run: () => home.entry.putBack(before.ingredients, noFood) },
      })
    },
    /** Orders the cuisines whose searches the plan on the page counts. */
    generateAll() {
      if (selected.length === 0) {
        toasts.show({
          kind: 'error',
          title: t('recipes.noCuisinesSelected'),
          text: t('recipes.noCuisinesSelectedText'),
          duration: limits.toast.missingInformation,
        })
        return
      }
      home.place({ cuisines: plan.cuisines, cookAll })
    },
  }
}
export type Results = ReturnType<typeof useResults>
