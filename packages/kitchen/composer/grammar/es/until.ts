import type { Cue, Task } from '#kitchen/composer/draft.ts'
import { writeDegrees } from '#kitchen/composer/grammar/es/measures.ts'
import { agreementOf, joinNames, nounIn, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import {
  cuesOfAll,
  cueWords,
  goldenAfterSameVerb,
  otherCueWords,
  risenBeforeProof,
  smoothWords,
  subjectWords,
  whippedWords,
} from '#kitchen/composer/grammar/es/words.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import {
  cueBesideProofs,
  groupedProofsOf,
  type ProofWords,
  safeInsideTemperatures,
  type TimeAndSign,
} from '#kitchen/composer/grammar/signs.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5-7 minutos", "1 minuto", "8 horas". */
function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  return hours === null ? `${rangeOf(minutes, '-')} ${minutes[1] === 1 ? 'minuto' : 'minutos'}` : `${hours} horas`
}

/** Proofs of safety after "hasta"; `n` is the plural ending of the verb. */
const proofWords: ProofWords<(the: string, n: string) => string> = {
  slow: (the: string, n: string) => `que ${the} se deshaga${n} con un tenedor`,
  byHazard: {
    poultry: (the, n) => `que ${the} alcance${n} ${writeDegrees(safeInsideTemperatures.poultry)} en el centro`,
    mince: (the, n) => `que ${the} no tenga${n} nada rosado y alcance${n} ${writeDegrees(safeInsideTemperatures.mince)} en el centro`,
    'whole-cut': (the, n) => `que ${the} alcance${n} al menos ${writeDegrees(safeInsideTemperatures['whole-cut'])} en el centro`,
    pork: (the, n) => `que ${the} alcance${n} al menos ${writeDegrees(safeInsideTemperatures.pork)} en el centro`,
    fish: (the, n) => `que ${the} se separe${n} en lascas y alcance${n} ${writeDegrees(safeInsideTemperatures.fish)} en el centro`,
    bivalve: (the, n) => `que ${the} se abra${n} (desechar las piezas que sigan cerradas)`,
    crustacean: (the, n) => `que ${the} tome${n} un color opaco y consistencia firme hasta el centro`,
    egg: (the, n) => `que ${the} cuaje${n}, a ${writeDegrees(safeInsideTemperatures.egg)} en el centro`,
    'dried-bean': (the, n) => `que ${the} tenga${n} el interior completamente blando`,
    cassava: (the, n) => `que ${the} tenga${n} el interior completamente blando`,
    'wild-mushroom': (the, n) => `que ${the} se cocine${n} por completo`,
    'cooked-rice': (the, n) =>
      `que ${the} esté${n} humeante${n === '' ? '' : 's'}, a ${writeDegrees(safeInsideTemperatures['cooked-rice'])} en el centro`,
  },
}

const numberWords = [
  '',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  '',
  'doce',
  '',
  '',
  'quince',
] as const

/** A range with "de … a": "de 16 a 18 minutos". */
function rangeFrom(minutes: Minutes): string {
  const usual = writeDuration(minutes)
  return usual.includes('-') ? `de ${usual.replace('-', ' a ')}` : usual
}

/** A duration in words: "de cinco a siete minutos", "un minuto"; in figures if there is no short word. */
function writeDurationInWords(minutes: Minutes, { isStewed }: RecipeContext): string {
  const [from = '', to = ''] = minutes.map((one) => numberWords[one] ?? '')
  if (isStewed || wholeHoursOf(minutes) !== null || from === '' || to === '') return rangeFrom(minutes)
  if (from === 'un' && to !== from) return rangeFrom(minutes)
  return from === to ? `${to} ${to === 'un' ? 'minuto' : 'minutos'}` : `de ${from} a ${to} minutos`
}

/**
 * The end of a task, with time and sign in this recipe's order: " 5-7 minutos, hasta que se dore", " hasta que se
 * dore, unos 5-7 minutos".
 */
