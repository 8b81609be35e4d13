import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { vesselWithPreposition } from '#kitchen/composer/grammar/fr/words.ts'
import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/** French sentences for lifting out, putting back and setting aside, without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) =>
    either(
      `Retirer ${x} et garder au chaud sur une assiette`,
      `Mettre ${x} sur une assiette et garder au chaud`,
      `Réserver ${x} au chaud sur une assiette`,
      `Sortir ${x} et tenir au chaud`,
      `Mettre ${x} de côté, au chaud`,
    ),
  'take-out': ({ x, either }) => either(`Retirer et jeter ${x}`, `Ôter ${x}`),
  return: ({ task, x, shortVessel, either }) => {
    const pan = `${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}`
    return either(
      `Remettre ${x} ${pan}`,
      `Rajouter ${x} ${pan}`,
      `Ajouter de nouveau ${x}`,
      `Replacer ${x} ${pan}`,
      `Remettre également ${x} ${pan}`,
    )
  },
  drain: ({ x }) => `Bien égoutter ${x}`,
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything')
      return either(
        `Laisser reposer le tout${ending}`,
        `Laisser reposer${ending}`,
        `Faire reposer${ending}`,
        `Laisser le plat reposer${ending}`,
        `Laisser le tout reposer${ending}`,
      )
    return x === ''
      ? `${either('Retirer du feu, couvrir', 'Couvrir hors du feu')} et laisser reposer${ending}`
      : `Couvrir et laisser reposer ${x}${ending}`
  },
  chill: ({ x, ending, either }) =>
    x === ''
      ? either(
          `Réserver au frais${ending}`,
          `Mettre au réfrigérateur${ending}`,
          `Laisser au frais${ending}`,
          `Refroidir au réfrigérateur${ending}`,
          `Garder au frais${ending}`,
        )
      : `Laisser décongeler ${x} au réfrigérateur${ending}`,
  cool: ({ ending, either }) =>
    either(
      `Laisser refroidir${ending}`,
      `Laisser tiédir${ending}`,
      `Mettre à refroidir${ending}`,
      `Faire refroidir${ending}`,
      `Laisser refroidir à température ambiante${ending}`,
    ),
  marinate: ({ task, x, ending, either }) => {
    const where = marinatesCold(task) ? ' au réfrigérateur' : ''
    return either(`Laisser mariner ${x}${where}${ending}`, `Couvrir et laisser mariner ${x}${where}${ending}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'Utiliser aussitôt, ou conserver au réfrigérateur et consommer dans les 4 jours',
  freeze: ({ task, where, ending }) =>
    `Verser la préparation${task.vessel === null ? ` ${vesselWithPreposition('freezer-box')}` : where} et mettre au congélateur${ending}, en remuant de temps en temps`,
}
