import { amountAtFront, isPreparation } from '#domain/ingredients/preparation.ts'
import { tidyIngredient, withoutTags } from '#domain/ingredients/tidy.ts'
import { limits } from '#domain/limits.ts'

/** Marks between two ingredients beyond doubt. */
const ends = /[;；؛\n\r]+/u

/**
 * Commas in the writing of every language the kitchen reads. They part ingredients, or an ingredient from what is
 * said of it.
 */
const commas = ',，、،'

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】' }

/**
 * Offsets of the commas of a line that are none of a number ("1,5 kg") and stand in no bracket ("(14 oz,
 * drained)").
 */
function commasOf(line: string): number[] {
  const found: number[] = []
  let closing = -1
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at)
    const closer = brackets[letter]
    if (at < closing) continue
    if (closer !== undefined) closing = line.indexOf(closer, at)
    else if (commas.includes(letter) && !isInNumber(line, at)) found.push(at)
  }
  return found
}

/** "1,5", and "1," of which the rest is still being typed. */
function isInNumber(line: string, at: number): boolean {
  return line.charAt(at) === ',' && /\d/u.test(line.charAt(at - 1)) && /^(?:\d|$)/u.test(line.slice(at + 1))
}

const withoutAmount = (tidy: string) => tidy.replace(amountAtFront, '')
const isAmount = (tidy: string) => withoutAmount(tidy) === ''
const hasNumber = (words: string) => /\p{N}/u.test(words)

/** Said of a food they are what is done to it; with an amount before them they are a food: "500 g de haché". */
const foodsByAmount = new Set(['haché', 'râpé', 'picada', 'molida', 'asado'])

/** Whether words still lack their food: "2 lbs boneless", "fresh". */
function lacksFood(words: string): boolean {
  const tidy = tidyIngredient(words)
  const rest = withoutAmount(tidy)
  return rest === '' || isPreparation(tidy) || (isPreparation(rest) && !foodsByAmount.has(rest))
}

interface Part {
  words: string
  /** The comma before it, as it was written. */
  comma: string
}

/**
 * An ingredient with what a part behind it says of it, "diced" or "3 cloves"; null where that is of the next one.
 * `after` is what follows.
 */
function withSaid(before: string, { words: part, comma }: Part, after: Part | undefined): string | null {
  const tidy = tidyIngredient(part)
  const joined = `${before}${comma}${comma === ',' || comma === '،' ? ' ' : ''}${part}`
  if (isPreparation(tidy)) return joined
  if (hasNumber(before) || !hasNumber(part)) return null
  if (isAmount(tidy)) return `${part} ${before}`
  // "2 lbs boneless, skinless chicken thighs" is the next one.
  const isNext = isPreparation(tidyIngredient(after?.words ?? '').split(' ')[0] ?? '')
  return lacksFood(part) && !isNext ? joined : null
}

/** The ingredients of one line, each with what was said of it before and after. */
function ingredientsOf(line: string): string[] {
  const cuts = [-1, ...commasOf(line), line.length]
  const parts = cuts.slice(1).flatMap((end, index): Part[] => {
    const start = cuts[index] ?? -1
    const words = line.slice(start + 1, end).trim()
    return tidyIngredient(words) === '' ? [] : [{ words, comma: line.charAt(start) }]
  })
  const found: string[] = []
  let front = ''
  for (const [index, part] of parts.entries()) {
    const whole = front === '' ? part.words : `${front} ${part.words}`
    const before = found.at(-1)
    const joined = front === '' && before !== undefined ? withSaid(before, part, parts[index + 1]) : null
    if (joined !== null) {
      // What makes an ingredient too long for the list is left out of it.
      if (tidyIngredient(joined).length <= limits.ingredient.longest) found[found.length - 1] = joined
    } else if (lacksFood(whole) && index < parts.length - 1) front = whole
    else {
      found.push(whole)
      front = ''
    }
  }
  return found
}

/**
 * The single ingredients of what was typed or pasted, not yet tidied. What is said of a food stays with it:
 * "tomatoes, diced", "boneless, skinless chicken".
 */
export function splitTyped(text: string): string[] {
  return withoutTags(text).split(ends).flatMap(ingredientsOf)
}

/**
 * Where the last ingredient ends that is finished while more is being typed: the offset of the mark behind it, or
 * -1. `isContinued`: an ingredient of the same line is on the list already, and "diced" is said of that.
 */
export function endOfFinished(typed: string, isContinued: boolean): number {
  const start = Math.max(...[';', '；', '؛'].map((mark) => typed.lastIndexOf(mark))) + 1
  const line = typed.slice(start)
  const end = commasOf(line).findLast((at) => {
    const last = splitTyped(line.slice(0, at)).at(-1)
    if (last === undefined || last.lastIndexOf('(') > last.lastIndexOf(')')) return false
    const tidy = tidyIngredient(last)
    return !lacksFood(last) || (isContinued && start === 0 && (isPreparation(tidy) || isAmount(tidy)))
  })
  if (end !== undefined) return start + end
  return start > 0 && splitTyped(typed.slice(0, start)).length > 0 ? start - 1 : -1
}
