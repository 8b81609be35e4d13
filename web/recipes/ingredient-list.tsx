import type { Language } from '@potluck/kitchen/options'
import type { Use } from '@potluck/kitchen/recipe'
import { Droplet, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#domain/languages.ts'
import { RecipeText } from '#web/recipes/recipe-text.tsx'

const marks = {
  yours: <span className="size-3 rounded-full bg-basil" />,
  staple: <span className="size-3 rotate-45 rounded-xs border-2 border-turmeric-text" />,
  extra: <Plus size={16} strokeWidth={2.5} className="text-tomato" />,
  water: <Droplet size={14} strokeWidth={1.75} className="text-muted" />,
} as const

const tones = { yours: 'text-basil', staple: 'text-turmeric-text', extra: 'text-tomato', water: 'text-muted' } as const

interface IngredientListProps {
  ingredients: readonly string[]
  /** The origin of each line. */
  uses: readonly Use[]
  /** The language of the lines. */
  language: Language
}

/** The ingredients on ruled lines. A shape and a word say where each comes from. */
export function IngredientList({ ingredients, uses, language }: IngredientListProps) {
  const { t } = useTranslation()
  return (
    <ul className="ruled">
      {ingredients.map((line, at) => {
        const use = uses[at]
        return (
          <li key={line} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-2 py-2 leading-snug">
            <span aria-hidden className="grid h-4 place-items-center self-start pt-1">
              {use && marks[use]}
            </span>
            <span lang={language} dir={directionOf(language)}>
              <RecipeText text={line} language={language} />
            </span>
            {use && <span className={`text-sm ${tones[use]}`}>{t(`recipes.use.${use}`)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
