import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { areAll, isSpooned } from '#kitchen/composer/grammar/handling.ts'
import type { ServingVerb } from '#kitchen/composer/grammar/verbs.ts'
import type { Item } from '#kitchen/composer/item.ts'

/** Spanish sentences for seasoning, finishing and serving, without the full stop. */
export const servingVerbs: Record<ServingVerb, (phrase: TaskWords) => string> = {
  season: ({ task, x, and, either }) => {
    if (and !== '')
      return either(
        `Sazonar ${and} con ${x}`,
        `Condimentar ${and} con ${x}`,
        `Repartir ${x} sobre ${and}`,
        `Sazonar bien ${and} con ${x}`,
        `Aderezar ${and} con ${x}`,
      )
    if (areAll(task.items, 'sweetener')) return `Endulzar con ${x}`
    return task.vessel === null
      ? either(`Sazonar con ${x}`, `Condimentar con ${x}`, `Sazonar bien con ${x}`, `Aderezar con ${x}`, `Añadir ${x}`)
      : either(
          `Probar y sazonar con ${x}`,
          `Sazonar al gusto con ${x}`,
          `Condimentar al gusto con ${x}`,
          `Ajustar el sabor con ${x}`,
          `Añadir ${x} al gusto`,
        )
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `Repartir ${x} por encima`
    if (areAll(task.items, 'citrus'))
      return task.items.length > 1
        ? `Exprimir ${x} por encima`
        : either(
            `Exprimir ${x} por encima`,
            `Rociar con el zumo de ${x}`,
            `Exprimir ${x} sobre el plato`,
            `Regar con el zumo de ${x}`,
            `Terminar con el zumo de ${x}`,
          )
    if (task.items.length > 0 && task.items.every(isRunny))
      return either(`Rociar con ${x}`, `Regar con ${x}`, `Aliñar con ${x}`, `Añadir ${x} por encima`, `Verter ${x} por encima`)
    return either(`Terminar con ${x}`, `Repartir ${x} por encima`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return `Repartir ${x} por encima a cucharadas`
    if (task.items.length > 0 && task.items.every(isFine))
      return either(
        `Espolvorear con ${x}`,
        `Espolvorear por encima ${x}`,
        `Terminar con ${x}`,
        `Esparcir ${x} por encima`,
        `Rematar con ${x}`,
      )
    return task.items.some(isSpooned)
      ? `Coronar con ${x}`
      : either(`Esparcir por encima ${x}`, `Repartir ${x} por encima`, `Completar con ${x}`, `Coronar con ${x}`, `Adornar con ${x}`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce'
      ? `Servir con ${x} para mojar`
      : either(`Servir con ${x}`, `Acompañar con ${x}`, `Llevar a la mesa con ${x}`, `Servir ${x} al lado`, `Presentar junto con ${x}`),
  serve: () => 'Servir enseguida',
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `Verter el líquido caliente hasta llenar ${x} y cerrar`
    if (task.subject === 'sauce') return either(`Verter ${x} y cocinar${over}${ending}`, `Añadir ${x} y mezclar${over}${ending}`)
    return `Verter ${x} de manera uniforme en la sartén y cocinar${over}${ending}`
  },
}

const isRunny = (item: Item) => item.kin !== 'tamarind' && ['acid', 'oil', 'salty-sauce', 'wine', 'stock'].includes(item.class)

/** Is the item fine enough to be sprinkled like powder? */
const isFine = (item: Item) => ['herb', 'hardy-herb', 'spice', 'spice-blend'].includes(item.class)
