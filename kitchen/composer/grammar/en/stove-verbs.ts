import { degrees } from '#kitchen/composer/grammar/en/measures.ts'
import type { Phrase } from '#kitchen/composer/grammar/en/phrase.ts'
import { areAll, hasBread, thickens } from '#kitchen/composer/grammar/handling.ts'
import { ovenHeat } from '#kitchen/composer/grammar/us-measures.ts'
import type { StoveVerb } from '#kitchen/composer/grammar/verbs.ts'

/** What heat does, as sentences without their full stop. */
export const stoveVerbs: Record<StoveVerb, (phrase: Phrase) => string> = {
  preheat: ({ task, either }) => `${either('Heat', 'Preheat')} the oven to ${degrees(ovenHeat(task.oven))}`,
  'heat-fat': ({ task, x, vessel, over, time, either }) => {
    const isButter = areAll(task.items, 'butter')
    const isFierce = task.heat === 'high' || task.heat === 'medium-high'
    const verb = isButter ? 'Melt' : isFierce ? 'Heat' : either('Heat', 'Warm')
    return `${verb} ${x} in ${vessel}${over}${time}`
  },
  'warm-pan': ({ vessel, over, either }) => `${either('Set', 'Put')} ${vessel}${over}`,
  melt: ({ x, vessel, over, ending }) => `Melt ${x} in ${vessel}${over}${ending}`,
  fry: ({ x, over, ending, either }) =>
    either(
      `Add ${x} and cook${over}, stirring now and then,${ending}`,
      `Add ${x} and fry${over}, stirring often,${ending}`,
      `Tip in ${x} and cook${over}, turning from time to time,${ending}`,
      `Stir in ${x} and fry${over}${ending}`,
    ),
  'stir-fry': ({ x, over, ending, either }) =>
    either(
      `Add ${x} and stir-fry${over}${ending}`,
      `Tip in ${x} and stir-fry${over}${ending}`,
      `Throw in ${x} and keep tossing${over}${ending}`,
    ),
  sear: ({ x, over, ending, either }) =>
    either(
      `Add ${x} in one layer and sear${over}, turning once,${ending}`,
      `Lay ${x} in the pan and sear${over}, turning once,${ending}`,
      `Put ${x} in without crowding the pan and sear${over}, turning halfway,${ending}`,
    ),
  brown: ({ x, over, ending, either }) =>
    either(`Add ${x} and brown${over}, turning as needed,${ending}`, `Add ${x} and let brown on all sides${over}${ending}`),
  bloom: ({ x, ending, either }) =>
    either(
      `Stir in ${x} and cook, stirring,${ending}`,
      `Add ${x} and stir${ending}`,
      `Add ${x} and fry, stirring all the time,${ending}`,
      `Add ${x} and stir without stopping${ending}`,
    ),
  'pour-in': pourIn,
  'boil-up': ({ over, ending }) => `Bring to a boil${over}${ending}`,
  simmer,
  braise: simmer,
  boil,
  absorb: ({ x, and, vessel, over, ending, either }) =>
    `Put ${x}${and === '' ? '' : ` and ${and}`} in ${vessel}, bring to a boil, then cover and cook${over}${ending}. ${either(
      'Leave to stand, covered, until the rest is ready',
      'Take off the heat and keep covered until needed',
      'Keep the lid on, off the heat, until everything else is done',
    )}`,
  steam: ({ task, x, vessel, over, ending }) => {
    if (task.vessel === 'saucepan') return `Put ${x} in ${vessel} with a splash of water, cover and heat${over}${ending}`
    return task.continues
      ? `Add ${x} to the steamer and steam${ending}`
      : `Put ${x} in ${vessel} over boiling water, cover and steam${ending}`
  },
  roast: ({ task, x, vessel, shortVessel, ending, either }) => {
    if (task.continues) return `Add ${x} to ${shortVessel}, turn to coat, and roast${ending}`
    const where = `${task.vessel === 'tray' ? 'on' : 'in'} ${vessel}`
    return task.opens ? `${either('Spread', 'Arrange', 'Lay')} ${x} ${where} and roast${ending}` : `Roast ${x}${ending}`
  },
  bake: ({ task, x, ending }) => {
    if (task.subject === 'mixture') return `Bake${ending}`
    return task.subject === 'parcels' ? `Set ${x} on a baking tray and bake${ending}` : `Bake ${x}${ending}`
  },
  grill: ({ x, over, ending, either }) =>
    either(`Grill ${x}${over}, turning now and then,${ending}`, `Cook ${x} on a grill or in a grill pan${over}, turning often,${ending}`),
  toast: ({ task, x, over, ending, either }) => {
    const isBread = hasBread(task.items)
    const manner = isBread ? either('turning once', 'turning as needed') : either('shaking the pan often', 'stirring all the time')
    return `${task.vessel === 'grill-pan' ? 'Warm' : 'Toast'} ${x} in a dry frying pan${over}, ${manner},${ending}`
  },
  'bake-in-pan': ({ task, x, time, until }) => {
    const inAll = task.minutes === null ? '' : `,${time.replace(' for', '').replace(/minutes?/, '$& in all')}`
    return `Cook ${x} one after another, turning once${inAll}${until}`
  },
  'crack-in': ({ x, over, ending, either }) =>
    either(
      `Make room in the pan, crack ${x} in, cover and cook${over}${ending}`,
      `Crack ${x} into hollows in the mixture, cover and cook${over}${ending}`,
    ),
  'swirl-in': ({ x, ending }) =>
    `Beat ${x} lightly, stir the soup in a slow circle and pour in a thin stream${ending === '' ? '' : `; cook${ending}`}`,
}

