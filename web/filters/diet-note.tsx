import { dietRuleOf, governingDiet } from '@potluck/kitchen/diets'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'

/** Says which diet governs, if the choices leave a doubt (P34). */
export function DietNote({ filters: { dietTypes, mealTypes } }: { filters: Filters }) {
  const { t } = useTranslation()
  const isDessert = dietRuleOf(mealTypes[0]) !== null
  const diet = governingDiet(dietTypes, mealTypes[0])
  if (!diet || (dietTypes.length < 2 && !isDessert)) return null

  return (
    <p role="status" className="mt-2 w-full text-sm text-muted">
      {isDessert
        ? t(diet === 'vegan' ? 'filters.governsDessertVegan' : 'filters.governsDessert')
        : diet === 'non-vegetarian'
          ? t('filters.governsAnimal')
          : t('filters.governsStrictest', { diet: t(`options.dietType.${diet}`) })}
    </p>
  )
}
