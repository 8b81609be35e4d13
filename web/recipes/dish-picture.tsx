import { drawDish } from '@potluck/kitchen/draw'
import type { Recipe } from '@potluck/kitchen/recipe'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The picture of a recipe: its own, otherwise a drawing of its ingredients. */
export function DishPicture({ recipe, className = '' }: { recipe: Recipe; className?: string }) {
  const { t } = useTranslation()
  const source = useMemo(() => recipe.imageUrl ?? `data:image/svg+xml,${encodeURIComponent(drawDish(recipe))}`, [recipe])
  return (
    <img
      src={source}
      alt={t('recipes.picture')}
      width={400}
      height={300}
      decoding="async"
      className={`bg-shade dark:brightness-90 ${className}`}
    />
  )
}
