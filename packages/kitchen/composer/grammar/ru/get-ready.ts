import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'овощи',
  fruit: 'фрукты',
  'vegetables-and-fruit': 'овощи и фрукты',
  herbs: 'зелень',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'Подготовьте всё, как указано в списке',
      'Подготовьте продукты по списку',
      'Сначала подготовьте продукты так, как написано в списке',
      'Перед началом подготовьте продукты так, как указано в списке',
      'Заранее всё подготовьте по списку',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `Вымойте ${plants}${peeled(', при необходимости очистите')} и нарежьте всё, как указано в списке`,
    `Подготовьте продукты: помойте ${plants} и нарежьте всё по списку`,
    `Сначала вымойте ${plants}, а потом${peeled(' почистите и')} порежьте продукты так, как написано в списке`,
    `Перед началом помойте ${plants} и нарежьте продукты так, как указано в списке`,
    `Заранее всё подготовьте: помойте ${plants}${peeled(', при необходимости очистите')} и нарежьте по списку`,
  )
}
