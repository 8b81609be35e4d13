import { expect, test } from 'vitest'
import { protectedCheeses } from '#kitchen/reader/kinds/ar/protected-cheeses.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const others = [
  'غرانا بادانو',
  'بارميجيانو ريجيانو',
  'بيكورينو رومانو',
  'أسياغو',
  'كومتيه',
  'روكفور',
  'مانشيغو',
  'إديازابال',
  'ستيلتون',
  'غرويير سويسري',
  'تيت دو موان',
  'غرافييرا',
]

test('the reader finds milk in every European cheese under its Arabic spellings', () => {
  const names = [...protectedCheeses.flatMap((kind) => kind.names), ...others]
  const notSo = names.filter((name) => {
    const { foods, unknown } = readPhrase(name, 'ar')
    return unknown.length > 0 || foods.length !== 1 || foods[0]?.contains.dairy !== 'yes' || foods[0].vegan !== 'no'
  })
  expect(notSo).toEqual([])
  expect(names.length).toBeGreaterThan(45)
})
