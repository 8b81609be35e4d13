import { allergens, dietTypes, mealTypes, proteins, staples } from '@potluck/kitchen/options'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isDietSettled } from '#domain/filters/rules.ts'
import { DietNote } from '#web/filters/diet-note.tsx'
import { RackNote } from '#web/filters/rack-note.tsx'
import type { FiltersState } from '#web/filters/use-filters.ts'
import { Choice, ChoiceGroup } from '#web/kit/choice.tsx'

interface FilterFieldsProps {
  state: FiltersState
  isMealTypeMissing: boolean
  isDietTypeMissing: boolean
}

/** The fields for allergens, staples, meal type, diet and proteins. */
export function FilterFields({ state, isMealTypeMissing, isDietTypeMissing }: FilterFieldsProps) {
  const { t } = useTranslation()
  const { filters } = state
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      <ChoiceGroup id="allergens" legend={t('filters.allergens')} hint={t('filters.allergensHint')}>
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            icon={Ban}
            label={t(`options.allergen.${allergen}`)}
            isChosen={filters.allergens.includes(allergen)}
            onChoose={() => state.toggleAllergen(allergen)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup id="staples" legend={t('filters.staples')} hint={t('filters.staplesHint')}>
        {staples.map((staple) => (
          <Choice
            key={staple}
            label={t(`options.staple.${staple}`)}
            isChosen={filters.staples.includes(staple)}
            onChoose={() => state.toggleStaple(staple)}
          />
        ))}
        <RackNote />
      </ChoiceGroup>
      <ChoiceGroup
        id="meal-type"
        legend={t('filters.mealType')}
        requiredWord={t('filters.required')}
        isMissing={isMealTypeMissing}
        hint={t('filters.mealTypeHint')}
      >
        {mealTypes.map((mealType) => (
          <Choice
            key={mealType}
            label={t(`options.mealType.${mealType}`)}
            isChosen={filters.mealTypes.includes(mealType)}
            onChoose={() => state.chooseMealType(mealType)}
          />
        ))}
      </ChoiceGroup>
      <div>
        <ChoiceGroup
          id="diet-type"
          legend={t('filters.dietType')}
          requiredWord={t('filters.required')}
          isMissing={isDietTypeMissing}
          hint={t('filters.dietTypeHint')}
        >
          {dietTypes.map((dietType) => (
            <Choice
              key={dietType}
              label={t(`options.dietType.${dietType}`)}
              isChosen={filters.dietTypes.includes(dietType)}
              isSettled={isDietSettled(filters, dietType)}
              onChoose={() => state.toggleDietType(dietType)}
            />
          ))}
          <DietNote filters={filters} />
        </ChoiceGroup>
        {filters.dietTypes.includes('non-vegetarian') && (
          <div className="mt-4 animate-arrive">
            <ChoiceGroup id="proteins" legend={t('filters.proteins')}>
              {proteins.map((protein) => (
                <Choice
                  key={protein}
                  label={t(`options.protein.${protein}`)}
                  isChosen={filters.proteins.includes(protein)}
                  onChoose={() => state.toggleProtein(protein)}
                />
              ))}
            </ChoiceGroup>
          </div>
        )}
      </div>
    </div>
  )
}
