import { getReady } from '#kitchen/composer/grammar/es/get-ready.ts'
import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import { areAll, areRicePapers } from '#kitchen/composer/grammar/handling.ts'
import type { ShapingVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Spanish sentences for cutting, shaping, filling and layering, without the full stop. */
export const shapingVerbs: Record<ShapingVerb, (phrase: TaskWords) => string> = {
  'get-ready': ({ task, x, either }) => {
    const ready = getReady(task, either)
    if (areAll(task.items, 'mince'))
      return `${ready}. ${either(
        `Dejar para el final ${x} y lavarse después las manos, los utensilios y la encimera`,
        `Preparar ${x} en último lugar; lavarse luego las manos y limpiar todo lo usado`,
      )}`
    const last = either(
      `Dejar para el final ${x}, en otra tabla, y lavar después la tabla, el cuchillo y las manos`,
      `Preparar ${x} al final y en una tabla aparte; lavarse luego las manos y limpiar tabla y cuchillo`,
      `Reservar ${x} para lo último, con otra tabla, y lavar bien cuchillo, tabla y manos`,
      `Manipular ${x} después de lo demás, en una tabla distinta, y lavar enseguida manos y cuchillo`,
      `Ocuparse de ${x} en último lugar, sobre otra tabla, y lavar a continuación las manos y los utensilios usados`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Repartir la mezcla caliente sobre ${x}`
      : either(`Rellenar ${x} con la mezcla caliente`, `Repartir la mezcla caliente en ${x}`),
  shape: () => 'Dividir la masa en 4 partes y estirar cada una en una capa fina',
  dip: ({ task, x, either }) =>
    areRicePapers(task.items)
      ? `Ablandar ${x} unos segundos en agua fría`
      : either(`Pasar ${x} por la mezcla por ambos lados`, `Remojar ${x} en la mezcla por ambos lados`),
  layer: ({ task, x, and, vessel, either }) => {
    if (and !== '') return `Disponer ${x} en capas con ${and} en ${vessel}`
    if (task.vessel === 'baking-dish' && task.subject === null) return `Poner ${x} en ${vessel} y cubrir con la capa crujiente`
    if (task.vessel === 'jar') return `Meter ${x} en ${vessel}`
    if (task.vessel === 'cake-tin' || task.vessel === 'baking-dish') return `Verter ${x} en ${vessel}`
    return `${either('Repartir', 'Distribuir', 'Disponer', 'Colocar', 'Poner')} ${x} en ${vessel}`
  },
  thread: ({ x }) => `Ensartar ${x} en brochetas (si son de madera, remojar antes)`,
  form: ({ either }) =>
    either('Formar 8 medallones planos con las manos mojadas', 'Con las manos mojadas, dar forma a 8 medallones planos'),
  roll: () => 'Formar bolitas de unos 3 cm (1 pulgada) con la mezcla',
  'wrap-up': ({ x, vessel }) => `Repartir ${x} en ${vessel === '' ? vesselWords['baking-paper'] : vessel} y cerrar bien los bordes`,
  hollow: ({ x }) => `Partir ${x} por la mitad y vaciar el centro`,
  stuff: ({ task, x, and }) => {
    const filling = task.subject === 'filling' ? 'la mezcla' : x
    return and === '' ? `Rellenar con ${filling}` : `Rellenar ${and} con ${filling}`
  },
  'cover-with': ({ task, x, either }) =>
    task.subject === 'batter' ? `Verter ${x} por encima` : either(`Cubrir con ${x}`, `Extender ${x} por encima`),
}
