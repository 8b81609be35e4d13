import type { Task } from '#kitchen/composer/draft.ts'
import { writeDegrees } from '#kitchen/composer/grammar/en/measures.ts'
import { joinNames, nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { cueWords, type Phrasings } from '#kitchen/composer/grammar/en/words.ts'
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

/** A duration range: "5-7 minutes", "1 minute", "8 hours". */
export function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  return hours === null ? `${rangeOf(minutes, '-')} ${minutes[1] === 1 ? 'minute' : 'minutes'}` : `${hours} hours`
}

const numberWords: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
}

/**
 * A duration in words: "five to seven minutes", "four or five minutes", "a minute"; in figures above ten, and where it
 * proves meat safe.
 */
function writeDurationInWords(minutes: Minutes, { isStewed }: RecipeContext): string {
  const [from, to] = minutes.map((one) => numberWords[one])
  if (isStewed || wholeHoursOf(minutes) !== null || from === undefined || to === undefined)
    return writeDuration(minutes).replace('-', ' to ')
  if (from === to) return to === 'one' ? 'a minute' : `${to} minutes`
  return `${from} ${minutes[1] - minutes[0] === 1 ? 'or' : 'to'} ${to} minutes`
}

/** A duration with "or" or "to": "1 or 2 minutes", "15 or 20 minutes", "5 to 7 minutes". */
function spanWithOr([from, to]: Minutes): string {
  if (from === to) return writeDuration([from, to])
  const isNear = to - from === 1 || (to - from === 5 && to % 5 === 0)
  return `${from} ${isNear ? 'or' : 'to'} ${to} minutes`
}

/** A duration in the style of this recipe. */
function spanIn(minutes: Minutes, context: RecipeContext): string {
  const usual = writeDuration(minutes)
  const short = context.isStewed ? usual : usual.replace('minute', 'min')
  return context.either(usual, usual.replace('-', ' to '), writeDurationInWords(minutes, context), short, spanWithOr(minutes))
}

/** The proof of safety for a food such as "the chicken", in each voice. */
type Proving = (the: string, is: (one: string, many: string) => string) => Phrasings

const safely = (heat: readonly [celsius: number, fahrenheit: number], least = ''): Proving => {
  const hot = `${least}${writeDegrees(heat)}`
  return (the, is) => [
    `${the} ${is('reaches', 'reach')} ${hot} inside`,
    `${the} ${is('registers', 'register')} ${hot} in the middle`,
    `${the} ${is('has', 'have')} reached ${hot} inside`,
    `${the} ${is('hits', 'hit')} ${hot} inside`,
    `${the} ${is('is', 'are')} done, ${hot} in the middle`,
  ]
}

const softly: Proving = (the, is) => [
  `${the} ${is('is', 'are')} soft all the way through`,
  `${the} ${is('is', 'are')} completely soft`,
  `${the} ${is('turns', 'turn')} completely tender`,
  `${the} ${is('feels', 'feel')} soft all the way to the middle`,
  `${the} ${is('has', 'have')} gone completely soft`,
]

