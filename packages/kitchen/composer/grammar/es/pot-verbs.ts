import type { TaskWords } from '#kitchen/composer/grammar/es/phrase.ts'
import { areAll, cooksUntilThick } from '#kitchen/composer/grammar/handling.ts'
import type { PotVerb } from '#kitchen/composer/grammar/verbs.ts'

/** Spanish pot sentences (water, broth, steam) without the full stop. */
export const potVerbs: Record<PotVerb, (phrase: TaskWords) => string> = {
  'pour-in': pourIn,
  'boil-up': ({ task, x, over, ending, lasts, either }) => {
    const inTime = lasts === '' ? '' : `, ${lasts}`
    if (task.subject !== null)
      return either(`Volver a llevar ${x} a ebullición${over}${ending}`, `Calentar de nuevo ${x}${over} hasta que hierva${inTime}`)
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
  'swirl-in': ({ x, ending }) =>
    `Batir ligeramente ${x}, remover la sopa en círculos y verter en un hilo fino${ending === '' ? '' : `; cocer${ending}`}`,
}

function pourIn({ task, x, vessel, over, time, lasts, either }: TaskWords): string {
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

function simmer({ task, x, and, vessel, over, ending, moving, either }: TaskWords): string {
  const isThick = cooksUntilThick(task)
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

function boil({ task, x, vessel, ending, either }: TaskWords): string {
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
