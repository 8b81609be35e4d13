import { amountAtFront, isPreparation } from '@potluck/kitchen/preparation'
import { tidyIngredient, withoutTags } from '#domain/ingredients/tidy.ts'
import { limits } from '#domain/limits.ts'

/** Marks that always separate two ingredients. */
const separators = /[;；؛\n\r]+/u

/**
 * The commas of every language the kitchen reads. A comma separates two ingredients, or an ingredient from its
 * preparation.
 */
const commas = ',，、،'

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】' }

/** The offsets of a line's commas, without those in a number ("1,5 kg") or in brackets ("(14 oz, drained)"). */
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

/** Whether a comma is a decimal comma: "1,5", or "1," at the end of what was typed so far. */
function isInNumber(line: string, at: number): boolean {
  return line.charAt(at) === ',' && /\d/u.test(line.charAt(at - 1)) && /^(?:\d|$)/u.test(line.slice(at + 1))
}

const withoutAmount = (tidy: string) => tidy.replace(amountAtFront, '')
const isAmount = (tidy: string) => withoutAmount(tidy) === ''
const hasNumber = (words: string) => /\p{N}/u.test(words)

/** Words that are a preparation behind a food, but a food after an amount: "500 g de haché". */
const foodsByAmount = new Set(['haché', 'râpé', 'picada', 'molida', 'asado'])

/** Whether words do not name a food yet: "2 lbs boneless", "fresh". */
function lacksFood(words: string): boolean {
  const tidy = tidyIngredient(words)
  const rest = withoutAmount(tidy)
  return rest === '' || isPreparation(tidy) || (isPreparation(rest) && !foodsByAmount.has(rest))
}

interface Part {
  words: string
  /** The comma before the words, as typed. */
  comma: string
}

/**
 * Joins an ingredient with the part behind it, if that is its preparation or amount ("diced", "3 cloves"); null when
 * the part belongs to the next ingredient. `after` is the part after that.
 */
function joinPreparation(before: string, { words: part, comma }: Part, after: Part | undefined): string | null {
  const tidy = tidyIngredient(part)
  const joined = `${before}${comma}${comma === ',' || comma === '،' ? ' ' : ''}${part}`
  if (isPreparation(tidy)) return joined
  if (hasNumber(before) || !hasNumber(part)) return null
  if (isAmount(tidy)) return `${part} ${before}`
  // In "2 lbs boneless, skinless chicken thighs" both parts belong to the next ingredient.
  const isNext = isPreparation(tidyIngredient(after?.words ?? '').split(' ')[0] ?? '')
  return lacksFood(part) && !isNext ? joined : null
}

/** The ingredients of one line, each with the preparations and amounts around it. */
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
    const joined = front === '' && before !== undefined ? joinPreparation(before, part, parts[index + 1]) : null
    if (joined !== null) {
      // A part that makes the ingredient too long for the list is left out.
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
 * Splits a typed or pasted text into ingredients, not tidied yet. A preparation stays with its food: "tomatoes,
 * diced", "boneless, skinless chicken".
 */
export function splitTyped(text: string): string[] {
  return withoutTags(text).split(separators).flatMap(ingredientsOf)
}

/**
 * The offset of the mark behind the last complete ingredient while more is being typed, or -1. `isContinued`: the
 * line's first ingredient is on the list already, so "diced" belongs to it.
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
