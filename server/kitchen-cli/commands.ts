import { checkRecipe } from '@potluck/kitchen/check'
import { cook } from '@potluck/kitchen/cook'
import { inspectPhrase } from '@potluck/kitchen/inspect'
import { LeftOut } from '@potluck/kitchen/judgement'
import type { Language } from '@potluck/kitchen/options'
import { Recipe } from '@potluck/kitchen/recipe'
import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { GenerateInput } from '#domain/recipes/api.ts'
import { RecipeRequest } from '#domain/recipes/request.ts'
import { problems } from '#locales/en/problems.ts'
import { assertPlainText } from '#server/http/body.ts'
import { canReadWith } from '#server/kitchen.ts'
import { assertComplete, toRecipeRequest } from '#server/recipes/request.ts'

/** Turns a line of input into a line of output. */
export type Command = (line: string) => unknown

const Compose = z.extend(GenerateInput, { seed: z.optional(z.union([z.string(), z.number()])) })
const Check = z.object({ request: RecipeRequest, recipe: Recipe, leftOut: z._default(z.array(LeftOut), []) })
const Phrase = z.union([z.string(), z.object({ text: z.string() })])

/** Shows how the reader reads a phrase. A line is plain text, a JSON string, or an object with `text`. */
export function inspect(language: Language): Command {
  return (line) => inspectPhrase(phraseIn(line), language)
}

/** Cooks a generate-recipe payload with a `seed`: answers the checked recipe, or why there is none. */
export const compose: Command = (line) => {
  const body = parse(line)
  assertPlainText(body)
  assertComplete(body)
  const { seed = '', ...input } = parseWith(Compose, body)
  const cooked = cook(toRecipeRequest(input, { canRead: canReadWith(inspectPhrase) }), String(seed))
  if (cooked.state === 'refused') {
    const words = cooked.reasons.map((reason) => `${reason.words} (${reason.reason})`).join(', ')
    return { error: { code: cooked.code, message: words || cooked.code, reasons: cooked.reasons } }
  }
  const { recipe, checks, uses, leftOut } = cooked
  return { recipe, checks, uses, leftOut }
}

/** Checks a recipe against a request. Answers the findings. */
export const check: Command = (line) => {
  const { request, recipe, leftOut } = parseWith(Check, parse(line))
  return { findings: checkRecipe(request, recipe, leftOut) }
}

/** Runs a command on a line. A failure becomes a JSON error, so that the next line goes on. */
export function runLine(command: Command, line: string): string {
  try {
    return JSON.stringify(command(line))
  } catch (error) {
    if (error instanceof AppError) return JSON.stringify({ error: { code: error.code, message: problems[error.code], ...error.details } })
    return JSON.stringify({ error: { code: 'unexpected_failure', message: error instanceof Error ? error.message : String(error) } })
  }
}

function phraseIn(line: string): string {
  if (!/^\s*["{]/.test(line)) return line
  try {
    const phrase = Phrase.safeParse(JSON.parse(line))
    if (!phrase.success) return line
    return typeof phrase.data === 'string' ? phrase.data : phrase.data.text
  } catch {
    return line
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new AppError('bad_json', {}, { cause })
  }
}

function parseWith<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw new AppError('bad_request', { errors: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`) })
  return parsed.data
}
