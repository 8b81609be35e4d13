import type { Phrase } from '#kitchen/composer/grammar/en/phrase.ts'
import { vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import { areAll, isMisoOnly, isSpooned, isWetEnough } from '#kitchen/composer/grammar/handling.ts'
import type { HandVerb } from '#kitchen/composer/grammar/verbs.ts'
import { isIn } from '#kitchen/composer/item.ts'

/** What hands do, as sentences without their full stop. */
export const handVerbs: Record<HandVerb, (phrase: Phrase) => string> = {
  'get-ready': ({ x, either }) => {
    const ready = either(
      'Wash, peel and cut everything as listed',
      'Get everything ready: wash it, peel what needs peeling and cut as listed',
      'Before you start, wash and cut everything the way it is listed',
    )
    return x === ''
      ? ready
      : `${ready}. Keep ${x.replace('the ', 'the raw ')} for last, on a separate board, then wash the board, the knife and your hands`
  },
  'stir-in': ({ task, x, vessel, over, ending, either }) => {
    if (isMisoOnly(task.items)) return `Take off the heat and stir in ${x}`
    if (task.subject === 'dressing') return either(`Pour over ${x} and toss`, `Add ${x} and turn everything in it`)
    const verb = either('Stir in', 'Mix in', 'Add and stir in')
    if (task.minutes !== null) return `${either('Stir in', 'Add')} ${x} and cook${over}${ending}`
    return task.opens && task.vessel === 'bowl' ? `Mix ${x} in ${vessel}` : `${verb} ${x}`
  },
  toss: ({ task, x, and, vessel, shortVessel, either }) => {
    const where = `${task.vessel === 'tray' ? 'on' : 'in'} ${vessel}`
    if (and !== '') return vessel === '' ? `Toss ${x} with ${and}` : `Toss ${x} with ${and} ${where}`
    if (task.vessel === 'salad-bowl') return either(`Put ${x} in ${vessel} and toss lightly`, `Toss ${x} together in ${vessel}`)
    if (task.vessel === 'baking-dish') return `Spread ${x} in ${vessel}`
    if (task.vessel === 'tray') return `Spread ${x} on ${vessel}`
    return either(`Add ${x} to ${shortVessel} and toss well`, `Tip ${x} into ${shortVessel} and toss to coat`)
  },
  'lift-out': ({ x, either }) =>
    either(`Lift out ${x} and keep warm on a plate`, `Move ${x} to a plate and keep warm`, `Set ${x} aside on a warm plate`),
  'take-out': ({ x }) => `Take out ${x} and discard`,
  return: ({ x, shortVessel, either }) => either(`Return ${x} to ${shortVessel}`, `Put ${x} back in ${shortVessel}`),
  drain: ({ x }) => `Drain ${x} well`,
  whisk: ({ task, x, and, vessel, until, either }) => {
    if (task.continues) return `Slowly whisk in ${x}${until}`
    return `${either('Whisk', 'Beat', 'Stir together')} ${x}${and === '' ? '' : ` with ${and}`} in ${vessel}${until}`
  },
  mix: ({ task, x, and, vessel, until, either }) => {
    if (and !== '') return `${either('Mix', 'Combine')} ${x} with ${and} in ${vessel} and knead${until}`
    if (!task.opens) return either(`Add ${x} and mix${until}`, `Work in ${x}${until}`)
    return task.items.length === 1 ? `Put ${x} in ${vessel}` : `${either('Mix', 'Combine', 'Stir together')} ${x} in ${vessel}${until}`
  },
  mash: ({ task, x, vessel, until, either }) =>
    `${either('Mash', 'Crush')} ${x} in ${task.vessel === 'saucepan' ? 'the saucepan' : vessel}${until}`,
  blend: ({ task, x, until }) => {
    if (task.subject !== null) return `Blend ${x}${until}`
    return `Blend ${x} in ${isWetEnough(task.items) ? 'a blender' : 'a food processor, or pound in a mortar,'}${until}`
  },
  grind: ({ x, vessel }) => `Grind ${x} in ${vessel} to a coarse powder`,
  season: ({ task, x, and, either }) => {
    if (and !== '') return `Season ${and} with ${x}`
    return task.vessel === null ? `Season with ${x}` : either(`Taste and season with ${x}`, `Season with ${x}, tasting as you go`)
  },
  dress: ({ task, x, either }) => {
    if (task.subject !== null) return `Spoon over ${x}`
    if (areAll(task.items, 'citrus')) return `Squeeze ${x} over the top`
    return task.items.every((item) => isIn(item, 'acid', 'fat'))
      ? either(`Finish with ${x}`, `Sprinkle ${x} over the top`, `Drizzle with ${x}`)
      : either(`Spoon over ${x}`, `Spoon ${x} over the top`)
  },
  scatter: ({ task, x, either }) => {
    if (task.items.length > 0 && task.items.every(isSpooned)) return either(`Spoon ${x} over the top`, `Top with spoonfuls of ${x}`)
    return task.items.some(isSpooned) ? `Top with ${x}` : either(`Scatter ${x} over the top`, `Sprinkle ${x} over the top`, `Top with ${x}`)
  },
  'serve-with': ({ task, x, either }) =>
    task.subject === 'sauce' ? `Serve with ${x} for dipping` : either(`Serve with ${x}`, `Serve with ${x} alongside`),
  serve: () => 'Serve at once',
  fill: ({ task, x, either }) =>
    task.items.some((item) => item.class === 'bread')
      ? `Spoon the hot mixture over ${x}`
      : either(`Fill ${x} with the hot mixture`, `Divide the hot mixture among ${x}`),
  'pour-over': ({ task, x, over, ending, either }) => {
    if (task.vessel === 'jar') return `Pour the hot liquid over until ${x} is full, then close`
    if (task.subject === 'sauce') return either(`Pour in ${x} and cook${over}${ending}`, `Add ${x} and toss${over}${ending}`)
    return `Pour ${x} evenly over the pan and cook${over}${ending}`
  },
  rest: ({ task, x, ending, either }) => {
    if (task.subject === 'everything') return either(`Let everything rest${ending}`, `Leave everything to rest${ending}`)
    return x === '' ? `Take off the heat and let stand, covered,${ending}` : `Cover and let ${x} stand${ending}`
  },
  chill: ({ x, ending, either }) =>
    x === '' ? either(`Chill${ending}`, `Put in the refrigerator${ending}`) : `Leave ${x} to thaw in the refrigerator${ending}`,
  cool: ({ ending, either }) => either(`Let cool${ending}`, `Leave to cool${ending}`),
  marinate: ({ x, ending, either }) => either(`Let ${x} marinate${ending}`, `Cover and leave ${x} to marinate${ending}`),
  shape: () => 'Divide the dough into 4 pieces and roll each out thin',
  'rub-in': ({ x, and, vessel }) => `Rub ${x} into ${and} in ${vessel} until crumbly`,
  'fold-in': ({ x, either }) => either(`Gently fold in ${x}`, `Fold in ${x}`),
  dip: ({ x, either }) => either(`Dip ${x} into the mixture on both sides`, `Turn ${x} in the mixture until soaked`),
  layer: ({ task, x, vessel }) => {
    if (task.vessel === 'baking-dish') return `Put ${x} in ${vessel} and cover with the crumble`
    if (task.vessel === 'jar') return `Pack ${x} into ${vessel}`
    return task.vessel === 'cake-tin' ? `Pour ${x} into ${vessel}` : `Divide ${x} among ${vessel}`
  },
  thread: ({ x }) => `Thread ${x} onto skewers (soak wooden ones in water first)`,
  form: ({ either }) =>
    either('Form the mixture into 8 flat patties with wet hands', 'With wet hands, shape the mixture into 8 flat patties'),
  roll: () => 'Roll the mixture into balls about 3 cm (1 inch) across',
  'wrap-up': ({ x, vessel }) => `Divide ${x} among ${vessel === '' ? vesselWords['baking-paper'] : vessel} and twist the edges shut`,
  hollow: ({ x }) => `Halve ${x} and scoop out the middle`,
  stuff: ({ x, and }) => (and === '' ? `Spoon in ${x}` : `Spoon ${x} into ${and}`),
  'cover-with': ({ task, x, either }) =>
    task.subject === 'batter' ? `Pour ${x} over the top` : either(`Cover with ${x}`, `Spread ${x} over the top`),
  whip: ({ x, vessel, until, either }) => `${either('Whip', 'Beat')} ${x} in ${vessel}${until}`,
  crush: ({ x, vessel }) => (vessel === '' ? `Crush ${x}` : `Crush ${x} in ${vessel}`),
  freeze: ({ task, vessel, ending }) =>
    `Freeze in ${task.vessel === null ? vesselWords['freezer-box'] : vessel}${ending}, stirring now and then`,
}
