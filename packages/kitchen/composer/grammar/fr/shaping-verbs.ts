import { getReady } from '#kitchen/composer/grammar/fr/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { vesselWithPreposition, vesselWords } from '#kitchen/composer/grammar/fr/words.ts'
import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** French sentences for cutting, shaping, filling and layering, without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return `${ready}. ${either(
        `Manipuler ${x} en dernier, puis se laver les mains et nettoyer les ustensiles et le plan de travail`,
        `Finir par ${x} ; bien se laver les mains et nettoyer aussitôt tout ce qui a servi`,
      )}`
    const last = either(
      `Garder ${x} pour la fin, sur une planche à part, puis laver la planche, le couteau et les mains`,
      `Préparer ${x} en tout dernier, sur une autre planche ; se laver ensuite les mains, nettoyer planche et couteau`,
      `Réserver ${x} pour le dernier moment, prendre une autre planche et bien laver mains et couteau après`,
      `Manipuler ${x} après tout le reste, sur une planche différente, et laver aussitôt les mains et le couteau`,
      `Finir par ${x}, sur une planche séparée, et nettoyer à la fin le couteau, la planche et les mains`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Répartir la préparation chaude sur ${x}`
      : either(`Garnir ${x} avec la préparation chaude`, `Répartir la préparation chaude dans ${x}`),
  shape: () => 'Diviser la pâte en 4 et étaler finement chaque part',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `Assouplir ${x} quelques secondes dans de l'eau froide`
      : either(`Tremper ${x} des deux côtés dans la préparation`, `Bien imbiber ${x} en retournant dans la préparation`),
  layer: ({ task, x, and, where, either }) => {
    if (and !== '') return `Disposer ${x} en couches avec ${and}${where}`
    if (task.vessel === 'baking-dish' && task.subject === null) return `Mettre ${x}${where} et couvrir avec le crumble`
    if (task.vessel === 'jar') return `Tasser ${x}${where}`
    if (task.vessel === 'cake-tin' || task.vessel === 'baking-dish') return `Verser ${x}${where}`
    return `${either('Répartir', 'Disposer', 'Répartir', 'Dresser', 'Mettre')} ${x}${where}`
  },
  thread: ({ x }) => `Enfiler ${x} sur des brochettes (tremper dans l'eau celles en bois)`,
  form: ({ either }) =>
    either('Façonner 8 galettes plates avec les mains mouillées', 'Avec les mains mouillées, former 8 galettes plates avec la préparation'),
  roll: () => 'Rouler la préparation en boulettes de 3 cm environ',
  'wrap-up': ({ task, x }) =>
    `Répartir ${x} ${vesselWithPreposition('baking-paper', task.vessel === null ? undefined : vesselWords[task.vessel])} et bien fermer en torsadant les bords`,
  hollow: ({ x }) => `Couper en deux et évider ${x}`,
  stuff: ({ x, and }) => (and === '' ? `Remplir avec ${x}` : `Remplir ${and} avec ${x}`),
  'cover-with': ({ task, x, of, either }) =>
    task.subject === 'batter' ? `Verser ${x} par-dessus` : either(`Couvrir ${of}`, `Étaler ${x} sur le dessus`),
}
