import { describe, expect, test } from 'vitest'
import { writeVolume } from '#kitchen/composer/grammar/es/measures.ts'
import { agreementOf, nounOf, withArticle } from '#kitchen/composer/grammar/es/names.ts'
import { cueWords } from '#kitchen/composer/grammar/es/words.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

const tender = (...ids: readonly IngredientId[]) => {
  const agreement = agreementOf(ids.map((id) => nounOf(anItem(id), null)))
  return agreement === null ? null : cueWords.tender(agreement)
}

describe('Spanish agreement', () => {
  test('a Spanish adjective takes the gender and number of the cooked food', () => {
    expect(tender('rice')).toBe('que esté tierno')
    expect(tender('cauliflower')).toBe('que esté tierna')
    expect(tender('lentil')).toBe('que estén tiernas')
    expect(tender('lentil', 'cauliflower')).toBe('que estén tiernas')
    expect(tender('lentil', 'rice')).toBe('que estén tiernos')
  })

  test('the Spanish grammar treats "el alga" as feminine', () => {
    expect(tender('wakame')).toBe('que esté tierna')
  })

  test('the Spanish grammar makes no adjective agree with an unknown word', () => {
    expect(agreementOf([{ text: '«zblorp»', isPlural: false, isFeminine: false, isOwnWord: true }])).toBeNull()
  })

  test('a Spanish article follows the number on the list', () => {
    const cauliflower = anItem('cauliflower')
    expect(withArticle(cauliflower, { measure: 'head', amount: 1 })).toBe('la coliflor')
    expect(withArticle(cauliflower, { measure: 'head', amount: 2 })).toBe('las coliflores')
    expect(withArticle(cauliflower, { measure: 'g', amount: 300 })).toBe('la coliflor')
  })

  test('the Spanish grammar puts "de" between a fraction and its measure, but not after a half', () => {
    expect(writeVolume(1.25)).toBe('1/4 de cucharadita')
    expect(writeVolume(2.5)).toBe('1/2 cucharadita')
    expect(writeVolume(80)).toBe('80 ml (1/3 de taza)')
    expect(writeVolume(360)).toBe('360 ml (1 1/2 tazas)')
  })
})
