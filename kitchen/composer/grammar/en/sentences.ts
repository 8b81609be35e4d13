import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { joined, type Noun } from '#kitchen/composer/grammar/en/names.ts'
import { cueWords, heatWords, ovenFahrenheit, shortVessels, subjectWords, vesselWords } from '#kitchen/composer/grammar/en/words.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

export interface Speaker {
  the(items: readonly Item[]): string
  noun(item: Item): Noun
  /** Chooses one phrasing for the whole recipe. */
  either(...phrasings: readonly [string, ...string[]]): string
}

/** "5-7 minutes", "1 minute". */
function span([shortest, most]: Minutes): string {
  if (shortest === most) return `${most} ${most === 1 ? 'minute' : 'minutes'}`
  return `${shortest}-${most} minutes`
}

/** °C with the °F that is written on ovens and thermometers. */
function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius}°C (${fahrenheit}°F)`
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (the: string, isPlural: boolean) => `${the} ${isPlural ? 'are' : 'is'} tender enough to pull apart with a fork`

const proofWords: Record<Hazard, (the: string, isPlural: boolean) => string> = {
  poultry: (the, many) => `${the} ${many ? 'reach' : 'reaches'} ${degrees(74, 165)} inside`,
  mince: (the, many) => `${the} ${many ? 'have' : 'has'} no pink left and ${many ? 'reach' : 'reaches'} ${degrees(71, 160)}`,
  'whole-cut': (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(63, 145)} inside`,
  pork: (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(63, 145)} inside`,
  fish: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and ${many ? 'flake' : 'flakes'} easily, ${degrees(63, 145)} inside`,
  bivalve: (the, many) => `${the} ${many ? 'have' : 'has'} opened (discard any that stay closed)`,
  crustacean: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and firm all the way through`,
  egg: (the, many) => `${the} ${many ? 'are' : 'is'} set, ${degrees(71, 160)} inside`,
  'dried-bean': (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
  cassava: (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
  'wild-mushroom': (the, many) => `${the} ${many ? 'are' : 'is'} cooked through`,
  'cooked-rice': (the, many) => `${the} ${many ? 'are' : 'is'} steaming hot, ${degrees(74, 165)} inside`,
}

/** Writes one task as a sentence without its full stop. */
export function writeTask(task: Task, speaker: Speaker): string {
  const { the, either } = speaker
  const x = task.subject === null ? the(task.items) : subjectWords[task.subject]
  const has = x !== ''
  const vessel = task.vessel === null ? '' : vesselWords[task.vessel]
  const shortVessel = task.vessel === null ? 'the pan' : (shortVessels[task.vessel] ?? vessel)
  const over = task.heat === null ? '' : ` over ${heatWords[task.heat]} heat`
  const more = task.continues ? ' more' : ''
  const time = task.minutes === null ? '' : ` for ${span(task.minutes)}${more}`
  const until = untilClause(task, speaker)
  const ending = `${time}${until}`

  const sentences: Record<Verb, () => string> = {
    'get-ready': () =>
      has
        ? `Wash, peel and cut everything as listed. Keep ${x.replace('the ', 'the raw ')} for last, on a separate board, then wash the board, the knife and your hands`
        : 'Wash, peel and cut everything as listed',
    preheat: () => `Heat the oven to ${degrees(task.oven ?? 200, ovenFahrenheit[task.oven ?? 200] ?? 400)}`,
    'heat-fat': () => `${either('Heat', 'Warm')} ${x} in ${vessel}${over}${time}`,
    'warm-pan': () => `Set ${vessel}${over}`,
    melt: () => `Melt ${x} in ${vessel}${over}${ending}`,
    fry: () => `Add ${x} and ${either('cook', 'fry gently')}${over}, stirring now and then,${ending}`,
    'stir-fry': () => `Add ${x} and stir-fry${over}${ending}`,
    sear: () => `Add ${x} in one layer and sear${over}, turning once,${ending}`,
    brown: () => `Add ${x} and brown${over}, turning as needed,${ending}`,
    bloom: () => `${either('Stir in', 'Add')} ${x} and ${either('cook, stirring,', 'stir')}${ending}`,
    'stir-in': () => `${either('Stir in', 'Mix in')} ${x}${task.minutes === null ? '' : ` and cook${over}${ending}`}`,
    'pour-in': () => pourIn(task, x, vessel, over, time, speaker),
    'boil-up': () => `Bring to a boil${over}${ending}`,
    simmer: () => simmer(task, x, vessel, over, ending, speaker),
    braise: () => simmer(task, x, vessel, over, ending, speaker),
    boil: () => boil(task, x, vessel, ending),
    absorb: () => `Put ${x} and ${the(task.and)} in ${vessel}, bring to a boil, then cover and cook${over}${ending}`,
    steam: () => steam(task, x, vessel, over, ending),
    roast: () =>
      task.continues
        ? `Add ${x} to ${shortVessel}, turn to coat, and roast${ending}`
        : !task.opens
          ? `Roast ${x}${ending}`
          : `${either('Spread', 'Arrange')} ${x} ${task.vessel === 'tray' ? 'on' : 'in'} ${vessel} and roast${ending}`,
    bake: () => `Bake ${x}${ending}`,
    grill: () => `Grill ${x}${over}${ending}`,
    toast: () =>
      `${task.vessel === 'grill-pan' ? 'Warm' : 'Toast'} ${x} in ${task.vessel === 'grill-pan' ? vessel : 'a dry frying pan'}${over}, turning or stirring,${ending}`,
    'bake-in-pan': () => `Cook ${x} one after another, turning once,${ending.replace(' for ', ' ')}`.replace('minutes', 'minutes in all'),
    toss: () => {
      if (task.and.length > 0) return `Toss ${x} with ${the(task.and)} ${task.vessel === 'tray' ? 'on' : 'in'} ${vessel}`
      return task.vessel === 'salad-bowl' ? `Put ${x} in ${vessel} and toss lightly` : `Add ${x} to ${shortVessel} and toss well`
    },
    'lift-out': () => `Lift out ${x} and keep warm on a plate`,
    'take-out': () => `Take out ${x} and discard`,
    return: () => `Return ${x} to ${shortVessel}`,
    drain: () => `Drain ${x} well`,
    whisk: () => {
      const withWater = task.and.length > 0 ? ` with ${the(task.and)}` : ''
      return task.continues ? `Slowly whisk in ${x}${until}` : `${either('Whisk', 'Beat')} ${x}${withWater} in ${vessel}${until}`
    },
    mix: () => `${either('Mix', 'Combine')} ${x}${task.and.length > 0 ? ` with ${the(task.and)} and knead` : ''} in ${vessel}${until}`,
    mash: () => `Mash ${x} in ${task.vessel === 'saucepan' ? 'the saucepan' : vessel}${until}`,
    blend: () => (task.subject !== null ? `Blend ${x}${until}` : `Blend ${x} in a food processor or pound in a mortar${until}`),
    grind: () => `Grind ${x} in ${vessel} to a coarse powder`,
    season: () => `Season ${task.and.length > 0 ? `${the(task.and)} ` : ''}with ${x}${task.vessel === 'pot' ? ', then taste' : ''}`,
    dress: () =>
      task.items.every((item) => item.class === 'citrus') ? `Squeeze ${x} over the top` : `${either('Finish with', 'Spoon over')} ${x}`,
    scatter: () => `${either('Scatter', 'Sprinkle')} ${x} over the top`,
    'serve-with': () => `Serve with ${x}`,
    serve: () => 'Serve at once',
    fill: () => (task.items.some((item) => item.class === 'bread') ? `Spoon the hot mixture over ${x}` : `Fill ${x} with the hot mixture`),
    'pour-over': () =>
      task.vessel === 'jar'
        ? `Pour the hot liquid over until ${x} is full, then close`
        : task.subject === 'sauce'
          ? `Pour in ${x} and cook${over}${ending}`
          : `Pour ${x} evenly over the pan and cook${over}${ending}`,
    rest: () => (has ? `Cover and let ${x} stand${ending}` : `Take off the heat and let stand, covered,${ending}`),
    chill: () => `Chill${ending}`,
    cool: () => `Let cool${ending}`,
    marinate: () => `Let ${x} marinate${ending}`,
    shape: () => 'Divide the dough into 4 pieces and roll each out thin',
    'rub-in': () => `Rub ${x} into ${the(task.and)} in ${vessel} until crumbly`,
    'fold-in': () => `Gently fold in ${x}`,
    dip: () => `Dip ${x} into the mixture on both sides`,
    layer: () =>
      task.vessel === 'baking-dish'
        ? `Put ${x} in ${vessel} and cover with the crumble`
        : task.vessel === 'jar'
          ? `Pack ${x} into ${vessel}`
          : task.vessel === 'cake-tin'
            ? `Pour ${x} into ${vessel}`
            : `Divide ${x} among ${vessel}`,
    thread: () => `Thread ${x} onto skewers (soak wooden ones in water first)`,
    form: () => 'Form the mixture into 8 flat patties with wet hands',
    roll: () => 'Roll the mixture into balls about 3 cm (1 inch) across',
    'wrap-up': () => `Divide ${x} among ${vessel} and twist the edges shut`,
    hollow: () => `Halve ${x} and scoop out the middle`,
    stuff: () => `Spoon ${x} into ${the(task.and)}`,
    'cover-with': () => `Cover with ${x}`,
    'crack-in': () => `Make hollows, crack ${x} into them, cover and cook${over}${ending}`,
    'swirl-in': () => `Beat ${x}, stir the soup in a circle and pour in a thin stream${ending === '' ? '' : `; cook${ending}`}`,
    whip: () => `${either('Whip', 'Beat')} ${x} in ${vessel}${until}`,
    crush: () => `Crush ${x} in ${vessel}`,
    freeze: () => `Freeze in ${task.vessel === null ? vesselWords['freezer-box'] : vessel}${ending}, stirring now and then`,
  }
  return sentences[task.verb]().replace(/ {2,}/g, ' ').replace(/,,/g, ',').replace(/,$/, '')
}

function untilClause(task: Task, speaker: Speaker): string {
  const kinds = [...new Set(task.proofs.map(({ hazard, isSlow }) => (isSlow ? slowProof : proofWords[hazard])))]
  const proofs = kinds.map((words) => {
    const items = task.proofs.filter(({ hazard, isSlow }) => words === (isSlow ? slowProof : proofWords[hazard])).map(({ item }) => item)
    return words(speaker.the(items), items.length > 1 || items.some((item) => speaker.noun(item).isPlural))
  })
  const isSaid = (task.cue === 'set' && proofs.length > 0) || (task.cue === 'tender' && task.proofs.some(({ isSlow }) => isSlow))
  const cue = task.cue === null || isSaid ? [] : [cueWords[task.cue]]
  const signs = [...cue, ...proofs]
  return signs.length === 0 ? '' : `${task.minutes === null ? '' : ','} until ${joined(signs)}`
}

function pourIn(task: Task, x: string, vessel: string, over: string, time: string, { either }: Speaker): string {
  if (task.cue === 'heated') return `${either('Stir in', 'Pour in')} ${x} and warm through${over}${time}, without boiling`
  if (task.cue === 'syrupy') return `Pour in ${x} and let bubble${time}, scraping up what sticks, until syrupy`
  if (task.cue === 'thickened') return `Pour in ${x} and simmer${time}, until slightly thickened`
  return `${task.opens ? `Put ${x} in ${vessel}` : `Add ${x}`} and bring to a boil${over},${time.replace(' for ', ' ')}`
}

function simmer(task: Task, x: string, vessel: string, over: string, ending: string, { the }: Speaker): string {
  if (x === '')
    return task.cue === 'thickened' || task.cue === 'jammy' ? `Simmer${over}, stirring often,${ending}` : `Cover and simmer${over}${ending}`
  if (task.continues) return `Add ${x} and simmer${over}${ending}`
  if (task.and.length > 0)
    return `${task.opens ? `Put ${x} in ${vessel}` : `Add ${x}`} with ${the(task.and)}, bring to a boil and simmer${over}${ending}`
  if (task.subject !== null) return `Simmer ${x}${over}${ending}`
  return `${task.opens ? `Put ${x} in ${vessel}` : `Add ${x}`}, cover and simmer${over}${ending}`
}

function boil(task: Task, x: string, vessel: string, ending: string): string {
  if (task.items.every((item) => item.class === 'egg'))
    return `Boil ${x} in a saucepan of water${ending}. Cool under cold water, then peel and halve`
  return `Bring ${vessel} of water to a boil, add ${x} and cook${ending}. Drain`
}

function steam(task: Task, x: string, vessel: string, over: string, ending: string): string {
  if (task.vessel === 'saucepan') return `Put ${x} in ${vessel} with a splash of water, cover and heat${over}${ending}`
  if (task.continues) return `Add ${x} to the steamer and steam${ending}`
  return `Put ${x} in ${vessel} over boiling water, cover and steam${ending}`
}
