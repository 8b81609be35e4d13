import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/core/language.ts'

interface IngredientChipsProps {
  ingredients: readonly string[]
  isSetAside: boolean
  onRemove: (ingredient: string) => void
}

/** What was typed, as produce stickers that can be peeled off. */
export function IngredientChips({ ingredients, isSetAside, onRemove }: IngredientChipsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (ingredients.length === 0) return null

  function remove(ingredient: string) {
    const at = ingredients.indexOf(ingredient)
    onRemove(ingredient)
    // The focus stays where the hand is: on the next sticker, or back in the field.
    const next = ingredients[at + 1] ?? ingredients[at - 1]
    document.getElementById(next === undefined ? 'ingredient' : chipId(next))?.focus()
  }

  return (
    <div className="mt-4">
      <ul aria-label={t('ingredients.list')} className="flex flex-wrap gap-2">
        {ingredients.map((ingredient) => (
          <li
            key={ingredient}
            className={`sticker inline-flex min-h-11 max-w-full animate-arrive items-center rounded-full ps-4 pe-0.5 ${isSetAside ? 'border-dashed opacity-70' : ''}`}
          >
            <bdi dir="auto" lang={language} className="min-w-0 text-base leading-tight font-medium hyphens-auto">
              {ingredient}
            </bdi>
            <button
              id={chipId(ingredient)}
              type="button"
              aria-label={t('ingredients.remove', { ingredient })}
              onClick={() => remove(ingredient)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-basil -outline-offset-6 hover:text-tomato"
            >
              <X aria-hidden size={16} strokeWidth={2} />
            </button>
          </li>
        ))}
      </ul>
      {isSetAside && <p className="mt-2 text-sm text-muted">{t('ingredients.setAside')}</p>}
    </div>
  )
}

const chipId = (ingredient: string) => `remove-${encodeURIComponent(ingredient)}`
