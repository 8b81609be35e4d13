import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const read = (text: string) => readPhrase(text, 'ar')

describe('a foreign name in Arabic letters', () => {
  it.each(['جورجونزولا', 'غورغونزولا', 'قورقونزولا', 'كورغونزولا'])('is a cheese in whatever letters it is heard: %s', (name) => {
    expect(read(name).foods.map(({ contains }) => contains.dairy)).toEqual(['yes'])
    expect(read(name).unknown).toEqual([])
  })

  it('is known with other vowels: a truffle is a mushroom, a mortadella meat', () => {
    expect(read('بورتوبيللو').foods[0]?.contains.mushroom).toBe('yes')
    expect(read('مرتاديلا').foods[0]?.vegetarian).toBe('no')
  })

  it('is no guess for an Arabic word of a short root', () => {
    for (const word of ['مصباح', 'ملعقة', 'قصدير', 'مكتبة']) expect(read(word).foods).toEqual([])
  })
})

describe('an Arabic line', () => {
  it('is made of what it names, not of its measure', () => {
    for (const line of ['حمص علبتان زنة 400 غ', 'حمص 240 غ لكل علبة', 'حمص بوزن 400 غ']) {
      expect(read(line).foods.map(({ ingredient }) => ingredient)).toEqual(['chickpea'])
      expect(read(line).unknown).toEqual([])
    }
  })

  it('of salt and pepper has both', () => {
    expect(read('الملح والفلفل الأسود').foods.map(({ ingredient }) => ingredient)).toEqual(['salt', 'black-pepper'])
  })

  it('of shrimp that are cleaned is no detergent', () => {
    expect(read('جمبري مقشر ومنظف').foods.map(({ ingredient }) => ingredient)).toEqual(['shrimp'])
    expect(read('جمبري مقشر ومنظف').notFood).toEqual([])
  })

  it('knows carmine, whatever it is called, as an animal', () => {
    for (const name of ['كارمين', 'قرمز', 'كوشنيل']) expect(read(name).foods[0]?.vegetarian, name).toBe('no')
  })

  it('of meat of the sea has no meat in it', () => {
    for (const name of ['لحم السلطعون', 'لحم السمك', 'لحم الجمبري']) expect(read(name).foods[0]?.pescatarian, name).toBe('yes')
  })
})
