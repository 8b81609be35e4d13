import type { Phrase } from '#kitchen/composer/grammar/es/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'Lavar, pelar y cortar los ingredientes como se indica en la lista',
      'Para empezar, limpiar y cortar todo según la lista',
      'Antes de empezar, dejar todo lavado y cortado tal como indica la lista',
      'Preparar lo que haga falta: lavar, pelar y trocear al tamaño señalado arriba',
      'Tener listos los ingredientes, limpios y cortados de la forma indicada',
    )
    const last = either(
      `Dejar para el final ${x}, en otra tabla, y lavar después la tabla, el cuchillo y las manos`,
      `Preparar ${x} al final y en una tabla aparte; lavarse luego las manos y limpiar tabla y cuchillo`,
      `Reservar ${x} para lo último, con otra tabla, y lavar bien cuchillo, tabla y manos`,
      `Manipular ${x} después de lo demás, en una tabla distinta, y lavar enseguida manos y cuchillo`,
      `Ocuparse de ${x} en último lugar, sobre otra tabla, y lavar a continuación las manos y los utensilios usados`,
    )
    return x === '' ? ready : `${ready}. ${last}`
  },
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
      task.items.some((item) => isIn(item, 'dairy') || isCreamy(item)) &&
      !task.items.some((item) => isIn(item, 'vegetable', 'fruit', 'protein'))
    return `${isSoft ? 'Trabajar' : either('Machacar', 'Aplastar')} ${x} en ${task.vessel === 'saucepan' ? shortVessel : vessel}${until}`
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
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Repartir la mezcla caliente sobre ${x}`
      : either(`Rellenar ${x} con la mezcla caliente`, `Repartir la mezcla caliente en ${x}`),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `Verter el líquido caliente hasta llenar ${x} y cerrar`
    if (task.subject === 'sauce') return either(`Verter ${x} y cocinar${over}${ending}`, `Añadir ${x} y mezclar${over}${ending}`)
    return `Verter ${x} de manera uniforme en la sartén y cocinar${over}${ending}`
  },
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
  marinate: ({ x, ending, either }) => either(`Dejar marinar ${x}${ending}`, `Tapar y dejar marinar ${x}${ending}`),
  shape: () => 'Dividir la masa en 4 partes y estirar cada una en una capa fina',
  'rub-in': ({ x, and, vessel }) => `Trabajar ${x} con ${and} en ${vessel}, con la punta de los dedos, hasta lograr una textura arenosa`,
  'fold-in': ({ x, either }) => either(`Incorporar ${x} con movimientos suaves`, `Incorporar con cuidado ${x}`),
  dip: ({ x, either }) => either(`Pasar ${x} por la mezcla por ambos lados`, `Remojar ${x} en la mezcla por ambos lados`),
  layer: ({ task, x, vessel, either }) => {
    if (task.vessel === 'baking-dish') return `Poner ${x} en ${vessel} y cubrir con la capa crujiente`
    if (task.vessel === 'jar') return `Meter ${x} en ${vessel}`
    if (task.vessel === 'cake-tin') return `Verter ${x} en ${vessel}`
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
  whip: ({ x, vessel, until, either }) => `${either('Montar', 'Batir')} ${x} en ${vessel}${until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `Machacar ${x}` : `Machacar ${x} en ${vessel}`),
  freeze: ({ task, vessel, ending }) =>
    `Congelar en ${task.vessel === null ? vesselWords['freezer-box'] : vessel}${ending}, removiendo de vez en cuando`,
}

const isRunny = (item: Item) => item.kin !== 'tamarind' && ['acid', 'oil', 'salty-sauce', 'wine', 'stock'].includes(item.class)

const isCreamy = (item: Item) => ['butter', 'soft-cheese', 'yogurt'].includes(item.class)

/** Fine enough to be strewn like powder. */
const isFine = (item: Item) => ['herb', 'hardy-herb', 'spice', 'spice-blend'].includes(item.class)
