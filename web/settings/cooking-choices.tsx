import { complexityModes, mealTypes, searchModes, staples } from '@potluck/kitchen/options'
import { useTranslation } from 'react-i18next'
import { toggle } from '#domain/filters/rules.ts'
import { togglePreferredMealType } from '#domain/settings/preferences.ts'
import { RackNote } from '#web/filters/rack-note.tsx'
import { Choice, ChoiceGroup } from '#web/kit/choice.tsx'
import type { Editor } from '#web/settings/use-editor.ts'

/** The fields for staples, meal types, search mode and complexity. */
export function CookingChoices({ editor: { draft, change } }: { editor: Editor }) {
  const { t } = useTranslation()
  const [first, ...others] = draft.mealTypes
  const mealHint =
    first && others.length > 0 ? t('settings.mealTypeFirst', { mealType: t(`options.mealType.${first}`) }) : t('settings.mealTypeHint')
  return (
    <div className="grid gap-7">
      <ChoiceGroup id="preferred-staples" legend={t('filters.staples')} hint={t('filters.staplesHint')}>
        {staples.map((staple) => (
          <Choice
            key={staple}
            label={t(`options.staple.${staple}`)}
            isChosen={draft.staples.includes(staple)}
            onChoose={() => change((now) => ({ ...now, staples: toggle(now.staples, staple) }))}
          />
        ))}
        <RackNote />
      </ChoiceGroup>
      <ChoiceGroup id="preferred-meals" legend={t('filters.mealType')} hint={mealHint}>
        {mealTypes.map((mealType) => (
          <Choice
            key={mealType}
            label={t(`options.mealType.${mealType}`)}
            isChosen={draft.mealTypes.includes(mealType)}
            onChoose={() => change((now) => togglePreferredMealType(now, mealType))}
          />
        ))}
      </ChoiceGroup>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        <ChoiceGroup id="preferred-style" legend={t('filters.style')} hint={t('settings.styleHint')}>
          {searchModes.map((mode) => (
            <Choice
              key={mode}
              label={t(`filters.searchMode.${mode}`)}
              isChosen={draft.searchMode === mode}
              onChoose={() => change((now) => ({ ...now, searchMode: now.searchMode === mode ? null : mode }))}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup id="preferred-work" legend={t('filters.complexity')} hint={t('settings.styleHint')}>
          {complexityModes.map((mode) => (
            <Choice
              key={mode}
              label={t(`filters.complexityMode.${mode}`)}
              isChosen={draft.complexityMode === mode}
              onChoose={() => change((now) => ({ ...now, complexityMode: now.complexityMode === mode ? null : mode }))}
            />
          ))}
        </ChoiceGroup>
      </div>
    </div>
  )
}
