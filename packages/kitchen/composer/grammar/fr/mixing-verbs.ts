import type { TaskWords } from '#kitchen/composer/grammar/fr/phrase.ts'
import { isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'

/** French sentences for stirring, crushing and blending, without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
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
      `Ajouter ${x} et bien remuer`,
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
    `${isSoft(task.items) ? 'Travailler' : either('Écraser', 'Réduire en purée')} ${x}${task.vessel === 'saucepan' && !task.opens ? ' dans la casserole' : where}${until}`,
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
  grind: ({ x, where }) => `Réduire ${x} en poudre grossière${where}`,
  'rub-in': ({ x, and, where }) =>
    `Sabler ${x} avec ${and === '' ? 'le bout des doigts' : and}${where}, du bout des doigts, pour obtenir de grosses miettes`,
  'fold-in': ({ x, either }) => either(`Incorporer délicatement ${x}`, `Ajouter ${x} et mélanger délicatement`),
  whip: ({ x, where, until, either }) => `${either('Fouetter', 'Battre')} ${x}${where}${until}`,
  crush: ({ x, where }) => `Écraser ${x}${where}`,
}

/** Is the food soft, so that it is worked with a spoon rather than crushed? */
const isSoft = (items: readonly Item[]) =>
  items.some((item) => isInGroup(item, 'dairy') || ['butter', 'soft-cheese', 'yogurt'].includes(item.class)) &&
  !items.some((item) => isInGroup(item, 'vegetable', 'fruit', 'protein'))
