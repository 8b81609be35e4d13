import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import { areAll, hasBread } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { PanVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Spanish pan and grill sentences without the full stop. */
export const panVerbs: Record<PanVerb, (phrase: TaskWords) => string> = {
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const verb = isButter ? 'derretir' : 'calentar'
    return either(
      `${capitalised(verb)} ${x} en ${vessel}${over}${time}`,
      `En ${vessel}, ${verb} ${x}${over}${time}`,
      `Poner ${x} en ${vessel} y ${verb}${over}${time}`,
      `${capitalised(verb)}${over}${time} ${x} en ${vessel}`,
      `Poner a ${verb} ${x} en ${vessel}${over}${time === '' ? '' : `,${time}`}`,
    )
  },
  'warm-pan': ({ task, over, either }) => {
    const vessel = vesselWords[task.vessel ?? 'frying-pan']
    return either(
      `Calentar ${vessel}${over}`,
      `Calentar bien ${vessel}${over}`,
      `Dejar que se caliente ${vessel}${over}`,
      `Dejar calentar ${vessel}${over}`,
      `Poner a calentar ${vessel}${over}`,
    )
  },
  melt: ({ x, vessel, over, ending, either }) =>
    either(
      `Derretir ${x} en ${vessel}${over}${ending}`,
      `En ${vessel}, derretir ${x}${over}${ending}`,
      `Poner ${x} en ${vessel} y derretir${over}${ending}`,
    ),
  fry: ({ x, shortVessel, over, moving, either }) =>
    either(
      `Añadir ${x} y rehogar${over}${moving('removiendo de vez en cuando')}`,
      `Sofreír ${x}${over}${moving('dando vueltas')}`,
      `Echar ${x} y cocinar${over}${moving('dando vueltas de cuando en cuando')}`,
      `Incorporar ${x}; freír${over}${moving('moviendo a menudo')}`,
      `Poner ${x} en ${shortVessel} y rehogar${over}${moving('removiendo cada poco')}`,
    ),
  'stir-fry': ({ x, shortVessel, over, ending, moving, either }) =>
    either(
      `Añadir ${x} y saltear${over}${ending}`,
      `Saltear ${x}${over}${ending}`,
      `Echar ${x} y saltear${over}${moving('sin dejar de remover')}`,
      `Incorporar ${x}; saltear${over}${moving('moviendo sin parar')}`,
      `Poner ${x} en ${shortVessel} y saltear${over}${ending}`,
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
      `Agregar ${x} y dar unas vueltas${ending}`,
      `Echar ${x}; sofreír${moving('removiendo sin parar')}`,
      `Poner ${x} y rehogar${ending}`,
    ),
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
      : either(
          'moviendo la sartén a menudo',
          'sin dejar de remover',
          'moviendo la sartén de vez en cuando',
          'removiendo cada poco',
          'sin parar de mover',
        )
    const verb = task.vessel === 'grill-pan' ? 'Calentar' : 'Tostar'
    return either(
      `${verb} ${x} en una sartén sin grasa${over}${moving(manner)}`,
      `En una sartén seca, ${verb.toLowerCase()} ${x}${over}${moving(manner)}`,
      `Poner ${x} en una sartén limpia y seca y ${verb.toLowerCase()}${over}${moving(manner)}`,
      `${verb} ${x} sin grasa${over}${moving(manner)}`,
      `${verb} ${x}${over} en una sartén bien seca${moving(manner)}`,
    )
  },
  'bake-in-pan': ({ task, x, lasts, until, either }) => {
    const inAll = task.minutes === null ? '' : `, ${lasts} en total`
    return `${either('Cocinar', 'Hacer')} ${x} por tandas, dando la vuelta una vez${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Hacer huecos, cascar ${x} dentro, tapar y cocinar${over}${ending}`,
      `Hacer sitio en la sartén, cascar ${x}, tapar y cocinar${over}${ending}`,
    ),
}
