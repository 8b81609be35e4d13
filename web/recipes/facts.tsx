import type { Difficulty, Language } from '@potluck/kitchen/options'
import type { Recipe } from '@potluck/kitchen/recipe'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#domain/languages.ts'

/** Times, servings and difficulty in a row, in the direction of the recipe's language. */
export function Facts({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation()
  return (
    <dl
      dir={directionOf(recipe.language)}
      className="grid grid-cols-[repeat(3,auto)] justify-start gap-x-8 gap-y-3 tabular-nums sm:flex sm:flex-wrap"
    >
      <Fact name={t('recipes.prep')} value={recipe.prepTime} language={recipe.language} />
      <Fact name={t('recipes.cook')} value={recipe.cookTime} language={recipe.language} />
      {recipe.restTime && <Fact name={t('recipes.rest')} value={recipe.restTime} language={recipe.language} />}
      {recipe.totalTime && <Fact name={t('recipes.total')} value={recipe.totalTime} language={recipe.language} />}
      <Fact name={t('recipes.serves')} value={String(recipe.servings)} />
      <div>
        <dt className="text-sm text-muted">{t('recipes.difficulty')}</dt>
        <dd>
          <DifficultyBadge difficulty={recipe.difficulty} />
        </dd>
      </div>
    </dl>
  )
}

/** `language`: the language of a value that comes from the recipe. */
function Fact({ name, value, language }: { name: string; value: string; language?: Language }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold">
        <bdi lang={language}>{value}</bdi>
      </dd>
    </div>
  )
}

const bars = { Easy: 1, Medium: 2, Hard: 3 } as const

/** The difficulty as a word and bars, not only as a colour. */
function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold">
      <span aria-hidden className="flex items-end gap-0.5">
        <span className={`h-2 w-1.5 rounded-xs ${bars[difficulty] > 0 ? 'bg-ink' : 'bg-line'}`} />
        <span className={`h-3 w-1.5 rounded-xs ${bars[difficulty] > 1 ? 'bg-ink' : 'bg-line'}`} />
        <span className={`h-4 w-1.5 rounded-xs ${bars[difficulty] > 2 ? 'bg-ink' : 'bg-line'}`} />
      </span>
      {t(`recipes.difficulties.${difficulty}`)}
    </span>
  )
}
