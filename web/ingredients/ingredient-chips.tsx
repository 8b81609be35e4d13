import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'
import { removeButtonId } from '#web/ingredients/chip-id.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { optional } from '#web/kit/optional.ts'
import { useLanguage } from '#web/language/language.ts'

// The note is loaded with the first ingredient. The list works without it.
const ChipNote = optional(() => import('#web/ingredients/chip-note.tsx').then(({ ChipNote }) => ChipNote))
const ChipReader = optional(() => import('#web/ingredients/chip-reader.tsx').then(({ ChipReader }) => ChipReader))

interface IngredientChipsProps {
  entry: IngredientsState
  filters: Filters
  isSetAside: boolean
  onRemove: (ingredient: string) => void
}

/** The typed ingredients as stickers, each with a button that removes it and the food it was read as. */
export function IngredientChips({ entry, filters, isSetAside, onRemove }: IngredientChipsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ingredients } = entry
  const [atArrival] = useState(ingredients)
  if (ingredients.length === 0) return null

  function remove(ingredient: string) {
    const at = ingredients.indexOf(ingredient)
    onRemove(ingredient)
    // The focus goes to the next sticker, or back to the field.
    const next = ingredients[at + 1] ?? ingredients[at - 1]
    document.getElementById(next === undefined ? 'ingredient' : removeButtonId(next))?.focus()
  }

  return (
    <div className="mt-4">
      <ul aria-label={t('ingredients.list')} className="flex flex-wrap items-start gap-2">
        {ingredients.map((ingredient) => (
          <li
            key={ingredient}
            className={`sticker relative grid max-w-full animate-arrive grid-cols-[minmax(0,1fr)_auto] items-center rounded-[1.375rem] ps-4 pe-0.5 ${isSetAside ? 'border-dashed opacity-70' : ''}`}
          >
            <bdi dir="auto" lang={language} className="min-w-0 justify-self-start text-base leading-tight font-medium hyphens-auto">
              {ingredient}
            </bdi>
            <button
              id={removeButtonId(ingredient)}
              type="button"
              aria-label={t('ingredients.remove', { ingredient })}
              onClick={() => remove(ingredient)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-basil -outline-offset-6 hover:text-tomato"
            >
              <X aria-hidden size={16} strokeWidth={2} />
            </button>
            {!isSetAside && (
              <Suspense>
                <ChipNote ingredient={ingredient} entry={entry} filters={filters} onRemove={() => remove(ingredient)} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {isSetAside && <p className="mt-2 text-sm text-muted">{t('ingredients.setAside')}</p>}
      <Suspense>
        <ChipReader entry={entry} filters={filters} atArrival={atArrival} />
      </Suspense>
    </div>
  )
}
