import { describe, expect, test } from 'vitest'
import { frenchForms } from '#kitchen/lexicon/forms/fr.ts'
import type { FrenchForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, ingredientIds, isIngredientId } from '#kitchen/lexicon/lexicon.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** Words that begin with a vowel letter or an h and are never elided. */
const neverElided = /^(?:haricot|houmous|homard|hareng|harissa|halloumi|haché|haut)/u

const startsWithVowel = (noun: string) => /^[aeiouhàâäéèêëîïôöùûüœ]/iu.test(noun) && !neverElided.test(noun)

/** What is wrong with a form's article or its "de". */
function faultsOf({ the, of, one, many }: FrenchForms): string[] {
  const noun = the.replace(/^(?:les |le |la |l')/u, '')
  const faults: string[] = []
  if (noun === the) faults.push(`no article: ${the}`)
  if (/^l[ea] /u.test(the) && startsWithVowel(noun)) faults.push(`not elided: ${the}`)
  if (the.startsWith("l'") && !startsWithVowel(noun)) faults.push(`elided: ${the}`)
  if (of !== (startsWithVowel(noun) ? `d'${noun}` : `de ${noun}`)) faults.push(`of: ${of}`)
  for (const form of [the, of, one ?? '', many ?? '']) {
    if (/ {2}|^ | $|’/u.test(form) || !/^[\p{Script=Latin}' -]*$/u.test(form)) faults.push(`letters: ${form}`)
  }
  if ((one === undefined) !== (many === undefined)) faults.push(`counted by halves: ${the}`)
  return faults
}

const isReadAs = (id: IngredientId, form: string) => readPhrase(form, 'fr').foods.some(({ ingredient }) => ingredient === id)

describe('French forms', () => {
  test('every ingredient has a French form whose article agrees with the next sound', () => {
    expect(ingredientIds.filter((id) => !(id in frenchForms))).toEqual([])
    expect(Object.values(frenchForms).flatMap(faultsOf)).toEqual([])
  })

  test('the reader reads every French form as its ingredient', () => {
    const strange = Object.entries(frenchForms).flatMap(([id, { the, of, one, many }]) =>
      [the, of, one, many].filter((form) => form !== undefined && isIngredientId(id) && !isReadAs(id, form)),
    )
    expect(strange).toEqual([])
  })

  test('the check of French forms finds a missing elision and a wrong one', () => {
    expect(faultsOf({ the: 'le oignon', of: 'de oignon' })).not.toEqual([])
    expect(faultsOf({ the: "l'haricot", of: "d'haricot" })).not.toEqual([])
  })
})
