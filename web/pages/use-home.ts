import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { lacksStaples, missingFields } from '#domain/filters/missing-fields.ts'
import { ingredientsToCook } from '#domain/filters/rules.ts'
import { ingredientsToSend, kindsOn } from '#domain/ingredients/rules.ts'
import { limits } from '#domain/limits.ts'
import type { Cuisine } from '#domain/options.ts'
import type { RecipePreferences } from '#domain/settings/preferences.ts'
import { announce } from '#web/core/announce.tsx'
import { useLanguage } from '#web/core/language.ts'
import { useSession } from '#web/core/session.ts'
import { sessionId } from '#web/core/session-id.ts'
import { toasts } from '#web/core/toasts.ts'
import { useWording } from '#web/core/wording.ts'
import { useFilters } from '#web/filters/use-filters.ts'
import { useInactivityClear } from '#web/filters/use-inactivity-clear.ts'
import { emptyLarder, useIngredients } from '#web/ingredients/use-ingredients.ts'
import { type Order, orderKey, planRun } from '#web/recipes/cookbook.ts'
import { useRecipes } from '#web/recipes/use-recipes.ts'
import { useUsage } from '#web/usage/use-usage.ts'

/** What a member has saved, once it is asked for. `start`: the filters that a new search starts with. */
export type Defaults = { memberId: string; readAgain: () => void } & (
  | { state: 'failed' }
  | { state: 'ready'; saved: RecipePreferences; start: Filters }
)

