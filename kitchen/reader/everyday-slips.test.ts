import { describe, expect, it } from 'vitest'
import { everydaySlip } from '#kitchen/reader/everyday-slips.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a slip in an everyday Russian word', () => {
  it.each([
    ['сахр', 'sugar'],
    ['хелб', 'bread'],
    ['риис', 'rice'],
    ['кифир', 'kefir'],
    ['молоо', 'milk'],
    ['маянез', 'mayonnaise'],
    ['куриуа', 'chicken'],
    ['шапмиьоны', 'mushroom'],
    ['кетчюп', 'ketchup'],
  ])('is put right and never certain: %s', (typed, ingredient) => {
    const [food, ...others] = readPhrase(typed, 'ru').foods
    expect(others).toEqual([])
    expect([food?.ingredient, food?.known]).toEqual([ingredient, 'misspelt'])
    expect(Object.values(food?.contains ?? { none: 'no' })).not.toContain('no')
  })

  it.each(['крис', 'салон', 'кафе', 'кроваткой', 'парковка', 'песенку', 'картинки', 'партизаны', 'куница', 'карточкой', 'трек', 'бетона'])(
    'is none where the word is another one, in whatever case: %s',
    (word) => {
      expect(everydaySlip(word, 'ru')).toBeNull()
      expect(readPhrase(word, 'ru').foods).toEqual([])
    },
  )

  it.each(['риск', 'сы', 'хлпц', 'ванвфы'])('is none where too little or too much is different: %s', (word) => {
    expect(everydaySlip(word, 'ru')).toBeNull()
  })
})
