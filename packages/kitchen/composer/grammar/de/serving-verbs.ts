import type { TaskWords } from '#kitchen/composer/grammar/de/phrase.ts'
import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

/** Classes too large to be sprinkled on top. */
const unstrewn: readonly IngredientClass[] = [
  'root',
  'squash',
  'vegetable',
  'crisp-vegetable',
  'tomato',
  'pepper',
  'fruit',
  'citrus',
  'bread',
  'pickle',
]

/**
 * German sentences for seasoning, finishing and serving: infinitives without capital and full stop, which the caller
 * adds.
 */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, withX, and, either }) => {
    if (x === '') return `alles abschmecken`
    if (and !== '')
      return either(
        `${and} mit ${withX} würzen`,
        `${and} mit ${withX} bestreuen`,
        `${and} gleichmäßig mit ${withX} würzen`,
        `${and} gut mit ${withX} würzen`,
        `${and} gleichmäßig mit ${withX} bestreuen`,
      )
    return task.vessel === null
      ? `mit ${withX} würzen`
      : either(
          `mit ${withX} abschmecken`,
          `abschmecken und mit ${withX} würzen`,
          `${x} zugeben und abschmecken`,
          `nach Geschmack mit ${withX} würzen`,
          `mit ${withX} würzen und abschmecken`,
        )
  },
  dress: ({ task, x, withX, either }) => {
    if (task.subject !== null) return `${x} darübergeben`
    if (areAll(task.items, 'citrus')) return `${x} darüber auspressen`
    return task.items.every((item) => isInGroup(item, 'acid', 'fat') && item.kin !== 'tamarind')
      ? either(`mit ${withX} beträufeln`, `${x} darüberträufeln`)
      : either(`${x} darübergeben`, `${x} darauf verteilen`)
  },
  scatter: ({ task, x, withX, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`${x} in Klecksen daraufgeben`, `${x} löffelweise daraufgeben`)
    if (task.items.some(isSpooned)) return `${x} daraufgeben`
    return task.items.some((item) => unstrewn.includes(item.class))
      ? `${x} darauf verteilen`
      : either(`${x} darüberstreuen`, `mit ${withX} bestreuen`, `${x} darüber verteilen`)
  },
  'serve-with': ({ task, x, withX, either }) =>
    task.subject === 'sauce' ? `mit ${withX} zum Dippen servieren` : either(`mit ${withX} servieren`, `${x} dazu servieren`),
  serve: () => 'sofort servieren',
  'pour-over': ({ task, x, over, time, how, until, either }) => {
    if (task.vessel === 'jar') return `${x} mit der heißen Flüssigkeit auffüllen, bis alles bedeckt ist, und verschließen`
    if (task.subject === 'sauce')
      return either(`${x} zugeben und${over}${time}${how} garen${until}`, `${x} angießen und${over}${time}${how} garen${until}`)
    return `${x} gleichmäßig in die Pfanne gießen und${over}${time}${how} garen${until}`
  },
}