export function clausesOf(task: Task, the: (items: readonly Item[]) => string, context: RecipeContext): TimeAndSign {
  const until = untilClause(task, the, context)
  if (task.minutes === null) return { lasts: '', time: '', until, ending: until }
  const { either } = context
  const usual = writeDuration(task.minutes)
  const range = rangeFrom(task.minutes)
  const told = either(usual, usual, range, usual, writeDurationInWords(task.minutes, context))
  const lasts = task.continues ? `${told} más` : told
  const time = ` ${task.continues ? lasts : either(lasts, `durante ${lasts}`, lasts, `unos ${lasts}`.replace(/^unos 1 /, '1 '), lasts.startsWith('de ') ? lasts : `durante ${lasts}`)}`
  if (until === '') return { lasts, time, until, ending: time }
  const sign = until.replace(/^,/, '')
  return {
    lasts,
    time,
    until,
    ending: either(
      `${time}${until}`,
      `${sign}, ${lasts}`,
      `${time}${task.proofs.length === 0 ? ' o' : ','}${sign}`,
      `${sign} (${time.trimStart()})`,
      `${sign}, lo que llevará ${lasts}`,
    ),
  }
}

/**
 * The sign of doneness and then the proof of safety: "hasta obtener un colour dorado y que el pollo alcance 74 °C".
 */
function untilClause(task: Task, the: (items: readonly Item[]) => string, context: RecipeContext): string {
  const isPlural = (item: Item) => nounOf(item, context.amountOf(item)).isPlural
  const cue = cueBesideProofs(task)
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) =>
    words(isOfTheSame(items, cue, task) ? '' : the(items), items.length > 1 || items.some(isPlural) ? 'n' : ''),
  )
  const signs = [...(cue === null ? [] : [signOf(cue, task, context)]), ...proofs]
  return signs.length === 0 ? '' : `${task.minutes === null ? '' : ','} hasta ${joinedSigns(signs)}`
}

/**
 * Joins signs: "que se dore y que el pollo alcance …"; for the same food "que se dore, se separe en lascas y alcance
 * …".
 */
function joinedSigns(signs: readonly string[]): string {
  const [first = '', second] = signs
  // Closes the gap after "que" where the food is not named.
  const whole = signs.map((sign) => sign.replace('que  ', 'que '))
  if (signs.length !== 2 || !second?.startsWith('que  ')) return joinNames(whole)
  const proof = second.slice('que  '.length)
  return `${first}${proof.includes(' y ') ? ', ' : ' y '}${proof}`
}

/** Signs whose grammatical subject is the food. */
const saidOfFood: readonly (Cue | null)[] = [null, 'golden', 'browned', 'soft', 'tender', 'crisp-tender', 'crisp', 'heated']

/** Does the proof concern exactly the foods that the sentence named, so they need no second mention? */
function isOfTheSame(items: readonly Item[], cue: Cue | null, task: Task): boolean {
  const isAll = task.items.length === items.length && task.items.every((item) => items.includes(item))
  return isAll && task.subject === null && saidOfFood.includes(cue)
}

/** The sign of doneness, agreeing with its food in gender and number. */
function signOf(cue: Cue, task: Task, context: RecipeContext): string {
  const smooth = cue === 'smooth' ? smoothWords[task.verb] : undefined
  if (smooth !== undefined) return context.either(...smooth)
  if (task.verb === 'whip' && cue === 'thickened') return context.either(...whippedWords)
  if (cue === 'risen' && task.proofs.length > 0) return risenBeforeProof
  const isOfAll = task.subject === 'everything' || task.subject === 'mixture'
  const nouns =
    task.subject === null
      ? task.items.map((item) => nounOf(item, context.amountOf(item)))
      : isOfAll
        ? []
        : [nounIn(subjectWords[task.subject])]
  const agreement = agreementOf(nouns)
  if (agreement === null) return cuesOfAll[cue] ?? cueWords[cue]({ n: '', s: '', o: 'o' })
  if (cue === 'golden' && (task.verb === 'sear' || task.verb === 'brown')) return context.either(...goldenAfterSameVerb(agreement))
  const sign = context.either(cueWords[cue](agreement), ...(otherCueWords[cue]?.(agreement) ?? []))
  // A proof of safety cannot follow an infinitive, so the "que" wording is used.
  return task.proofs.length > 0 && !sign.startsWith('que ') ? cueWords[cue](agreement) : sign
}
