import type { Task } from '#kitchen/composer/draft.ts'
import { rangeOf, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { writeCounted, writeDegrees } from '#kitchen/composer/grammar/ru/measures.ts'
import { namesOfItems } from '#kitchen/composer/grammar/ru/names.ts'
import { cueWords, otherCueWords } from '#kitchen/composer/grammar/ru/words.ts'
import {
  cueBesideProofs,
  groupedProofsOf,
  type ProofWords,
  safeInsideTemperatures,
  type TimeAndSign,
} from '#kitchen/composer/grammar/signs.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A duration range: "5–7 минут", "1 минуту", "8 часов". */
function writeDuration(minutes: Minutes): string {
  const hours = wholeHoursOf(minutes)
  if (hours !== null) return `${hours} ${writeCounted(hours, ['час', 'часа', 'часов'])}`
  return `${rangeOf(minutes, '–')} ${writeCounted(minutes[1], ['минуту', 'минуты', 'минут'])}`
}

const wholeCut = (of: string) => `пока внутри ${of} не будет хотя бы ${writeDegrees(safeInsideTemperatures['whole-cut'])}`

/** The words that prove a food safe, with the food in the genitive. */
const proofWords: ProofWords<(of: string) => string> = {
  slow: (of: string) => `до такой мягкости ${of}, чтобы волокна легко разделялись вилкой`,
  byHazard: {
    poultry: (of) => `пока внутри ${of} не будет ${writeDegrees(safeInsideTemperatures.poultry)}`,
    mince: (of) => `до исчезновения розового цвета ${of}, ${writeDegrees(safeInsideTemperatures.mince)} внутри`,
    'whole-cut': wholeCut,
    pork: wholeCut,
    fish: (of) =>
      `пока мякоть ${of} не станет непрозрачной и не начнёт легко расслаиваться, ${writeDegrees(safeInsideTemperatures.fish)} внутри`,
    bivalve: () => 'пока раковины не раскроются (нераскрывшиеся выбросьте)',
    crustacean: (of) => `пока мякоть ${of} не станет непрозрачной и упругой`,
    egg: (of) => `до полного схватывания ${of}, ${writeDegrees(safeInsideTemperatures.egg)} внутри`,
    'dried-bean': (of) => `до полной мягкости ${of} внутри`,
    cassava: (of) => `пока мякоть ${of} не станет совершенно мягкой`,
    'wild-mushroom': (of) => `до полной готовности ${of}`,
    'cooked-rice': (of) => `пока от ${of} не пойдёт горячий пар, ${writeDegrees(safeInsideTemperatures['cooked-rice'])} внутри`,
  },
}

/**
 * Joins signs with commas. A first sign takes a comma only if it is a clause with "Ð¿Ð¾ÐºÐ°". A later clause begins
 * with "Ð°" instead of "Ð¿Ð¾ÐºÐ°".
 */
function joinSigns(signs: readonly string[]): string {
  const firstClause = signs.findIndex((sign) => sign.startsWith('пока '))
  return signs
    .map((sign, at) => (at > firstClause && firstClause >= 0 ? sign.replace(/^пока /, 'а ') : sign))
    .map((sign, at) => (at > 0 || at === firstClause ? `, ${sign}` : ` ${sign}`))
    .join('')
}

/** A duration in the genitive, for use after "около" or "в течение": "1–2 минут", "1 минуты". */
function ofMinutes(minutes: Minutes, from: string, to: string): string {
  const hours = wholeHoursOf(minutes)
  if (hours !== null) return `${from}${hours} ${writeCounted(hours, ['часа', 'часов', 'часов'])}`
  const [least, most] = minutes
  const unit = writeCounted(most, ['минуты', 'минут', 'минут'])
  return least === most ? `${from}${most} ${unit}` : `${from}${least}${to}${most} ${unit}`
}

/**
 * The end of a task, with time and sign in this recipe's order: " 5–7 минут до мягкости", " до мягкости (от 5 до 7
 * минут)".
 */
export function clausesOf(task: Task, context: RecipeContext): TimeAndSign {
  const until = untilClause(task, context)
  if (task.minutes === null) return { lasts: '', time: '', until, ending: until }
  const { either } = context
  const lasts = writeDuration(task.minutes)
  const isRange = task.minutes[0] !== task.minutes[1]
  const told = either(lasts, lasts, lasts, isRange ? ofMinutes(task.minutes, 'от ', ' до ') : lasts, `примерно ${lasts}`)
  const time = ` ${task.continues ? `ещё ${either(lasts, lasts, lasts, isRange ? told : lasts, told)}` : told}`
  if (until === '') return { lasts, time, until, ending: time }
  const sign = until.replace(/^,/, '')
  // After a clause with "пока" a time would seem to belong to its last word.
  const isClause = until.includes('пока ')
  return {
    lasts,
    time,
    until,
    ending: either(
      `${time}${until}`,
      task.proofs.length === 0 && !isClause ? `${until}, ${time.trimStart()}` : `${time}${until}`,
      `${time}${task.proofs.length === 0 ? `,${sign}` : until}`,
      task.proofs.length === 0 ? `${until} (${time.trimStart()})` : `${time}${until}`,
      `${time}${until}`,
    ),
  }
}

/**
 * The sign of doneness and then the proof of safety: " до золотистого цвета, пока внутри курицы не будет 74 °C (165
 * °F)".
 */
function untilClause(task: Task, context: RecipeContext): string {
  const proofs = groupedProofsOf(task, proofWords).map(({ words, items }) => words(namesOfItems('genitive', items, task, context)))
  // The proof for beans already says that they are soft, so "до мягкости" would repeat it.
  const cue = cueBesideProofs(task, true)
  return joinSigns([...(cue === null ? [] : [context.either(cueWords[cue], ...(otherCueWords[cue] ?? []))]), ...proofs])
}
