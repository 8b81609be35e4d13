import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'les légumes',
  fruit: 'les fruits',
  'vegetables-and-fruit': 'les légumes et les fruits',
  herbs: 'les herbes',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'Préparer les ingrédients comme indiqué dans la liste',
      'Tout préparer selon la liste',
      "Préparer chaque ingrédient comme l'indique la liste",
      'Préparer tous les ingrédients comme indiqué plus haut',
      'Tout préparer selon les indications de la liste',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `Laver ${plants}${peeled(', éplucher au besoin')} et couper les ingrédients comme indiqué dans la liste`,
    `Nettoyer ${plants} et détailler le tout selon la liste`,
    `Commencer par laver ${plants}, puis couper chaque ingrédient comme l'indique la liste`,
    `Préparer tous les ingrédients : rincer ${plants}${peeled(', peler')} et tailler comme indiqué plus haut`,
    `Bien laver ${plants}${peeled(', éplucher au besoin')} et tout couper à la taille indiquée`,
  )
}