function pourIn({ task, x, vessel, over, time, either }: Phrase): string {
  if (task.cue === 'heated') {
    const verb = task.opens && task.vessel !== null ? `Put ${x} in ${vessel}` : `${either('Stir in', 'Pour in')} ${x}`
    return `${verb} and warm through${over}${time}, without boiling`
  }
  if (task.cue === 'syrupy')
    return either(
      `Pour in ${x} and let bubble${time}, scraping up what sticks, until syrupy`,
      `Add ${x}, scrape up what sticks to the pan and let bubble${time}, until syrupy`,
    )
  if (task.cue === 'thickened') return `Pour in ${x} and simmer${time}, until slightly thickened`
  return `${task.opens ? `Put ${x} in ${vessel}` : either(`Add ${x}`, `Pour in ${x}`)} and bring to a boil${over},${time.replace(' for ', ' ')}`
}

function simmer({ task, x, and, vessel, over, ending, either }: Phrase): string {
  const isThick = thickens(task)
  if (x === '') return isThick ? `Simmer${over}, stirring often,${ending}` : `Cover and simmer${over}${ending}`
  if (task.subject !== null) return `Simmer ${x}${over}${ending}`
  const put = task.opens ? `Put ${x} in ${vessel}` : either(`Add ${x}`, `Stir in ${x}`, `Tip in ${x}`)
  if (task.continues) return `${put} and ${either('simmer', 'cook gently', 'go on simmering')}${over}${ending}`
  if (and !== '') return `${put} with ${and}, bring to a boil and simmer${over}${isThick ? ', stirring often,' : ''}${ending}`
  return isThick
    ? `${put} and simmer uncovered${over}, stirring often,${ending}`
    : either(`${put}, cover and simmer${over}${ending}`, `${put}, put the lid on and simmer${over}${ending}`)
}

function boil({ task, x, vessel, ending, either }: Phrase): string {
  if (areAll(task.items, 'egg'))
    return `${either(`Boil ${x} in a saucepan of water`, `Lower ${x} into a saucepan of boiling water and cook`)}${ending}. Cool under cold water, then peel and halve`
  if (task.continues) return `Add ${x} and boil${ending}`
  return `${either(`Bring ${vessel} of water to a boil, add ${x} and cook`, `Drop ${x} into ${vessel} of boiling water and cook`)}${ending}. Drain`
}
