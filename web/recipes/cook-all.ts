import type { Cuisine } from '@potluck/kitchen/options'
import { limits } from '#domain/limits.ts'
import type { Cookbook } from '#web/recipes/cookbook.ts'
import type { Order } from '#web/recipes/order.ts'

/**
 * 'Generate All Selected': cooks one cuisine after the other with the specified pause. A failed cuisine does not stop
 * the others, a spent quota does. A cuisine that the cook deselects or orders on its own meanwhile is left out, so that
 * no search is charged for it.
 */
export async function cookAll(book: Cookbook, cuisines: readonly Cuisine[], order: Order, isStillSelected: (cuisine: Cuisine) => boolean) {
  const goesOn = book.beginRun()
  if (!goesOn) return
  const isLeftOut = (cuisine: Cuisine) => !isStillSelected(cuisine) || book.isOrderedSinceRun(cuisine)
  let ready = 0
  let cooked = 0
  for (const [index, cuisine] of cuisines.entries()) {
    if (isLeftOut(cuisine)) continue
    const progress = () => {
      const rest = cuisines.slice(index).filter((later) => !isLeftOut(later))
      return { number: cooked + 1, count: cooked + rest.length, cuisine }
    }
    if (cooked > 0) {
      book.showRun({ state: 'pausing', ...progress() })
      await book.wait(limits.cuisinePause)
      if (!goesOn()) return
      if (isLeftOut(cuisine)) continue
    }
    book.showRun({ state: 'cooking', ...progress() })
    const outcome = await book.generate(cuisine, order)
    cooked += 1
    if (!goesOn()) return
    if (outcome === 'ready') ready += 1
    if (outcome === 'quota') break
  }
  book.showRun({ state: 'finished', ready, count: cooked })
}
