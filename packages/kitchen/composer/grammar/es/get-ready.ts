import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'las verduras',
  fruit: 'la fruta',
  'vegetables-and-fruit': 'las verduras y la fruta',
  herbs: 'las hierbas',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'Preparar los ingredientes como se indica en la lista',
      'Para empezar, preparar todo según la lista',
      'Antes de empezar, dejar todo listo tal como indica la lista',
      'Preparar lo que haga falta, al tamaño señalado arriba',
      'Tener listos los ingredientes de la forma indicada',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `Lavar ${plants}${peeled(', pelar lo necesario')} y cortar los ingredientes como se indica en la lista`,
    `Para empezar, limpiar ${plants} y cortar todo según la lista`,
    `Antes de empezar, lavar ${plants} y dejar todo cortado tal como indica la lista`,
    `Preparar lo que haga falta: lavar ${plants}${peeled(', pelar')} y trocear al tamaño señalado arriba`,
    `Lavar bien ${plants} y tener listos los ingredientes, cortados de la forma indicada`,
  )
}
