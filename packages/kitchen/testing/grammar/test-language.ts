import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Measure } from '#kitchen/recipe.ts'
import type { WriteTask } from '#kitchen/testing/grammar/a-sentence.ts'

/** An ingredient line; a measure of null is unknown. */
export interface Line {
  text: string
  measure: Measure | null
}

/** A language as the test of all grammars knows it. */
export interface TestLanguage {
  /** The English name of the language. */
  name: string
  writeSentence: WriteTask
  writeLine(line: PlanLine): string
  /** Patterns of errors that no text of the language may contain. */
  flaws: readonly RegExp[]
  /** Removes from a text the correct parts that `flaws` would find. */
  withoutExceptions?(text: string): string
  /** The shape of an ingredient line in grams or millilitres, with its unit, and of a line in any other measure. */
  line: { measured: RegExp; counted: RegExp }
  /** Sentences with one error each, as samples for `flaws`. */
  flawedSentences: readonly string[]
  /** Lines in grams with one error each, as samples for `flaws` and `line.measured`. */
  flawedLines: readonly string[]
}

/** Does the text contain an error? */
export function hasFlaw({ flaws, withoutExceptions }: TestLanguage, text: string): boolean {
  const read = withoutExceptions?.(text) ?? text
  return flaws.some((flaw) => flaw.test(read))
}

/** Does the ingredient line have its name, amount and unit, and no error? */
export function isWholeLine(language: TestLanguage, { text, measure }: Line): boolean {
  const { measured, counted } = language.line
  return (measure === 'g' || measure === 'ml' ? measured : counted).test(text) && !hasFlaw(language, text)
}