const proofWords: ProofWords<Proving> = {
  slow: (the, is) => [
    `${the} ${is('is', 'are')} tender enough to pull apart with a fork`,
    `${the} ${is('falls', 'fall')} apart under a fork`,
    `${the} ${is('gives', 'give')} way to a fork and ${is('is', 'are')} very tender`,
    `${the} ${is('is', 'are')} fork-tender`,
    `${the} ${is('is', 'are')} so tender that a spoon will do`,
  ],
  byHazard: {
    poultry: safely(safeInsideTemperatures.poultry),
    mince: (the, is) => {
      const hot = writeDegrees(safeInsideTemperatures.mince)
      return [
        `${the} ${is('has', 'have')} no pink left and ${is('reaches', 'reach')} ${hot}`,
        `no pink is left in ${the} and it is ${hot} inside`,
        `${the} ${is('loses', 'lose')} all pink and ${is('reaches', 'reach')} ${hot}`,
        `${the} ${is('shows', 'show')} no pink and ${is('hits', 'hit')} ${hot} inside`,
        `${the} ${is('has', 'have')} browned right through, at ${hot} in the middle`,
      ]
    },
    'whole-cut': safely(safeInsideTemperatures['whole-cut'], 'at least '),
    pork: safely(safeInsideTemperatures.pork, 'at least '),
    fish: (the, is) => {
      const hot = writeDegrees(safeInsideTemperatures.fish)
      return [
        `${the} ${is('is', 'are')} opaque and ${is('flakes', 'flake')} easily, ${hot} inside`,
        `${the} ${is('is', 'are')} opaque, flaking at a touch, and ${hot} in the middle`,
        `${the} ${is('has', 'have')} turned opaque and ${is('flakes', 'flake')}, reaching ${hot} inside`,
        `${the} ${is('looks', 'look')} opaque throughout, ${hot} inside`,
        `${the} ${is('parts', 'part')} in opaque flakes, at ${hot} in the middle`,
      ]
    },
    bivalve: (the, is) => [
      `${the} ${is('has', 'have')} opened (discard any that stay closed)`,
      `${the} open (throw away any that remain closed)`,
      `all of ${the} are wide open (discard those that stay closed)`,
      `${the} open up (discard any still closed)`,
      `${the} ${is('has', 'have')} all opened (throw away what stays closed)`,
    ],
    crustacean: (the, is) => [
      `${the} ${is('is', 'are')} opaque and firm all the way through`,
      `${the} ${is('is', 'are')} firm and opaque throughout`,
      `${the} ${is('turns', 'turn')} opaque and just firm`,
      `${the} ${is('looks', 'look')} opaque and ${is('feels', 'feel')} firm`,
      `${the} ${is('has', 'have')} gone opaque right through`,
    ],
    egg: (the, is) => {
      const hot = writeDegrees(safeInsideTemperatures.egg)
      return [
        `${the} ${is('is', 'are')} set, ${hot} inside`,
        `${the} ${is('has', 'have')} set, at ${hot} in the middle`,
        `${the} ${is('is', 'are')} firm and set, reaching ${hot} inside`,
        `${the} ${is('sets', 'set')} firm, ${hot} inside`,
        `${the} ${is('is', 'are')} set through, at ${hot} in the middle`,
      ]
    },
    'dried-bean': softly,
    cassava: softly,
    'wild-mushroom': (the, is) => [
      `${the} ${is('is', 'are')} cooked through`,
      `${the} ${is('is', 'are')} thoroughly cooked through`,
      `${the} ${is('has', 'have')} cooked through`,
      `${the} ${is('is', 'are')} well cooked through`,
      `${the} ${is('is', 'are')} fully cooked through`,
    ],
    'cooked-rice': (the, is) => {
      const hot = writeDegrees(safeInsideTemperatures['cooked-rice'])
      return [
        `${the} ${is('is', 'are')} steaming hot, ${hot} inside`,
        `${the} ${is('is', 'are')} piping hot, at ${hot} in the middle`,
        `${the} ${is('is', 'are')} steaming hot and ${is('reaches', 'reach')} ${hot}`,
        `${the} ${is('turns', 'turn')} piping hot, ${hot} inside`,
        `${the} ${is('has', 'have')} got steaming hot, at ${hot} in the middle`,
      ]
    },
  },
}

/**
 * The end of a task: its time and "until golden and the chicken reaches 74°C (165°F) inside", in this recipe's order.
 */
export function clausesOf(task: Task, the: (items: readonly Item[]) => string, context: RecipeContext): TimeAndSign {
  const { either } = context
  const isPlural = (item: Item) => nounOf(item, context.amountOf(item)).isPlural
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => {
    const isMany = items.length > 1 || items.some(isPlural)
    return either(...words(the(items), (one, many) => (isMany ? many : one)))
  })
  const cue = cueBesideProofs(task)
  const sign = cue === null ? '' : either(...cueWords[cue])
  const signs = joinNames([sign, ...proofs].filter((one) => one !== ''))
  const until = signs === '' ? '' : ` until ${signs}`
  if (task.minutes === null) return { lasts: '', time: '', until, ending: until }
  const { continues } = task
  const told = spanIn(task.minutes, context)
  const another = told.replace(/^a minute/, 'minute')
  const lasts = continues ? either(`${told} more`, `${told} more`, `another ${another}`, `${told} more`, `another ${another}`) : told
  const time = either(` for ${lasts}`, ` for ${lasts}`, ` for ${lasts}`, ` for ${continues ? '' : 'about '}${lasts}`, ` for ${lasts}`)
  if (signs === '') return { lasts, time, until, ending: time }
  const sure = proofs.length === 0 ? '' : `, making sure ${joinNames(proofs)}`
  return {
    lasts,
    time,
    until: `,${until}`,
    ending: either(
      `${time},${until}`,
      `${until}, ${lasts}`,
      `${time}${sign === '' ? '' : `, ${proofs.length === 0 ? 'or ' : ''}until ${sign}`}${sure}`,
      `${until}, ${continues ? '' : 'about '}${lasts}`,
      ` till ${signs}, which takes ${lasts}`,
    ),
  }
}
