import { contractDe } from '#kitchen/composer/grammar/fr/names.ts'
import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'

/** French sentences for seasoning, finishing and serving, without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, of, and, either }) => {
    if (and !== '')
      return either(
        `Assaisonner ${and} avec ${x}`,
        `Bien assaisonner ${and} avec ${x}`,
        `Répartir ${x} sur ${and}`,
        `${task.items.some((item) => isInGroup(item, 'liquid', 'acid')) ? 'Arroser' : 'Saupoudrer'} ${and} ${of}`,
        `Assaisonner ${and} ${of}`,
      )
    return task.vessel === null
      ? either(`Assaisonner avec ${x}`, `Assaisonner ${of}`, `Ajouter ${x}`, `Bien assaisonner avec ${x}`, `Relever ${of}`)
      : either(
          `Goûter et assaisonner avec ${x}`,
          `Assaisonner ${of}`,
          `Goûter et ajouter ${x}`,
          `Assaisonner selon le goût avec ${x}`,
          `Relever ${of}`,
        )
  },
  dress: ({ task, x, of, either }) => {
    if (task.subject !== null) return `Napper le tout avec ${x}`
    if (areAll(task.items, 'sweetener')) return task.items.some(isRunnySweet) ? `Arroser ${of}` : `Saupoudrer ${of}`
    if (areAll(task.items, 'citrus')) {
      const juice = task.items.length === 1 ? `le jus ${contractDe(x)}` : x
      return either(
        `Presser ${x} au-dessus du plat`,
        `Presser ${x} par-dessus`,
        `Verser ${juice} sur le dessus`,
        `Presser ${x} sur le tout`,
        `Terminer avec ${juice}`,
      )
    }
    return task.items.every((item) => isInGroup(item, 'acid', 'fat'))
      ? task.items.some((item) => item.class === 'citrus')
        ? `Terminer avec ${x}`
        : either(`Terminer avec ${x}`, `Verser ${x} en filet`, `Arroser ${of}`)
      : either(`Répartir ${x} par-dessus`, `Répartir ${x} sur le dessus`)
  },
  scatter: ({ task, x, of, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned))
      return either(`Déposer ${x} par cuillerées sur le dessus`, `Ajouter ${x} par petites cuillerées`)
    if (task.items.some(isSpooned)) return `Garnir ${of}`
    return either(
      `Parsemer ${of}`,
      `Répartir ${x} sur le dessus`,
      `Garnir ${of}`,
      `Terminer avec ${x}`,
      `Ajouter ${x} juste avant de servir`,
    )
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `Servir avec ${x} à part, pour tremper`
      : either(
          `Servir avec ${x}`,
          `Proposer ${x} en accompagnement`,
          `Apporter à table avec ${x}`,
          `Servir avec ${x} à côté`,
          `Servir ${x} à part`,
        ),
  serve: ({ either }) => either('Servir aussitôt', 'Servir sans attendre'),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `Verser le liquide chaud pour bien remplir ${x}, puis fermer`
    if (task.subject === 'sauce') return either(`Verser ${x} et cuire${over}${ending}`, `Ajouter ${x} et mélanger${over}${ending}`)
    return `Verser ${x} uniformément dans la poêle et cuire${over}${ending}`
  },
}

/** Is the sweetener liquid, so that it is poured rather than sprinkled? */
const isRunnySweet = ({ kin }: Item) => /honey|syrup|molasses|jam|nectar/.test(kin)
