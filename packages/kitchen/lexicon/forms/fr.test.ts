import { describe, expect, test } from 'vitest'
import type { FrenchForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
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
    expect(ingredientIds.flatMap((id) => faultsOf(lexicon[id].fr).map((fault) => `${id}: ${fault}`))).toEqual([])
  })

  test('the reader reads every French form as its ingredient', () => {
    const strange = ingredientIds.flatMap((id) => {
      const { the, of, one, many } = lexicon[id].fr
      return [the, of, one, many].filter((form) => form !== undefined && !isReadAs(id, form)).map((form) => `${id}: ${form}`)
    })
    expect(strange).toEqual([])
  })

  test('the check of French forms finds a missing elision and a wrong one', () => {
    expect(faultsOf({ the: 'le oignon', of: 'de oignon' })).not.toEqual([])
    expect(faultsOf({ the: "l'haricot", of: "d'haricot" })).not.toEqual([])
  })
})
