import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import { marinatesCold } from '#kitchen/composer/grammar/handling.ts'
import type { AsideVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Spanish sentences for lifting out, putting back and setting aside, without the full stop. */
export const asideVerbs: Record<AsideVerb, (phrase: TaskWords) => string> = {
  'lift-out': ({ x, either }) =>
    either(
      `Sacar ${x} y reservar al calor en un plato`,
      `Pasar ${x} a un plato y reservar al calor`,
      `Retirar ${x} y mantener al calor`,
      `Apartar ${x} y reservar`,
      `Reservar ${x} en un plato`,
    ),
  'take-out': ({ x, either }) => either(`Retirar y desechar ${x}`, `Sacar y desechar ${x}`),
  return: ({ x, shortVessel, either }) =>
    either(
      `Devolver ${x} a ${shortVessel}`,
      `Volver a poner ${x} en ${shortVessel}`,
      `Reincorporar ${x}`,
      `Añadir de nuevo ${x}`,
      `Poner otra vez ${x} en ${shortVessel}`,
    ),
  drain: ({ x }) => `Escurrir bien ${x}`,
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything')
      return either(
        `Dejar reposar${ending}`,
        `Esperar${ending}`,
        `Dejar en reposo${ending}`,
        `Reposar${ending}`,
        `Dejar que repose${ending}`,
      )
    return x === '' ? `Retirar del fuego y dejar reposar con tapa${ending}` : `Tapar ${x} y dejar reposar${ending}`
  },
  chill: ({ x, ending, either }) =>
    x === ''
      ? either(`Enfriar en la nevera${ending}`, `Dejar enfriar en la nevera${ending}`, `Meter en la nevera${ending}`)
      : `Descongelar ${x} en la nevera${ending}`,
  cool: ({ ending, either }) =>
    either(
      `Dejar enfriar${ending}`,
      `Enfriar${ending}`,
      `Dejar que se enfríe${ending}`,
      `Esperar a que se temple${ending}`,
      `Apartar y enfriar${ending}`,
    ),
  marinate: ({ task, x, ending, either }) => {
    const where = marinatesCold(task) ? ' en la nevera' : ''
    return either(`Dejar marinar ${x}${where}${ending}`, `Tapar y dejar marinar ${x}${where}${ending}`)
  },
  // Clostridium botulinum grows on garlic and herbs in oil at room temperature.
  keep: () => 'Usar enseguida o guardar en el refrigerador y consumir en un plazo de 4 días',
  freeze: ({ task, vessel, ending }) =>
    `Congelar en ${task.vessel === null ? vesselWords['freezer-box'] : vessel}${ending}, removiendo de vez en cuando`,
}
