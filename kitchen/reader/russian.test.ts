import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { russianStem, turnedNames } from '#kitchen/reader/russian.ts'

describe('a Russian word', () => {
  it.each([
    'морковь моркови морковью',
    'огурец огурца огурцы огурцами',
    'сливки сливок сливками',
    'индейка индейки индеек',
    'сельдерей сельдерея сельдереем',
    'скумбрия скумбрии скумбрией',
    'яйцо яйца яиц яйцами',
    'ржаной ржаная ржаного ржаную',
    'говяжий говяжья говяжьего говяжьих',
  ])('is one word in every case: %s', (forms) => {
    expect(new Set(forms.split(' ').map(russianStem)).size).toBe(1)
  })

  it.each([
    'сыр сырой',
    'печень печеный печенье',
    'соль соленый соленья',
    'зелень зеленый',
    'варенье вареный вареник',
    'молоко молоки',
    'бурый бура',
    'кале кал',
    'манник маниок',
    'мята мятый',
    'слива сливки',
    'какао как',
  ])('is not made another: %s', (words) => {
    const all = words.split(' ')
    expect(new Set(all.map(russianStem)).size).toBe(all.length)
  })
})

describe('a Russian name', () => {
  it('may have its adjectives behind the noun', () => {
    expect(turnedNames('рисовая мука')).toEqual(['мука рисовая'])
    expect(turnedNames('сок лимона')).toEqual([])
    expect(readPhrase('мука рисовая', 'ru').foods.map(({ ingredient }) => ingredient)).toEqual(['rice-flour'])
  })

  it('of a poison is refused with its adjective on either side', () => {
    expect(readPhrase('сода каустическая', 'ru').notFood).toEqual(['сода каустическая'])
  })

  it('is read with its stress marked', () => {
    expect(readPhrase('Кольра́би', 'ru').foods.map(({ ingredient }) => ingredient)).toEqual(['kohlrabi'])
  })
})

describe('a Russian phrase', () => {
  it.each([
    ['соевый лецитин', 'soybean', 'yes'],
    ['рыба в кляре', 'gluten', 'likely'],
    ['кальмары в панировке', 'gluten', 'yes'],
    ['сыр из кешью', 'dairy', 'no'],
    ['сыр из козьего молока', 'dairy', 'yes'],
    ['устричные грибы', 'shellfish', 'no'],
    ['масло какао', 'dairy', 'no'],
    ['хлеб из гречки', 'gluten', 'no'],
    ['пшеничный крахмал', 'gluten', 'yes'],
  ] as const)('"%s": %s is %s', (phrase, allergen, certainty) => {
    expect(readPhrase(phrase, 'ru').foods.map(({ contains }) => contains[allergen])).toEqual([certainty])
  })

  it('of oil or butter is asked about', () => {
    expect(readPhrase('масло', 'ru').unknown.map(({ didYouMean }) => didYouMean)).toEqual([['butter', 'vegetable-oil']])
  })
})

describe('a Russian line', () => {
  it('of cod liver is fish', () => {
    for (const name of ['печень трески', 'печень минтая']) expect(readPhrase(name, 'ru').foods[0]?.pescatarian, name).toBe('yes')
    expect(readPhrase('говяжья печень', 'ru').foods[0]?.pescatarian).toBe('no')
  })

  it('that says how much is in each tin has no stranger in it', () => {
    const { foods, unknown } = readPhrase('нут: 2 банки по 240 г', 'ru')
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(['chickpea'])
    expect(unknown).toEqual([])
  })
})