/** Everything the home page does across its nouns: ordering, starting anew, clearing, and what is undone again. */
export function useHome() {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const navigate = useNavigate()
  const { tab = 'search' } = useSearch({ from: '/' })
  const language = useLanguage()
  const entry = useIngredients()
  const filtering = useFilters()
  const usage = useUsage()
  const recipes = useRecipes(usage.applyUsage)
  const [hasTried, setHasTried] = useState(false)
  const [openCuisine, setOpenCuisine] = useState<Cuisine | null>(null)
  const [defaults, setDefaults] = useState<Defaults | null>(null)
  const session = useSession()
  /** The filters of a new search that is to start with what is saved, while that is not known. */
  const [awaiting, setAwaiting] = useState<Filters | null>(null)

  const { filters } = filtering
  const [filtersAtArrival] = useState(filters)
  const chosen = {
    ingredients: entry.ingredients,
    useOnlyStaples: entry.useOnlyStaples,
    selectedStaples: filters.staples,
    cuisines: filters.cuisines,
    mealTypes: filters.mealTypes,
    dietTypes: filters.dietTypes,
  }
  const missing = missingFields(chosen)
  const foodOf = (typed: readonly string[]) => {
    const ingredients = ingredientsToCook(typed, entry.useOnlyStaples, filters.staples)
    return { ingredients: ingredientsToSend(ingredients, entry.corrections), ...kindsOn(ingredients, entry.kinds, entry.corrections) }
  }
  const order: Order = {
    ...foodOf(entry.ingredients),
    allergens: filters.allergens,
    mealTypes: filters.mealTypes,
    targetMealType: filters.mealTypes[0],
    dietTypes: filters.dietTypes,
    proteins: filters.proteins,
    searchMode: filters.searchMode,
    complexityMode: filters.complexityMode,
    language,
    useOnlyStaples: entry.useOnlyStaples,
    selectedStaples: filters.staples,
    sessionId: sessionId(),
  }

  const plan = planRun(filters.cuisines, recipes.cards, orderKey(order))

  /** Whether a recipe may be asked for; says what is missing when not. */
  function isComplete(): boolean {
    setHasTried(true)
    if (missing.length === 0) return true
    const list = missing.map((field) => t(`home.missing.${field}`)).join(', ')
    toasts.show({
      kind: 'error',
      title: t('home.missingTitle'),
      text: t('home.missingToast', { list }),
      duration: limits.toast.missingInformation,
    })
    return false
  }

  function goTo(next: 'search' | 'results') {
    navigate({ to: '/', search: { tab: next } })
    window.scrollTo({ top: 0 })
  }

  async function generate(cuisine: Cuisine) {
    if (!usage.canGenerate) return usage.openDialog()
    if (!isComplete()) {
      goTo('search')
      return
    }
    await cook(cuisine, order)
  }

  async function cook(cuisine: Cuisine, order: Order) {
    const outcome = await recipes.book.generate(cuisine, order)
    const card = recipes.book.read().cards[cuisine]
    const name = t(`options.cuisine.${cuisine}`)
    if (outcome === 'failed') usage.askAgain()
    if (outcome === 'ready' && card?.state === 'ready') announce(t('home.recipeReady', { cuisine: name, title: card.kept.recipe.title }))
  }

  /** The filters that a new search starts with; null while those that a member saved are not known: no allergen is let go of for that. */
  function startOfSearch(): Filters | null {
    if (defaults?.state === 'ready') return defaults.start
    return session.state === 'signed-in' || session.state === 'loading' ? null : emptyFilters
  }

  function newSearch() {
    const before = entry.larder
    const kept = recipes.kept
    const start = startOfSearch()
    const outcome = start === null ? 'newSearchAwaiting' : start === emptyFilters ? 'newSearchText' : 'newSearchSaved'
    entry.restore(emptyLarder)
    if (start) filtering.restore(start)
    else {
      setAwaiting(filters)
      defaults?.readAgain()
    }
    recipes.book.restore([])
    setHasTried(false)
    toasts.show({
      kind: 'notice',
      title: t('ingredients.newSearchDone'),
      text: t(`ingredients.${outcome}`),
      action: {
        label: t('common.undo'),
        run: () => {
          setAwaiting(null)
          entry.restore(before)
          filtering.restore(filters)
          recipes.book.restore(kept)
        },
      },
    })
    document.getElementById('ingredient')?.focus()
  }

  const arrival = useInactivityClear(() => {
    if (JSON.stringify(filters) === JSON.stringify(emptyFilters)) return
    filtering.restore(emptyFilters)
    toasts.show({
      kind: 'notice',
      title: t('filters.clearedTitle'),
      text: t('filters.clearedText'),
      action: { label: t('filters.putBack'), run: () => filtering.restore(filters) },
    })
  })

  const cuisines = [
    ...filters.cuisines,
    ...recipes.kept.map(({ recipe }) => recipe.cuisine).filter((cuisine) => !filters.cuisines.includes(cuisine)),
  ]

  return {
    tab,
    goTo,
    entry,
    filtering,
    arrival: { ...arrival, filters: filtersAtArrival },
    defaults,
    setDefaults,
    awaiting,
    setAwaiting,
    usage,
    recipes,
    missing: hasTried ? missing : [],
    lacksStaples: hasTried && lacksStaples(chosen),
    orderKey: orderKey(order),
    language,
    cuisines,
    plan,
    openCuisine: openCuisine && cuisines.includes(openCuisine) ? openCuisine : (cuisines[0] ?? null),
    setOpenCuisine,
    generate,
    newSearch,
    cancel(cuisine: Cuisine) {
      recipes.book.cancel(cuisine)
      usage.askAgain()
    },
    stop() {
      recipes.book.stop()
      usage.askAgain()
    },
    removeIngredient(ingredient: string) {
      const before = entry.larder
      entry.remove(ingredient)
      toasts.show({
        kind: 'notice',
        title: t('ingredients.removed', { ingredient }),
        action: { label: t('common.undo'), run: () => entry.restore(before) },
      })
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
      if (missingFields({ ...chosen, ingredients }).length > 0) goTo('search')
      else cook(cuisine, { ...order, ...foodOf(ingredients) })
    },
    /** 'Let's Potluck!': validates, switches to Results, and cooks the first selected cuisine (P32). */
    order() {
      if (!usage.canGenerate) return usage.openDialog()
      if (!isComplete()) {
        document.getElementById(anchorOf(missing[0] ?? 'ingredients'))?.focus()
        return
      }
      const first = filters.cuisines[0]
      if (!first) return
      toasts.dismissAll()
      setOpenCuisine(first)
      goTo('results')
      generate(first)
    },
    generateAll() {
      if (filters.cuisines.length === 0) {
        toasts.show({
          kind: 'error',
          title: t('home.noCuisinesSelected'),
          text: t('home.noCuisinesSelectedText'),
          duration: limits.toast.missingInformation,
        })
        return
      }
      if (!usage.canGenerate) return usage.openDialog()
      if (!isComplete()) return goTo('search')
      recipes.book.generateAll(plan.cuisines, order)
    },
  }
}
export type Home = ReturnType<typeof useHome>

/** Where the page goes to when a field is missing. */
function anchorOf(field: 'ingredients' | 'cuisine-type' | 'meal-type' | 'diet-type'): string {
  return field === 'ingredients' ? 'ingredient' : field
}
