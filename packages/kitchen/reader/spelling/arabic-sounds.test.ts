import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { wordThatSoundsLike } from '#kitchen/reader/spelling/arabic-sounds.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

const read = (text: string) => readPhrase(text, 'ar')

describe('foreign names in Arabic letters', () => {
  test.each(['جورجونزولا', 'غورغونزولا', 'قورقونزولا', 'كورغونزولا'])('the reader finds gorgonzola in any Arabic spelling: %s', (name) => {
    expect(read(name).foods.map(({ contains }) => contains.dairy)).toEqual(['yes'])
    expect(read(name).unknown).toEqual([])
  })

  test('the reader finds a mushroom and a sausage with other vowels: بورتوبيللو', () => {
    expect(read('بورتوبيللو').foods[0]?.contains.mushroom).toBe('yes')
    expect(read('مرتاديلا').foods[0]?.vegetarian).toBe('no')
  })

  test('the reader guesses no food for an Arabic word with a short root', () => {
    for (const word of ['مصباح', 'ملعقة', 'قصدير', 'مكتبة']) expect(read(word).foods).toEqual([])
  })
})

describe('Arabic lines', () => {
  test('the reader finds the food of an Arabic line and not its measure', () => {
    for (const line of ['حمص علبتان زنة 400 غ', 'حمص 240 غ لكل علبة', 'حمص بوزن 400 غ']) {
      expect(read(line).foods.map(({ ingredient }) => ingredient)).toEqual(['chickpea'])
      expect(read(line).unknown).toEqual([])
    }
  })

  test('the reader finds salt and pepper in الملح والفلفل الأسود', () => {
    expect(read('الملح والفلفل الأسود').foods.map(({ ingredient }) => ingredient)).toEqual(['salt', 'black-pepper'])
  })

  test('the reader does not read cleaned shrimp as a detergent: جمبري مقشر ومنظف', () => {
    expect(read('جمبري مقشر ومنظف').foods.map(({ ingredient }) => ingredient)).toEqual(['shrimp'])
    expect(read('جمبري مقشر ومنظف').notFood).toEqual([])
  })

  test('the reader reads carmine under each Arabic name as an animal product', () => {
    for (const name of ['كارمين', 'قرمز', 'كوشنيل']) expect(read(name).foods[0]?.vegetarian, name).toBe('no')
  })

  test('the reader reads crab meat and fish meat as seafood: لحم السلطعون', () => {
    for (const name of ['لحم السلطعون', 'لحم السمك', 'لحم الجمبري']) expect(read(name).foods[0]?.pescatarian, name).toBe('yes')
  })
})

test('the reader finds one word of a phrase by its sound: موزريلاا', () => {
  const [token] = tokenise('موتزاريلا')
  expect(token && wordThatSoundsLike({ ...token, text: 'موزريلاا' }, vocabularyOf('ar'))).not.toBeNull()
  expect(token && wordThatSoundsLike({ ...token, text: 'كرسي' }, vocabularyOf('ar'))).toBeNull()
})
