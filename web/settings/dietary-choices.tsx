import { dietRuleOf } from '@potluck/kitchen/diets'
import { allergens, dietTypes, proteins } from '@potluck/kitchen/options'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isDietSettled, toggle } from '#domain/filters/rules.ts'
import { togglePreferredDiet } from '#domain/settings/preferences.ts'
import { Choice, ChoiceGroup } from '#web/kit/choice.tsx'
import type { Editor } from '#web/settings/use-editor.ts'

/** The fields for allergens, diets and proteins. */
export function DietaryChoices({ editor: { draft, change } }: { editor: Editor }) {
  const { t } = useTranslation()
  const search = { mealTypes: draft.mealTypes.slice(0, 1) }
  return (
    <div className="grid gap-7">
      <ChoiceGroup id="preferred-allergens" legend={t('filters.allergens')} hint={t('settings.allergensHint')}>
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            icon={Ban}
            label={t(`options.allergen.${allergen}`)}
            isChosen={draft.allergens.includes(allergen)}
            onChoose={() => change((now) => ({ ...now, allergens: toggle(now.allergens, allergen) }))}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        id="preferred-diets"
        legend={t('filters.dietType')}
        hint={dietRuleOf(draft.mealTypes[0]) ? t('settings.dietDessert') : t('filters.dietTypeHint')}
      >
        {dietTypes.map((diet) => (
          <Choice
            key={diet}
            label={t(`options.dietType.${diet}`)}
            isChosen={draft.dietTypes.includes(diet)}
            isSettled={isDietSettled(search, diet)}
            onChoose={() => change((now) => togglePreferredDiet(now, diet))}
          />
        ))}
      </ChoiceGroup>
      {draft.dietTypes.includes('non-vegetarian') && (
        <div className="animate-arrive">
          <ChoiceGroup id="preferred-proteins" legend={t('filters.proteins')}>
            {proteins.map((protein) => (
              <Choice
                key={protein}
                label={t(`options.protein.${protein}`)}
                isChosen={draft.proteins.includes(protein)}
                onChoose={() => change((now) => ({ ...now, proteins: toggle(now.proteins, protein) }))}
              />
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  )
}
