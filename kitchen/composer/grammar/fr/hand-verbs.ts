import { ofThe } from '#kitchen/composer/grammar/fr/names.ts'
import type { Phrase } from '#kitchen/composer/grammar/fr/phrase.ts'
import { into, vesselWords } from '#kitchen/composer/grammar/fr/words.ts'
import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'Laver, éplucher et couper les ingrédients comme indiqué dans la liste',
      'Pour commencer, nettoyer et détailler le tout selon la liste',
      "Avant de commencer, laver puis couper chaque ingrédient comme l'indique la liste",
      'Préparer tous les ingrédients : rincer, peler et tailler comme indiqué plus haut',
      'Tout laver, éplucher au besoin et couper à la taille indiquée',
    )
    const last = either(
      `Garder ${x} pour la fin, sur une planche à part, puis laver la planche, le couteau et les mains`,
      `Préparer ${x} en tout dernier, sur une autre planche ; se laver ensuite les mains, nettoyer planche et couteau`,
      `Réserver ${x} pour le dernier moment, prendre une autre planche et bien laver mains et couteau après`,
      `Manipuler ${x} après tout le reste, sur une planche différente, et laver aussitôt les mains et le couteau`,
      `Finir par ${x}, sur une planche séparée, et nettoyer à la fin le couteau, la planche et les mains`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
  'stir-in': ({ task, x, where, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `Retirer du feu et délayer ${x} dans le liquide`
    if (task.subject === 'dressing') return either(`Verser ${x} et bien mélanger`, `Ajouter ${x} et bien enrober le tout`)
    if (task.minutes !== null) return `${either('Incorporer', 'Ajouter')} ${x} et cuire${over}${ending}`
    if (task.opens && task.vessel === 'bowl') return `Mélanger ${x}${where}`
    return either(
      `Incorporer ${x}`,
      `Ajouter ${x} et mélanger`,
      `Ajouter ${x} en remuant`,
      `Incorporer ${x} en mélangeant`,
      `Mettre ${x} et bien remuer`,
    )
  },
  toss: ({ task, x, and, where, either }) => {
    if (and !== '')
      return either(
        `Mélanger ${x} avec ${and}${where}`,
        where === '' ? `Bien mélanger ${x} avec ${and}` : `${capitalised(where.trimStart())}, mélanger ${x} avec ${and}`,
        `Mettre ${x}${where} et mélanger avec ${and}`,
        `Mettre ${x}${where}, ajouter ${and} et mélanger`,
        `Bien mélanger ${x} avec ${and}${where}`,
      )
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return `Mettre ${x}${where}`
    if (task.vessel === 'salad-bowl') return either(`Mettre ${x}${where} et mélanger délicatement`, `Mélanger ${x}${where}`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `${either('Étaler', 'Répartir')} ${x}${where}`
    return either(`Ajouter ${x} et bien mélanger`, `Ajouter ${x} et mélanger pour bien enrober`)
  },
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
  whisk: ({ task, x, and, where, until, either }) => {
    if (task.continues) return `Verser peu à peu ${x} sans cesser de fouetter${until}`
    return `${either('Fouetter', 'Battre', 'Mélanger au fouet', 'Battre au fouet', 'Bien fouetter')} ${x}${and === '' ? '' : ` avec ${and}`}${where}${until}`
  },
  mix: ({ task, x, and, where, until, either }) => {
    if (and !== '') return `Mélanger ${x} avec ${and}${where} et pétrir${until}`
    if (!task.opens) return either(`Ajouter ${x} et mélanger${until}`, `Incorporer ${x}${until}`)
    return task.items.length === 1
      ? either(`Mettre ${x}${where}`, `Placer ${x}${where}`, `Disposer ${x}${where}`)
      : `${either('Mélanger', 'Bien mélanger', 'Réunir et mélanger', 'Mêler', 'Remuer ensemble')} ${x}${where}${until}`
  },
  mash: ({ task, x, where, until, either }) =>
    `${isSoft(task.items) ? 'Travailler' : either('Écraser', 'Réduire en purée')} ${x}${task.vessel === 'saucepan' ? ' dans la casserole' : where}${until}`,
  blend: ({ task, x, until, either }) => {
    if (task.subject !== null)
      return either(
        `Mixer ${x}${until}`,
        `Passer ${x} au mixeur${until}`,
        `Mixer finement ${x}${until}`,
        `Bien mixer ${x}${until}`,
        `Mixer ${x}${until}`,
      )
    return `Mixer ${x} ${isWetEnough(task.items) ? 'au blender' : 'au robot, ou piler au mortier'}${until}`
  },
  grind: ({ x, where }) => `Piler ${x}${where} en poudre grossière`,
  season: ({ task, x, of, and, either }) => {
    if (and !== '')
      return either(
        `Assaisonner ${and} avec ${x}`,
        `Bien assaisonner ${and} avec ${x}`,
        `Répartir ${x} sur ${and}`,
        `Saupoudrer ${and} ${of}`,
        `Assaisonner ${and} ${of}`,
      )
    return task.vessel === null
      ? either(`Assaisonner avec ${x}`, `Assaisonner ${of}`, `Ajouter ${x}`, `Bien assaisonner avec ${x}`, `Relever ${of}`)
      : either(
          `Goûter et assaisonner avec ${x}`,
          `Assaisonner ${of}`,
          `Goûter et ajouter ${x}`,
          `Assaisonner au goût avec ${x}`,
          `Relever ${of}`,
        )
  },
  dress: ({ task, x, of, either }) => {
    if (task.subject !== null) return `Napper le tout avec ${x}`
    if (areAll(task.items, 'sweetener')) return task.items.some(isRunnySweet) ? `Arroser ${of}` : `Saupoudrer ${of}`
    if (areAll(task.items, 'citrus')) {
      const juice = task.items.length === 1 ? `le jus ${ofThe(x)}` : x
      return either(
        `Presser ${x} au-dessus du plat`,
        `Presser ${x} par-dessus`,
        `Verser ${juice} sur le dessus`,
        `Presser ${x} sur le tout`,
        `Terminer avec ${juice}`,
      )
    }
    return task.items.every((item) => isIn(item, 'acid', 'fat'))
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
  'serve-with': ({ task, x, of, either }) =>
    task.subject === 'sauce'
      ? `Servir avec ${x} à part, pour tremper`
      : either(`Servir avec ${x}`, `Accompagner ${of}`, `Apporter à table avec ${x}`, `Servir avec ${x} à côté`, `Servir ${x} à part`),
  serve: ({ either }) => either('Servir aussitôt', 'Servir sans attendre'),
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Répartir la préparation chaude sur ${x}`
      : either(`Garnir ${x} avec la préparation chaude`, `Répartir la préparation chaude dans ${x}`),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `Verser le liquide chaud pour bien remplir ${x}, puis fermer`
    if (task.subject === 'sauce') return either(`Verser ${x} et cuire${over}${ending}`, `Ajouter ${x} et mélanger${over}${ending}`)
    return `Verser ${x} uniformément dans la poêle et cuire${over}${ending}`
  },
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything')
      return either(
        `Laisser reposer le tout${ending}`,
        `Laisser reposer${ending}`,
        `Faire reposer${ending}`,
        `Laisser le plat reposer${ending}`,
        `Laisser en repos${ending}`,
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
  marinate: ({ x, ending, either }) => either(`Laisser mariner ${x}${ending}`, `Couvrir et laisser mariner ${x}${ending}`),
  shape: () => 'Diviser la pâte en 4 et étaler finement chaque part',
  'rub-in': ({ x, and, where }) =>
    `Sabler ${x} avec ${and === '' ? 'le bout des doigts' : and}${where}, du bout des doigts, pour obtenir de grosses miettes`,
  'fold-in': ({ x, either }) => either(`Incorporer délicatement ${x}`, `Ajouter ${x} et mélanger délicatement`),
  dip: ({ x, either }) => either(`Tremper ${x} des deux côtés dans la préparation`, `Bien imbiber ${x} en retournant dans la préparation`),
  layer: ({ task, x, where, either }) => {
    if (task.vessel === 'baking-dish') return `Mettre ${x}${where} et couvrir avec le crumble`
    if (task.vessel === 'jar') return `Tasser ${x}${where}`
    if (task.vessel === 'cake-tin') return `Verser ${x}${where}`
    return `${either('Répartir', 'Disposer', 'Répartir', 'Dresser', 'Mettre')} ${x}${where}`
  },
  thread: ({ x }) => `Enfiler ${x} sur des brochettes (tremper dans l'eau celles en bois)`,
  form: ({ either }) =>
    either('Façonner 8 galettes plates avec les mains mouillées', 'Avec les mains mouillées, former 8 galettes plates avec la préparation'),
  roll: () => 'Rouler la préparation en boulettes de 3 cm environ',
  'wrap-up': ({ task, x }) =>
    `Répartir ${x} ${into('baking-paper', task.vessel === null ? undefined : vesselWords[task.vessel])} et bien fermer en torsadant les bords`,
  hollow: ({ x }) => `Couper en deux et évider ${x}`,
  stuff: ({ x, and }) => (and === '' ? `Remplir avec ${x}` : `Remplir ${and} avec ${x}`),
  'cover-with': ({ task, x, of, either }) =>
    task.subject === 'batter' ? `Verser ${x} par-dessus` : either(`Couvrir ${of}`, `Étaler ${x} sur le dessus`),
  whip: ({ x, where, until, either }) => `${either('Fouetter', 'Battre')} ${x}${where}${until}`,
  crush: ({ x, where }) => `Écraser ${x}${where}`,
  freeze: ({ task, where, ending }) =>
    `Verser la préparation${task.vessel === null ? ` ${into('freezer-box')}` : where} et mettre au congélateur${ending}, en remuant de temps en temps`,
}

/** Worked with a spoon rather than crushed. */
const isSoft = (items: readonly Item[]) =>
  items.some((item) => isIn(item, 'dairy') || ['butter', 'soft-cheese', 'yogurt'].includes(item.class)) &&
  !items.some((item) => isIn(item, 'vegetable', 'fruit', 'protein'))

/** Poured rather than sprinkled. */
const isRunnySweet = ({ kin }: Item) => /honey|syrup|molasses|jam|nectar/.test(kin)
