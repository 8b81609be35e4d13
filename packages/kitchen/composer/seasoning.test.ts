import { describe, expect, test } from 'vitest'
import { addCream, mixSauce, pourSauceOver, saltBeforeHeat } from '#kitchen/composer/seasoning.ts'
import { aStove } from '#kitchen/testing/a-stove.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

describe('bottled sauces', () => {
  test('the composer mixes no sauce of salt and vinegar only', () => {
    const dry = aStove([anItem('salt'), anItem('rice-vinegar'), anItem('black-pepper')])
    expect(mixSauce(dry)).toEqual([])
    const glaze = aStove([anItem('soy-sauce'), anItem('rice-vinegar'), anItem('sugar')])
    expect(mixSauce(glaze).map((item) => item.words)).toEqual(['soy-sauce', 'rice-vinegar', 'sugar'])
  })

  test('a sauce of lemon and tahini has no sugar and goes in off the heat', () => {
    const stove = aStove([anItem('lemon'), anItem('tahini'), anItem('sugar', { use: 'staple' })])
    const sauce = mixSauce(stove, { isBoiled: true })
    expect(sauce.map((item) => item.words)).toEqual(['lemon', 'tahini'])
    pourSauceOver(stove, 'wok', sauce)
    expect(stove.draft.tasks.at(-1)).toMatchObject({ verb: 'stir-in', subject: 'dressing', minutes: null, heat: null })
  })

  test('soy sauce boils to a glaze, and lime is kept to squeeze over the dish', () => {
    const stove = aStove([anItem('soy-sauce'), anItem('lime'), anItem('sugar')])
    const sauce = mixSauce(stove, { isBoiled: true })
    expect(sauce.map((item) => item.words)).toEqual(['soy-sauce', 'sugar'])
    pourSauceOver(stove, 'wok', sauce)
    expect(stove.draft.tasks.at(-1)).toMatchObject({ verb: 'pour-over', cue: 'syrupy' })
    expect(stove.table.see((item) => item.words === 'lime').length).toBe(1)
  })

  test('fresh meat is salted before the heat, cured meat is not salted, and some salt is kept for the end', () => {
    const stove = aStove([anItem('beef'), anItem('bacon'), anItem('salt')])
    saltBeforeHeat(
      stove,
      stove.table.see((item) => item.class !== 'salt'),
    )
    expect(stove.draft.tasks[0]?.and.map((item) => item.words)).toEqual(['beef'])
    expect(stove.table.see((item) => item.class === 'salt').length).toBe(1)
  })
})

describe('cream sauces', () => {
  const pouredOf = (stove: ReturnType<typeof aStove>) => {
    addCream(stove, 'frying-pan')
    return stove.draft.tasks[0]
  }

  test('cream is reduced until it thickens', () => {
    for (const id of ['cream', 'creme-fraiche'] as const)
      expect(pouredOf(aStove([anItem(id)]))).toMatchObject({ verb: 'pour-in', minutes: [2, 3], cue: 'thickened' })
  })

  test('sour cream, coconut milk, milk and the cream in a soup are only warmed', () => {
    for (const id of ['sour-cream', 'coconut-milk', 'milk'] as const) expect(pouredOf(aStove([anItem(id)]))?.cue).toBe('heated')
    expect(pouredOf(aStove([anItem('cream'), anItem('milk')]))?.cue).toBe('heated')
    expect(pouredOf(aStove([anItem('cream')], { mealType: 'soup' }))?.cue).toBe('heated')
  })
})
