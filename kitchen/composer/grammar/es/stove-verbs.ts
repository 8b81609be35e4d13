import { degrees } from '#kitchen/composer/grammar/es/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/es/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/es/words.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => {
    const heat = degrees(ovenHeat(task.oven))
    return either(
      `Precalentar el horno a ${heat}`,
      `Encender el horno a ${heat}`,
      `Poner el horno a ${heat} y dejar que se caliente`,
      `Calentar el horno a ${heat}`,
      `Poner a calentar el horno a ${heat}`,
    )
  },
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
  'pour-in': pourIn,
  'boil-up': ({ over, ending, lasts, either }) => {
    const inTime = lasts === '' ? '' : `, ${lasts}`
    return either(
      `Llevar a ebullición${over}${ending}`,
      `Calentar${over} hasta que hierva${inTime}`,
      `Dejar que rompa a hervir${over}${ending}`,
      `Calentar${over} hasta que rompa el hervor${inTime}`,
      `Poner a hervir${over}${ending}`,
    )
  },
  simmer,
  braise: simmer,
  boil,
  absorb: ({ together, vessel, over, ending, either }) =>
    either(
      `Poner ${together} en ${vessel}, llevar a ebullición, tapar y cocer${over}${ending}. Dejar reposar con la tapa puesta hasta el momento de servir`,
      `En ${vessel}, llevar a ebullición ${together}, tapar y cocinar${over}${ending}. Retirar del fuego y mantener tapado`,
      `Echar ${together} en ${vessel}, dejar que rompa a hervir, poner la tapa y cocer${over}${ending}. Apartar del fuego y reservar con tapa`,
      `Calentar ${together} en ${vessel} y, cuando hierva, tapar y seguir${over}${ending}. Dejar tapado, fuera del fuego`,
      `Poner a hervir ${together} en ${vessel}, tapar y dejar cocer${over}${ending}. No levantar la tapa hasta que lo demás esté listo`,
    ),
  steam: ({ task, x, vessel, over, ending, either }) => {
    if (task.vessel === 'saucepan') return `Poner ${x} en ${vessel} con un chorrito de agua, tapar y calentar${over}${ending}`
    return task.continues
      ? `Añadir ${x} a la vaporera y cocer al vapor${ending}`
      : either(
          `Poner ${x} en ${vessel} sobre agua hirviendo, tapar y cocer al vapor${ending}`,
          `Colocar ${x} en ${vessel} con agua hirviendo debajo; cocinar al vapor, con tapa,${ending}`,
          `Cocer ${x} al vapor en ${vessel} tapada, sobre agua hirviendo,${ending}`,
          `Disponer ${x} en ${vessel}, tapar y hacer al vapor${ending}`,
          `Cocinar ${x} al vapor, en ${vessel} bien tapada,${ending}`,
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
  'swirl-in': ({ x, ending }) =>
    `Batir ligeramente ${x}, remover la sopa en círculos y verter en un hilo fino${ending === '' ? '' : `; cocer${ending}`}`,
}

function pourIn({ task, x, vessel, over, time, lasts, either }: Phrase): string {
  if (task.cue === 'heated') {
    const verb = task.opens && task.vessel !== null ? `Poner ${x} en ${vessel}` : `${either('Incorporar', 'Verter', 'Añadir')} ${x}`
    return `${verb}${either(
      ` y calentar${over}${time}, sin que llegue a hervir`,
      `; calentar${over}${time}, sin dejar que hierva`,
      ` y dejar que se caliente${over}${time}, sin hervir`,
      ` y calentar${over}${time}, evitando que hierva`,
      ` y dejar calentar${over}${time}, sin llegar al hervor`,
    )}`
  }
  if (task.cue === 'syrupy')
    return either(
      `Verter ${x} y dejar reducir${time}, raspando el fondo, hasta que quede brillante`,
      `Añadir ${x}, raspar el fondo y dejar burbujear${time}, hasta que reduzca y quede brillante`,
    )
  if (task.cue === 'thickened') return `${either('Verter', 'Añadir')} ${x} y cocer${time}, hasta que espese un poco`
  const isOne = task.items.length < 2
  const put = task.opens
    ? either(
        `Poner ${x} en ${vessel}`,
        `En ${vessel}, ${isOne ? 'poner' : 'juntar'} ${x}`,
        `Echar ${x} en ${vessel}`,
        `${isOne ? 'Poner' : 'Mezclar'} ${x} en ${vessel}`,
        `${isOne ? 'Colocar' : 'Reunir'} ${x} en ${vessel}`,
      )
    : either(`Añadir ${x}`, `Verter ${x}`, `Agregar ${x}`, `Incorporar ${x}`, `Verter ${x}`)
  return `${put}${either(
    ` y llevar a ebullición${over}, unos ${lasts}`,
    `; calentar${over} hasta que hierva, ${lasts}`,
    ` y dejar que rompa a hervir${over}, ${lasts}`,
    ` y calentar${over} hasta que rompa el hervor, ${lasts}`,
    ` y poner a hervir${over}, lo que llevará ${lasts}`,
  )}`
}

function simmer({ task, x, and, vessel, over, ending, moving, either }: Phrase): string {
  const isThick = thickens(task)
  const often = either(
    'removiendo a menudo',
    'dando vueltas',
    'dando vueltas de cuando en cuando',
    'moviendo a menudo',
    'removiendo cada poco',
  )
  const slowly = isThick ? `${over}${moving(often)}` : `${over}${ending}`
  if (x === '')
    return isThick
      ? either(
          `Cocer${slowly}`,
          `Cocinar sin tapa${slowly}`,
          `Dejar cocer${slowly}`,
          `Seguir la cocción${slowly}`,
          `Mantener el hervor${slowly}`,
        )
      : either(
          `Tapar y cocer${slowly}`,
          `Tapar y cocinar${slowly}`,
          `Poner la tapa y dejar cocer${slowly}`,
          `Tapar; seguir la cocción${slowly}`,
          `Tapar y mantener el hervor${slowly}`,
        )
  if (task.subject !== null)
    return either(
      `Cocer ${x}${over}${ending}`,
      `Cocinar ${x}${over}${ending}`,
      `Dejar cocer ${x}${over}${ending}`,
      `Mantener ${x}${over}${ending}`,
      `Poner ${x}${over}${ending}`,
    )
  const isOne = task.items.length < 2
  const put = task.opens
    ? either(
        `Poner ${x} en ${vessel}`,
        `En ${vessel}, ${isOne ? 'poner' : 'juntar'} ${x}`,
        `Echar ${x} en ${vessel}`,
        `Disponer ${x} en ${vessel}`,
        `${isOne ? 'Colocar' : 'Reunir'} ${x} en ${vessel}`,
      )
    : either(`Añadir ${x}`, `Agregar ${x}`, `Incorporar ${x}`, `Añadir ${x}`, `Agregar ${x}`)
  if (task.continues)
    return `${put}${either(` y cocer${slowly}`, ` y cocinar${slowly}`, ` y dejar cocer${slowly}`, `; seguir la cocción${slowly}`, ` y mantener el hervor${slowly}`)}`
  if (and !== '')
    return `${put}${either(
      ` con ${and}, llevar a ebullición y cocer${slowly}`,
      `, verter ${and} y, cuando hierva, cocinar${slowly}`,
      ` junto con ${and}, dejar que rompa a hervir y cocer${slowly}`,
      `, añadir ${and}, hervir y seguir la cocción${slowly}`,
      ` con ${and}, poner a hervir y dejar cocer${slowly}`,
    )}`
  return isThick
    ? `${put}${either(` y cocer sin tapar${slowly}`, `; cocinar sin tapa${slowly}`, ` y dejar cocer sin tapar${slowly}`, `; seguir la cocción sin tapa${slowly}`, ` y mantener el hervor${slowly}`)}`
    : `${put}${either(`, tapar y cocer${slowly}`, `; tapar y cocinar${slowly}`, `, poner la tapa y dejar cocer${slowly}`, `, tapar; seguir la cocción${slowly}`, `, tapar y mantener el hervor${slowly}`)}`
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Hervir ${x} en un cazo con agua`, `Meter ${x} en un cazo de agua hirviendo y cocer`)}${ending}. Enfriar con agua fría, pelar y partir por la mitad`
  if (task.continues) return `Añadir ${x} y hervir${ending}`
  return either(
    `Llevar a ebullición abundante agua en ${vessel}, añadir ${x} y cocer${ending}. Escurrir`,
    `Hervir ${x} en ${vessel} con agua${ending}; escurrir`,
    `Echar ${x} en ${vessel} con agua hirviendo y cocer${ending}. Escurrir bien`,
    `Cocer ${x} en agua hirviendo en ${vessel}${ending}. Después, escurrir`,
    `Poner agua a hervir en ${vessel}, agregar ${x} y cocinar${ending}. Pasar por un colador`,
  )
}
