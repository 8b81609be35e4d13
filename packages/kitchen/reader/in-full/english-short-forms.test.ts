import { describe, expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('English short forms and usual misspellings', () => {
  test.each([
    ['cod filets frzn 4', 'cod', 'frozen'],
    ['hadock smkd 2 fillets', 'haddock', 'smoked'],
    ['grn beans 200g frz', 'green-beans', 'frozen'],
    ['400g tin chopd tomatos', 'canned-tomatoes', null],
    ['makerel tin 125g', 'mackerel', 'canned'],
    ['2 tns toona', 'canned-tuna', null],
    ['sirloin stk 8oz', 'beef-steak', null],
    ['egg nudles 3 packs', 'egg-noodles', null],
    ['dried cranberrys', 'dried-cranberry', 'dried'],
  ])('"%s" is read with its form', (text, ingredient, form) => {
    expect(inspectPhrase(text, 'en')).toMatchObject({ ingredients: [ingredient], forms: [form] })
  })

  test('a loaf counts the bread before it, and a cut belongs to the animal in the picture before it', () => {
    expect(inspectPhrase('brown bread 1/2 loaf', 'en').ingredients).toEqual(['whole-wheat-bread'])
    expect(inspectPhrase('🐔 brest x2', 'en').ingredients).toEqual(['chicken-breast'])
  })

  test('a misspelt food is denied nothing, a shortened form is no slip', () => {
    expect(readPhrase('2 cod filets frozin', 'en').foods[0]).toMatchObject({ known: 'misspelt', contains: { dairy: 'unknown' } })
    expect(readPhrase('cod frzn', 'en').foods[0]).toMatchObject({ known: 'whole', contains: { dairy: 'no' } })
  })

  test('a word with an accent and an exact name of another language stay as they are', () => {
    expect(readPhrase('chikén', 'en').foods).toEqual([])
    expect(inspectPhrase('creme fraiche', 'en').english).toEqual(['crème fraîche'])
  })
})
