import { describe, expect, test } from 'vitest'
import type { ArabicForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/**
 * Names that are definite without an article, because they hold a proper name or an idafa (noun-noun construct) with
 * one.
 */
const definiteOfThemselves = /(?:بروكسل|سيتشوان|بروفانس|ورسستر|موسى|جوز الهند)$/u

/** What is wrong with a form's article or letters. */
function faultsOf({ the, counter }: ArabicForms): string[] {
  const faults: string[] = []
  if (!/(?:^| )ال/u.test(the) && !definiteOfThemselves.test(the)) faults.push(`indefinite: ${the}`)
  if (/(?:^| )الال/u.test(the)) faults.push(`two articles: ${the}`)
  for (const form of [the, counter ?? 'حبة'])
    if (/ {2}|^ | $/.test(form) || !/^[\p{Script=Arabic} ]+$/u.test(form)) faults.push(`letters: ${form}`)
  return faults
}

const isReadAs = (id: IngredientId, form: string) => readPhrase(form, 'ar').foods.some(({ ingredient }) => ingredient === id)

describe('Arabic forms', () => {
  test('every ingredient has an Arabic form with its article', () => {
    expect(ingredientIds.flatMap((id) => faultsOf(lexicon[id].ar).map((fault) => `${id}: ${fault}`))).toEqual([])
  })

  test('the reader reads every Arabic form as its ingredient', () => {
    const strange = ingredientIds.flatMap((id) => {
      const { the } = lexicon[id].ar
      return isReadAs(id, the) && isReadAs(id, `و${the}`) ? [] : [`${id}: ${the}`]
    })
    expect(strange).toEqual([])
  })

  test('an Arabic name whose first word ends in ة is feminine', () => {
    const wrong = ingredientIds.filter((id) => /^\S+ة(?: |$)/u.test(lexicon[id].ar.list) && lexicon[id].ar.isFeminine !== true)
    expect(wrong).toEqual([])
  })

  test('the check of Arabic forms finds a missing article, a double article and a trailing space', () => {
    expect(faultsOf({ the: 'جزر' })).not.toEqual([])
    expect(faultsOf({ the: 'الالجزر' })).not.toEqual([])
    expect(faultsOf({ the: 'الجزر ' })).not.toEqual([])
  })
})
