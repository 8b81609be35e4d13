import { writeDegrees } from '#kitchen/composer/grammar/fr/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** French oven sentences without the full stop, in the infinitive as French cookbooks write. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    return `${either('Préchauffer le four à', 'Allumer le four à', 'Régler le four sur', 'Faire chauffer le four à', 'Porter le four à')} ${writeDegrees(ovenTemperatures(task.oven))}`
  },
  roast: ({ task, x, where, shortVessel, ending, either }) => {
    if (task.continues) {
      const back = `${task.vessel === 'tray' ? 'sur' : 'dans'} ${shortVessel}`
      return either(
        `Ajouter ${x} ${back}, mélanger et faire rôtir${ending}`,
        `Mettre ${x} ${back}, mélanger et poursuivre la cuisson au four${ending}`,
        `Ajouter ${x}, mélanger et laisser rôtir${ending}`,
        `Mettre aussi ${x} ${back} ; mélanger et rôtir${ending}`,
        `Répartir ${x} ${back}, remuer et remettre au four${ending}`,
      )
    }
    return task.opens
      ? either(
          `Étaler ${x}${where} et faire rôtir au four${ending}`,
          `Répartir ${x}${where} ; faire rôtir au four${ending}`,
          `Disposer ${x}${where}, glisser au four et laisser rôtir${ending}`,
          `Rôtir ${x} au four${where}${ending}`,
          `Mettre ${x}${where}, enfourner et faire rôtir${ending}`,
        )
      : either(
          `Faire rôtir ${x} au four${ending}`,
          `Rôtir ${x} au four${ending}`,
          `Glisser ${x} au four et laisser rôtir${ending}`,
          `Rôtir ${x} à four chaud${ending}`,
          `Enfourner ${x} et faire rôtir${ending}`,
        )
  },
  bake: ({ task, x, and, ending, either }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `Étaler ${x} dans un moule à tarte de 24 cm, piquer à la fourchette et cuire au four${ending}`
        : `Badigeonner ${x} avec ${and}, disposer en couches dans un moule à tarte de 24 cm et cuire au four${ending}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `Dérouler ${and} sur une plaque de four, répartir ${x} dessus en laissant un bord et cuire au four${ending}`
        : `${task.subject === null ? 'Répartir' : 'Verser'} ${x} sur ${and} et cuire au four${ending}`
    if (and !== '') return `Poser le plat dans une plaque creuse, verser de l'eau chaude à mi-hauteur et cuire au four${ending}`
    if (task.subject === 'mixture') return `${either('Enfourner et cuire', 'Cuire au four')}${ending}`
    return task.subject === 'parcels' ? `Poser ${x} sur une plaque et cuire au four${ending}` : `Enfourner ${x} et cuire${ending}`
  },
}
