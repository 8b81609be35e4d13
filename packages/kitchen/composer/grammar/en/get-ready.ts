import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'the vegetables',
  fruit: 'the fruit',
  'vegetables-and-fruit': 'the vegetables and fruit',
  herbs: 'the herbs',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'Get everything ready as listed',
      'Start by preparing everything to match the list',
      'Before you begin, prepare everything the way the list says',
      'Do the prep first, as the list asks',
      'Have it all ready as the list has it',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `Wash ${plants}${peeled(', peel what needs it')} and cut everything as listed`,
    `Start with the knife work: rinse and trim ${plants}, and chop to match the list`,
    `Before you begin, wash ${plants} and cut everything the way the list says`,
    `Do the prep first: rinse ${plants}, then${peeled(' peel and')} chop as the list asks`,
    `Get it all ready: clean ${plants}${peeled(', peel what needs peeling')} and cut to size`,
  )
}
