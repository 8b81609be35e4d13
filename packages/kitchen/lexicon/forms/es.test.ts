import { describe, expect, test } from 'vitest'
import type { SpanishForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** What is wrong with a form's article or number. */
function faultsOf({ the, one, many }: SpanishForms): string[] {
  const [, article = '', noun = ''] = /^(el|la|los|las) (.+)$/.exec(the) ?? []
  const head = noun.split(' ')[0] ?? ''
  const faults: string[] = []
  if (article === '') faults.push(`no article: ${the}`)
  if (
    /^(?:los|las)$/.test(article) &&
    !head.endsWith('s') &&
    head !== 'naan' &&
    !/^(?:cinco|fusilli|tagliatelle|tortellini|penne)$/.test(head)
  ) {
    faults.push(`singular after a plural article: ${the}`)
  }
  if (/^la (?:agua|alga|ajo)/.test(the)) faults.push(`article: ${the}`)
  if ((one === undefined) !== (many === undefined)) faults.push(`counted by halves: ${the}`)
  for (const form of [the, one ?? '', many ?? ''])
    if (/ {2}|^ | $/.test(form) || !/^[\p{Script=Latin} -]*$/u.test(form)) faults.push(`letters: ${form}`)
  return faults
}

const isReadAs = (id: IngredientId, form: string) => readPhrase(form, 'es').foods.some(({ ingredient }) => ingredient === id)

describe('Spanish forms', () => {
  test('every ingredient has a Spanish form whose article agrees', () => {
    expect(ingredientIds.flatMap((id) => faultsOf(lexicon[id].es).map((fault) => `${id}: ${fault}`))).toEqual([])
  })

  test('the reader reads every Spanish form as its ingredient', () => {
    const strange = ingredientIds.flatMap((id) => {
      const { the, one, many } = lexicon[id].es
      return [the, one, many].filter((form) => form !== undefined && !isReadAs(id, form)).map((form) => `${id}: ${form}`)
    })
    expect(strange).toEqual([])
  })

  test('the check of Spanish forms finds a wrong article and a missing one', () => {
    expect(faultsOf({ the: 'las zanahoria' })).not.toEqual([])
    expect(faultsOf({ the: 'la agua' })).not.toEqual([])
    expect(faultsOf({ the: 'zanahorias' })).not.toEqual([])
  })
})
