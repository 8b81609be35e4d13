import type { Task, Washable } from '#kitchen/composer/draft.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'

const plantWords: Record<Washable, string> = {
  vegetables: 'das Gemüse',
  fruit: 'das Obst',
  'vegetables-and-fruit': 'Gemüse und Obst',
  herbs: 'die Kräuter',
}

/**
 * The sentence for washing and cutting at the start, in five voices. It washes vegetables and fruit, never raw meat,
 * fish or eggs.
 */
export function getReady({ washed }: Task, either: RecipeContext['either']): string {
  if (washed === undefined)
    return either(
      'alles wie in der Zutatenliste angegeben vorbereiten',
      'die Zutaten bereitstellen und wie angegeben vorbereiten',
      'zuerst alles so vorbereiten, wie es in der Liste steht',
      'zu Beginn die Zutaten wie angegeben bereitlegen',
      'vorab die Zutaten wie in der Liste angegeben herrichten',
    )
  const plants = plantWords[washed]
  const peeled = (words: string) => (washed === 'herbs' ? '' : words)
  return either(
    `${plants} waschen${peeled(', putzen')} und alles wie in der Zutatenliste angegeben schneiden`,
    `die Zutaten bereitstellen, ${plants} waschen und alles wie angegeben vorbereiten`,
    `zuerst ${plants} waschen${peeled(', bei Bedarf schälen')} und alles wie in der Liste angegeben zerkleinern`,
    `zu Beginn ${plants} putzen und die Zutaten in die angegebenen Stücke schneiden`,
    `vorab ${plants} waschen und die Zutaten so vorbereiten, wie es in der Liste steht`,
  )
}
