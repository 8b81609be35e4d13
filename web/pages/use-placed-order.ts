import type { Cuisine } from '@potluck/kitchen/options'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequiredField } from '#domain/filters/missing-fields.ts'
import type { Food } from '#web/ingredients/use-ingredients.ts'
import { announce } from '#web/kit/announce.tsx'
import type { OrderState } from '#web/pages/use-order.ts'
import type { cookAll } from '#web/recipes/cook-all.ts'

/**
 * What the cook asked for: the first selected cuisine, one cuisine, or a run through the cuisines that the button
 * counted. An order that waits is cooked with the other filters of the time when it goes on.
 */
export type Asked = 'first' | Cuisine | AskedRun

/** `cookAll` is loaded with the results: the first page has no button for a run. */
interface AskedRun {
  cuisines: readonly Cuisine[]
  cookAll: typeof cookAll
}

/**
 * Every order goes through here. The text of the field goes on the list first. The order waits until that text is read,
 * and cooks nothing if a word is refused, the code that reads it is lost, or the lines are put away.
 */
export function usePlacedOrder(
  { entry, lines }: OrderState,
  cook: (asked: Asked, food: Food) => void,
  leadTo: (field: RequiredField) => void,
) {
  const { t } = useTranslation()
  const { sent } = lines
  /** The orders that wait for the text of the field. */
  const [placed, setPlaced] = useState<readonly Asked[]>([])

  /** Places an order, without these words of the list. */
  function place(asked: Asked, leftOut: readonly string[] = []) {
    const food = lines.addRest()
    if (food) return goOnWith([asked], { ...food, ingredients: food.ingredients.filter((ingredient) => !leftOut.includes(ingredient)) })
    setPlaced((now) => [...now, asked])
    announce(t('home.waitsForWords'))
  }

  function goOnWith(orders: readonly Asked[], food: Food) {
    if (lines.takeBackRefused()) return leadTo('ingredients')
    for (const asked of orders) cook(asked, food)
  }

  const goOn = useEffectEvent(() => {
    setPlaced([])
    // A word that was typed after the order stays in the field.
    if (sent === 'none') goOnWith(placed, entry.larder)
  })
  useEffect(() => {
    if (placed.length > 0 && sent !== 'waiting') goOn()
  }, [placed, sent])

  return { place, placed }
}
