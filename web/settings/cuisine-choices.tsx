import { type Cuisine, cuisines } from '@potluck/kitchen/options'
import { useTranslation } from 'react-i18next'
import { togglePreferredCuisine } from '#domain/settings/preferences.ts'
import { Choice, ChoiceGroup } from '#web/kit/choice.tsx'
import type { Editor } from '#web/settings/use-editor.ts'

/** The fields for cuisines and the default cuisine. */
export function CuisineChoices({ editor: { draft, change } }: { editor: Editor }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-7">
      <ChoiceGroup id="preferred-cuisines" legend={t('filters.cuisineType')} hint={t('settings.cuisinesHint')}>
        {cuisines.map((cuisine) => (
          <Choice
            key={cuisine}
            label={t(`options.cuisine.${cuisine}`)}
            isChosen={draft.cuisines.includes(cuisine)}
            onChoose={() => change((now) => togglePreferredCuisine(now, cuisine))}
          />
        ))}
      </ChoiceGroup>
      <fieldset aria-describedby="default-cuisine-hint" className="min-w-0">
        <legend className="mb-1 text-lg font-semibold">{t('settings.defaultCuisine')}</legend>
        <p id="default-cuisine-hint" className="mb-2 text-sm text-muted">
          {draft.cuisines.length === 0 ? t('settings.chooseCuisineFirst') : t('settings.defaultCuisineHint')}
        </p>
        {draft.cuisines.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {(['', ...draft.cuisines] as const).map((cuisine) => (
              <DefaultChoice
                key={cuisine}
                cuisine={cuisine}
                isChosen={draft.defaultCuisine === cuisine}
                onChoose={() => change((now) => ({ ...now, defaultCuisine: cuisine }))}
              />
            ))}
          </div>
        )}
      </fieldset>
    </div>
  )
}

function DefaultChoice({ cuisine, isChosen, onChoose }: { cuisine: Cuisine | ''; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  return (
    <label
      className={`relative inline-flex min-h-11 animate-arrive items-center gap-2.5 rounded-control border bg-card px-3.5 leading-tight transition-colors duration-150 ${isChosen ? 'border-ink ring-1 ring-ink' : 'border-edge hover:border-ink'}`}
    >
      <input type="radio" name="default-cuisine" className="cover" checked={isChosen} onChange={onChoose} />
      <span aria-hidden className={`size-4 shrink-0 rounded-full border ${isChosen ? 'border-5 border-ink' : 'border-edge'}`} />
      {cuisine === '' ? t('settings.noDefaultCuisine') : t(`options.cuisine.${cuisine}`)}
    </label>
  )
}
