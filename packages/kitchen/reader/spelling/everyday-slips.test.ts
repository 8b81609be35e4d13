import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { everydaySlip } from '#kitchen/reader/spelling/everyday-slips.ts'

describe('slips in everyday Russian words', () => {
  test.each([
    ['сахр', 'sugar'],
    ['хелб', 'bread'],
    ['риис', 'rice'],
    ['кифир', 'kefir'],
    ['молоо', 'milk'],
    ['маянез', 'mayonnaise'],
    ['куриуа', 'chicken'],
    ['шапмиьоны', 'mushroom'],
    ['кетчюп', 'ketchup'],
  ])('the reader corrects a slip in a Russian food and rules out no allergen: %s', (typed, ingredient) => {
    const [food, ...others] = readPhrase(typed, 'ru').foods
    expect(others).toEqual([])
    expect([food?.ingredient, food?.known]).toEqual([ingredient, 'misspelt'])
    expect(Object.values(food?.contains ?? { none: 'no' })).not.toContain('no')
  })

  test.each([
    'крис',
    'салон',
    'кафе',
    'кроваткой',
    'парковка',
    'песенку',
    'картинки',
    'партизаны',
    'куница',
    'карточкой',
    'трек',
    'бетона',
  ])('the reader corrects no Russian word that is a word of its own: %s', (word) => {
    expect(everydaySlip(word, 'ru')).toBeNull()
    expect(readPhrase(word, 'ru').foods).toEqual([])
  })

  test.each(['риск', 'сы', 'хлпц', 'ванвфы'])('the reader corrects no Russian word that is too short or too different: %s', (word) => {
    expect(everydaySlip(word, 'ru')).toBeNull()
  })
})
