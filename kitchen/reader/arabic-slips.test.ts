import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/options.ts'
import { arabicSlip } from '#kitchen/reader/arabic-slips.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'ar').foods.map(({ ingredient }) => ingredient)

describe('a slip of the pen in Arabic', () => {
  it.each([
    ['تفاخ', 'apple'],
    ['حبز', 'bread'],
    ['قستق', 'pistachio'],
    ['عصل', 'honey'],
    ['تعناع', 'mint'],
    ['طماطن', 'tomato'],
    ['بندوؤة', 'tomato'],
    ['باذجنان', 'eggplant'],
    ['قرمبيط', 'cauliflower'],
    ['حموص', 'chickpea'],
    ['قشتة', 'cream'],
    ['بطاتيس', 'potato'],
    ['فلفل أخمر', 'red-bell-pepper'],
    ['فاصوليا حضراء', 'green-beans'],
    ['نص كيلو طما طم', 'tomato'],
  ])('"%s" is %s, and nothing is sure of it', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
    const [food] = readPhrase(typed, 'ar').foods
    expect(allergens.filter((allergen) => food?.contains[allergen] === 'no')).toEqual([])
  })

  it.each(['خبر', 'جبر', 'نوبل', 'سمير', 'غسل', 'قول', 'روح', 'خلال'])('"%s" is a word of its own', (typed) => {
    expect(idsIn(typed)).toEqual([])
  })

  it('is the likelier the more alike two letters are', () => {
    expect(arabicSlip('خليب', 'حليب')).toBe(1)
    expect(arabicSlip('حايب', 'حليب')).toBe(2)
    expect(arabicSlip('صليب', 'حليب')).toBeNull()
  })

  it('is not looked for in a phrase that says how a food is', () => {
    expect(idsIn('تفااح درجة أولى')).toEqual(['apple'])
    expect(readPhrase('بايت من يومين', 'ar').foods).toEqual([])
  })

  it('leaves the maker كالفي apart from the word "in"', () => {
    expect(readPhrase('في', 'ar').foods).toEqual([])
    expect(readPhrase('في عندنا بيض', 'ar').foods.map(({ ingredient }) => ingredient)).toEqual(['egg'])
    expect(readPhrase('مايونيز كالفي', 'ar').foods[0]?.contains.eggs).toBe('yes')
  })
})
