import type { Cue, Task } from '#kitchen/composer/draft.ts'
import { writeDegrees } from '#kitchen/composer/grammar/fr/measures.ts'
import { namesOfItems, nounIn } from '#kitchen/composer/grammar/fr/names.ts'
import {
  type Agreement,
  allOfIt,
  cueWords,
  goldenAfterSameVerb,
  otherCueWords,
  risenBeforeProof,
  subjectNoun,
  whippedWords,
} from '#kitchen/composer/grammar/fr/words.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import {
  cueBesideProofs,
  groupedProofsOf,
  type ProofWords,
  safeInsideTemperatures,
  type TimeAndSign,
} from '#kitchen/composer/grammar/signs.ts'
import { joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5 à 7 minutes", "1 minute", "8 heures". */
function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  return hours === null ? `${rangeOf(minutes, ' à ')} ${minutes[1] === 1 ? 'minute' : 'minutes'}` : `${hours} heures`
}

type ProofClause = (the: string, isPlural: boolean) => string

const reaches =
  (heat: readonly [celsius: number, fahrenheit: number], least = ''): ProofClause =>
  (the, many) =>
    `${the} ${many ? 'atteignent' : 'atteigne'} ${least}${writeDegrees(heat)} à cœur`

const soft: ProofClause = (the, many) => `${the} ${many ? 'soient tout à fait tendres' : 'soit tout à fait tendre'} à cœur`

/** Proofs of safety after "jusqu'à ce que", in words without gender. */
const proofWords: ProofWords<ProofClause> = {
  slow: (the, many) => `${the} ${many ? 'soient tendres et se détachent' : 'soit tendre et se détache'} facilement à la fourchette`,
  byHazard: {
    poultry: reaches(safeInsideTemperatures.poultry),
    mince: (the, many) =>
      `${the} ${many ? "n'aient" : "n'ait"} plus aucune trace rose et ${many ? 'atteignent' : 'atteigne'} ${writeDegrees(safeInsideTemperatures.mince)} à cœur`,
    'whole-cut': reaches(safeInsideTemperatures['whole-cut'], 'au moins '),
    pork: reaches(safeInsideTemperatures.pork, 'au moins '),
    fish: (the, many) =>
      `${the} ${many ? "soient opaques et s'effeuillent" : "soit opaque et s'effeuille"} facilement, à ${writeDegrees(safeInsideTemperatures.fish)} à cœur`,
    bivalve: (the, many) => `${the} ${many ? "s'ouvrent" : "s'ouvre"} (jeter ce qui reste fermé)`,
    crustacean: (the, many) => `${the} ${many ? 'soient opaques et fermes' : 'soit opaque et ferme'} à cœur`,
    egg: (the, many) => `${the} ${many ? 'soient' : 'soit'} bien pris, à ${writeDegrees(safeInsideTemperatures.egg)} à cœur`,
    'dried-bean': soft,
    cassava: soft,
    'wild-mushroom': (the, many) => `${the} ${many ? 'arrivent' : 'arrive'} à cuisson complète`,
    'cooked-rice': (the, many) =>
      `${the} ${many ? 'fument et atteignent' : 'fume et atteigne'} ${writeDegrees(safeInsideTemperatures['cooked-rice'])} à cœur`,
  },
}

const numberWords = [
  '',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  '',
  'douze',
  '',
  '',
  'quinze',
] as const

/** A duration in words: "cinq à sept minutes", "une ou deux minutes"; in figures if there is no short word. */
function writeDurationInWords(minutes: Minutes, { isStewed }: RecipeContext): string {
  const [from = '', to = ''] = minutes.map((one) => numberWords[one] ?? '')
  if (isStewed || wholeHoursOf(minutes) !== null || from === '' || to === '') return writeDuration(minutes)
  if (from === to) return `${to} ${to === 'une' ? 'minute' : 'minutes'}`
  return `${from} ${minutes[1] - minutes[0] === 1 ? 'ou' : 'à'} ${to} minutes`
}

/**
 * The end of a task, with time and sign in this recipe's order: " pendant 5 à 7 minutes, jusqu'à ce qu'il soit bien
 * doré", " le temps qu'il soit bien doré, 5 à 7 minutes".
 */
export function clausesOf(task: Task, context: RecipeContext): TimeAndSign {
  const until = untilClause(task, context)
  if (task.minutes === null) return { lasts: '', time: '', until, ending: until }
  const { either } = context
  const usual = writeDuration(task.minutes)
  const lasts = either(usual, usual, writeDurationInWords(task.minutes, context), usual.replace(' à ', '-'), usual)
  const time = task.continues
    ? ` encore ${lasts}`
    : either(` pendant ${lasts}`, ` ${lasts}`, ` pendant ${lasts}`, ` environ ${lasts}`, ` durant ${lasts}`)
  const told = task.continues ? `encore ${lasts}` : lasts
  if (until === '') return { lasts: told, time, until, ending: time }
  const sign = until.replace(/^,/, '')
  return {
    lasts: told,
    time,
    until,
    ending: either(
      `${time}${until}`,
      `${sign}, ${told}`,
      `${time}${task.proofs.length === 0 ? ' ou' : ','}${sign}`,
      saidAfter(time, sign, task) ?? `${sign} (${told})`,
      `${time},${sign}`,
    ),
  }
}

