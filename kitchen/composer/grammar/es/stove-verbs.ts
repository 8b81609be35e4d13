import { degrees } from '#kitchen/composer/grammar/es/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/es/phrase.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task }) => {
    return `Precalentar el horno a ${degrees(ovenHeat(task.oven))}`
  },
  'heat-fat': ({ task, x, vessel, over, time }) => {
    const isButter = areAll(task.items, 'butter')
    return `${isButter ? 'Derretir' : 'Calentar'} ${x} en ${vessel}${over}${time}`
  },
  'warm-pan': ({ vessel, over }) => `Calentar ${vessel}${over}`,
  melt: ({ x, vessel, over, ending }) => `Derretir ${x} en ${vessel}${over}${ending}`,
  fry: ({ x, over, ending, moving, either }) =>
    either(
      `Añadir ${x} y rehogar${over}${moving('removiendo de vez en cuando')}`,
      `Agregar ${x} y sofreír${over}${moving('removiendo a menudo')}`,
      `Incorporar ${x} y cocinar${over}${moving('dando vueltas de vez en cuando')}`,
      `Echar ${x} y sofreír${over}${ending}`,
    ),
  'stir-fry': ({ x, over, ending, moving, either }) =>
    either(
      `Añadir ${x} y saltear${over}${ending}`,
      `Echar ${x} y saltear${over}${moving('sin dejar de remover')}`,
      `Agregar ${x} y saltear${over}${moving('moviendo sin parar')}`,
    ),
  sear: ({ x, over, moving, either }) =>
    either(
      `Poner ${x} en una sola capa y dorar${over}${moving('dando la vuelta una vez')}`,
      `Colocar ${x} en la sartén, sin amontonar, y dorar${over}${moving('dando la vuelta a media cocción')}`,
      `Dorar ${x} en una sola capa${over}${moving('dando la vuelta una vez')}`,
    ),
  brown: ({ task, x, over, ending, moving, either }) => {
    if (areAll(task.items, 'mince')) return `Añadir ${x} y dorar${over}${moving('desmenuzando con la cuchara')}`
    return either(
      `Añadir ${x} y dorar por todos los lados${over}${ending}`,
      `Echar ${x} y dorar${over}${moving('dando vueltas cuando haga falta')}`,
      `Incorporar ${x} y dorar bien por fuera${over}${ending}`,
    )
  },
  bloom: ({ x, ending, moving, either }) =>
    either(
      `Añadir ${x} y cocinar${moving('sin dejar de remover')}`,
      `Incorporar ${x} y remover${ending}`,
      `Agregar ${x} y sofreír${moving('removiendo sin parar')}`,
      `Echar ${x} y dar unas vueltas${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending }) => `Llevar a ebullición${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ together, vessel, over, ending, either }) =>
    `Poner ${together} en ${vessel}, llevar a ebullición, tapar y cocer${over}${ending}. ${either(
      'Dejar reposar con la tapa puesta hasta el momento de servir',
      'Retirar del fuego y mantener tapado hasta que haga falta',
      'Apartar del fuego y reservar tapado',
    )}`,
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `Poner ${x} en ${vessel} con un chorrito de agua, tapar y calentar${over}${ending}`
    return task.continues
      ? `Añadir ${x} a la vaporera y cocer al vapor${ending}`
      : `Poner ${x} en ${vessel} sobre agua hirviendo, tapar y cocer al vapor${ending}`
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `Añadir ${x} a ${shortVessel}, mezclar y asar en el horno${ending}`
    return task.opens
      ? `${either('Repartir', 'Extender', 'Colocar')} ${x} en ${vessel} y asar en el horno${ending}`
      : `Asar ${x} en el horno${ending}`
  },
  bake: ({ task, x, ending }) => {
    if (task.subject === 'mixture' || task.subject === 'crumble' || task.subject === 'cake') return `Hornear${ending}`
    return task.subject === 'parcels' ? `Poner ${x} en una bandeja y hornear${ending}` : `Hornear ${x}${ending}`
  },
  grill: ({ x, over, moving, either }) =>
    either(
      `Asar ${x} a la parrilla${over}${moving('dando vueltas')}`,
      `Cocinar ${x} a la plancha${over}${moving('dando vueltas a menudo')}`,
      `Hacer ${x} a la parrilla${over}${moving('dando vueltas de vez en cuando')}`,
    ),
  toast: ({ task, x, over, moving, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread
      ? either('dando la vuelta una vez', 'por ambos lados')
      : either('moviendo la sartén a menudo', 'sin dejar de remover', 'removiendo a menudo')
    return `${task.vessel === 'grill-pan' ? 'Calentar' : 'Tostar'} ${x} en una sartén sin grasa${over}${moving(manner)}`
  },
  'bake-in-pan': ({ task, x, time, until, either }) => {
    const inAll = task.minutes === null ? '' : `,${time} en total`
    return `${either('Cocinar', 'Hacer')} ${x} por tandas, dando la vuelta una vez${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Hacer huecos, cascar ${x} dentro, tapar y cocinar${over}${ending}`,
      `Hacer sitio en la sartén, cascar ${x}, tapar y cocinar${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `Batir ligeramente ${x}, remover la sopa en círculos y verter en un hilo fino${ending === '' ? '' : `; cocer${ending}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  if (task.cue === 'heated') {
    const verb = task.opens && task.vessel !== null ? `Poner ${x} en ${vessel}` : `${either('Incorporar', 'Verter')} ${x}`
    return `${verb} y calentar${over}${time}, sin que llegue a hervir`
  }
  if (task.cue === 'syrupy')
    return either(
      `Verter ${x} y dejar reducir${time}, raspando el fondo, hasta que quede brillante`,
      `Añadir ${x}, raspar el fondo y dejar burbujear${time}, hasta que reduzca y quede brillante`,
    )
  if (task.cue === 'thickened') return `${either('Verter', 'Añadir')} ${x} y cocer${time}, hasta que espese un poco`
  return `${task.opens ? `Poner ${x} en ${vessel}` : either(`Añadir ${x}`, `Verter ${x}`, `Agregar ${x}`)} y llevar a ebullición${over},${time}`
}

function simmer({ task, x, and, vessel, over, ending, moving, either }: Phrase): string {
  const isThick = thickens(task)
  const slowly = isThick ? `${over}${moving('removiendo a menudo')}` : `${over}${ending}`
  if (x === '') return isThick ? `Cocer${slowly}` : `Tapar y cocer${slowly}`
  if (task.subject !== null) return `Cocer ${x}${over}${ending}`
  const put = task.opens ? `Poner ${x} en ${vessel}` : either(`Añadir ${x}`, `Agregar ${x}`, `Incorporar ${x}`)
  if (task.continues) return `${put} y cocer${over}${ending}`
  if (and !== '') return `${put} con ${and}, llevar a ebullición y cocer${slowly}`
  return isThick ? `${put} y cocer sin tapar${slowly}` : `${put}, tapar y cocer${slowly}`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Hervir ${x} en un cazo con agua`, `Meter ${x} en un cazo de agua hirviendo y cocer`)}${ending}. Enfriar con agua fría, pelar y partir por la mitad`
  if (task.continues) return `Añadir ${x} y hervir${ending}`
  return `${either(`Llevar a ebullición abundante agua en ${vessel}, añadir ${x} y cocer`, `Echar ${x} en ${vessel} con agua hirviendo y cocer`)}${ending}. Escurrir`
}
