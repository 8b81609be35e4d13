import { writeDegrees } from '#kitchen/composer/grammar/es/measures.ts'
import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { areAll } from '#kitchen/composer/grammar/handling.ts'
import { ovenTemperatures } from '#kitchen/composer/grammar/us-measures.ts'
import type { OvenVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Spanish oven sentences without the full stop. */
export const ovenVerbs: Record<OvenVerb, (phrase: TaskWords) => string> = {
  preheat: ({ task, either }) => {
    const heat = writeDegrees(ovenTemperatures(task.oven))
    return either(
      `Precalentar el horno a ${heat}`,
      `Encender el horno a ${heat}`,
      `Poner el horno a ${heat} y dejar que se caliente`,
      `Calentar el horno a ${heat}`,
      `Poner a calentar el horno a ${heat}`,
    )
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues)
      return either(
        `Añadir ${x} a ${shortVessel}, mezclar y asar en el horno${ending}`,
        `Incorporar ${x} a ${shortVessel}, remover y asar${ending}`,
        `Poner también ${x} en ${shortVessel}, mezclar y hornear${ending}`,
        `Agregar ${x}, mezclar y asar${ending}`,
        `Repartir ${x} en ${shortVessel}, remover y volver a meter en el horno${ending}`,
      )
    return task.opens
      ? either(
          `Repartir ${x} en ${vessel} y asar en el horno${ending}`,
          `Extender ${x} en ${vessel}; asar en horno caliente${ending}`,
          `Colocar ${x} en ${vessel}, meter en el horno y asar${ending}`,
          `Asar ${x} al horno en ${vessel}${ending}`,
          `Poner ${x} en ${vessel} y hornear${ending}`,
        )
      : either(
          `Asar ${x} en el horno${ending}`,
          `Asar ${x} en horno caliente${ending}`,
          `Meter ${x} en el horno y asar${ending}`,
          `Asar ${x} al horno${ending}`,
          `Hornear ${x}${ending}`,
        )
  },
  bake: ({ task, x, and, ending }) => {
    if (areAll(task.items, 'pastry'))
      return and === ''
        ? `Forrar un molde redondo de 24 cm (10 pulgadas) con ${x}, pinchar el fondo con un tenedor y hornear${ending}`
        : `Pincelar ${x} con ${and}, colocar una lámina sobre otra en un molde redondo de 24 cm (10 pulgadas) y hornear${ending}`
    if (areAll(task.and, 'pastry'))
      return task.vessel === 'tray'
        ? `Extender ${and} en una bandeja de horno, repartir encima ${x} sin llegar al borde y hornear${ending}`
        : `${task.subject === null ? 'Repartir' : 'Verter'} ${x} sobre ${and} y hornear${ending}`
    if (and !== '') return `Poner la fuente en una bandeja honda, verter agua caliente hasta media altura y hornear${ending}`
    if (task.subject === 'mixture' || task.subject === 'crumble' || task.subject === 'cake') return `Hornear${ending}`
    return task.subject === 'parcels' ? `Poner ${x} en una bandeja y hornear${ending}` : `Hornear ${x}${ending}`
  },
}
