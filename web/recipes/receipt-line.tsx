import { receiptOf } from '@potluck/kitchen/receipt'
import { useTranslation } from 'react-i18next'
import type { KeptRecipe } from '#web/recipes/card.ts'

/** The line "uses 5 of your 6, 2 staples, 1 extra", drawn like a receipt. */
export function ReceiptLine({ kept: { recipe, typed } }: { kept: KeptRecipe }) {
  const { t } = useTranslation()
  const { used, staples, extras } = receiptOf(typed, recipe.uses, recipe.leftOut)
  const parts =
    typed === 0
      ? [t('recipes.receipt.staplesOnly', { count: staples })]
      : [t('recipes.receipt.ofYours', { used, typed }), ...(staples > 0 ? [t('recipes.receipt.staples', { count: staples })] : [])]
  const rest = extras > 0 ? t('recipes.receipt.extras', { count: extras }) : t('recipes.receipt.noExtras')
  return (
    <p className="inline-block border-y border-dashed border-edge py-1.5 text-lg tabular-nums">
      <span className="capital inline-block">{[...parts, rest].join(', ')}</span>
    </p>
  )
}
