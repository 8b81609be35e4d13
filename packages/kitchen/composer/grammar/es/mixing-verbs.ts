import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { isMisoOnly, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { MixingVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'

/** Spanish sentences for stirring, crushing and blending, without the full stop. */
export const mixingVerbs: Record<MixingVerb, (phrase: TaskWords) => string> = {
  'stir-in': ({ task, x, vessel, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `Retirar del fuego y disolver ${x}`
    if (task.subject === 'dressing') return either(`Verter ${x} por encima y mezclar`, `Añadir ${x} y mezclar bien`)
    if (task.minutes !== null) return `${either('Incorporar', 'Añadir')} ${x} y cocinar${over}${ending}`
    return task.opens && task.vessel === 'bowl'
      ? `Mezclar ${x} en ${vessel}`
      : either(`Incorporar ${x}`, `Añadir ${x} y mezclar`, `Echar ${x} y remover`, `Agregar ${x}, removiendo`, `Añadir ${x} y remover bien`)
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    const where = vessel === '' ? '' : ` en ${vessel}`
    if (and !== '')
      return either(
        `Mezclar ${x} con ${and}${where}`,
        where === '' ? `Mezclar bien ${x} con ${and}` : `En ${vessel}, mezclar ${x} con ${and}`,
        `Poner ${x}${where} y mezclar con ${and}`,
        `Juntar ${x}${where} con ${and} y mezclar bien`,
        `Combinar ${x} con ${and}${where}`,
      )
    if (task.vessel === 'salad-bowl' && task.items.length === 1) return `Poner ${x} en ${vessel}`
    if (task.vessel === 'salad-bowl') return either(`Poner ${x} en ${vessel} y mezclar con suavidad`, `Mezclar ${x} en ${vessel}`)
    if (task.vessel === 'baking-dish' || task.vessel === 'tray') return `Repartir ${x} en ${vessel}`
    return either(
      `Añadir ${x} a ${shortVessel} y mezclar bien`,
      `Echar ${x} en ${shortVessel} y remover`,
      `Incorporar ${x} a ${shortVessel} y remover bien`,
      `Agregar ${x} a ${shortVessel} y mezclar`,
      `Poner ${x} en ${shortVessel} y mezclar todo`,
    )
  },
  whisk: ({ task, x, and, vessel, until, either }) => {
    if (task.continues) return `Incorporar poco a poco ${x}, batiendo${until}`
    const group = and === '' ? '' : ` con ${and}`
    return either(
      `Batir ${x}${group} en ${vessel}${until}`,
      `En ${vessel}, batir ${x}${group}${until}`,
      `Poner ${x}${group} en ${vessel} y batir${until}`,
      `Mezclar con varillas ${x}${group} en ${vessel}${until}`,
      `Batir bien ${x}${group} en ${vessel}${until}`,
    )
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `${either('Mezclar', 'Juntar')} ${x} con ${and} en ${vessel} y amasar${until}`
    if (!task.opens) return either(`Añadir ${x} y mezclar${until}`, `Incorporar ${x}${until}`)
    if (task.items.length === 1) return either(`Poner ${x} en ${vessel}`, `Colocar ${x} en ${vessel}`)
    return either(
      `Mezclar ${x} en ${vessel}${until}`,
      `En ${vessel}, mezclar ${x}${until}`,
      `Poner ${x} en ${vessel} y remover${until}`,
      `Mezclar bien ${x} en ${vessel}${until}`,
      `Combinar ${x} en ${vessel}${until}`,
    )
  },
  mash: ({ task, x, vessel, shortVessel, until, either }) => {
    const isSoft =
      task.items.some((item) => isInGroup(item, 'dairy') || isCreamy(item)) &&
      !task.items.some((item) => isInGroup(item, 'vegetable', 'fruit', 'protein'))
    return `${isSoft ? 'Trabajar' : either('Machacar', 'Aplastar')} ${x} en ${task.vessel === 'saucepan' && !task.opens ? shortVessel : vessel}${until}`
  },
  blend: ({ task, x, until, either }) => {
    if (task.subject !== null)
      return either(
        `Triturar ${x}${until}`,
        `Pasar ${x} por la batidora${until}`,
        `Triturar bien ${x}${until}`,
        `Batir ${x}${until}`,
        `Triturar ${x} con la batidora${until}`,
      )
    return `${isWetEnough(task.items) ? `Triturar ${x} en una batidora` : `Triturar ${x} en un robot de cocina o un mortero`}${until}`
  },
  grind: ({ x, vessel }) => `Moler ${x} en ${vessel} hasta obtener un polvo grueso`,
  'rub-in': ({ x, and, vessel }) => `Trabajar ${x} con ${and} en ${vessel}, con la punta de los dedos, hasta lograr una textura arenosa`,
  'fold-in': ({ x, either }) => either(`Incorporar ${x} con movimientos suaves`, `Incorporar con cuidado ${x}`),
  whip: ({ x, vessel, until, either }) => `${either('Montar', 'Batir')} ${x} en ${vessel}${until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `Machacar ${x}` : `Machacar ${x} en ${vessel}`),
}

const isCreamy = (item: Item) => ['butter', 'soft-cheese', 'yogurt'].includes(item.class)
