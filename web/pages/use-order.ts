import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lacksStaples, missingFields, type RequiredField } from '#domain/filters/missing-fields.ts'
import { limits } from '#domain/limits.ts'
import { useFilters } from '#web/filters/use-filters.ts'
import { type Food, useIngredients } from '#web/ingredients/use-ingredients.ts'
import { useTypedLines } from '#web/ingredients/use-typed-lines.ts'
import { useLanguage } from '#web/language/language.ts'
import { makeOrder } from '#web/pages/make-order.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** The typed ingredients, the chosen filters, the order that they make, and the fields that are missing. */
export function useOrder() {
  const { t } = useTranslation()
  const language = useLanguage()
  const entry = useIngredients()
  // The page holds this state, so that a waiting line is not lost when the cook opens the other tab.
  const lines = useTypedLines(entry)
  const filtering = useFilters()
  const [hasTried, setHasTried] = useState(false)
  const { filters } = filtering

  const chosenWith = ({ ingredients, useOnlyStaples }: Food) => ({
    ingredients,
    useOnlyStaples,
    selectedStaples: filters.staples,
    cuisines: filters.cuisines,
    mealTypes: filters.mealTypes,
    dietTypes: filters.dietTypes,
  })
  const chosen = chosenWith(entry.larder)
  const missing = missingFields(chosen)

  /** The order that cooks this food with the filters as they are. */
  const orderOf = (food: Food) => makeOrder({ ...entry.larder, ...food }, filters, language)

  return {
    entry,
    lines,
    filtering,
    language,
    orderOf,
    orderKey: orderOf(entry.larder).madeFrom,
    /** The missing fields, shown once the cook has asked for a recipe. */
    missing: hasTried ? missing : [],
    lacksStaples: hasTried && lacksStaples(chosen),
    forgetTry: () => setHasTried(false),
    /** The fields that a recipe of this food lacks. A toast names them. */
    reportMissing(food: Food = entry.larder): RequiredField[] {
      setHasTried(true)
      const missing = missingFields(chosenWith(food))
      if (missing.length === 0) return missing
      const list = missing.map((field) => t(`home.missing.${field}`)).join(', ')
      toasts.show({
        kind: 'error',
        title: t('home.missingTitle'),
        text: t('home.missingToast', { list }),
        duration: limits.toast.missingInformation,
      })
      return missing
    },
    removeIngredient(ingredient: string) {
      const before = entry.ingredients
      entry.remove(ingredient)
      toasts.show({
        kind: 'notice',
        title: t('ingredients.removed', { ingredient }),
        action: { label: t('common.undo'), run: () => entry.putBack(before, [ingredient]) },
      })
    },
  }
}
export type OrderState = ReturnType<typeof useOrder>
