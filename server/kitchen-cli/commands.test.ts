import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check, compose, inspect, runLine } from '#server/kitchen-cli/commands.ts'
import { isLong } from '../../tests/how-many.ts'

const aRequest = {
  ingredients: ['chicken', 'tomatoes', 'garlic'],
  mealTypes: ['entrée'],
  dietTypes: ['non-vegetarian'],
  proteins: ['chicken'],
  cuisine: 'Italian',
  searchMode: 'ideas',
  selectedStaples: ['rice', 'cooking oil', 'salt and pepper'],
}
const say = (command: typeof compose, input: unknown) =>
  JSON.parse(runLine(command, typeof input === 'string' ? input : JSON.stringify(input)))

test('the command inspect returns the foods of a phrase and their content', () => {
  expect(say(inspect('en'), 'milk')).toMatchObject({
    text: 'milk',
    ingredients: ['milk'],
    contains: { dairy: 'yes', peanut: 'no' },
    vegan: 'no',
    vegetarian: 'yes',
  })
})

test('a phrase may be plain text, a JSON string, or the text of an object', () => {
  expect(say(inspect('en'), '"milk"')).toMatchObject({ text: 'milk' })
  expect(say(inspect('en'), '{"text":"milk"}')).toMatchObject({ text: 'milk' })
  expect(say(inspect('en'), '"milk')).toMatchObject({ text: '"milk' })
})

test('the command compose returns the same checked recipe for the same seed, with a use for each line', () => {
  const cooked = say(compose, { ...aRequest, seed: 7 })
  expect(cooked.uses).toHaveLength(cooked.recipe.ingredients.length)
  expect(cooked.checks.length).toBeGreaterThan(0)
  expect(say(compose, { ...aRequest, seed: 7 })).toEqual(cooked)
  expect(say(compose, { ...aRequest, seed: '7' })).toEqual(cooked)
})

test('the commands compose and check accept kinds of unknown words', () => {
  const strange = { ...aRequest, ingredients: ['zblorp', 'rice'], proteins: [] }
  const { leftOut } = say(compose, { ...strange, seed: 7 })
  expect(leftOut).toEqual([{ words: 'zblorp', reason: 'unknown', subjects: [] }])
  const request = { ...strange, kinds: { zblorp: 'fish' } }
  const { recipe } = say(compose, { ...request, seed: 7 })
  expect(recipe.ingredients.join()).toContain('zblorp')
  expect(say(check, { request, recipe })).toEqual({ findings: [] })
  expect(say(check, { request: { ...request, allergens: ['shellfish'] }, recipe }).findings).toContainEqual(
    expect.objectContaining({ rule: 'allergen', detail: expect.objectContaining({ words: 'zblorp', certainty: 'unknown' }) }),
  )
})

test('the command check finds nothing in a composed recipe, and the fault in a spoilt one', () => {
  const { recipe } = say(compose, { ...aRequest, seed: 7 })
  expect(say(check, { request: aRequest, recipe })).toEqual({ findings: [] })
  const { findings } = say(check, {
    request: { ...aRequest, allergens: ['dairy'] },
    recipe: { ...recipe, ingredients: [...recipe.ingredients, '100 g butter'] },
  })
  expect(findings.map((finding: { rule: string }) => finding.rule)).toContain('allergen')
})

test.each([
  ['plain text', 'leek', 'bad_json'],
  ['an empty line', '', 'bad_json'],
  ['an incomplete request', {}, 'missing_fields'],
  ['an unknown cuisine', { ...aRequest, cuisine: 'Martian' }, 'bad_request'],
  ['an unknown language', { ...aRequest, language: 'tlh' }, 'bad_request'],
  ['control characters', { ...aRequest, ingredients: ['\u0000'] }, 'bad_text'],
  ['a non-food', { ...aRequest, ingredients: ['bleach'] }, 'not_food'],
  ['a non-food with a kind', { ...aRequest, ingredients: ['bleach'], kinds: { bleach: 'sauce' } }, 'not_food'],
  ['an unknown word', { ...aRequest, ingredients: ['zblorp'] }, 'nothing_known'],
  ['an unknown kind', { ...aRequest, kinds: { zblorp: 'metal' } }, 'bad_request'],
])('the input %s gives an error on its own line', (_, input, code) => {
  expect(say(compose, input)).toEqual({ error: expect.objectContaining({ code, message: expect.stringMatching(/\w/) }) })
})

test('the kitchen command answers each line in order, and prints nothing else to standard output', () => {
  const root = join(import.meta.dirname, '..', '..')
  const run = (args: string[], input: string) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'kitchen.js'), ...args], { input, encoding: 'utf8' })
  // The errors are more than a pipe holds, so the command waits for its reader. A recipe takes ten seconds to come.
  const [request, answer] = isLong() ? [JSON.stringify({ ...aRequest, seed: 1 }), 'recipe'] : ['{}', 'missing_fields']
  const lines = ['{', request, ...Array(1_000).fill('{'), request]
  const { stdout, stderr, status } = run(['compose'], `${lines.join('\n')}\n`)
  expect(status).toBe(0)
  expect(stderr).toBe('')
  expect(stdout.length).toBeGreaterThan(2 ** 16)
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((said) => said.error?.code ?? Object.keys(said)[0]),
  ).toEqual(['bad_json', answer, ...Array(1_000).fill('bad_json'), answer])
  expect(run(['constructor'], '')).toMatchObject({ status: 2, stdout: '' })
  expect(run(['inspect', '--language', 'tlh'], '')).toMatchObject({ status: 2, stdout: '' })
})