/**
 * A sign after a colon, " environ 5-7 minutes : il doit être fondant", if it describes the food and no proof of safety
 * is needed.
 */
function saidAfter(time: string, sign: string, task: Task): string | null {
  const [, it, many, how] = /^ jusqu'à ce qu'((?:il|elle)(s?)) soi(?:t|ent) (.+)$/u.exec(sign) ?? []
  if (task.proofs.length > 0 || task.continues || it === undefined || how === undefined) return null
  return `${time} : ${it} ${many === 's' ? 'doivent' : 'doit'} être ${how}`
}

/**
 * The sign of doneness and then the proof of safety: ", jusqu'à ce qu'il soit bien doré et que le poulet atteigne 74
 * °C à cœur".
 */
export function untilClause(task: Task, context: RecipeContext): string {
  const agreement = agreementIn(task, context)
  const cue = cueBesideProofs(task)
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => {
    // A food already named is a pronoun here: "jusqu'à ce qu'il soit doré et qu'il atteigne …".
    const isNamed = isAllOf(items, task)
    // A fish with a sign of its own gets "la chair" as second subject, which avoids "qu'il soit doré et qu'il soit
    // opaque".
    if (isNamed && words === proofWords.byHazard.fish && cue !== null) return words('la chair', false)
    const the = isNamed ? pronounOf(agreement) : namesOfItems(items, task, context)
    return words(the, items.length > 1 || items.some((item) => nounIn(item, context).isPlural))
  })
  const signs = [...(cue === null ? [] : [signOf(cue, task, context)]), ...proofs]
  if (signs.length === 0) return ''
  const clauses = joinedClauses(signs)
  const before = task.minutes === null ? '' : ','
  if (clauses.startsWith('à ')) return `${before} jusqu'${clauses}`
  const upTo = "jusqu'à ce"
  // A proof of safety always takes "jusqu'à ce que", in every voice.
  const joint = proofs.length > 0 ? upTo : context.either(upTo, 'pour', upTo, upTo, 'le temps')
  return `${before} ${joint} ${withQue(clauses)}`
}

/** A clause after "que", elided before a pronoun: "qu'il soit doré", "que les arômes montent". */
const withQue = (clause: string) => `${/^(?:il|elle|une? )/u.test(clause) ? "qu'" : 'que '}${clause}`

/** Does the proof concern exactly the foods that the sentence named? */
function isAllOf(items: readonly Item[], task: Task): boolean {
  return task.subject === null && task.items.length === items.length && task.items.every((item) => items.includes(item))
}

/** The pronoun of an agreement: "il", "elles". */
const pronounOf = ({ itIs }: Agreement) => itIs.replace(/ soi(?:t|ent)$/u, '')

function signOf(cue: Cue, task: Task, context: RecipeContext): string {
  const agreement = agreementIn(task, context)
  if (task.verb === 'whip' && cue === 'thickened') return context.either(...whippedWords(agreement))
  const isProven = task.proofs.length > 0
  if (cue === 'risen' && isProven) return risenBeforeProof
  if (cue === 'golden' && task.verb === 'brown' && !isProven) return context.either(...goldenAfterSameVerb)
  const sign = context.either(cueWords[cue](agreement), ...(otherCueWords[cue]?.(agreement) ?? []))
  // A proof of safety cannot follow "jusqu'à belle colouration", so the clause wording is used.
  return isProven && sign.startsWith('à ') ? cueWords[cue](agreement) : sign
}

/** The pronoun and endings for the food: "elle" for one feminine noun, "ils" for mixed genders. */
function agreementIn(task: Task, context: RecipeContext): Agreement {
  if (task.subject === 'everything' || task.subject === 'mixture' || task.subject === 'parcels') return allOfIt
  const nouns = task.subject === null ? task.items.map((item) => nounIn(item, context)) : [subjectNoun(task.subject)]
  const [first] = nouns
  if (first === undefined || nouns.some((noun) => 'isOwnWord' in noun && noun.isOwnWord)) return allOfIt
  const isPlural = nouns.length > 1 || first.isPlural
  const isFeminine = nouns.every((noun) => noun.isFeminine)
  const s = isPlural ? 's' : ''
  return { itIs: `${isFeminine ? 'elle' : 'il'}${s} ${isPlural ? 'soient' : 'soit'}`, ending: `${isFeminine ? 'e' : ''}${s}`, s }
}

/** Joins clauses: "A", "A et que B", "A, que B et que C". */
function joinedClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses[0] ?? ''
  const [first = '', ...others] = clauses
  // Avoids a second "le tout": "que le tout soit doré et qu'il fume".
  const its = first.startsWith('le tout ') ? others.map((clause) => clause.replace(/^le tout /u, 'il ')) : others
  return joinSeries([first, ...its.map(withQue)], ' et ')
}
